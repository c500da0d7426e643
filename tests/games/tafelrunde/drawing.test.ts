import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import type { TafelrundeEvent } from '../../../src/games/tafelrunde/outside/contract'
import { belongings, eventsOf, owed, run, runAndPass, scenario } from './scenario'

const OPEN = 'B2 R2 Y2'

function ofSeat(events: readonly TafelrundeEvent[], seat: number): string[] {
  return events
    .filter((event) => ['drew', 'reshuffled', 'notDrawn'].includes(event.kind))
    .filter((event) => 'seat' in event && event.seat === seat)
    .map(({ kind }) => kind)
}

describe('phases 5 and 6', () => {
  it('TR-44 lets everybody draw two, then passes the start-player card one seat to the left', () => {
    const state = scenario({
      players: [{ hand: 'B7' }, { hand: 'R7', draw: 'Y7 B7 B5R2' }, { hand: 'Y7' }],
      middle: OPEN,
      start: 2,
    })
    const events = runAndPass(state, '2 play Y7 yellow; 0 pass; 1 pass')
    expect(eventsOf(events, 'drew').map(({ seat }) => seat)).toEqual([2, 2, 0, 0, 1, 1])
    expect(belongings(state, 1)).toMatchObject({ hand: 'B7 R7 Y7', draw: 'B5R2' })
    expect(eventsOf(events, 'startPassedOn')).toEqual([{ kind: 'startPassedOn', seat: 0 }])
    expect([state.start, owed(state)]).toEqual([0, '0 play'])
  })

  it('TR-44 passes the start-player card on whatever ended the raid', () => {
    const state = scenario({
      players: [{ hand: 'Y7' }, { hand: 'Feierabend B4R3' }, { hand: 'B7 R7' }],
      middle: OPEN,
      start: 2,
    })
    const events = run(state, '2 play B7 blue; 0 play Y7 yellow; 1 feierabend')
    expect(eventsOf(events, 'passed')).toEqual([])
    expect(eventsOf(events, 'startPassedOn')).toEqual([{ kind: 'startPassedOn', seat: 0 }])
    expect([state.start, owed(state)]).toEqual([0, '0 play'])
  })

  it('TR-32 shuffles the own discards at once when the last face-down card is drawn', () => {
    const state = scenario({
      players: [{ hand: 'B7', draw: 'R7 Y7', discard: 'B5R2 B5Y2' }, { hand: 'R7' }],
      middle: OPEN,
    })
    const events = runAndPass(state, '0 play B7 blue')
    expect(ofSeat(events, 0)).toEqual(['drew', 'drew', 'reshuffled'])
    expect(belongings(state, 0)).toMatchObject({ hand: 'R7 Y7', discard: '' })
    expect(belongings(state, 0).draw.split(' ').sort()).toEqual(['B5R2', 'B5Y2', 'B7'])
  })

  it('TR-32 puts the shuffled discards into every order equally often', () => {
    const before = scenario({
      players: [{ hand: 'B7 B4R3', draw: 'R7 Y7', discard: 'B5R2 B5Y2' }, { hand: 'R7' }],
      middle: OPEN,
    })
    run(before, '0 play B7 blue; 1 pass')
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 600; seed++) {
      const state = tafelrunde.copy(before)
      tafelrunde.play(state, { seat: 0, move: { kind: 'pass' } }, fastRandom(seed))
      const { draw } = belongings(state, 0)
      counts.set(draw, (counts.get(draw) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(40)
  })

  it('TR-32 goes on with a second draw from the new pile', () => {
    const state = scenario({
      players: [{ hand: 'B7', draw: 'R7', discard: 'B5R2 B5Y2' }, { hand: 'R7' }],
      middle: OPEN,
    })
    const events = runAndPass(state, '0 play B7 blue')
    expect(ofSeat(events, 0)).toEqual(['drew', 'reshuffled', 'drew'])
    expect(state.players[0]?.hand).toHaveLength(2)
    expect(state.players[0]?.draw).toHaveLength(2)
  })

  it('TR-33 shuffles before a draw if no card lies face down', () => {
    const state = scenario({
      players: [{ hand: 'B7 R7', draw: '', discard: 'B5R2' }, { hand: 'R7' }],
      middle: OPEN,
    })
    const events = runAndPass(state, '0 play B7 blue')
    expect(ofSeat(events, 0)).toEqual(['reshuffled', 'drew', 'drew'])
    expect(belongings(state, 0)).toMatchObject({ hand: 'B7 R7 B5R2', draw: '', discard: '' })
  })

  it('TR-33 draws nothing where there is nothing, and the game goes on', () => {
    const state = scenario({
      players: [{ hand: 'B7 R7', draw: '' }, { hand: 'R7' }],
      middle: OPEN,
    })
    const events = runAndPass(state, '0 play B7 blue; 1 play R7 red')
    expect(ofSeat(events, 0)).toEqual(['reshuffled', 'drew', 'notDrawn'])
    expect(eventsOf(events, 'notDrawn')).toEqual([{ kind: 'notDrawn', seat: 0, count: 1 }])
    expect(state.raid).toBe(2)
    const none = scenario({
      players: [{ hand: 'B2R5 R7', draw: '' }, { hand: 'B7 Y7' }],
      middle: OPEN,
    })
    const lost = runAndPass(none, '0 play B2R5 blue; 1 play B7 blue; 0 pass; 1 pass')
    expect(ofSeat(lost, 0)).toEqual(['notDrawn'])
    expect(belongings(none, 0).hand).toBe('R7 B2R5')
    expect(none.raid).toBe(2)
  })

  it('TR-34 has no hand limit', () => {
    const hand = 'B7 R7 Y7 B5R2 B4R3 B3R4 B2R5 B5Y2 B4Y3 B3Y4 B2Y5 R5Y2'
    const state = scenario({ players: [{ hand }, { hand: 'R7' }], middle: OPEN, start: 1 })
    runAndPass(state, '1 play R7 red')
    expect(state.players[0]?.hand).toHaveLength(14)
  })

  it('TR-35 asks nobody whether he wants to draw', () => {
    const state = scenario({ players: [{ hand: 'B7' }, { hand: 'R7' }], middle: OPEN })
    const events = runAndPass(state, '0 play B7 blue')
    expect(state.players.map(({ hand }) => hand.length)).toEqual([2, 3])
    expect(eventsOf(events, 'drew').map(({ seat }) => seat)).toEqual([0, 0, 1, 1])
    expect([state.raid, owed(state)]).toEqual([2, '1 play'])
  })
})
