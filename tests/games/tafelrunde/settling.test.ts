import { describe, expect, it } from 'vitest'
import type { TafelrundeEvent } from '../../../src/games/tafelrunde/outside/contract'
import {
  act,
  belongings,
  cards,
  chests,
  eventsOf,
  kinds,
  middle,
  passAll,
  run,
  runAndPass,
  scenario,
} from './scenario'

const OPEN = 'B2 R2 Y2'

function strengths(events: readonly TafelrundeEvent[], colour = 'blue'): (readonly number[])[] {
  return eventsOf(events, 'strengthsCompared')
    .filter((event) => event.colour === colour)
    .flatMap(({ fighters }) => fighters.map(({ seat, strength }) => [seat, strength]))
}

describe('phase 3', () => {
  it('TR-42 gives every unprotected open chest of the colour to the sole strongest', () => {
    const state = scenario({
      players: [
        { hand: 'B7 B5R2' },
        { hand: 'B4R3', open: 'B3 B4 Y4' },
        { hand: 'R7', open: 'B2' },
      ],
      middle: 'B3 R2 Y2',
    })
    const events = runAndPass(state, '0 play B7 blue; 1 play B4R3 blue; 2 pass; 0 play B5R2 blue')
    expect(eventsOf(events, 'strengthsCompared')).toEqual([
      {
        kind: 'strengthsCompared',
        colour: 'blue',
        fighters: [
          { seat: 0, cards: cards('B7 B5R2'), strength: 12 },
          { seat: 1, cards: cards('B4R3'), chest: 2, strength: 8 },
        ],
      },
    ])
    expect(eventsOf(events, 'colourWon')).toEqual([
      {
        kind: 'colourWon',
        colour: 'blue',
        seat: 0,
        hauls: [
          { from: 'middle', chests: chests('B3') },
          { from: 1, chests: chests('B3 B4') },
          { from: 2, chests: chests('B2') },
        ],
        kept: [],
      },
    ])
    expect(eventsOf(events, 'discarded')).toEqual([
      { kind: 'discarded', seat: 0, cards: cards('B7 B5R2') },
    ])
    expect(eventsOf(events, 'returned')).toEqual([
      { kind: 'returned', seat: 1, cards: cards('B4R3') },
    ])
    expect(belongings(state, 0)).toMatchObject({ open: 'B2 B3 B3 B4', discard: 'B7 B5R2' })
    // Seat 1 has nothing left but his yellow chest, which he secures without being asked.
    expect(belongings(state, 1)).toMatchObject({ open: 'Y4', hand: 'B4R3' })
    expect(middle(state)).toBe('R2 Y2')
  })

  it('TR-42 sends the chests to the middle and all cards back when the highest are equal', () => {
    const state = scenario({
      players: [{ hand: 'B7' }, { hand: 'B5R2', open: 'B2' }, { hand: 'R7', open: 'B3 B4' }],
      middle: OPEN,
    })
    const events = runAndPass(state, '0 play B7 blue; 1 play B5R2 blue; 2 pass')
    expect(strengths(events)).toEqual([
      [0, 7],
      [1, 7],
    ])
    expect(eventsOf(events, 'colourTied')).toEqual([
      {
        kind: 'colourTied',
        colour: 'blue',
        seats: [0, 1],
        hauls: [
          { from: 1, chests: chests('B2') },
          { from: 2, chests: chests('B3 B4') },
        ],
        kept: [],
      },
    ])
    expect(middle(state)).toBe('B2 B2 B3 B4 R2 Y2')
    expect(state.players.every(({ discard }) => discard.length === 0)).toBe(true)
    expect(belongings(state, 0).hand).toContain('B7')
    expect(belongings(state, 1).hand).toContain('B5R2')
  })

  it('TR-14 settles blue, red, yellow in this order', () => {
    const state = scenario({
      players: [{ hand: 'Y7 R7' }, { hand: 'B7' }],
      middle: OPEN,
    })
    const events = runAndPass(state, '0 play Y7 yellow; 1 play B7 blue; 0 play R7 red')
    expect(eventsOf(events, 'strengthsCompared').map(({ colour }) => colour)).toEqual([
      'blue',
      'red',
      'yellow',
    ])
  })

  it('TR-15 gives the bonus only together with an own card of the colour', () => {
    const state = scenario({
      players: [{ hand: 'B2R5' }, { hand: 'R7', open: 'B4' }],
      middle: OPEN,
    })
    const events = runAndPass(state, '0 play B2R5 blue')
    expect(strengths(events)).toEqual([[0, 2]])
    expect(belongings(state, 0).open).toBe('B2 B4')
  })

  it('TR-15 lets chests defend themselves with `passiveDefence`, once the colour has been played', () => {
    const options = { passiveDefence: 'on' }
    const players = [{ hand: 'B2R5 R7' }, { hand: 'R4Y3', open: 'B4' }]
    const state = scenario({ players, middle: OPEN, options })
    const events = runAndPass(state, '0 play B2R5 blue; 1 pass')
    expect(eventsOf(events, 'strengthsCompared')).toMatchObject([
      {
        fighters: [
          { seat: 0, strength: 2 },
          { seat: 1, cards: [], chest: 2, strength: 4 },
        ],
      },
    ])
    expect(eventsOf(events, 'colourWon')).toMatchObject([
      { seat: 1, hauls: [{ from: 'middle', chests: chests('B2') }] },
    ])
    expect(eventsOf(events, 'discarded')).toEqual([])
    expect(eventsOf(events, 'returned')).toMatchObject([{ seat: 0 }])
    const tied = scenario({
      players: [{ hand: 'B4R3 R7' }, { hand: 'R4Y3', open: 'B4' }],
      middle: OPEN,
      options,
    })
    const tie = runAndPass(tied, '0 play B4R3 blue; 1 pass')
    expect(eventsOf(tie, 'colourTied')).toMatchObject([{ seats: [0, 1], hauls: [{ from: 1 }] }])
    expect(middle(tied)).toBe('B2 B4 R2 Y2')
  })

  it('TR-16 leaves a colour alone that nobody played, with `passiveDefence` too', () => {
    for (const passiveDefence of ['off', 'on']) {
      const state = scenario({
        players: [
          { hand: 'R7 Y7', open: 'B4 B2' },
          { hand: 'R2Y5', open: 'B4 B2' },
        ],
        middle: OPEN,
        options: { passiveDefence },
      })
      const events = runAndPass(state, '0 play R7 red')
      expect(eventsOf(events, 'colourUnfought').map(({ colour }) => colour)).toEqual([
        'blue',
        'yellow',
      ])
      expect([belongings(state, 0).open, belongings(state, 1).open]).toEqual(['B2 B4 R2', 'B2 B4'])
      expect(middle(state)).toBe('B2 Y2')
    }
  })

  it('TR-17 counts only the best own open chest of the colour, none of the middle', () => {
    const state = scenario({
      players: [{ hand: 'B2R5', open: 'B2 B3 R4' }, { hand: 'R7' }],
      middle: 'B4 B4 Y2',
    })
    const events = runAndPass(state, '0 play B2R5 blue')
    expect(eventsOf(events, 'strengthsCompared')).toMatchObject([
      { fighters: [{ chest: 1, strength: 5 }] },
    ])
  })

  it('TR-18 gives a weaker third player his cards back too', () => {
    const state = scenario({
      players: [{ hand: 'B5R2' }, { hand: 'B5Y2' }, { hand: 'B2Y5' }],
      middle: OPEN,
    })
    const events = runAndPass(state, '0 play B5R2 blue; 1 play B5Y2 blue; 2 play B2Y5 blue')
    expect(eventsOf(events, 'colourTied')).toMatchObject([{ seats: [0, 1] }])
    expect(eventsOf(events, 'returned').map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  it("TR-19 discards the winner's cards even if there is nothing to gain", () => {
    const state = scenario({
      players: [{ hand: 'B7' }, { hand: 'LetzteWarnung R7', open: 'B3' }],
      middle: 'R2 Y2',
    })
    const events = runAndPass(state, '0 play B7 blue; 1 letzte-warnung blue')
    expect(eventsOf(events, 'colourWon')).toMatchObject([
      { seat: 0, hauls: [], kept: [{ from: 1, chests: chests('B3') }] },
    ])
    expect(eventsOf(events, 'discarded')).toContainEqual({
      kind: 'discarded',
      seat: 0,
      cards: cards('B7'),
    })
  })

  it("TR-20 leaves the winner's own open chests with him", () => {
    const state = scenario({
      players: [{ hand: 'B7', open: 'B2 B3' }, { hand: 'R7' }],
      middle: 'B4 R2 Y2',
    })
    runAndPass(state, '0 play B7 blue')
    expect(belongings(state, 0).open).toBe('B2 B3 B4')
  })

  it('TR-42 settles each colour apart from the others', () => {
    const state = scenario({
      players: [{ hand: 'B7 R4Y3 Y7' }, { hand: 'R5Y2 B2R5' }],
      middle: OPEN,
    })
    run(state, '0 play B7 blue; 1 play R5Y2 red; 0 play R4Y3 red')
    const events = [...act(state, 1, 'play B2R5 blue'), ...passAll(state)]
    expect(kinds(events.filter(({ kind }) => kind !== 'drew'))).toEqual([
      'played',
      'passed',
      'passed',
      'strengthsCompared',
      'colourWon',
      'discarded',
      'returned',
      'strengthsCompared',
      'colourWon',
      'returned',
      'discarded',
      'colourUnfought',
      'secured',
      'secured',
      'startPassedOn',
      'raidStarted',
    ])
    expect([belongings(state, 0).secured, belongings(state, 1).secured]).toEqual(['B2', 'R2'])
  })
})
