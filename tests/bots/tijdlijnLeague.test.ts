/** Players that are made to beat the bots of Tijdlijn; `npm run league -- --game tijdlijn` plays the whole league. */
import { describe, expect, it } from 'vitest'
import { present } from '../../src/engine/basics/invariant'
import { layTable, playArena } from '../support/league/arena'
import { PLANNING, SPOILING, surest, type Cards } from '../support/league/tijdlijn/spoiler'
import { TIJDLIJN_LEAGUE } from '../support/league/tijdlijn/league'

const { game, options, contents, bots, exploiters } = TIJDLIJN_LEAGUE
const TARGET = present(bots['easy'], 'the bot is in the league')

/** Certain of a year. */
function sure(year: number): number[] {
  return Array.from({ length: 20 }, () => year)
}

/** As likely before as after a year, by twenty years at most. */
function around(year: number): number[] {
  return Array.from({ length: 40 }, (_, point) => year - 20 + point)
}

describe('the league of Tijdlijn', () => {
  it('has players who play a whole match against what they were made to beat', () => {
    const players = exploiters({ target: TARGET, seats: 2, options, matches: 0, seed: 'x' })
    expect(players.map(({ name }) => name)).toEqual(['spoiler', 'planner'])
    const plan = layTable({ game, options }, 2, contents)
    for (const player of players) {
      const entrants = [player, TARGET]
      const shares = playArena({ game, options, plan, entrants, seed: player.name })
      expect(shares?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    }
  }, 60_000)

  it('spoils the place that another card would have taken, and plans for what gets harder', () => {
    expect(surest(around(1800), [1700, 1900])).toBe(1)
    expect(surest(around(1800), [1700, 1800, 1900])).toBeLessThan(0.6)
    const cards: Cards = {
      own: [
        [1, sure(1800)],
        [2, sure(1500)],
      ],
      others: [[around(1800)]],
      years: [1700, 1900],
    }
    const split = { card: 1, gap: 1, chance: 1, years: [1700, 1800, 1900] }
    const beside = { card: 2, gap: 0, chance: 1, years: [1500, 1700, 1900] }
    expect(SPOILING(split, cards)).toBeGreaterThan(SPOILING(beside, cards))
    const hard = {
      ...cards,
      own: [
        [1, around(1800)],
        [2, sure(1500)],
      ] as const,
    }
    expect(PLANNING(split, hard)).toBeGreaterThan(PLANNING(beside, hard))
  })
})
