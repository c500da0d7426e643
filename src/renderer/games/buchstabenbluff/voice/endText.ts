/** What was laid in a match that is over, player by player, with every bluff named: the best of it (BB-26). */
import type {
  BuchstabenbluffView,
  ScoreView,
  WordView,
} from '../../../../games/buchstabenbluff/outside/contract'
import type { Seat } from '../../../../engine/basics/seat'
import { formatPoints } from '../../../wording/formatPoints'
import { lineBegin } from '../../../wording/lineBegin'
import { pointsOfWord, wordsOf } from '../score/counting'
import type { Voice } from './voice'

function toldWord(word: WordView, view: BuchstabenbluffView, voice: Voice): string {
  const { judgement, fate } = word
  const isBluff = judgement?.isTrue === false
  const key = isBluff ? (fate === 'bluff' ? 'caught' : 'fooled') : 'honest'
  const named = { word: voice.written(word.word), n: pointsOfWord(word, view) ?? 0 }
  return voice.table(`score.told.${key}`, named)
}

/** Word by word, then doubts and hand: what stands there adds up to the points (BB-27). */
function toldSeat(
  seat: Seat,
  { score, view }: { readonly score: ScoreView; readonly view: BuchstabenbluffView },
  voice: Voice,
): string {
  const { bonus, hand, total } = score
  // As on the podium and in the log.
  const name = lineBegin(voice.name(seat))
  const words = wordsOf(view, seat).map((word) => toldWord(word, view, voice))
  if (words.length === 0 && bonus === 0) {
    return voice.table('score.told.handOnly', { name, total: formatPoints(total) })
  }
  const told = words.length === 0 ? [voice.table('score.told.none')] : words
  const tens = bonus > 0 ? [voice.table('score.told.tens', { n: bonus })] : []
  const parts = [...told, ...tens, voice.table('score.told.hand', { n: formatPoints(-hand) })]
  return voice.table('score.told.of', {
    name,
    // A word and what it came to stay in one line.
    words: parts.map((one) => one.replaceAll(' ', '\u00a0')).join(', '),
    total: formatPoints(total),
  })
}

/** Every word with what it came to, a line for each player; undefined while the match runs, and where nobody laid any. */
export function endText(view: BuchstabenbluffView, voice: Voice): string | undefined {
  const { phase, words } = view
  if (phase.kind !== 'over' || words.length === 0) return undefined
  return phase.scores.map((score, seat) => toldSeat(seat, { score, view }, voice)).join('\n')
}
