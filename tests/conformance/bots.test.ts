/** The bots of every registered game: each level plays legal moves to the end, alone with its kind and among the others, the same for the same seed. */
import { describe, expect, it } from 'vitest'
import { registered, simulateMatch, type SimulatedLevel } from '../../src/cli/simulateMatches'
import { GAME_IDS, type GameId } from '../../src/games/contracts'
import { BOT_LEVELS } from '../../src/protocol/terms'
import { TRIAL_CONTENTS } from '../support/match/trialContents'

const FEW = { playouts: 8, hasTime: () => true }

/** A match of the fewest players; a bot that plays an illegal move makes it fail. */
function play(game: GameId, levels: readonly SimulatedLevel[], number: number) {
  const played = registered(game, TRIAL_CONTENTS[game])
  const seats = played.game.open((rules) => Math.max(2, rules.seats.min))
  const table = { ...played, seats, options: {}, budget: () => FEW }
  return simulateMatch({ ...table, seed: 'levels', levels }, number)
}

describe.each(GAME_IDS)('the bots of %s', (game) => {
  it.each(BOT_LEVELS)(
    'play to the end at every level, the same for the same seed: %s',
    (level) => {
      const first = play(game, [level], 0)
      expect(first.outcome.kind).not.toBe('none')
      expect(play(game, [level], 0).record).toBe(first.record)
    },
    60_000,
  )

  it('play with neighbours of any level', () => {
    BOT_LEVELS.forEach((level, index) => {
      const other = BOT_LEVELS[(index + 1) % BOT_LEVELS.length] ?? level
      expect(play(game, [level, other], index).outcome.kind).not.toBe('none')
    })
  }, 60_000)
})
