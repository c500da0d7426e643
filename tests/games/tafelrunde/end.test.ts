import { describe, expect, it } from 'vitest'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import type { TafelrundeState } from '../../../src/games/tafelrunde/inside/state'
import { dealt, eventsOf, owed, refusal, runAndPass, scenario, viewOf } from './scenario'

/** The last raid: the red winner secures a chest, then no third colour can be revealed. */
function lastRaid(secured: readonly string[], hands: readonly string[]): TafelrundeState {
  return scenario({
    players: secured.map((chests, seat) => ({ secured: chests, hand: hands[seat] ?? 'R7' })),
    middle: 'B2 R2 Y2',
    stack: '',
  })
}

describe('the end', () => {
  it('TR-36 ranks by gems of secured chests, colours do not matter', () => {
    const state = lastRaid(['B4', 'R3 Y4', 'B2 B2'], ['R7', 'B7', 'Y7'])
    const events = runAndPass(state, '0 play R7 red')
    expect(eventsOf(events, 'matchEnded')).toMatchObject([
      { gems: [6, 7, 4], ranks: [2, 1, 3], end: 'stack-empty' },
    ])
    expect(tafelrunde.outcome(state)).toEqual({
      kind: 'ranking',
      ranks: [2, 1, 3],
      scores: [6, 7, 4],
    })
  })

  it('TR-36 breaks ties by more cards in hand, specials included; still equal is shared', () => {
    const state = lastRaid(['B4', 'R4 Y2', 'B2 B4', 'B3 B3'], ['R7', 'B7 Zork', 'Y7 B7', 'B7'])
    const events = runAndPass(state, '0 play R7 red')
    expect(eventsOf(events, 'matchEnded')).toMatchObject([
      { gems: [6, 6, 6, 6], hands: [2, 4, 4, 3], ranks: [4, 1, 1, 3] },
    ])
    expect(state.players.every(({ lying }) => lying.length === 0)).toBe(true)
  })

  it('TR-36 shows the sums to everybody at the end and asks nobody any more', () => {
    const state = lastRaid(['B4', 'R3'], ['R7', 'B7'])
    runAndPass(state, '0 play R7 red')
    expect(viewOf(state, 'spectator').phase).toEqual({
      kind: 'over',
      end: 'stack-empty',
      ranks: [1, 2],
    })
    expect(viewOf(state, 'spectator').players.map(({ gems }) => gems)).toEqual([6, 3])
    expect(owed(state)).toBe('')
    expect(refusal(state, 0, 'pass')).toBe('match-over')
    expect(refusal(state, 'spectator', 'pass')).toBe('not-seated')
  })

  it('TR-37 ends the match after raid 60, as if no chest were left', () => {
    const players = [
      { hand: 'B7', secured: 'Y3' },
      { hand: 'R7', secured: 'Y2' },
    ]
    const state = scenario({ players, middle: 'B2 R2 Y2', raid: 60 })
    const events = runAndPass(state, '0 play B7 blue')
    expect(events.slice(-2)).toMatchObject([
      { kind: 'startPassedOn', seat: 1 },
      { kind: 'matchEnded', end: 'too-long', gems: [5, 2], hands: [2, 3] },
    ])
    const before = scenario({ players, middle: 'B2 R2 Y2', raid: 59 })
    runAndPass(before, '0 play B7 blue')
    expect([before.raid, before.phase.kind]).toEqual([60, 'playing'])
    expect(dealt(2, 'first').raid).toBe(1)
  })
})
