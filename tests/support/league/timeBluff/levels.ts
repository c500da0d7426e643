/** Numbers of players in the league that are no bots of the project (any more). */
import { COUNTER } from '../../../../src/bots/time-bluff/counter'
import { LEVELS, type Level } from '../../../../src/bots/time-bluff/levels'

/** Sharp as it was while its lies stood on tall piles: whoever doubted every pile of twelve cards beat it. */
export const EARLIER_SHARP: Level = {
  remembers: true,
  doubt: {
    model: { honesty: 0.7, weight: 8, lowPiles: 0, lowClosings: 0, sureness: 1 },
    gainPerCard: 0.3,
    gain: 2,
    lossPerCard: 0.8,
    loss: 0.5,
    margin: 0,
    softness: 0,
  },
  lay: {
    doubtChance: 0.33,
    doubtPerCard: -0.03,
    doubtFading: 0,
    doubtClosing: 0.86,
    closingFading: 0,
    doubtOfTruth: 1,
    closingOfTruth: 1,
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
    noiseClosing: 1.1,
  },
}

/** A player of plain rules who counts cards: right when he can, doubts by a hand-set line. */
export const RULE_PLAYER: Level = {
  remembers: true,
  doubt: COUNTER,
  lay: {
    ...LEVELS.solid.lay,
    doubtChance: 0.3,
    caught: 8,
    closing: 8,
    noise: 0.5,
    noiseClosing: 0.5,
  },
}
