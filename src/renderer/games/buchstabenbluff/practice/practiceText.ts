/** What is said to somebody who practises. */
import type {
  PracticeHint,
  PracticeRating,
} from '../../../../games/buchstabenbluff/outside/practice'
import type { Translate } from '../../../wording/translate'

/** How good a word is beside the best, best first: the least share of its value. */
const GRADES = [
  ['best', 1],
  ['strong', 0.8],
  ['fair', 0.5],
  ['start', 0],
] as const

/** A hint as a sentence. */
export function hintText(hint: PracticeHint, t: Translate): string {
  switch (hint.kind) {
    case 'length':
      return t('buchstabenbluffPractice.hint.length', { n: hint.letters })
    case 'beginning':
      return t('buchstabenbluffPractice.hint.beginning', { letter: hint.letter })
    case 'word':
      return t('buchstabenbluffPractice.hint.word', { word: hint.word, n: hint.value })
    case 'none':
      return t('buchstabenbluffPractice.hint.none')
  }
}

/** How a word came to be laid. */
export interface LaidWord {
  /** As it was written. */
  readonly typed: string
  /** The best word had been shown before: no praise for it. */
  readonly isSolved: boolean
}

/** What a word is worth beside the best one, or why it counts nothing. */
export function ratingText(
  rating: PracticeRating,
  { typed, isSolved }: LaidWord,
  t: Translate,
): string {
  if (rating.kind === 'fault') {
    return t(`buchstabenbluffPractice.fault.${rating.fault}`, { word: typed.toUpperCase() })
  }
  const { word, value, best } = rating
  const points = t('buchstabenbluffPractice.rated', { word, value, best })
  if (isSolved) return points
  const share = value / best
  const [grade] = GRADES.find(([, least]) => share >= least) ?? ['start']
  return `${points} ${t(`buchstabenbluffPractice.grade.${grade}`)}`
}
