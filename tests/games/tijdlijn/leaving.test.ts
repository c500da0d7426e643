import { describe, expect, it } from 'vitest'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import {
  act,
  asked,
  contest,
  discard,
  endOf,
  frontOf,
  handleOf,
  kindsOf,
  layRight,
  layWrong,
  leave,
  look,
  pileOf,
  play,
  refusal,
  scene,
  turnOf,
} from './scenario'

const MANY = '-1 -2 -3 -4 -5 -6 -7 -8'

describe('a seat given up together', () => {
  it('TL-31 ends its turn without refill and without failure; its cards stay and count', () => {
    const table = scene({ line: '1500(1550) 1600', players: ['1560 1700', '2 3'], pile: '9 8' })
    play(table, 1560)
    const before = look(table).score
    expect(kindsOf(leave(table, 0))).toEqual(['left', 'turnBegun'])
    expect(endOf(table)).toBe('running')
    expect(turnOf(table)).toBe(1)
    expect(frontOf(table, 0)).toBe('1560! 1700')
    expect(pileOf(table)).toEqual([9, 8])
    expect(look(table).score).toBe(before)
    expect(refusal(table, { kind: 'stop' }, 0)).toBe('seat-given-up')
  })

  it('TL-31 takes no turn from others, and is skipped', () => {
    const table = scene({ line: '1500', players: ['1 2', '3 4', '5 6'] })
    expect(kindsOf(leave(table, 1))).toEqual(['left'])
    expect(turnOf(table)).toBe(0)
    play(table, 1)
    play(table, 2)
    expect(turnOf(table)).toBe(2)
  })

  it('TL-31 does not keep the others from completing the match', () => {
    const table = scene({ line: '1500', players: ['1600', '3 4'] })
    leave(table, 1)
    play(table, 1600)
    expect(endOf(table)).toBe('all-placed')
    expect(tijdlijn.outcome(table.state)).toMatchObject({ kind: 'team', score: 4 - 1 - 2 })
  })

  it('TL-31 completes the match at once if nobody else has cards', () => {
    const table = scene({ line: '1500', players: ['1600', '', ''] })
    leave(table, 0)
    expect(endOf(table)).toBe('all-placed')
  })

  it('TL-31 can leave the next seat with nothing to do (TL-17)', () => {
    const table = scene({ line: '1500(1550) 1600', players: ['1', '1560!:sun/key'] })
    leave(table, 0)
    expect(endOf(table)).toBe('no-icon-matches')
  })
})

describe('a seat given up against each other', () => {
  it('TL-31 sets its cards aside unturned, and the round goes on with the next seat', () => {
    const table = contest({ line: '1500', players: ['1 2', '3 4', '5 6'], pile: MANY })
    layRight(table, 1)
    expect(kindsOf(leave(table, 1))).toEqual(['left', 'turnBegun'])
    expect(turnOf(table)).toBe(2)
    expect(frontOf(table, 1)).toBe('')
    expect(look(table).aside).toBe(2)
    expect(JSON.stringify(look(table))).not.toMatch(/"year":[34]\b/u)
  })

  it('TL-31 decides the round if it was the last of it', () => {
    const table = contest({ line: '1500', players: ['1', '3 4', '5 6'], pile: MANY })
    layRight(table, 1)
    layRight(table, 3)
    leave(table, 2)
    expect(endOf(table)).toBe('won')
    expect(tijdlijn.outcome(table.state)).toEqual({ kind: 'ranking', ranks: [1, 2, 3] })
  })

  it('TL-31 ranks it last, shared with others who left, also after its last card', () => {
    const table = contest({ line: '1500', players: ['1', '2', '3 4 5', '6 7'], pile: MANY })
    layRight(table, 1)
    leave(table, 0)
    layRight(table, 2)
    leave(table, 3)
    layWrong(table, 3)
    expect(endOf(table)).toBe('won')
    expect(tijdlijn.outcome(table.state)).toEqual({ kind: 'ranking', ranks: [3, 1, 2, 3] })
  })

  it('TL-31 lets a single seat that is left win at once', () => {
    const table = contest({ line: '1500', players: ['1 2', '3 4'], pile: MANY })
    const events = leave(table, 0)
    expect(events.at(-1)).toMatchObject({ kind: 'ended', end: 'last-one', winners: [1] })
    expect(tijdlijn.outcome(table.state)).toEqual({ kind: 'ranking', ranks: [2, 1] })
  })

  it('TL-31 takes no turn from others', () => {
    const table = contest({ line: '1500', players: ['1 2', '3 4', '5 6'], pile: MANY })
    leave(table, 2)
    expect(turnOf(table)).toBe(0)
    layRight(table, 1)
    const events = layRight(table, 3)
    expect(events.at(-1)).toMatchObject({ kind: 'turnBegun', seat: 0, round: 2 })
  })
})

function fallbackOf(table: ReturnType<typeof scene>, seed = 1): string {
  const random = { below: (bound: number) => seed % bound }
  return tijdlijn.notation.formatMove(tijdlijn.fallback(look(table, turnOf(table)), random))
}

describe('when time runs out', () => {
  it('turnSeconds is one clock for a whole turn', () => {
    const options = { turnSeconds: 60 }
    const table = scene({ options, line: '1500', players: ['1 2 3', '4'] })
    const questionOf = (): object => tijdlijn.question(table.state)
    expect(questionOf()).toMatchObject({ name: 't10-0', clock: { key: 't10', seconds: 60 } })
    play(table, 1)
    expect(questionOf()).toMatchObject({ name: 't10-1', clock: { key: 't10', seconds: 60 } })
    play(table, 2)
    expect(questionOf()).toMatchObject({ name: 't11-0', clock: { key: 't11', seconds: 60 } })
    const none = scene({ line: '1500', players: ['1', '2'] })
    expect(tijdlijn.question(none.state).clock).toBeUndefined()
  })

  it('gives time to read once a card has been turned, and none before the first', () => {
    const table = scene({ line: '1500', players: ['1 2 3', '4'] })
    expect(tijdlijn.question(table.state).reading).toBe(1800)
    expect(tijdlijn.question({ ...table.state, turn: 0, step: 0 }).reading).toBeUndefined()
  })

  it('TL-31 plays the unstuck card that has lain there longest, then the next, then stops', () => {
    const line = '1500(1550) 1600'
    const players = ['1590!:sun/key 1560:sun/key 1700 1800', '2']
    const table = scene({ line, players, discard: '1:key/sun' })
    expect(fallbackOf(table)).toBe(`play ${String(handleOf(table, 1560, 0))}`)
    play(table, 1560)
    expect(fallbackOf(table)).toBe(`play ${String(handleOf(table, 1700, 0))}`)
    play(table, 1700)
    expect(fallbackOf(table)).toBe('stop')
  })

  it('TL-31 discards the matching stuck card that has lain there longest', () => {
    const table = scene({
      line: '1500(1550) 1600',
      players: ['1560!:wheel/key 1570!:sun/key 1580!:sun/crown', '2'],
      discard: '1:key/sun',
      decision: 'discard',
    })
    expect(asked(table)).toBe('discard')
    expect(fallbackOf(table)).toBe(`discard ${String(handleOf(table, 1570, 0))}`)
    discard(table, 1570)
  })

  it('TL-31 lays the card that has lain there longest into a gap drawn at random', () => {
    const table = contest({ line: '1500 1600 1700', players: ['1560 1', '2 3'], pile: MANY })
    const card = String(handleOf(table, 1560, 0))
    expect([0, 1, 2, 3].map((seed) => fallbackOf(table, seed))).toEqual(
      [0, 1, 2, 3].map((gap) => `lay ${card} at ${String(gap)}`),
    )
    act(table, { kind: 'lay', card: Number(card), gap: 0 })
    expect(frontOf(table, 0)).toBe('1 -1')
    layRight(table, 2)
    expect(fallbackOf(table, 0)).toBe(`lay ${String(handleOf(table, 1, 0))} at 0`)
  })
})
