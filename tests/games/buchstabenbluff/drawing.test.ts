import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { buchstabenbluff } from '../../../src/games/buchstabenbluff/inside/index'
import {
  act,
  announce,
  bonuses,
  giveUp,
  handOf,
  kinds,
  letters,
  owed,
  passToEnd,
  refusal,
  ruleOf,
  scenario,
  viewOf,
} from './scenario'

describe('drawing', () => {
  it('BB-04 goes one at a time and may stop at any number; what is drawn stays in hand', () => {
    const scene = scenario({ hands: ['AAAAA', 'BBBBB'], draw: 'XYZNM' })
    act(scene, 0, 'draw')
    expect(handOf(scene, 0)).toBe('AAAAAX')
    expect(owed(scene)).toBe('0 turn')
    act(scene, 0, 'draw')
    expect(handOf(scene, 0)).toBe('AAAAAXY')
    expect(viewOf(scene, 1).phase).toEqual({ kind: 'turn', drawn: 2 })
    act(scene, 0, 'pass')
    expect(handOf(scene, 0)).toBe('AAAAAXY')
    expect(letters(scene.state.draw)).toBe('MNZ')
    // Counted anew for the next one.
    expect(viewOf(scene, 1).phase).toEqual({ kind: 'turn', drawn: 0 })
  })

  it('BB-04 is for the player in turn alone, and only before he lays', () => {
    const scene = scenario({ hands: ['HAUSE', 'BBBBB', 'CCCCC'] })
    expect(refusal(scene, 1, 'draw')).toBe('not-your-turn')
    act(scene, 0, 'lay H A U S as Haus')
    expect(refusal(scene, 0, 'draw')).toBe('answers-awaited')
    expect(refusal(scene, 1, 'draw')).toBe('answers-awaited')
  })

  it('BB-05 stops at ten cards', () => {
    const scene = scenario({ hands: ['EEEEEEEEE', 'BBBBB'] })
    act(scene, 0, 'draw')
    expect(handOf(scene, 0)).toHaveLength(10)
    expect(refusal(scene, 0, 'draw')).toBe('hand-full')
    expect(ruleOf(scene, 0, 'draw')).toBe('BB-05')
    expect(refusal(scene, 0, 'pass')).toBeUndefined()
  })

  it('BB-21 fills a hand up to five after its word is settled, and no fuller one', () => {
    const scene = scenario({ hands: ['HAUSENMR', 'EINST'], draw: 'XYZQ' })
    announce(scene, 0, 'lay H A U S as Haus')
    expect(handOf(scene, 0)).toBe('EMNRX')
    announce(scene, 1, 'lay E S as es')
    expect(handOf(scene, 1)).toBe('INTYZ')
    const full = scenario({ hands: ['HAUSEINS', 'EINST'] })
    announce(full, 0, 'lay E S as es')
    expect(handOf(full, 0)).toHaveLength(6)
  })

  it('BB-21 draws as many as there are, and after a pass with fewer than five too', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'], draw: 'X' })
    announce(scene, 0, 'lay H A U S as Haus')
    expect(handOf(scene, 0)).toBe('EX')
    const passed = scenario({ hands: ['HAU', 'EINST'], draw: 'XYZ' })
    const events = act(passed, 0, 'pass')
    expect(handOf(passed, 0)).toBe('AHUXY')
    expect(kinds(events)).toEqual(['passed', 'drew', 'drew', 'refilled', 'turnBegan'])
    expect(events[1]).toMatchObject({ seat: 0, cause: 'refill' })
  })

  it('BB-21 may bring bluffed cards back to the hand they came from', () => {
    const scene = scenario({ hands: ['QQQQQ', 'EINST'], draw: '' })
    announce(scene, 0, 'lay Q Q as es', [1])
    expect(handOf(scene, 0)).toBe('QQQQQ')
    expect(scene.state.discards).toEqual([])
    expect(scene.state.reshuffles).toBe(1)
  })

  it('BB-23 refills after the last turn too, and the new cards count', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'], turn: 8, draw: 'XYJQV' })
    announce(scene, 0, 'lay H A U S as Haus')
    expect(handOf(scene, 0)).toBe('EJQXY')
  })

  it('lastRefill off: nobody refills after his own last turn, and drawing at its beginning stays', () => {
    const options = { lastRefill: 'off' }
    const scene = scenario({ hands: ['HAUSE', 'EINST'], turn: 8, draw: 'XYJQV', options })
    act(scene, 0, 'draw')
    announce(scene, 0, 'lay H A U S as Haus')
    expect(handOf(scene, 0)).toBe('EX')
    announce(scene, 1, 'lay E S as es')
    expect(handOf(scene, 1)).toBe('INT')
    const earlier = scenario({ hands: ['HAUSE', 'EINST'], turn: 7, draw: 'XYJQV', options })
    announce(earlier, 1, 'lay E S as es')
    expect(handOf(earlier, 1)).toHaveLength(5)
  })

  it('BB-24 shuffles the discards at the moment a card is to be drawn, for draws of one’s own too', () => {
    const scene = scenario({ hands: ['AAAAA', 'BBBBB'], draw: '', discards: 'XYZ' })
    const events = act(scene, 0, 'draw')
    expect(events[0]).toEqual({ kind: 'reshuffled', count: 3 })
    expect(kinds(events)).toEqual(['reshuffled', 'drew'])
    expect(scene.state.discards).toEqual([])
    expect(scene.state.draw).toHaveLength(2)
    expect(viewOf(scene, 1).reshuffles).toBe(1)
    const last = scenario({ hands: ['AAAAA', 'BBBBB'], draw: 'X', discards: 'YZ' })
    expect(kinds(act(last, 0, 'draw'))).toEqual(['drew'])
    expect(letters(last.state.discards)).toBe('YZ')
  })

  it('BB-24 puts the shuffled discards into every order equally often', () => {
    const { state, plan } = scenario({ hands: ['AAAAA', 'BBBBB'], draw: '', discards: 'XYZ' })
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 600; seed++) {
      const copy = buchstabenbluff.copy(state)
      const move = { kind: 'draw' } as const
      buchstabenbluff.play(copy, { seat: 0, move, byClock: false }, fastRandom(seed), plan)
      const order = `${letters(copy.players[0]?.hand).replaceAll('A', '')} ${letters(copy.draw)}`
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(40)
  })

  it('BB-24 has no draw when both piles are empty, and the scored cards stay where they are', () => {
    const scene = scenario({ hands: ['HAUSE', 'BBBBB'], draw: '' })
    announce(scene, 0, 'lay H A U S as Haus')
    expect(handOf(scene, 0)).toBe('E')
    expect(refusal(scene, 1, 'draw')).toBe('nothing-to-draw')
    expect(ruleOf(scene, 1, 'draw')).toBe('BB-24')
    expect(viewOf(scene, 0).players[0]?.pile).toBe(4)
  })

  it('BB-33 passes for who has fewer than two cards and nothing to draw', () => {
    const scene = scenario({ hands: ['EINST', 'B', 'AAAAA'], draw: '' })
    const events = act(scene, 0, 'pass')
    expect(kinds(events)).toEqual(['passed', 'turnBegan', 'passed', 'turnBegan'])
    expect(events[2]).toEqual({ kind: 'passed', seat: 1, cause: 'forced' })
    expect(owed(scene)).toBe('2 turn')
    expect(viewOf(scene, 1).players[1]?.turnsLeft).toBe(4)
  })

  it('BB-33 leaves him the choice to draw as long as there are cards, and passes after the last one', () => {
    const scene = scenario({ hands: ['EINST', '', 'AAAAA'], draw: 'X' })
    act(scene, 0, 'pass')
    expect(owed(scene)).toBe('1 turn')
    expect([...(buchstabenbluff.legalMoves(viewOf(scene, 1)) ?? [])]).toEqual([
      { kind: 'draw' },
      { kind: 'pass' },
    ])
    expect(refusal(scene, 1, 'lay X as es')).toBe('too-few-cards')
    const events = act(scene, 1, 'draw')
    expect(kinds(events)).toEqual(['drew', 'passed', 'turnBegan'])
    expect(owed(scene)).toBe('2 turn')
  })

  it('BB-33 still asks him for answers to the words of others', () => {
    const scene = scenario({ hands: ['EINST', 'B'], draw: '' })
    act(scene, 0, 'lay E S as es')
    expect(owed(scene)).toBe('1 answer')
    act(scene, 1, 'doubt')
    expect(bonuses(scene)).toEqual([10, 0])
  })

  it('BB-33 ends a match in which nobody can do anything any more', () => {
    const scene = scenario({ hands: ['A', 'BB'], draw: '', turn: 1 })
    const events = act(scene, 1, 'pass')
    expect(kinds(events).slice(0, 3)).toEqual(['passed', 'turnBegan', 'passed'])
    giveUp(scene, 0)
    expect(kinds(passToEnd(scene))).toEqual([])
    expect(viewOf(scene, 1).phase.kind).toBe('over')
  })
})
