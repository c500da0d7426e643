import { describe, expect, it } from 'vitest'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import type { TafelrundeEvent } from '../../../src/games/tafelrunde/outside/contract'
import { playerAt } from '../../../src/engine/kit/playerAt'
import type { TafelrundeState } from '../../../src/games/tafelrunde/inside/state'
import {
  act,
  belongings,
  eventsOf,
  offers,
  owed,
  passAll,
  refusal,
  run,
  runAndPass,
  scenario,
  viewOf,
} from './scenario'

/** What happens after the chests of the next raid are revealed, when all have passed in this one. */
function beginNext(state: TafelrundeState, script: string): TafelrundeEvent[] {
  const events = runAndPass(state, script)
  return events.slice(events.findIndex(({ kind }) => kind === 'raidStarted') + 1)
}

const THREE = [{ hand: 'B7 R7' }, { hand: 'B4R3 Y7' }, { hand: 'B5R2' }]

describe('phase 2', () => {
  it('TR-41 begins with the start player and goes on clockwise', () => {
    const state = scenario({ players: THREE, middle: 'B2 R2 Y2', start: 2 })
    const order: string[] = []
    for (const move of ['play B5R2 red', 'play B7 blue', 'play Y7 yellow']) {
      order.push(owed(state))
      const { phase } = state
      if (phase.kind === 'playing') act(state, phase.seat, move)
    }
    expect(order).toEqual(['2 play', '0 play', '1 play'])
  })

  it("TR-41 demands the start player's first card only", () => {
    const state = scenario({ players: THREE, middle: 'B2 R2 Y2' })
    expect(viewOf(state, 0).phase).toMatchObject({ duty: true })
    expect(refusal(state, 0, 'pass')).toBe('must-play-first')
    expect(offers(state, 0)).not.toContain('pass')
    run(state, '0 play B7 blue; 1 play Y7 yellow; 2 pass')
    expect(viewOf(state, 0).phase).toMatchObject({ seat: 0, duty: false })
    expect(refusal(state, 0, 'pass')).toBeUndefined()
    const other = scenario({ players: THREE, middle: 'B2 R2 Y2' })
    run(other, '0 play B7 blue')
    expect(refusal(other, 1, 'pass')).toBeUndefined()
  })

  it('TR-08 lets a start player without cards pass; the duty does not move on', () => {
    const state = scenario({
      players: [{ hand: '', draw: '' }, { hand: 'B7', draw: '' }, { hand: 'R7' }],
      middle: 'B2 R2 Y2',
      start: 2,
    })
    const passed = { kind: 'passed', seat: 0, cause: 'empty-hand' }
    expect(beginNext(state, '2 play R7 red')).toEqual([passed])
    expect([state.raid, state.start]).toEqual([2, 0])
    expect(viewOf(state, 1).phase).toEqual({ kind: 'playing', seat: 1, duty: false, barred: true })
    expect(offers(state, 1)).toEqual(['play B7 blue', 'pass'])
    run(state, '1 pass; 2 pass')
    expect(state.raid).toBe(3)
  })

  it('TR-09 refuses Feierabend until another card has been played in this raid', () => {
    const state = scenario({
      players: [{ hand: 'Feierabend B7' }, { hand: 'R7 Y7' }],
      middle: 'B2 R2 Y2',
    })
    expect(refusal(state, 0, 'feierabend')).toBe('feierabend-barred')
    expect(tafelrunde.ruleOf['feierabend-barred']).toBe('TR-09')
    expect(offers(state, 0)).toEqual(['play B7 blue'])
    run(state, '0 play B7 blue; 1 play R7 red')
    expect(refusal(state, 0, 'feierabend')).toBeUndefined()
  })

  it('TR-09 lets whoever has nothing but Feierabend pass while it is barred, the start player too', () => {
    const state = scenario({
      players: [
        { hand: 'Feierabend', draw: '' },
        { hand: 'B7 R7', draw: '' },
        { hand: 'Feierabend', draw: '' },
        { hand: 'Feierabend Y7', draw: '' },
      ],
      middle: 'B2 R2 Y2',
      options: { specials: 'all-feierabend' },
      start: 3,
    })
    const passed = { kind: 'passed', seat: 0, cause: 'only-feierabend' }
    expect(beginNext(state, '3 play Y7 yellow')).toEqual([passed])
    expect(state.start).toBe(0)
    expect(viewOf(state, 1).phase).toMatchObject({ seat: 1, duty: false, barred: true })
    expect(act(state, 1, 'pass')).toEqual([
      { kind: 'passed', seat: 1, cause: 'chosen' },
      { kind: 'passed', seat: 2, cause: 'only-feierabend' },
    ])
    expect(owed(state)).toBe('3 play')
    expect(offers(state, 3)).toEqual(['play Y7 yellow', 'pass'])
    // Out is out: the bar falls, but seat 0 and 2 are not asked again.
    run(state, '3 play Y7 yellow')
    expect(owed(state)).toBe('3 play')
    expect(offers(state, 3)).toEqual(['feierabend', 'pass'])
  })

  it('TR-10 lets a special satisfy the duty', () => {
    for (const [special, move] of [
      ['Zork', 'zork'],
      ['LetzteWarnung', 'letzte-warnung'],
      ['Wiederbelebung', 'wiederbelebung'],
    ] as const) {
      const players = [{ hand: `${special} B7` }, { hand: 'R7' }]
      const state = scenario({ players, middle: 'B2 R2 Y2' })
      run(state, `0 ${move}; 1 pass`)
      expect(viewOf(state, 0).phase).toEqual({
        kind: 'playing',
        seat: 0,
        duty: false,
        barred: false,
      })
    }
  })

  it('TR-11 plays one card a turn, round after round; the last one may go on alone', () => {
    const state = scenario({
      players: [{ hand: 'B7 R7 Y7' }, { hand: 'B4R3 B3R4' }],
      middle: 'B2 R2 Y2',
    })
    run(state, '0 play B7 blue')
    expect(owed(state)).toBe('1 play')
    run(state, '1 play B4R3 red; 0 play R7 red; 1 pass; 0 play Y7 yellow')
    expect(state.phase.kind).toBe('securing')
    const alone = scenario({
      players: [{ hand: 'B7 R7 Y7' }, { hand: 'B4R3' }],
      middle: 'B2 R2 Y2',
    })
    run(alone, '0 play B7 blue; 1 pass; 0 play R7 red')
    expect(owed(alone)).toBe('0 play')
    expect(alone.raid).toBe(1)
  })

  it('TR-12 puts who passes out for the raid, an empty hand by itself', () => {
    const state = scenario({
      players: [{ hand: 'B7 R7' }, { hand: 'B4R3' }, { hand: 'Y7 R7' }],
      middle: 'B2 R2 Y2',
    })
    run(state, '0 play B7 blue; 1 play B4R3 blue; 2 pass')
    expect(refusal(state, 2, 'play Y7 yellow')).toBe('already-passed')
    expect(refusal(state, 1, 'play B7 blue')).toBe('not-your-turn')
    const events = act(state, 0, 'play R7 red')
    expect(eventsOf(events, 'passed')).toEqual([
      { kind: 'passed', seat: 1, cause: 'empty-hand' },
      { kind: 'passed', seat: 0, cause: 'empty-hand' },
    ])
    run(state, '0 secure B2')
    expect(state.players.map(({ passed }) => passed)).toEqual([false, false, false])
    expect(state.raid).toBe(2)
  })

  it('TR-13 lets the player choose the side; only its colour and value count', () => {
    const state = scenario({
      players: [{ hand: 'B5R2' }, { hand: 'B4R3' }],
      middle: 'B2 R2 Y2',
    })
    expect(offers(state, 0)).toEqual(['play B5R2 blue', 'play B5R2 red'])
    expect(refusal(state, 0, 'play B5R2 yellow')).toBe('side-not-on-card')
    const [played] = act(state, 0, 'play B5R2 red')
    expect(played).toEqual({ kind: 'played', seat: 0, card: 3, colour: 'red', value: 2 })
    const events = act(state, 1, 'play B4R3 red')
    expect(eventsOf(events, 'strengthsCompared')).toMatchObject([
      { colour: 'red', fighters: [{ strength: 2 }, { strength: 3 }] },
    ])
  })

  it('TR-13 fixes a lying card, but one that has returned may be played either way again', () => {
    const state = scenario({
      players: [{ hand: 'B5R2 Y7' }, { hand: 'R7' }],
      middle: 'B2 R2 Y2',
      start: 1,
    })
    run(state, '1 play R7 red; 0 play B5R2 red')
    expect(refusal(state, 0, 'play B5R2 blue')).toBe('card-not-in-hand')
    passAll(state)
    expect(belongings(state, 0).hand).toContain('B5R2')
    expect(offers(state, 0)).toEqual(expect.arrayContaining(['play B5R2 blue', 'play B5R2 red']))
  })

  it('TR-04 refuses cards that are not in the own hand and keeps own discards open', () => {
    const state = scenario({ players: THREE, middle: 'B2 R2 Y2' })
    expect(refusal(state, 0, 'play B5R2 blue')).toBe('card-not-in-hand')
    expect(tafelrunde.ruleOf['card-not-in-hand']).toBe('TR-04')
    expect(refusal(state, 0, 'zork')).toBe('card-not-in-hand')
    expect(refusal(state, 0, 'feierabend')).toBe('card-not-in-hand')
    runAndPass(state, '0 play B7 blue')
    expect(playerAt(state, 0).discard).toEqual([0])
    expect(viewOf(state, 'spectator').players[0]).toMatchObject({ discard: [0], hand: 3 })
  })
})
