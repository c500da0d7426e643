/** The sum of a hand on the score sheet of Time Bluff. */
import { describe, expect, it } from 'vitest'
import { CUCKOO, JOKER, VORTEX } from '../../../../src/games/time-bluff/outside/cards'
import { formatHandSum } from '../../../../src/renderer/games/time-bluff/score/handSum'

describe('the sum of a hand', () => {
  it.each([
    [[], ''],
    [[0, 5, 30], '3\u00a0×\u00a01'],
    [[VORTEX, 7, JOKER, 8, CUCKOO], '2\u00a0×\u00a01 + 2\u00a0×\u00a05 + 1\u00a0×\u00a010'],
  ])('TB-92 says how many cards of %j are worth how much', (hand, sum) => {
    expect(formatHandSum(hand)).toBe(sum)
  })
})
