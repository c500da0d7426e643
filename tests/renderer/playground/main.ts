// Opens the gallery or a sample table, as the address says: ?show=cards or ?game=<id>&show=<moment>&theme=dark&language=de.
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { LANGUAGES } from '../../../src/engine/language'
import '../../../src/renderer/design/base.css'
import CardGallery from './CardGallery.vue'
import TablePlayground from './TablePlayground.vue'
import { createWording } from '../../../src/renderer/wording/loadWords'

const asked = new URLSearchParams(location.search)
const wished = ['theme', 'text', 'motion'].map((name) => [name, asked.get(name) ?? undefined])
const contrast = asked.get('contrast') === 'more'
localStorage.setItem(
  'stammtisch.settings',
  JSON.stringify({ ...Object.fromEntries(wished), contrast, name: 'Mia' }),
)
const language = LANGUAGES.find((one) => one === asked.get('language')) ?? 'de'
createApp(asked.get('show') === 'cards' ? CardGallery : TablePlayground)
  .use(createPinia())
  .use(await createWording(language))
  .mount('#app')
