/** What was remarkable in a match of Buchstabenbluff. */
import { count, highest, mostOf, tally, type Remark, type RemarkRule } from '../../../engine/remark'
import type { BuchstabenbluffSeen, BuchstabenbluffView, WordView } from './contract'
import { showWord } from './writtenWord'

const KINDS = ['longest', 'bluff', 'nose', 'caught'] as const
type Kind = (typeof KINDS)[number]

const LEAST_LETTERS = 5

function lettersOf({ word }: WordView): number {
  return [...word].length
}

function wordRemark(kind: Kind, word: WordView): Remark<Kind> {
  return { kind, seats: [word.seat], values: { n: lettersOf(word), word: showWord(word.word) } }
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
    const long = honest.filter((word) => lettersOf(word) >= LEAST_LETTERS)
    return [
      ...highest(long.map((word) => wordRemark('longest', word))),
      ...highest(passed.map((word) => wordRemark('bluff', word))),
      ...mostOf('nose', right, 1),
      ...mostOf('caught', caught, 1),
    ]
  },
}
