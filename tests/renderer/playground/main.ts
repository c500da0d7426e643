// Opens the gallery or a sample table, as the address says: ?show=cards or ?game=<id>&show=<moment>&theme=dark&language=de.
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { LANGUAGES } from '../../../src/engine/language'
import '../../../src/renderer/design/base.css'
import CardGallery from './CardGallery.vue'
import TablePlayground from './TablePlayground.vue'
import { createWording } from '../../../src/renderer/wording/loadWords'

const asked = new URLSearchParams(location.search)
const root = document.documentElement
for (const name of ['theme', 'contrast', 'text', 'motion']) {
  const value = asked.get(name)
  if (value !== null) root.dataset[name] = value
}
const language = LANGUAGES.find((one) => one === asked.get('language')) ?? 'de'
createApp(asked.get('show') === 'cards' ? CardGallery : TablePlayground)
  .use(createPinia())
  .use(await createWording(language))
  .mount('#app')
