/** Keys of one's own turn. None of them is a letter that lays or ends anything: a word that misses its field does no harm. */
import { onMounted, onScopeDispose } from 'vue'
import type { BuchstabenbluffView } from '../../../../games/buchstabenbluff/outside/contract'
import { useAheadOfQuestion } from '../../../speech/asking/useAheadOfQuestion'
import { useSettings } from '../../../stores/settings'
import { plainKey } from '../../../table/keys/keys'

/** Draws a card; `useDrawing` answers it. */
export const DRAW_KEY = '+'
const WORD_KEY = 'e'
const PASS_KEY = '0'
const BACK_KEY = 'escape'

/** Tells whether somebody plays by key before his turn has been announced to him; then that is said at once. Whoever has drawn knows that it is his. */
export function useAheadOfTurn(phase: () => BuchstabenbluffView['phase']): () => boolean {
  const isAhead = useAheadOfQuestion()
  return () => {
    const now = phase()
    return now.kind === 'turn' && now.drawn === 0 && isAhead()
  }
}

/** What the keys do. */
export interface TurnKeys {
  /** Leads into the field of the word. */
  readonly word: () => void
  readonly pass: () => void
  /** Says whose turn it is, if that was not said yet, and tells so: no key plays before that. */
  readonly isAhead: () => boolean
  /** Takes back what has only been asked about; tells whether there was anything. */
  readonly back: () => boolean
}

/** Answers the keys as long as the component lives, unless single keys are switched off. */
export function useTurnKeys({ word, pass, isAhead, back }: TurnKeys): void {
  const { settings } = useSettings()
  const acts: Readonly<Record<string, () => void>> = {
    [WORD_KEY]: word,
    [PASS_KEY]: () => {
      if (!isAhead()) pass()
    },
  }
  function onKeydown(event: KeyboardEvent): void {
    const key = plainKey(event) ?? ''
    if (key === BACK_KEY && back()) event.preventDefault()
    const act = acts[key]
    if (!act || !settings.keys || event.repeat) return
    event.preventDefault()
    act()
  }
  onMounted(() => {
    window.addEventListener('keydown', onKeydown)
  })
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKeydown)
  })
}
