// Opens the gallery or a sample table, as the address says: ?show=cards or ?game=<id>&show=<moment>&theme=dark&language=de.
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { createI18n } from 'vue-i18n'
import '../../../src/renderer/design/base.css'
import { CATALOGUE } from '../../../src/renderer/wording/catalogue'
import CardGallery from './CardGallery.vue'
import TablePlayground from './TablePlayground.vue'

const asked = new URLSearchParams(location.search)
const root = document.documentElement
for (const name of ['theme', 'contrast', 'text', 'motion']) {
  const value = asked.get(name)
  if (value !== null) root.dataset[name] = value
}
const i18n = createI18n({
  legacy: false,
  locale: asked.get('language') ?? 'de',
  messages: { de: CATALOGUE.de, nl: CATALOGUE.nl, en: CATALOGUE.en },
})
createApp(asked.get('show') === 'cards' ? CardGallery : TablePlayground)
  .use(createPinia())
  .use(i18n)
  .mount('#app')
