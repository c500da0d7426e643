/** Guards for data from outside, and what simultaneous answers are made of. */
import { describe, expect, it } from 'vitest'
import { firstBy } from '../../src/engine/kit/orders'
import {
  areComplete,
  askMissing,
  missingSeats,
  ownAnswer,
} from '../../src/engine/kit/sealedAnswers'
import { lineOf, listOf, oneOf, optional, wholeNumber } from '../../src/engine/basics/shapes'
import { tafelrunde } from '../../src/games/tafelrunde/inside/index'
import { timeBluff } from '../../src/games/time-bluff/inside/index'

describe('shapes', () => {
  it('take a closed list by value, not by what it looks like', () => {
    const isSide = oneOf(['left', 1])
    expect(['left', 1].every(isSide)).toBe(true)
    expect(['Left', '1', true, undefined, null, ['left']].some(isSide)).toBe(false)
  })

  it('take whole numbers within bounds, and no minus zero', () => {
    const isPlace = wholeNumber(0, 2)
    expect([0, 1, 2].every(isPlace)).toBe(true)
    expect([-0, -1, 3, 0.5, NaN, Infinity, '1', null].some(isPlace)).toBe(false)
  })

  it('take no minus zero for a card, a chest or a seat', () => {
    const wild: readonly unknown[] = [
      { kind: 'lay', place: 1, hidden: -0, open: 1 },
      { kind: 'beam', to: -0, card: 1 },
      { kind: 'layOpen', place: -0, card: 1 },
    ]
    expect(wild.some((move) => timeBluff.parseMove(move).ok)).toBe(false)
    const raids: readonly unknown[] = [
      { kind: 'play', card: -0, colour: 'blue' },
      { kind: 'secure', chests: [-0] },
    ]
    expect(raids.some((move) => tafelrunde.parseMove(move).ok)).toBe(false)
  })

  it('take lists, absent values and lines of text', () => {
    const isPair = listOf(wholeNumber(1, 9), 2)
    expect([[], [1], [1, 9]].every(isPair)).toBe(true)
    expect([[0], [1, 2, 3], '12', { length: 1, 0: 1 }].some(isPair)).toBe(false)
    expect([undefined, 3].every(optional(wholeNumber(1, 9)))).toBe(true)
    expect(optional(wholeNumber(1, 9))(null)).toBe(false)
    const isWord = lineOf(4)
    expect(['wort', 'één', '👩‍🚀👩‍🚀'].every(isWord)).toBe(true)
    expect(['', 'worte', ' wort', 'a\u202eb', 'a\nb', 4].some(isWord)).toBe(false)
  })
})

describe('sealed answers', () => {
  const answers = ['yes', 'missing', 'no', 'missing'] as const

  it('ask whoever has not answered, in the order of the seats', () => {
    expect(missingSeats(answers)).toEqual([1, 3])
    expect(askMissing(answers, 'vote')).toEqual([
      { seat: 1, kind: 'vote' },
      { seat: 3, kind: 'vote' },
    ])
    expect(areComplete(answers)).toBe(false)
    expect(areComplete(['yes', 'no'])).toBe(true)
  })

  it('tell everybody his own answer alone', () => {
    expect([0, 1, 2, 3, 4].map((seat) => ownAnswer(answers, seat))).toEqual([
      'yes',
      undefined,
      'no',
      undefined,
      undefined,
    ])
    expect(ownAnswer(answers, 'spectator')).toBeUndefined()
  })
})

describe('the first by an order', () => {
  it('compares from left to right, and keeps the first among equals', () => {
    const rows = ['b2', 'a9', 'a1', 'a1!']
    const order = (row: string): number[] => [row.charCodeAt(0), Number(row[1])]
    expect(firstBy(rows, order)).toBe('a1')
    expect(firstBy([...rows].reverse(), order)).toBe('a1!')
    expect(firstBy<string>([], order)).toBeUndefined()
  })
})
