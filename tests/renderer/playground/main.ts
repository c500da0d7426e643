// Opens the gallery or a sample table, as the address says: ?show=cards or ?game=<id>&show=<moment>&theme=dark&language=de.
import { createPinia } from 'pinia'
import { createApp, type Component } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import '../../../src/renderer/design/base.css'
import CardGallery from './CardGallery.vue'
import EndPlayground from './EndPlayground.vue'
import { faultsOfTables } from './faultsOfTables'
import TablesPlayground from './TablesPlayground.vue'
import { createWording } from '../../../src/renderer/wording/loadWords'
import { readWish } from './wish'

const asked = new URLSearchParams(location.search)
const PAGES: Readonly<Record<string, Component>> = { cards: CardGallery, end: EndPlayground }
const router = createRouter({
  history: createMemoryHistory(),
  routes: [{ path: '/:rest(.*)*', component: { render: () => undefined } }],
})
createApp(PAGES[asked.get('show') ?? ''] ?? TablesPlayground)
  .use(router)
  .use(createPinia())
  .use(await createWording(readWish(location).language))
  .mount('#app')
// For the browser tests, which cannot import into a page.
Object.assign(window, { faultsOfTables })
