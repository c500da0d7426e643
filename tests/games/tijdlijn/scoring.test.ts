import { describe, expect, it } from 'vitest'
import type { Options } from '../../../src/engine/options/options'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import { lowestScoreOf, RANKS, rankOf } from '../../../src/games/tijdlijn/outside/ranks'
import { optionContext } from '../../support/match/randomOptions'
import { TIJDLIJN_CONTENTS } from './decks'
import { dealt, endOf, leave, look, play, playOut, scene } from './scenario'

describe('the score of the team', () => {
  it('TL-25 is two for the bottom row, one for slots, less one for every other card', () => {
    const table = scene({
      line: '1500+1500(1550+1550) 1600 1700(1750) 1800',
      players: ['1 2!', '3'],
      discard: '4 5',
      pile: '6 7 8 9',
    })
    expect(look(table).score).toBe(2 * 5 + 3 - 2 - 3 - 4)
  })

  it('TL-26 ranks a score', () => {
    const scores = [-36, -1, 0, 10, 11, 20, 21, 30, 31, 40, 41, 50, 51, 60, 61, 69]
    const twice = RANKS.flatMap((rank) => [rank, rank])
    expect(scores.map(rankOf)).toEqual(twice)
    expect(RANKS.map(lowestScoreOf)).toEqual([-Infinity, 0, 11, 21, 31, 41, 51, 61])
  })

  it('TL-29 ranks the score of 36 cards alone', () => {
    for (const cards of [36, 24, 48] as const) {
      const table = dealt(2, { cards }, {}, 'rank')
      playOut(table, 'rank')
      const outcome = tijdlijn.outcome(table.state)
      expect(outcome?.kind).toBe('team')
      expect(outcome && 'grade' in outcome).toBe(cards === 36)
    }
  })

  it('TL-32 is one score for all seats, whatever it is', () => {
    const table = scene({ line: '1500', players: ['1600', ''] })
    expect(tijdlijn.outcome(table.state)).toBeUndefined()
    play(table, 1600)
    expect(tijdlijn.outcome(table.state)).toEqual({ kind: 'team', score: 3, grade: 'newcomers' })
  })

  it('TL-32 the best score is kept by the number of cards alone, and of the co-operative mode', () => {
    const keyOf = (options: Options): string | undefined => {
      const parsed = tijdlijn.parseOptions(options, optionContext(TIJDLIJN_CONTENTS))
      return parsed.ok ? tijdlijn.bestKey(parsed.value) : 'wrong options'
    }
    expect(keyOf({ cards: 24 })).not.toBe(keyOf({ cards: 36 }))
    expect(keyOf({ cards: 24, rememberStuck: 'off', turnSeconds: 60 })).toBe(keyOf({ cards: 24 }))
    expect(keyOf({ mode: 'competitive' })).toBeUndefined()
  })

  it('TL-32 shows after the match what lay in front of seats', () => {
    const table = scene({ line: '1500(1550) 1600', players: ['1560', '1700'] })
    play(table, 1560)
    expect(endOf(table)).toBe('none-fits')
    expect(look(table).players[1]?.cards[0]?.back?.year).toBe(1700)
  })

  it('TL-31 is none when everybody has left', () => {
    const table = scene({ line: '1500', players: ['1600', '1700'] })
    leave(table, 1)
    leave(table, 0)
    expect(endOf(table)).toBe('deserted')
    expect(tijdlijn.outcome(table.state)).toEqual({ kind: 'none' })
  })
})
