import { describe, expect, it } from 'vitest'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'
import {
  act,
  answerAll,
  limits,
  refusal,
  runOut,
  scenario,
  viewOf,
  type Position,
} from './scenario'

function fallbackOf(state: ReturnType<typeof scenario>, seat: number): string {
  return timeBluff.notation.formatMove(timeBluff.fallback(viewOf(state, seat)))
}

function laying(position: Position): string {
  return fallbackOf(scenario(position), 0)
}

describe('when time runs out', () => {
  it('lays right, a clock before a Joker before a vortex, with a clock on it', () => {
    expect(laying({ hands: ['Joker G1 Vortex S9', 'G6'] })).toBe('lay G1 under S9 on 1')
    expect(laying({ hands: ['Joker Vortex S9', 'G6'] })).toBe('lay Joker under S9 on 1')
    expect(laying({ hands: ['G4 G1 S9', 'G6'] })).toBe('lay G1 under G4 on 1')
  })

  it('prefers the lower pile, then the left place', () => {
    expect(laying({ hands: ['G1 G7 S9', 'G6'], tops: ['R1 G12', 'S3', 'R6'] })).toBe(
      'lay G7 under G1 on 3',
    )
    expect(laying({ hands: ['G4 S4 R9', 'G6'], tops: ['G3', 'S3', 'R3'] })).toBe(
      'lay G4 under S4 on 1',
    )
  })

  it('with all else equal compares the hidden card first: its hour, its kind, then the open one', () => {
    const tops: Position['tops'] = ['Joker', '-', '-']
    expect(laying({ hands: ['G5 S3 R9', 'G6'], tops })).toBe('lay S3 under G5 on 1')
    expect(laying({ hands: ['S3 R3 A3', 'G6'], tops })).toBe('lay S3 under R3 on 1')
  })

  it('else bluffs on the lowest pile with the card of most points, joker-like last', () => {
    expect(laying({ hands: ['G9 Cuckoo R10', 'G6'], tops: ['G12 S12', 'S3', 'R6 A6'] })).toBe(
      'lay Cuckoo under G9 on 2',
    )
    expect(laying({ hands: ['G9 R10', 'G6'] })).toBe('lay G9 under R10 on 1')
  })

  it('draws if that is the only choice, and lays a single card as the option says', () => {
    expect(laying({ hands: ['Cuckoo Beam', 'G6'] })).toBe('draw-instead')
    expect(laying({ hands: ['G9', 'G6'] })).toBe('lay G9 on 1')
    expect(laying({ hands: ['G9', 'G6'], options: { lastSingle: 'open' } })).toBe(
      'open-last G9 on 1',
    )
    expect(laying({ hands: ['Cuckoo', 'G6'], options: { lastSingle: 'open' } })).toBe(
      'draw-instead',
    )
  })

  it('never lays an open pair card, and names 12 for an open Joker', () => {
    expect(laying({ hands: ['G1 Jungle G9', 'G6'] })).toBe('lay G1 under G9 on 1')
    expect(laying({ hands: ['G1 Joker', 'G6'], options: { openJoker: 'named' } })).toBe(
      'lay G1 under Joker on 1 as 12',
    )
  })

  it('opens with the clock of the lowest hour, else a Joker, else declines', () => {
    for (const [held, answer] of [
      ['G7 S2 Joker', 'open S2'],
      ['Joker Cuckoo', 'open Joker'],
      ['Vortex Cuckoo', 'decline'],
    ] as const) {
      const state = scenario({ hands: ['G5 S2 S3', held] })
      act(state, 0, 'lay G5 under S2 on 1')
      answerAll(state, [1])
      expect(fallbackOf(state, 1)).toBe(answer)
    }
  })

  it('TB-89 names 12 for a Joker that opens a place, unless it is the last card of the round', () => {
    for (const [held, answer] of [
      ['Joker Cuckoo', 'open Joker as 12'],
      ['Joker', 'open Joker'],
    ] as const) {
      const state = scenario({ hands: ['G5 S2 S3', held], options: { openJoker: 'named' } })
      act(state, 0, 'lay G5 under S2 on 1')
      answerAll(state, [1])
      expect(fallbackOf(state, 1)).toBe(answer)
      expect(refusal(state, 1, answer)).toBeUndefined()
    }
  })

  it('believes, forgets the draw by hand, passes clockwise and beams to the left', () => {
    const state = scenario({ hands: ['G1 S2 S3', 'G6'], options: { handDraw: 'on' } })
    act(state, 0, 'lay G1 under S2 on 1')
    expect(fallbackOf(state, 1)).toBe('believe')
    expect(fallbackOf(state, 0)).toBe('take-card')
    const vortex = scenario({ hands: ['G1 Vortex S3', 'G6', 'G7'] })
    act(vortex, 0, 'lay G1 under Vortex on 1')
    expect(fallbackOf(vortex, 0)).toBe('pass clockwise')
    for (const [rest, card] of [
      ['G1 Cuckoo Jungle', 'Cuckoo'],
      ['G1 Jungle Joker', 'Jungle'],
      ['G1 S9 Joker', 'Joker'],
      ['G1 S8 R11', 'R11'],
      ['Vortex G1', 'G1'],
    ] as const) {
      const beam = scenario({ hands: [`R5 Beam S9 ${rest}`, 'G6', 'G7'] })
      act(beam, 0, 'lay R5 under Beam under S9 on 1')
      expect(fallbackOf(beam, 0)).toBe(`beam ${card} to 2`)
    }
  })

  it('uses `turnSeconds` for everything but the window', () => {
    const state = scenario({
      hands: ['G1 S2 S3', 'G6'],
      options: { turnSeconds: 15, doubtSeconds: 'none' },
    })
    expect(limits(state, 'lay')).toEqual([15])
    act(state, 0, 'lay G1 under S2 on 1')
    expect(limits(state, 'answer')).toEqual([undefined])
    const options = { turnSeconds: 60, doubtSeconds: 5 }
    const open = scenario({ hands: ['G5 S2 S3', 'G6'], options })
    act(open, 0, 'lay G5 under S2 on 1')
    answerAll(open, [1])
    expect(limits(open, 'openPlace')).toEqual([60])
    const vortex = scenario({ hands: ['G1 Vortex S3', 'G6', 'G7'], options })
    act(vortex, 0, 'lay G1 under Vortex on 1')
    expect(limits(vortex, 'direct')).toEqual([60])
    const beam = scenario({ hands: ['R5 Beam S9 G1', 'G6', 'G7'], options })
    act(beam, 0, 'lay R5 under Beam under S9 on 1')
    expect(limits(beam, 'beam')).toEqual([60])
  })

  it('waits 60 seconds for whoever reads the score sheet, whatever the options', () => {
    for (const options of [{}, { turnSeconds: 15, doubtSeconds: 5 }, { doubtSeconds: 'none' }]) {
      const state = scenario({ hands: ['G1 S2', 'G6', 'G7'], options })
      act(state, 0, 'lay G1 under S2 on 1')
      answerAll(state)
      expect(limits(state, 'nextRound')).toEqual([60, 60, 60])
      for (const seat of [0, 1, 2]) runOut(state, seat)
      expect(viewOf(state, 0)).toMatchObject({ round: 2, phase: { kind: 'lay' } })
    }
  })

  it('bluffs with a joker-like card last, though it has more points', () => {
    expect(laying({ hands: ['Joker Vortex Cuckoo', 'G6'] })).toBe('lay Cuckoo under Joker on 1')
  })

  it('beams of clocks with the same hour the first kind', () => {
    const state = scenario({ hands: ['R5 Beam S9 A11 S11 R11 G1', 'G6', 'G7'] })
    act(state, 0, 'lay R5 under Beam under S9 on 1')
    expect(fallbackOf(state, 0)).toBe('beam S11 to 2')
  })
})
