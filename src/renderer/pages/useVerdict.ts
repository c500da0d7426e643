/** Checking a finished match, and saying what came out of it. */
import { nextTick, ref, useTemplateRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Outcome } from '../../engine/outcome'
import type { MatchView } from '../../protocol/tableViews'
import { fetchRecord } from '../links/fetchRecord'
import type { RecordNotes } from '../replay/verifyRecord'
import { useTable } from '../stores/table'

/** A check and its verdict. */
export interface Verdict {
  /** In words; empty before the first check. */
  readonly verdict: Readonly<Ref<string>>
  verify(match: MatchView, outcome: Outcome): Promise<void>
}

/** Checks matches of the table one is at; the element with the ref `verdictLine`, where the verdict stands, is brought into sight. */
export function useVerdict(): Verdict {
  const { t } = useI18n()
  const store = useTable()
  const verdict = ref('')
  const line = useTemplateRef<HTMLElement>('verdictLine')

  function notesOn({ commitment }: MatchView, outcome: Outcome): RecordNotes {
    return { commitment, ...store.notesOn(commitment), outcome }
  }

  /** Who begins a deal again as often as he likes has chosen it after all. */
  function anew({ begunAnew }: RecordNotes): string {
    return begunAnew === undefined ? '' : t('app.play.verifyAnew', { n: begunAnew })
  }

  async function check(match: MatchView, outcome: Outcome): Promise<string> {
    const fetched = await fetchRecord(store.fetch, match.number)
    // What is missing proves nothing, neither for the deal nor against it.
    if (!fetched.ok) return t('app.play.verifyMissing', { why: t(`app.refusal.${fetched.error}`) })
    const { verifyRecord } = await import('../replay/verifyRecord')
    const { record, contents } = fetched.value
    const notes = notesOn(match, outcome)
    const fault = verifyRecord(record, contents, notes)
    if (fault === undefined) return [t('app.play.verifyGood'), anew(notes)].join(' ').trim()
    return t('app.play.verifyBad', { why: t(`app.play.verifyWhy.${fault}`) })
  }
  return {
    verdict,
    async verify(match, outcome) {
      verdict.value = await check(match, outcome)
      await nextTick()
      line.value?.scrollIntoView({ block: 'nearest' })
    },
  }
}
