/** The title of the window: which page it is, and whether somebody waits for the one who sits before it. */
import { computed, watchEffect } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRoute } from 'vue-router'
import { useTable } from '../stores/table'
import { useTableTitle } from '../wording/useTableTitle'

/** Where a page's title stands in the words; one that is not here has the program's name alone. */
const TITLES: Readonly<Record<string, string>> = {
  table: 'app.lobby.title',
  join: 'app.home.join',
  rules: 'app.home.rules',
  settings: 'app.settings.title',
  about: 'app.about.title',
  practice: 'app.practice.page',
  firstRound: 'app.firstRound.page',
  decks: 'decks.title',
  lookBack: 'app.lookBack.page',
}

/** Keeps the title true as long as the component lives. */
export function usePageTitle(): void {
  const { t } = useI18n({ useScope: 'global' })
  const route = useRoute()
  const store = useTable()
  const titleOf = useTableTitle()

  const page = computed(() => {
    const key = typeof route.name === 'string' ? TITLES[route.name] : undefined
    if (key === undefined) return t('app.name')
    const named = route.name === 'table' ? store.table?.name : undefined
    const title = named === undefined ? t(key) : titleOf(named)
    return `${t('app.name')} · ${title}`
  })
  watchEffect(() => {
    const isAsked = (store.match?.own.length ?? 0) > 0
    document.title = isAsked ? t('app.play.yourTurn', { page: page.value }) : page.value
  })
}
