/** What was remarkable in a match of Buchstabenbluff. */
import {
  count,
  highest,
  mostOf,
  tally,
  type Remark,
  type RemarkRule,
} from '../../../engine/contract/remark'
import type { BuchstabenbluffSeen, BuchstabenbluffView, WordView } from './contract'
import { showWord } from './writtenWord'

const KINDS = ['longest', 'bluff', 'nose', 'caught'] as const
type Kind = (typeof KINDS)[number]

const LEAST_CARDS = 5
const MOST_SHARING = 3

function wordRemark(kind: Kind, word: WordView): Remark<Kind> {
  return { kind, seats: [word.seat], values: { n: word.count, word: showWord(word.word) } }
}

/** The longest words of all who share it, as they are laid (BB-07), one of each; none where more share it than a line holds. */
function longestOf(words: readonly WordView[]): Remark<Kind>[] {
  const n = Math.max(...words.map((word) => word.count))
  const best = words.filter((word) => word.count === n)
  const first = best.filter(({ seat }, at) => best.findIndex((one) => one.seat === seat) === at)
  if (first.length === 0 || first.length > MOST_SHARING) return []
  const word = first.map((one) => showWord(one.word)).join(', ')
  return [{ kind: 'longest', seats: first.map(({ seat }) => seat), values: { n, word } }]
}

/** The longest word that stood, the longest bluff that nobody doubted, who saw through the most, who was caught most. */
export const remarks: RemarkRule<BuchstabenbluffView, BuchstabenbluffSeen> = {
  kinds: KINDS,
  find({ view: { seats, words } }): readonly Remark<Kind>[] {
    const [right, caught] = [tally(seats), tally(seats)]
    for (const { fate, seat, doubters } of words) {
      if (fate !== 'bluff') continue
      count(caught, seat)
      for (const doubter of doubters) count(right, doubter)
    }
    const honest = words.filter((word) => word.judgement?.isTrue === true)
    const passed = words.filter(
      ({ fate, judgement }) => fate === 'believed' && judgement?.isTrue === false,
    )
    const long = honest.filter((word) => word.count >= LEAST_CARDS)
    return [
      ...longestOf(long),
      ...highest(passed.map((word) => wordRemark('bluff', word))),
      ...mostOf('nose', right, 1),
      ...mostOf('caught', caught, 1),
    ]
  },
}
