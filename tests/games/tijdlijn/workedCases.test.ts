/** The worked cases of the rules, as they are written there. */
import { describe, expect, it } from 'vitest'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import { rankOf } from '../../../src/games/tijdlijn/outside/ranks'
import { parsedOptions } from '../../support/match/randomOptions'
import { TIJDLIJN_CONTENTS } from './decks'
import {
  contest,
  endOf,
  frontOf,
  handleOf,
  kindsOf,
  layRight,
  layWrong,
  lineOf,
  look,
  play,
  refusal,
  scene,
  stop,
  type Scene,
} from './scenario'

describe('worked cases', () => {
  it('TL-25 case 1: the printed scoring example has 25 points and the rank Ontwikkelde Eenheid', () => {
    const bottom = [...new Array(15).keys()].map((index) => {
      const year = 1000 + 50 * index
      return index < 8 ? `${String(year)}(${String(year + 25)})` : String(year)
    })
    const discards = [...new Array(10).keys()].map((index) => String(-100 - index))
    const table = scene({
      line: bottom.join(' '),
      players: ['1010! 1020', ''],
      discard: [...discards, '-200:feather/wheel'].join(' '),
    })
    const { line, discard, pile, players } = look(table)
    expect(line.flatMap(({ cards }) => cards)).toHaveLength(15)
    expect(line.flatMap(({ slot }) => slot)).toHaveLength(8)
    expect([discard.length, pile, players[0]?.cards.length]).toEqual([11, 0, 2])
    expect(look(table).score).toBe(25)
    play(table, 1020)
    expect(tijdlijn.outcome(table.state)).toEqual({ kind: 'team', score: 25, grade: 'learned' })
  })

  it('TL-26 case 2: ranks by score', () => {
    expect([-1, 0, 10, 11, 20, 21, 30, 31, 40, 41, 50, 51, 60, 61, 90].map(rankOf)).toEqual([
      'timeless',
      ...['newcomers', 'newcomers', 'able', 'able', 'learned', 'learned', 'veterans', 'veterans'],
      ...['experts', 'experts', 'brilliant', 'brilliant', 'travellers', 'travellers'],
    ])
  })

  it.each([
    [1605, '1492(1648) 1789 1969', 0],
    [1648, '1492(1648+1648) 1789 1969', 1],
    [1789, '1492(1648) 1789+1789 1969', 2],
    [1900, '1492(1648) 1789(1900) 1969', 1],
    [1200, '1200 1492(1648) 1789 1969', 2],
  ])('TL-12 case 3: %i into 1492 (1648) 1789 1969 gives %s', (year, line, points) => {
    const table = scene({ line: '1492(1648) 1789 1969', players: [`${String(year)} 3 4`, ''] })
    const { score = 0 } = look(table)
    play(table, year)
    expect(lineOf(table)).toBe(line)
    // What is placed lies in front no more, where it counted -1.
    expect(look(table).score).toBe(points === 0 ? score : score + points + 1)
    expect(frontOf(table, 0)).toBe(points === 0 ? `${String(year)}! 3 4` : '3 4')
  })

  it.each([1, 2])(
    'TC-03 case 4: a card of 1789 is right on both sides of 1789, place %i',
    (gap) => {
      const table = contest({ line: '1492 1789 1969', players: ['1789 1', '2'], pile: '3 4' })
      const card = handleOf(table, 1789, 0)
      const random = { below: () => 0 }
      const events = tijdlijn.play(
        table.state,
        { seat: 0, move: { kind: 'lay', card, gap }, byClock: false },
        random,
      )
      expect(events[0]).toMatchObject({ kind: 'laid', isRight: true })
    },
  )

  it('TC-08 case 5: two place their last card in the same round: one card each, the others are out', () => {
    const players = ['1', '2 3', '4', '5 6']
    const table = contest({ line: '1500', players, pile: '11 12 13 14 15' })
    layRight(table, 1)
    layWrong(table, 2)
    layRight(table, 4)
    layRight(table, 5)
    expect([0, 1, 2, 3].map((seat) => frontOf(table, seat))).toEqual(['12', '', '13', ''])
    expect(look(table).players.map(({ out }) => out?.round)).toEqual([undefined, 1, undefined, 1])
    expect(endOf(table)).toBe('running')
  })

  it('TL-15 case 6: the one unstuck card does not fit: the end, although a stuck card matches', () => {
    const table = scene({
      line: '1500(1550) 1600',
      players: ['1560 1570!:sun/key 1580!:sun/key 1590!:sun/key', '1'],
      discard: '1:key/sun',
    })
    const card = handleOf(table, 1570, 0)
    expect(refusal(table, { kind: 'discard', card })).toBeUndefined()
    play(table, 1560)
    expect(endOf(table)).toBe('none-fits')
  })

  it('TL-17 case 7: only stuck cards and none matches, while the next seat could discard: the end', () => {
    const table = scene({
      line: '1500(1550) 1600',
      players: ['1700 1800', '1560!:wheel/key', '3:sun/key'],
      discard: '1:key/sun',
    })
    play(table, 1700)
    expect(kindsOf(stop(table))).toEqual(['turnBegun', 'ended'])
    expect(endOf(table)).toBe('no-icon-matches')
  })

  it('TL-29 case 8: six seats with 24 cards are refused', () => {
    const options = parsedOptions(tijdlijn, { cards: 24 }, TIJDLIJN_CONTENTS)
    expect(tijdlijn.seatsWith(options)).toEqual({ min: 1, max: 5, rule: 'TL-29' })
  })

  it('TC-10 case 8: with an empty pile the card just placed wrongly is in the reshuffle', () => {
    const table = contest({ line: '1500', players: ['1600', '2'] })
    const played: Scene = table
    layWrong(played, 1600)
    expect(frontOf(played, 0)).toBe('1600')
  })
})
