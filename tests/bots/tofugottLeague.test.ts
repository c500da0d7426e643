/** Players that are made to beat the bots of Tofugott; `npm run league -- --game tofugott` plays the whole league. */
import { describe, expect, it } from 'vitest'
import { present } from '../../src/engine/basics/invariant'
import { layTable, playArena } from '../support/league/arena'
import { shareOf } from '../support/league/league'
import { TOFUGOTT_LEAGUE } from '../support/league/tofugott/league'

const { game, options, contents, bots, exploiters } = TOFUGOTT_LEAGUE
const TARGET = present(bots['easy'], 'the bot is in the league')
const PLAYERS = exploiters({ target: TARGET, seats: 2, options, matches: 0, seed: 'x' })

describe('the league of Tofugott', () => {
  it.each([2, 3])(
    'has players who play a whole match among %i',
    (seats) => {
      expect(PLAYERS.map(({ name }) => name)).toEqual(['reader', 'plain guesser'])
      const plan = layTable({ game, options }, seats, contents)
      for (const player of PLAYERS) {
        const others = Array.from({ length: seats - 1 }, () => TARGET)
        const entrants = [player, ...others]
        const shares = playArena({ game, options, plan, entrants, seed: player.name })
        expect(shares?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      }
    },
    60_000,
  )

  it('has a reader who does not beat a sharp bot of two as he likes: it notices whoever answers against its guesses', () => {
    const reader = present(
      PLAYERS.find(({ name }) => name === 'reader'),
      'one of them',
    )
    const others = present(bots['sharp'], 'the bot is in the league')
    const duel = { league: TOFUGOTT_LEAGUE, one: reader, others, seats: 2 }
    expect(shareOf({ ...duel, matches: 24, seed: 'read' }).mean).toBeLessThan(0.85)
  }, 120_000)

  it('guesses better than an easy bot, who takes everybody for himself', () => {
    const guesser = present(
      PLAYERS.find(({ name }) => name === 'plain guesser'),
      'one of them',
    )
    const duel = { league: TOFUGOTT_LEAGUE, one: guesser, others: TARGET, seats: 2 }
    expect(shareOf({ ...duel, matches: 60, seed: 'short' }).mean).toBeGreaterThan(0.6)
  }, 120_000)
})
