/** Why a move is refused, judged from the view alone. */
import type { DecisionKind, WhisperMove, WhisperReason, WhisperView } from './contract'

type Reason = WhisperReason | undefined

/** The rule that stands behind each refusal. */
export const RULE_OF: Readonly<Record<WhisperReason, string>> = {
  'not-seated': 'PG-23',
  'seat-given-up': 'PG-17',
  'match-over': 'PG-23',
  'not-your-turn': 'PG-23',
  'already-whispered': 'PG-09',
  'other-decision-owed': 'PG-23',
  'word-taboo': 'PG-10',
  'word-not-in-list': 'PG-10',
  'thing-not-in-hand': 'PG-15',
  'thing-not-in-row': 'PG-19',
  'no-advice-now': 'PG-19',
  'house-word-known': 'PG-20',
  'house-words-full': 'PG-20',
  'no-photo-yet': 'PG-20',
}

const ANSWERS: Readonly<Record<WhisperMove['kind'], DecisionKind>> = {
  whisper: 'whisper',
  hush: 'whisper',
  draw: 'draw',
  lay: 'lay',
}

/** Things that the listener draws in his turn (PG-14). */
export const DRAWS = 2

/** Why the owner of the view can say and do nothing at this table; undefined if he plays. */
export function checkPresence({ you, players, phase }: WhisperView): Reason {
  if (you === undefined) return 'not-seated'
  if (phase.kind === 'over') return 'match-over'
  return players[you]?.left ? 'seat-given-up' : undefined
}

/** What the owner of the view is asked now (PG-23); undefined if nothing. */
export function decisionOf(view: WhisperView): DecisionKind | undefined {
  const { phase, you, listener } = view
  if (checkPresence(view) !== undefined || phase.kind === 'over') return undefined
  if (phase.kind === 'whispering') return phase.seated?.own ? undefined : 'whisper'
  if (you !== listener) return undefined
  return phase.drawn < DRAWS ? 'draw' : 'lay'
}

function checkIdle({ phase }: WhisperView, move: WhisperMove): Reason {
  const isRepeated = phase.kind === 'whispering' && ANSWERS[move.kind] === 'whisper'
  return isRepeated ? 'already-whispered' : 'not-your-turn'
}

/** Words are compared without capital letters (PG-10). */
export function hasWord(words: readonly string[], word: string): boolean {
  return words.some((one) => one.toLowerCase() === word)
}

/** Why `move` is refused for the owner of `view`; undefined if as far as he can know it is legal. */
export function check(view: WhisperView, move: WhisperMove): Reason {
  const absent = checkPresence(view)
  if (absent) return absent
  const owed = decisionOf(view)
  if (owed === undefined) return checkIdle(view, move)
  if (owed !== ANSWERS[move.kind]) return 'other-decision-owed'
  if (move.kind === 'whisper') {
    return hasWord(view.options.taboo, move.word) ? 'word-taboo' : undefined
  }
  if (move.kind !== 'lay') return undefined
  return view.hand?.some(({ id }) => id === move.thing) ? undefined : 'thing-not-in-hand'
}
