/** The levels: how each one weighs, and what each one keeps in mind. */
import type { BotLevel } from '../../protocol/terms'
import type { DoubtTaste } from './doubt'
import type { LayTaste } from './lay'
import { stylesAt } from './styles'
import { COUNTING } from './truth'

/** What makes a level. */
export interface Level {
  /** Whether cards that were picked up and seats that were caught are remembered. */
  readonly remembers: boolean
  /** Whether it asks before it lays what the others may make of the play; without, it reckons by `lay.doubtChance` and its like. */
  readonly foresees?: boolean
  readonly doubt: DoubtTaste
  readonly lay: LayTaste
  /** What is weighed otherwise at a table of so many seats. */
  readonly atTable?: Readonly<Record<number, Tuning>>
}

/** Numbers that differ from a level's. */
export interface Tuning {
  readonly doubt?: Partial<DoubtTaste>
  readonly lay?: Partial<LayTaste>
}

/** Doubts by what it expects of the styles that others may have; what a caught layer loses, his opponents win in equal parts. */
function mixing(seats: number): Tuning {
  return {
    doubt: {
      model: { ...COUNTING, styles: stylesAt(seats) },
      gainPerCard: 1.1 / (seats - 1),
      gain: 1.5 + 2 / (seats - 1),
      lossPerCard: 1.1,
      loss: 1,
      softness: 0.05,
    },
    lay: { noise: 2 },
  }
}

/**
 * The same of three to five, who lose the whole round by a wrong doubt of last cards: what four won of matches after such doubts says that it
 * costs nearly twice as much a card as another one.
 */
function mixingWithDearLast(seats: number): Tuning {
  const { doubt, ...rest } = mixing(seats)
  return { ...rest, doubt: { ...doubt, lastLossPerCard: 1.9, softness: 0.035 } }
}

/** Gentle hugs its Jokers and doubts too late; easy lays right when it can and doubts by its own hand; solid counts what lies open; sharp remembers and weighs who would lie. */
export const LEVELS: Readonly<Record<BotLevel, Level>> = {
  gentle: {
    remembers: false,
    doubt: {
      model: { honesty: 0.5, weight: 1000, lowPiles: 0, lowClosings: 0, sureness: 1 },
      gainPerCard: 0.5,
      gain: 0,
      lossPerCard: 0.5,
      loss: 3,
      margin: 1.8,
      softness: 0.03,
    },
    lay: {
      doubtChance: 0.5,
      doubtPerCard: 0,
      doubtFading: 0,
      doubtClosing: 0.5,
      closingFading: 0,
      doubtOfTruth: 1,
      closingOfTruth: 1,
      caughtDoubter: 0,
      caughtDoubterPerCard: 0,
      caught: 6,
      caughtPerCard: 0,
      closing: 0,
      shed: 0.2,
      jokerKept: 8,
      follow: 0,
      starve: 0,
      noise: 6,
      noiseClosing: 4,
    },
  },
  easy: {
    remembers: false,
    doubt: {
      model: { honesty: 0.5, weight: 1000, lowPiles: 0, lowClosings: 0, sureness: 1 },
      gainPerCard: 0.5,
      gain: 2,
      lossPerCard: 0.5,
      loss: 1,
      margin: 1.8,
      softness: 0.03,
    },
    lay: {
      doubtChance: 0.5,
      doubtPerCard: 0,
      doubtFading: 0,
      doubtClosing: 0.5,
      closingFading: 0,
      doubtOfTruth: 1,
      closingOfTruth: 1,
      caughtDoubter: 0,
      caughtDoubterPerCard: 0,
      caught: 6,
      caughtPerCard: 0,
      closing: 0,
      shed: 0.2,
      jokerKept: 2,
      follow: 0,
      starve: 0,
      noise: 4,
      noiseClosing: 4,
    },
  },
  solid: {
    remembers: false,
    doubt: {
      model: { honesty: 0.8, weight: 1000, lowPiles: 0, lowClosings: 0, sureness: 1 },
      gainPerCard: 0.4,
      gain: 2,
      lossPerCard: 0.7,
      loss: 0.5,
      margin: 0,
      softness: 0.08,
    },
    lay: {
      doubtChance: 0.3,
      doubtPerCard: 0,
      doubtFading: 0.1,
      doubtClosing: 0.6,
      closingFading: 0,
      doubtOfTruth: 1,
      closingOfTruth: 1,
      caughtDoubter: 1,
      caughtDoubterPerCard: 0.5,
      caught: 4,
      caughtPerCard: 1,
      closing: 8,
      shed: 1,
      jokerKept: 2,
      follow: 0.3,
      starve: 0,
      noise: 2,
      noiseClosing: 3,
    },
  },
  sharp: {
    remembers: true,
    foresees: true,
    doubt: {
      model: { honesty: 0.83, weight: 12, lowPiles: 0.03, lowClosings: 0.3, sureness: 1 },
      gainPerCard: 0.33,
      gain: 2,
      lossPerCard: 1,
      loss: 0.5,
      margin: 0,
      softness: 0.02,
    },
    lay: {
      doubtChance: 0.3,
      doubtPerCard: 0,
      doubtFading: 0.13,
      doubtOfTruth: 0.33,
      doubtClosing: 1.08,
      closingFading: 0.05,
      closingOfTruth: 0.95,
      caughtDoubter: 0.35,
      caughtDoubterPerCard: 0.33,
      caught: 3,
      caughtPerCard: 1.4,
      closing: 17.5,
      shed: 1,
      jokerKept: 1.44,
      follow: 0.26,
      starve: 0.46,
      noise: 1.1,
      noiseClosing: 6,
    },
    atTable: {
      2: mixing(2),
      3: mixingWithDearLast(3),
      4: mixingWithDearLast(4),
      5: mixingWithDearLast(5),
      6: mixing(6),
    },
  },
}

/** The numbers of a level at a table of so many seats. */
export function levelAt(level: Level, seats: number): Level {
  const tuning = level.atTable?.[seats]
  if (!tuning) return level
  return {
    ...level,
    doubt: { ...level.doubt, ...tuning.doubt },
    lay: { ...level.lay, ...tuning.lay },
  }
}
