import { describe, expect, it } from 'vitest'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import {
  belongings,
  cards,
  chests,
  eventsOf,
  middle,
  owed,
  refusal,
  run,
  runAndPass,
  scenario,
} from './scenario'

describe('worked cases', () => {
  it('TR-17 case 1: blue 7 and blue 5 played, blue chests of 2 and 3 open: 15', () => {
    const state = scenario({
      players: [{ hand: 'B7 B5R2', open: 'B2 B3' }, { hand: 'R7' }],
      middle: 'R2 Y2',
    })
    const events = runAndPass(state, '0 play B7 blue; 1 pass; 0 play B5R2 blue')
    expect(eventsOf(events, 'strengthsCompared')).toEqual([
      {
        kind: 'strengthsCompared',
        colour: 'blue',
        fighters: [{ seat: 0, cards: cards('B7 B5R2'), chest: 1, strength: 15 }],
      },
    ])
  })

  it('TR-27 case 2: Zork takes 2 + 2 + 2 but not 4 + 3; in addition 4 + 3 but not 4 + 4 + 4', () => {
    const zorked = (open: string, zork: string): ReturnType<typeof scenario> => {
      const players = [{ hand: 'Zork B7', open }, { hand: 'R7' }]
      const state = scenario({ players, middle: 'B3 R3 Y3', options: { zork } })
      run(state, '0 zork; 1 pass; 0 pass')
      return state
    }
    expect(refusal(zorked('B2 R2 Y2', 'instead'), 0, 'secure B2 R2 Y2')).toBeUndefined()
    expect(refusal(zorked('B4 R3', 'instead'), 0, 'secure B4 R3')).toBe('too-many-gems')
    expect(refusal(zorked('B4 R3', 'addition'), 0, 'secure B4 R3')).toBeUndefined()
    expect(refusal(zorked('B4 R4 Y4', 'addition'), 0, 'secure B4 R4 Y4')).toBe('too-many-gems')
  })

  it('TR-23 case 3: a tie sends unprotected chests to the middle and cards to the hands', () => {
    const state = scenario({
      players: [
        { hand: 'B5R2', open: 'B2' },
        { hand: 'B5Y2', open: 'B2' },
        { hand: 'LetzteWarnung B3R4', open: 'B4' },
      ],
      middle: 'B3 R2 Y2',
    })
    const events = run(state, '0 play B5R2 blue; 1 play B5Y2 blue; 2 letzte-warnung blue; 2 pass')
    expect(eventsOf(events, 'colourTied')).toEqual([
      {
        kind: 'colourTied',
        colour: 'blue',
        seats: [0, 1],
        hauls: [
          { from: 0, chests: chests('B2') },
          { from: 1, chests: chests('B2') },
        ],
        kept: [{ from: 2, chests: chests('B4') }],
      },
    ])
    expect(middle(state)).toBe('B2 B2 B3 R2 Y2')
    expect(belongings(state, 0).hand).toContain('B5R2')
    expect(belongings(state, 1).hand).toContain('B5Y2')
    // The chest that stayed is his only one: phase 4 turns it.
    expect(belongings(state, 2)).toMatchObject({ secured: 'B4', open: '' })
  })

  it('TR-05 case 4: one red chest is left open: blue, blue, yellow are revealed and phase 2 starts', () => {
    const state = scenario({
      players: [{ hand: 'B7' }, { hand: 'R7', open: 'R2 R3' }],
      middle: 'B2',
      stack: 'B3 B4 Y2 R4',
    })
    // The only blue chest is taken and secured, and so is one of the two red ones.
    run(state, '0 play B7 blue; 1 pass')
    const events = run(state, '1 secure R3')
    expect(eventsOf(events, 'raidStarted')).toMatchObject([{ revealed: chests('B3 B4 Y2') }])
    expect(middle(state)).toBe('B3 B4 Y2')
    expect(belongings(state, 1).open).toBe('R2')
    expect(owed(state)).toBe('1 play')
  })

  it('TR-07 case 5: nothing to reveal, two colours open: over at once, more hand cards win', () => {
    const state = scenario({
      players: [
        { hand: 'B7 R7', secured: 'R4 Y2', open: 'Y4' },
        { hand: 'R7 Y7 B5R2', secured: 'Y4 B3 B3' },
      ],
      middle: 'B2 R2',
      stack: '',
    })
    const events = run(state, '0 play B7 blue; 1 pass; 0 pass; 0 secure Y4')
    expect(eventsOf(events, 'matchEnded')).toEqual([
      { kind: 'matchEnded', end: 'stack-empty', gems: [10, 10], hands: [3, 5], ranks: [2, 1] },
    ])
    expect([belongings(state, 0).open, middle(state)]).toEqual(['B2', 'R2'])
    expect(tafelrunde.outcome(state)).toEqual({ kind: 'ranking', scores: [10, 10], ranks: [2, 1] })
  })
})
