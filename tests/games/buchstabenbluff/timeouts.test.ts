import { describe, expect, it } from 'vitest'
import { buchstabenbluff } from '../../../src/games/buchstabenbluff/inside/index'
import { present } from '../../../src/engine/basics/invariant'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Seat } from '../../../src/engine/basics/seat'
import { act, handOf, owed, refusal, scenario, viewOf, type Scene } from './scenario'

function questionOf({ state }: Scene, seat: Seat): ReturnType<typeof buchstabenbluff.question> {
  const decision = buchstabenbluff.toAct(state).find((one) => one.seat === seat)
  return buchstabenbluff.question(state, present(decision, 'the seat is asked'))
}

function runOut(scene: Scene, seat: Seat): void {
  const { state, plan } = scene
  const move = buchstabenbluff.fallback(viewOf(scene, seat), fastRandom('late'))
  buchstabenbluff.play(state, { seat, move, byClock: true }, fastRandom('late'), plan)
}

describe('time', () => {
  it('turnSeconds runs over a whole turn: no draw and no refusal starts it anew', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'], options: { turnSeconds: 120 } })
    const first = questionOf(scene, 0)
    expect(first.clock?.seconds).toBe(120)
    act(scene, 0, 'draw')
    const second = questionOf(scene, 0)
    expect(second.name).not.toBe(first.name)
    expect(second.clock).toEqual(first.clock)
    refusal(scene, 0, 'lay H A U S as Hsau')
    expect(questionOf(scene, 0)).toEqual(second)
    act(scene, 0, 'pass')
    expect(questionOf(scene, 1).clock?.key).not.toBe(first.clock?.key)
  })

  it('turnSeconds may be 60, 120 or 180, and is no limit by default', () => {
    expect(questionOf(scenario({ hands: ['HAUSE', 'EINST'] }), 0).clock).toBeUndefined()
    const spec = buchstabenbluff.optionSpecs.find(({ key }) => key === 'turnSeconds')
    expect(spec).toMatchObject({ default: 'none', steps: [60, 120, 180] })
  })

  it('turnSeconds over: the turn is passed, and drawn cards stay in hand', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'], draw: 'XYZ', options: { turnSeconds: 60 } })
    act(scene, 0, 'draw')
    runOut(scene, 0)
    expect(handOf(scene, 0)).toBe('AEHSUX')
    expect(owed(scene)).toBe('1 turn')
  })

  it('answerSeconds is 30 by default and starts afresh for every word', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH'] })
    act(scene, 0, 'lay H A U S as Haus')
    const { clock, together } = questionOf(scene, 1)
    expect([clock?.seconds, together]).toEqual([30, true])
    act(scene, 1, 'believe')
    expect(questionOf(scene, 2).clock).toEqual(clock)
    act(scene, 2, 'believe')
    act(scene, 1, 'lay E S as es')
    expect(questionOf(scene, 2).clock?.key).not.toBe(clock?.key)
    expect(questionOf(scene, 2).clock?.seconds).toBe(30)
  })

  it('BB-15 weighs the answers to the last word of a match alone, after which nothing can be made good', () => {
    for (const [turn, weight] of [
      [0, undefined],
      [8, undefined],
      [9, 'grave'],
    ] as const) {
      const scene = scenario({ hands: ['HAUSE', 'HAUSE'], turn })
      const seat = turn % 2
      expect(questionOf(scene, seat).weight).toBeUndefined()
      act(scene, seat, 'lay H A U S as Haus')
      expect(questionOf(scene, 1 - seat).weight).toBe(weight)
    }
  })

  it('answerSeconds may be no limit', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'], options: { answerSeconds: 'none' } })
    act(scene, 0, 'lay H A U S as Haus')
    expect(questionOf(scene, 1).clock).toBeUndefined()
    expect(buchstabenbluff.awaited(scene.state, 0)).toEqual({ kind: 'number', number: 1 })
  })

  it('BB-15 believes when the time is out, not to be told from a chosen answer', () => {
    const states = [true, false].map((isLate) => {
      const scene = scenario({ hands: ['HAUNE', 'EINST', 'RATDH'] })
      act(scene, 0, 'lay H A U N as Haus')
      if (isLate) runOut(scene, 1)
      else act(scene, 1, 'believe')
      return JSON.stringify(scene.state)
    })
    expect(states[0]).toBe(states[1])
  })
})
