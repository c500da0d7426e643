/** Saving a finished match as a page: everybody for himself once all have agreed, from the record that the host opens to all when the match is over. */
import { computed, ref, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { canonicalJson } from '../../../engine/basics/hash'
import type { Json } from '../../../engine/basics/json'
import type { Language } from '../../../engine/basics/language'
import type { Command } from '../../../protocol/clientMessages'
import type { GameWindow, KeepsakeParts } from '../../games/gameTable'
import { fetchRecord } from '../../links/fetchRecord'
import { saveFile } from '../../links/saveFile'
import { useSettings } from '../../stores/settings'
import { useTable } from '../../stores/table'

/** Who played. */
export type KeepsakePeople = Pick<KeepsakeParts, 'names' | 'isBot'>

/** Saving, and what became of it. */
export interface Keepsake {
  /** Everybody has agreed. */
  readonly isAgreed: ComputedRef<boolean>
  /** Nobody else is there who could vote. */
  readonly isAlone: ComputedRef<boolean>
  /** It can be saved, or put to the vote; not where one only watches before all have agreed, or has agreed already. */
  readonly isOffered: ComputedRef<boolean>
  /** What a press does, as its words are named. */
  readonly act: ComputedRef<'save' | 'propose'>
  /** Why it could not be saved, in words; empty otherwise. */
  readonly problem: Readonly<Ref<string>>
  /** What was saved, in words; empty before. */
  readonly saved: Readonly<Ref<string>>
  /** Saves the match of this number where all have agreed or nobody else is there; otherwise gives what is to be put to the vote for it, if anything. */
  keep(match: number, people: KeepsakePeople): Command | undefined
}

/** Where a language is written as its readers of this program write it: British English. */
function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language
}

/** Saves matches of a game that has pages to keep. */
export function useKeepsake(game: () => GameWindow): Keepsake {
  const { t } = useI18n()
  const store = useTable()
  const { settings } = useSettings()
  const [problem, saved] = [ref(''), ref('')]

  const proposal = computed(() => game().keepsake?.proposal)
  const isIt = (other: Json): boolean => canonicalJson(other) === canonicalJson(proposal.value)
  const isAgreed = computed(
    () => proposal.value !== undefined && (store.table?.adopted ?? []).some(isIt),
  )
  const hasAgreed = computed(() =>
    (store.table?.proposals ?? []).some(
      (open) => isIt(open.proposal) && open.agreed.includes(store.person ?? ''),
    ),
  )
  const wish = computed((): Command | undefined => {
    const { value } = proposal
    const isAsked = store.you !== undefined && !isAgreed.value && !hasAgreed.value
    return isAsked && value !== undefined ? { kind: 'propose', proposal: value } : undefined
  })

  async function pageOf(match: number, people: KeepsakePeople): Promise<string | undefined> {
    const { language } = settings
    const fetched = await fetchRecord(store.fetch, match)
    problem.value = fetched.ok ? '' : t(`app.refusal.${fetched.error}`)
    if (!fetched.ok) return undefined
    const { retell } = await import('../../replay/retell')
    const told = retell(fetched.value.record, fetched.value.contents, language)
    problem.value = told ? '' : t(`${game().words}Table.keepsake.damaged`)
    const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(
      new Date(),
    )
    const parts = { ...people, date, language, t: (key: string, named = {}) => t(key, named) }
    return told && game().keepsake?.page(told, parts)
  }

  async function save(match: number, people: KeepsakePeople): Promise<void> {
    saved.value = ''
    const page = await pageOf(match, people)
    if (page === undefined) return
    const file = `${game().legality.id}-${String(match)}.html`
    saveFile(file, page, 'text/html')
    saved.value = t(`${game().words}Table.keepsake.saved`, { file })
  }
  const isAlone = computed(() => {
    const people = (store.table?.seats ?? []).filter(({ kind }) => kind === 'person')
    return store.you !== undefined && people.length === 1
  })
  return {
    problem,
    saved,
    isAgreed,
    isAlone,
    isOffered: computed(() => isAgreed.value || wish.value !== undefined),
    act: computed(() => (isAgreed.value || isAlone.value ? 'save' : 'propose')),
    keep: (match, people) => {
      if (!isAgreed.value && !isAlone.value) return wish.value
      void save(match, people)
      return undefined
    },
  }
}
