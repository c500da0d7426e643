// Opens the gallery or a sample table, as the address says: ?show=cards or ?show=<sample>&theme=dark&language=de.
import { createApp } from 'vue'
import { createI18n } from 'vue-i18n'
import '../../../src/renderer/design/base.css'
import { timeBluffTable } from '../../../src/renderer/wording/de/timeBluffTable'
import CardGallery from './CardGallery.vue'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light'
const i18n = createI18n({ legacy: false, locale: 'de', messages: { de: { timeBluffTable } } })
createApp(CardGallery).use(i18n).mount('#app')
