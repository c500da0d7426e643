import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/fastRandom'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import { parsedOptions } from '../../support/randomOptions'

function dealt(seats: number, seed: string) {
  return tijdlijn.deal({ options: parsedOptions(tijdlijn, {}), seats }, fastRandom(seed))
}

function take(state: ReturnType<typeof dealt>, stones: number): void {
  const seat = tijdlijn.toAct(state)[0]?.seat ?? -1
  const move = { kind: 'take', stones } as const
  expect(tijdlijn.check(tijdlijn.view(state, seat), move)).toBeUndefined()
  tijdlijn.play(state, { seat, move })
}

describe('tijdlijn', () => {
  it('TI-01 begins with a seat drawn by lot and goes on clockwise', () => {
    const first = new Set(
      Array.from({ length: 30 }, (_, seed) => tijdlijn.toAct(dealt(3, String(seed)))[0]?.seat),
    )
    expect(first.size).toBe(3)
    const state = dealt(3, 'clockwise')
    const begun = tijdlijn.toAct(state)[0]?.seat ?? 0
    take(state, 1)
    expect(tijdlijn.toAct(state)).toEqual([{ seat: (begun + 1) % 3, kind: 'take' }])
  })

  it('TI-02 takes one to three stones, no more than there are', () => {
    const state = dealt(2, 'stones')
    for (const stones of [3, 3, 3, 3, 1]) take(state, stones)
    const seat = tijdlijn.toAct(state)[0]?.seat ?? 0
    const view = tijdlijn.view(state, seat)
    expect([...tijdlijn.legalMoves(view)].map(({ stones }) => stones)).toEqual([1, 2])
    expect(tijdlijn.check(view, { kind: 'take', stones: 3 })).toBe('too-many-stones')
    expect(tijdlijn.parseMove({ kind: 'take', stones: 4 }).ok).toBe(false)
  })

  it('TI-03 is won by whoever takes the last stone', () => {
    const state = dealt(3, 'last')
    for (const stones of [3, 3, 3, 3]) take(state, stones)
    const last = tijdlijn.toAct(state)[0]?.seat ?? 0
    take(state, 3)
    const ranks = [2, 2, 2]
    ranks[last] = 1
    expect(tijdlijn.outcome(state)).toEqual({ kind: 'ranking', ranks })
  })
})
