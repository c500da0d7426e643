/** Checking a finished match, and saying what came out of it. */
import { nextTick, shallowRef, useTemplateRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Outcome } from '../../../engine/contract/outcome'
import type { MatchView } from '../../../protocol/tableViews'
import { fetchRecord } from '../../links/fetchRecord'
import type { RecordNotes } from '../../replay/verifyRecord'
import { useTable } from '../../stores/table'

/** What a check has found. */
export interface Finding {
  /** It is as it should be, something is wrong, or that cannot be said. */
  readonly kind: 'good' | 'bad' | 'open'
  /** The result, in a sentence or two. */
  readonly text: string
  /** What it rests on and how far it goes, for whoever asks; absent: the text says it. */
  readonly why?: string
}

/** A check and its verdict. */
export interface Verdict {
  /** Undefined before the first check. */
  readonly verdict: Readonly<Ref<Finding | undefined>>
  verify(match: MatchView, outcome: Outcome): Promise<void>
}

/** Checks matches of the table one is at; the element with the ref `verdictLine`, where the verdict stands, is brought into sight. */
export function useVerdict(): Verdict {
  const { t } = useI18n()
  const store = useTable()
  const verdict = shallowRef<Finding>()
  const line = useTemplateRef<HTMLElement>('verdictLine')

  function notesOn({ commitment }: MatchView, outcome: Outcome): RecordNotes {
    return { commitment, ...store.notesOn(commitment), outcome }
  }

  /** Who begins a deal again as often as he likes has chosen it after all. */
  function anew({ begunAnew }: RecordNotes): string {
    return begunAnew === undefined ? '' : t('app.play.verifyAnew', { n: begunAnew })
  }

  async function check(match: MatchView, outcome: Outcome): Promise<Finding> {
    const fetched = await fetchRecord(store.fetch, match.number)
    // What is missing proves nothing, neither for the deal nor against it.
    if (!fetched.ok) {
      const text = t('app.play.verifyMissing', { why: t(`app.refusal.${fetched.error}`) })
      return { kind: 'open', text }
    }
    const { areEnough, verifyRecord } = await import('../../replay/verifyRecord')
    const { record, contents } = fetched.value
    const notes = notesOn(match, outcome)
    const fault = verifyRecord(record, contents, notes)
    const why = t('app.play.verifyRests')
    if (fault !== undefined) {
      const text = t('app.play.verifyBad', { why: t(`app.play.verifyWhy.${fault}`) })
      return { kind: 'bad', text }
    }
    const doubt = anew(notes)
    if (!areEnough(notes)) {
      const text = [t('app.play.verifyUnproved'), doubt].filter((part) => part !== '').join(' ')
      return { kind: 'open', text }
    }
    const good = t('app.play.verifyGood')
    return doubt === ''
      ? { kind: 'good', text: good, why }
      : { kind: 'open', text: `${good} ${doubt}`, why }
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
