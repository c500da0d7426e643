// Opens the gallery or a sample table, as the address says: ?show=cards or ?show=<moment>&theme=dark&language=de.
import { createApp } from 'vue'
import { createI18n } from 'vue-i18n'
import '../../../src/renderer/design/base.css'
import { table as deTable } from '../../../src/renderer/wording/de/table'
import { timeBluffTable as deGame } from '../../../src/renderer/wording/de/timeBluffTable'
import { table as enTable } from '../../../src/renderer/wording/en/table'
import { timeBluffTable as enGame } from '../../../src/renderer/wording/en/timeBluffTable'
import { table as nlTable } from '../../../src/renderer/wording/nl/table'
import { timeBluffTable as nlGame } from '../../../src/renderer/wording/nl/timeBluffTable'
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
  messages: {
    de: { table: deTable, timeBluffTable: deGame },
    en: { table: enTable, timeBluffTable: enGame },
    nl: { table: nlTable, timeBluffTable: nlGame },
  },
})
createApp(asked.get('show') === 'cards' ? CardGallery : TablePlayground)
  .use(i18n)
  .mount('#app')
