/** Players that are made to beat the bots of Die Tafelrunde 2; `npm run league -- --game tafelrunde` plays the whole league. */
import { describe, expect, it } from 'vitest'
import { present } from '../../src/engine/basics/invariant'
import { levelAt, SHARP } from '../../src/bots/tafelrunde/levels'
import { playArena } from '../support/league/arena'
import { fitJudgement } from '../support/league/tafelrunde/habits'
import { TAFELRUNDE_LEAGUE } from '../support/league/tafelrunde/league'

const { game, options, bots, exploiters } = TAFELRUNDE_LEAGUE
const TARGET = present(bots['easy'], 'the bot is in the league')
const TRAINING = { target: TARGET, seats: 2, options, matches: 2, seed: 'watched' }

describe('the league of Die Tafelrunde 2', () => {
  it('has players who play a whole match against what they were made to beat', () => {
    const players = exploiters(TRAINING)
    expect(players.map(({ name }) => name)).toEqual(['habits', 'reader'])
    for (const player of players) {
      const shares = playArena({ game, options, entrants: [player, TARGET], seed: player.name })
      expect(shares?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    }
  }, 120_000)

  it('fits a judgement to what was watched, and to nothing where nothing was', () => {
    const { judgement } = levelAt(SHARP, 2)
    expect(fitJudgement({ ...TRAINING, matches: 0 }, judgement)).toEqual(judgement)
    expect(fitJudgement(TRAINING, judgement)).not.toEqual(judgement)
  }, 60_000)
})
