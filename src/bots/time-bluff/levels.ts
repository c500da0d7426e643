/** The three levels: how each one weighs, and what each one keeps in mind. */
import type { BotLevel } from '../../protocol/terms'
import type { DoubtTaste } from './doubt'
import type { LayTaste } from './lay'

/** What makes a level. */
export interface Level {
  /** Whether cards that were picked up and seats that were caught are remembered. */
  readonly remembers: boolean
  readonly doubt: DoubtTaste
  readonly lay: LayTaste
}

/** Easy lays right when it can and doubts by its own hand; solid counts what lies open; sharp remembers and weighs who would lie. */
export const LEVELS: Readonly<Record<BotLevel, Level>> = {
  easy: {
    remembers: false,
    doubt: {
      model: { honesty: 0.5, weight: 1000 },
      gainPerCard: 0.5,
      gain: 2,
      lossPerCard: 0.5,
      loss: 1,
      margin: 1.2,
    },
    lay: {
      doubtChance: 0.5,
      doubtPerCard: 0,
      doubtClosing: 0,
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
    },
  },
  solid: {
    remembers: false,
    doubt: {
      model: { honesty: 0.8, weight: 1000 },
      gainPerCard: 0.4,
      gain: 2,
      lossPerCard: 0.7,
      loss: 0.5,
      margin: 0,
    },
    lay: {
      doubtChance: 0.3,
      doubtPerCard: 0,
      doubtClosing: 0.3,
      caughtDoubter: 1,
      caughtDoubterPerCard: 0.5,
      caught: 3,
      caughtPerCard: 1.4,
      closing: 8,
      shed: 1,
      jokerKept: 2,
      follow: 0.3,
      starve: 0,
      noise: 1,
    },
  },
  // Laying: found by random search over matches against solid, rounded. Doubting: wary by hand, so that nobody can bluff for ever.
  sharp: {
    remembers: true,
    doubt: {
      model: { honesty: 0.7, weight: 8 },
      gainPerCard: 0.3,
      gain: 2,
      lossPerCard: 0.8,
      loss: 0.5,
      margin: 0,
    },
    lay: {
      doubtChance: 0.33,
      doubtPerCard: -0.03,
      doubtClosing: 0.53,
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
    },
  },
}
