import { describe, expect, it } from 'vitest'
import { COLOURS } from '../../../src/games/tafelrunde/outside/contract'
import { chestColour, formatChests } from '../../../src/games/tafelrunde/outside/faces'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import type { TafelrundeState } from '../../../src/games/tafelrunde/inside/state'
import { belongings, dealt, eventsOf, middle, owed, passAll, run, scenario } from './scenario'

function openColours(state: TafelrundeState): number {
  const open = [...state.middle, ...state.players.flatMap((player) => player.open)]
  return COLOURS.filter((colour) => open.some((chest) => chestColour(chest) === colour)).length
}

describe('phase 1', () => {
  it('TR-05 reveals until all three colours are open, and not one more', () => {
    for (let seed = 0; seed < 50; seed++) {
      const state = dealt(3, `reveal ${String(seed)}`)
      expect(openColours(state)).toBe(3)
      const counts = COLOURS.map(
        (colour) => state.middle.filter((chest) => chestColour(chest) === colour).length,
      )
      // The last one revealed was the first of its colour.
      expect(Math.min(...counts)).toBe(1)
    }
    const state = scenario({
      players: [{ hand: 'B7' }, { hand: 'R7' }],
      middle: 'B2 R2 Y2',
      stack: 'B3 B4 R3 B2 Y3 Y4',
    })
    const events = run(state, '0 play B7 blue; 1 pass')
    // Blue is secured, red and yellow stay in the middle: one blue chest is enough.
    expect(eventsOf(events, 'raidStarted')).toMatchObject([{ raid: 2, revealed: [1] }])
    expect(middle(state)).toBe('B3 R2 Y2')
  })

  it('TR-05 counts colours in front of a player, and reveals nothing if all three are open', () => {
    const state = scenario({
      players: [
        { hand: 'B7', open: 'R2 R3' },
        { hand: 'R7', open: 'Y2 Y2' },
      ],
      middle: 'B2 B3 Y4',
      stack: 'B4 R4',
    })
    run(state, '0 play B7 blue')
    const events = passAll(state)
    expect(eventsOf(events, 'colourWon')).toMatchObject([{ seat: 0 }])
    expect(owed(state)).toBe('0 secure')
    const settled = run(state, '0 secure B2')
    expect(eventsOf(settled, 'raidStarted')).toMatchObject([{ revealed: [] }])
    expect(belongings(state, 0).open).toBe('B3 R2 R3')
    expect(belongings(state, 1).open).toBe('Y2')
    expect(state.stack).toHaveLength(2)
  })

  it('TR-06 plays on without a stack as long as all three colours are open', () => {
    const state = scenario({
      players: [
        { hand: 'B7', open: 'B2 R2 Y2 Y3' },
        { hand: 'R7', open: 'R3 R3' },
      ],
      middle: 'B4',
      stack: '',
    })
    // The start player's duty wins the last chest of the middle; then one chest of each seat is secured.
    run(state, '0 play B7 blue; 1 pass')
    const events = run(state, '0 secure Y3')
    expect(eventsOf(events, 'raidStarted')).toMatchObject([{ raid: 2, revealed: [] }])
    expect(state.phase).toEqual({ kind: 'playing', seat: 1 })
    expect(tafelrunde.outcome(state)).toBeUndefined()
  })

  it('TR-07 ends the match before phase 2 when the stack runs out with fewer than three colours', () => {
    const state = scenario({
      players: [
        { hand: 'B7', secured: 'R4' },
        { hand: 'R7', secured: 'Y2' },
      ],
      middle: 'B2 B3 B4',
      stack: 'R2 R3',
    })
    run(state, '0 play B7 blue; 1 pass')
    const events = run(state, '0 secure B2')
    expect(events.slice(-2)).toMatchObject([
      { kind: 'raidStarted', revealed: [3, 4] },
      { kind: 'matchEnded', end: 'stack-empty', gems: [6, 2] },
    ])
    // Open chests count nothing, the last revealed ones too.
    expect([middle(state), belongings(state, 0).open]).toEqual(['R2 R3', 'B3 B4'])
    expect(tafelrunde.outcome(state)).toEqual({ kind: 'ranking', ranks: [1, 2], scores: [6, 2] })
    expect(owed(state)).toBe('')
  })

  it('TR-07 treats no open colour at all in the same way', () => {
    const state = scenario({ players: [{ hand: 'B7' }, { hand: 'R7' }], middle: 'B2', stack: '' })
    const events = run(state, '0 play B7 blue; 1 pass')
    expect(eventsOf(events, 'matchEnded')).toMatchObject([{ end: 'stack-empty', gems: [2, 0] }])
    expect(formatChests(state.middle)).toBe('-')
    expect(openColours(state)).toBe(0)
  })

  it('TR-07 plays on if the very last chest brings the third colour', () => {
    const state = scenario({
      players: [{ hand: 'B7' }, { hand: 'R7' }],
      middle: 'B2 R2 Y2',
      stack: 'B4',
    })
    run(state, '0 play B7 blue; 1 pass')
    expect(state.stack).toEqual([])
    expect(owed(state)).toBe('1 play')
  })
})
