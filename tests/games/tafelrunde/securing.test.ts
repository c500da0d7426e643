import { describe, expect, it } from 'vitest'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import {
  act,
  belongings,
  chests,
  eventsOf,
  offers,
  owed,
  refusal,
  run,
  runAndPass,
  scenario,
  viewOf,
} from './scenario'

const MIDDLE = 'B4 R4 Y4'

describe('phase 4', () => {
  it('TR-30 makes everybody with an open chest turn exactly one, of his choice', () => {
    const state = scenario({
      players: [{ hand: 'B7', open: 'R2 Y3' }, { hand: 'R7', open: 'B2 B3' }, { hand: 'Y7' }],
      middle: MIDDLE,
    })
    runAndPass(state, '0 play B7 blue; 1 play R7 red; 2 pass')
    expect(owed(state)).toBe('0 secure, 1 secure')
    expect(refusal(state, 0, 'pass')).toBe('other-decision-owed')
    expect(refusal(state, 0, 'secure')).toBe('no-chest-named')
    expect(refusal(state, 0, 'secure R2')).toBe('chest-not-open')
    expect(refusal(state, 0, 'secure B2 B3')).toBe('one-chest-only')
    expect(offers(state, 0)).toEqual(['secure B2', 'secure B3', 'secure B4', 'secure Y3'])
    const events = run(state, '0 secure Y3; 1 secure R4')
    expect(eventsOf(events, 'secured')).toMatchObject([{ seat: 0 }, { seat: 1 }])
    expect(belongings(state, 0)).toMatchObject({ secured: 'Y3', open: 'B2 B3 B4' })
  })

  it('TR-43 names chests by colour and value: equal ones are one choice, in one order', () => {
    const state = scenario({
      players: [{ hand: 'B7', open: 'R2 R2 Y3' }, { hand: 'R7' }],
      middle: MIDDLE,
    })
    runAndPass(state, '0 play B7 blue')
    expect(offers(state, 0)).toEqual(['secure B4', 'secure R2', 'secure Y3'])
    expect(viewOf(state, 1).players[0]?.open).toEqual(chests('B4 R2 R2 Y3'))
    expect(tafelrunde.parseMove({ kind: 'secure', chests: [4, 3] }).ok).toBe(false)
    expect(tafelrunde.parseMove({ kind: 'secure', chests: [9] }).ok).toBe(false)
    act(state, 0, 'secure R2')
    expect(belongings(state, 0).open).toBe('B4 R2 Y3')
  })

  it('TR-43 asks nobody without a chest or with only one possible choice', () => {
    const state = scenario({
      players: [
        { hand: 'B7', open: 'B4' },
        { hand: 'R7', open: 'Y2' },
        { hand: 'Y7' },
        { hand: 'Zork', open: 'R2' },
      ],
      middle: 'R4 Y4',
    })
    const events = runAndPass(state, '0 play B7 blue; 1 pass; 2 pass; 3 zork')
    expect(eventsOf(events, 'secured')).toEqual([
      { kind: 'secured', seat: 0, chests: chests('B4') },
      { kind: 'secured', seat: 1, chests: chests('Y2') },
      { kind: 'secured', seat: 3, chests: chests('R2') },
    ])
    expect(state.raid).toBe(2)
    const equal = scenario({
      players: [{ hand: 'B7', open: 'B4' }, { hand: 'R7' }],
      middle: 'B4 R4 Y4',
    })
    runAndPass(equal, '0 play B7 blue')
    expect(belongings(equal, 0)).toMatchObject({ secured: 'B4', open: 'B4' })
    // Under Zork two equal chests are a choice: one of them, or with 2 + 2 both.
    const zork = scenario({
      players: [{ hand: 'Zork B7', open: 'R2 R2' }, { hand: 'R7' }],
      middle: 'B4 R4 Y4',
    })
    run(zork, '0 zork; 1 pass; 0 pass')
    expect(offers(zork, 0)).toEqual(['secure R2', 'secure R2 R2'])
  })

  it('TR-43 carries all choices out together, and nobody knows one before', () => {
    const state = scenario({
      players: [{ hand: 'B7', open: 'Y3' }, { hand: 'R7', open: 'B2 Y3' }, { hand: 'B2R5' }],
      middle: 'B4 R4 R3 Y4',
      start: 2,
    })
    run(state, '2 play B2R5 red; 0 pass; 1 pass')
    expect(owed(state)).toBe('1 secure, 2 secure')
    const before = JSON.stringify(viewOf(state, 2).players)
    expect(act(state, 1, 'secure B2')).toEqual([])
    expect(JSON.stringify(viewOf(state, 2).players)).toBe(before)
    expect(refusal(state, 1, 'secure Y3')).toBe('chests-already-chosen')
    expect(refusal(state, 0, 'secure B2')).toBe('chests-already-chosen')
    expect(viewOf(state, 1).phase).toMatchObject({ choice: chests('B2'), missing: [2] })
    expect(viewOf(state, 0).phase).toEqual({ kind: 'securing', missing: [2], choice: chests('Y3') })
    expect(viewOf(state, 'spectator').phase).toEqual({ kind: 'securing', missing: [2] })
    const events = act(state, 2, 'secure R4')
    expect(eventsOf(events, 'secured')).toEqual([
      { kind: 'secured', seat: 2, chests: chests('R4') },
      { kind: 'secured', seat: 0, chests: chests('Y3') },
      { kind: 'secured', seat: 1, chests: chests('B2') },
    ])
  })

  it('TR-31 puts secured chests out of reach for ever', () => {
    const state = scenario({
      players: [{ hand: 'B7' }, { hand: 'R7', secured: 'B4 B4' }],
      middle: 'B2 R2 Y2',
    })
    const events = runAndPass(state, '0 play B7 blue')
    expect(eventsOf(events, 'colourWon')).toMatchObject([{ hauls: [{ from: 'middle' }] }])
    expect(belongings(state, 1).secured).toBe('B4 B4')
  })

  it('TR-31 names a chest to everybody when it is turned, then shows only a number to others', () => {
    const state = scenario({
      players: [{ hand: 'B7', secured: 'R4' }, { hand: 'R7' }],
      middle: 'B2 R2 Y2',
    })
    const [secured] = eventsOf(runAndPass(state, '0 play B7 blue'), 'secured')
    if (!secured) throw new Error('a chest was secured')
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(tafelrunde.eventFor(secured, viewer)).toMatchObject({ chests: chests('B2') })
    }
    expect(viewOf(state, 0)).toMatchObject({ secured: chests('B2 R4') })
    expect(viewOf(state, 0).players[0]).toMatchObject({ secured: 2, gems: 6 })
    expect(viewOf(state, 1).players[0]).toMatchObject({ secured: 2 })
    expect(viewOf(state, 1).players[0]).not.toHaveProperty('gems')
    expect(viewOf(state, 'spectator')).not.toHaveProperty('secured')
  })

  it('TR-31 shows all sums with `openGems`, but never which chests', () => {
    const state = scenario({
      players: [
        { hand: 'B7', secured: 'R4 B3' },
        { hand: 'R7', secured: 'Y2' },
      ],
      middle: 'B2 R2 Y2',
      options: { openGems: 'on' },
    })
    for (const viewer of [1, 'spectator'] as const) {
      expect(viewOf(state, viewer).players.map(({ gems }) => gems)).toEqual([7, 2])
      expect(viewOf(state, viewer).players[0]?.secured).toBe(2)
    }
  })
})
