import { describe, expect, it } from 'vitest'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'
import {
  act,
  answerAll,
  hand,
  kinds,
  owed,
  pile,
  points,
  refusal,
  scenario,
  viewOf,
} from './scenario'

const legal = (state: Parameters<typeof viewOf>[0], seat: number): string[] =>
  [...timeBluff.legalMoves(viewOf(state, seat))].map((move) => timeBluff.notation.formatMove(move))

describe('laying', () => {
  it('TB-10 needs two cards on one pile and never refuses a bluff', () => {
    const state = scenario({ hands: ['G5 S9 R2', 'G6'] })
    expect(refusal(state, 0, 'lay G5 on 1')).toBe('two-cards-needed')
    expect(refusal(state, 0, 'draw-instead')).toBe('may-not-draw')
    expect(refusal(state, 0, 'lay G5 under S9 on 1')).toBeUndefined()
    expect(legal(state, 0)).toHaveLength(3 * 2 * 3)
  })

  it('TB-11 lays the single last card hidden, a closing play that can be doubted', () => {
    const state = scenario({ hands: ['G1', 'G6 G7'] })
    expect(refusal(state, 0, 'open-last G1 on 1')).toBe('single-card-is-hidden')
    act(state, 0, 'lay G1 on 1')
    expect(owed(state)).toBe('1 answer')
    expect(viewOf(state, 1).places[0]).toMatchObject({ top: { face: 'down' } })
    answerAll(state)
    expect(points(state)).toEqual([0, 2])
  })

  it('TB-11 with `lastSingle` open lays it openly and ends the round at once', () => {
    const state = scenario({ hands: ['G5', 'G6 G7'], options: { lastSingle: 'open' } })
    expect(refusal(state, 0, 'lay G5 on 1')).toBe('single-card-is-open')
    expect(kinds(act(state, 0, 'open-last G5 on 2'))).toEqual(['laidOpen', 'roundEnded'])
    const vortex = scenario({ hands: ['Vortex', 'G6 G7', 'G8'], options: { lastSingle: 'open' } })
    expect(kinds(act(vortex, 0, 'open-last Vortex on 2'))).toEqual(['laidOpen'])
    act(vortex, 0, 'pass clockwise')
    expect(points(vortex)).toEqual([1, 0, 2])
    const cuckoo = scenario({ hands: ['Cuckoo', 'G6 G7'], options: { lastSingle: 'open' } })
    expect(legal(cuckoo, 0)).toEqual(['draw-instead'])
    act(cuckoo, 0, 'draw-instead')
    expect(hand(cuckoo, 0)).toBe('A1 Cuckoo')
    expect(owed(cuckoo)).toBe('1 lay')
  })

  it('TB-12 draws one card and ends the turn if no card may lie open', () => {
    const state = scenario({ hands: ['Cuckoo Beam', 'G6 G7'] })
    expect(legal(state, 0)).toEqual(['draw-instead'])
    expect(refusal(state, 0, 'lay Cuckoo under Beam on 1')).toBe('must-draw')
    expect(kinds(act(state, 0, 'draw-instead'))).toEqual(['drew'])
    expect(hand(state, 0)).toBe('A1 Cuckoo Beam')
    expect(owed(state)).toBe('1 lay')
  })

  it('TB-13 offers drawing with an unmatched pair card only by option and with cards to draw', () => {
    const hands = ['Beam G5 R2', 'G6 G7']
    expect(refusal(scenario({ hands }), 0, 'draw-instead')).toBe('may-not-draw')
    const on = scenario({ hands, options: { unmatchedPairDraw: 'on' } })
    expect(kinds(act(on, 0, 'draw-instead'))).toEqual(['drew'])
    expect(owed(on)).toBe('1 lay')
    const empty = scenario({ hands, draw: '', options: { unmatchedPairDraw: 'on' } })
    expect(refusal(empty, 0, 'draw-instead')).toBe('may-not-draw')
    const matched = scenario({ hands: ['Beam S5 R2', 'G6'], options: { unmatchedPairDraw: 'on' } })
    expect(refusal(matched, 0, 'draw-instead')).toBe('may-not-draw')
    const single = scenario({ hands: ['Beam', 'G6'], options: { unmatchedPairDraw: 'on' } })
    expect(legal(single, 0)).toContain('draw-instead')
  })

  it('TB-14 refuses the cuckoo as the open card', () => {
    const state = scenario({ hands: ['G5 Cuckoo R2', 'G6'] })
    expect(refusal(state, 0, 'lay G5 under Cuckoo on 1')).toBe('open-card-shows-no-hour')
  })

  it('TB-15 refuses a pair card as the open card alone', () => {
    const state = scenario({ hands: ['G5 Snooze R2', 'G6'] })
    expect(refusal(state, 0, 'lay G5 under Snooze on 1')).toBe('pair-card-alone')
  })

  it('TB-16 lets every card be the hidden one, but only one that is in the hand', () => {
    for (const card of ['G5', 'Joker', 'Vortex', 'Cuckoo', 'Broken']) {
      const state = scenario({ hands: [`${card} R2`, 'G6'] })
      expect(refusal(state, 0, `lay ${card} under R2 on 1`)).toBeUndefined()
    }
    const twice = scenario({ hands: ['Joker R2', 'G6'] })
    expect(refusal(twice, 0, 'lay Joker under Joker on 1')).toBe('card-not-in-hand')
  })

  it('TB-17 does not offer a place that could not be refilled', () => {
    const state = scenario({ hands: ['G5 R2', 'G6'], tops: ['G12', '-', 'R6'] })
    expect(refusal(state, 0, 'lay G5 under R2 on 2')).toBe('place-dead')
    expect(legal(state, 0).every((text) => !text.endsWith('on 2'))).toBe(true)
  })

  it('TB-18 lets the open card show any hour', () => {
    const state = scenario({ hands: ['G1 G12 S12 R7 Joker', 'G6'] })
    for (const open of ['G12', 'S12', 'R7', 'Joker']) {
      expect(refusal(state, 0, `lay G1 under ${open} on 1`)).toBeUndefined()
    }
  })
})

describe('what a hidden card is worth', () => {
  it('TB-91 is right exactly one hour later, after 12 comes 1', () => {
    for (const [top, hidden, right] of [
      ['G12', 'S1', true],
      ['G12', 'S12', false],
      ['G3', 'R4', true],
      ['G3', 'R5', false],
      ['G3', 'Cuckoo', false],
      ['G3', 'Beam', false],
    ] as const) {
      const state = scenario({ hands: [`${hidden} R7 R8`, 'G6'], tops: [top, 'S3', 'R6'] })
      act(state, 0, `lay ${hidden} under R7 on 1`)
      expect(answerAll(state, [1])[0]).toMatchObject({ kind: 'doubted', right })
    }
    const single = scenario({ hands: ['G1', 'G6 G7'] })
    act(single, 0, 'lay G1 on 1')
    expect(answerAll(single, [1])[0]).toMatchObject({ right: true })
  })

  it('TB-20 lets any clock follow an open Joker', () => {
    for (const [hidden, right] of [
      ['G1', true],
      ['S9', true],
      ['Cuckoo', false],
      ['Joker', false],
      ['Jungle', false],
    ] as const) {
      const state = scenario({ hands: [`${hidden} R7 R8`, 'G6'], tops: ['Joker', 'S3', 'R6'] })
      act(state, 0, `lay ${hidden} under R7 on 1`)
      expect(answerAll(state, [1])[0]).toMatchObject({ right })
    }
  })

  it('TB-21 finds a hidden Joker under an open Joker or vortex wrong', () => {
    const state = scenario({ hands: ['Joker Joker R8', 'G6 G7'] })
    act(state, 0, 'lay Joker under Joker on 1')
    expect(answerAll(state, [1])[0]).toMatchObject({ right: false })
    expect(pile(state, 0)).toBe('')
  })

  it('TB-22 finds a joker-like card on an open Joker wrong', () => {
    for (const hidden of ['Joker', 'Vortex']) {
      const state = scenario({
        hands: [`${hidden} R7 R8`, 'G6', 'G7'],
        tops: ['Joker', 'S3', 'R6'],
      })
      act(state, 0, `lay ${hidden} under R7 on 1`)
      expect(answerAll(state, [1])[0]).toMatchObject({ right: false })
    }
  })

  it('TB-23 leaves two undoubted jokers on each other without consequence', () => {
    const state = scenario({ hands: ['Joker Joker R8', 'G6 G7'] })
    act(state, 0, 'lay Joker under Joker on 1')
    expect(kinds(answerAll(state))).toEqual(['believed'])
    expect(owed(state)).toBe('1 lay')
  })

  it('TB-24 finds a hidden Joker under a pair card right', () => {
    const state = scenario({ hands: ['Joker Broken A7 R8', 'G6 G7'] })
    act(state, 0, 'lay Joker under Broken under A7 on 1')
    expect(answerAll(state, [1])[0]).toMatchObject({ right: true })
  })

  it('TB-25 lets a Joker open an emptied place, and any hour follows', () => {
    const state = scenario({ hands: ['G5 R7 R8', 'Joker G7 S9'], tops: ['G12', 'S3', 'R6'] })
    act(state, 0, 'lay G5 under R7 on 1')
    answerAll(state, [1])
    act(state, 1, 'open Joker')
    expect(owed(state)).toBe('1 lay')
    act(state, 1, 'lay G7 under S9 on 1')
    expect(answerAll(state, [0])[0]).toMatchObject({ right: true })
  })

  it('TB-26 does not take a Joker for the clock of a pair card', () => {
    const state = scenario({ hands: ['G5 Beam Joker', 'G6'] })
    expect(refusal(state, 0, 'lay G5 under Beam under Joker on 1')).toBe(
      'pair-card-needs-its-clock',
    )
  })

  it('TB-89 names the hour of an open Joker by option, and only the next hour is right on it', () => {
    const options = { openJoker: 'named' }
    const state = scenario({ hands: ['G1 Joker R8', 'G7 G6 S9'], options })
    expect(refusal(state, 0, 'lay G1 under Joker on 1')).toBe('joker-needs-hour')
    expect(refusal(state, 0, 'lay G1 under R8 on 1 as 5')).toBe('hour-not-named-here')
    act(state, 0, 'lay G1 under Joker on 1 as 5')
    expect(viewOf(state, 1).places[0]).toMatchObject({ top: { face: 'open', named: 5 } })
    answerAll(state)
    act(state, 1, 'lay G7 under S9 on 1')
    expect(answerAll(state, [0])[0]).toMatchObject({ right: false })
    const opening = scenario({ hands: ['G9 R8 S1', 'G7 G6'], tops: ['Joker', 'S3', 'R6'], options })
    act(opening, 0, 'lay G9 under R8 on 1')
    expect(answerAll(opening, [1])[0]).toMatchObject({ right: true })
  })

  it('TB-89 the last card put on an emptied place names no hour', () => {
    const state = scenario({ hands: ['G5 S2 S3', 'Joker'], options: { openJoker: 'named' } })
    act(state, 0, 'lay G5 under S2 on 1')
    answerAll(state, [1])
    expect(refusal(state, 1, 'open Joker as 5')).toBe('hour-not-named-here')
    expect(kinds(act(state, 1, 'open Joker'))).toEqual(['placeOpened', 'roundEnded'])
  })

  it('TB-89 the hour after the named one is right, and the name goes with its Joker', () => {
    const options = { openJoker: 'named' }
    const named = () => {
      const state = scenario({ hands: ['G1 Joker R8', 'G6 S9 S10'], options })
      act(state, 0, 'lay G1 under Joker on 1 as 5')
      answerAll(state)
      act(state, 1, 'lay G6 under S9 on 1')
      return state
    }
    const covered = named()
    expect(viewOf(covered, 0).places[0]).toMatchObject({ top: { face: 'open' } })
    expect(viewOf(covered, 0).places[0]).not.toHaveProperty('top.named')
    expect(answerAll(covered, [0])[0]).toMatchObject({ kind: 'doubted', right: true })
    const caught = scenario({ hands: ['G5 Joker R8', 'G6 S9 S10'], options })
    act(caught, 0, 'lay G5 under Joker on 1 as 5')
    answerAll(caught, [1])
    act(caught, 1, 'open S9')
    expect(viewOf(caught, 0).places[0]).not.toHaveProperty('top.named')
    const declined = scenario({ hands: ['G5 Joker R8', 'G6 S9 S10'], options })
    act(declined, 0, 'lay G5 under Joker on 1 as 5')
    answerAll(declined, [1])
    act(declined, 1, 'decline')
    expect(viewOf(declined, 0).places[0]).not.toHaveProperty('top.named')
  })

  it('TB-10 one card of two is not enough', () => {
    const state = scenario({ hands: ['G1 S2', 'G6'] })
    expect(refusal(state, 0, 'lay G1 on 1')).toBe('two-cards-needed')
  })

  it('TB-91 cuckoo and pair cards are wrong on every hour', () => {
    for (const card of ['Cuckoo', 'Jungle', 'Beam', 'Snooze', 'Broken']) {
      for (let hour = 1; hour <= 12; hour++) {
        const tops = [`G${String(hour)}`, 'S3', 'R6'] as const
        const state = scenario({ hands: [`${card} S2 S4`, 'G6'], tops })
        act(state, 0, `lay ${card} under S2 on 1`)
        expect(answerAll(state, [1])[0], `${card} ${String(hour)}`).toMatchObject({ right: false })
      }
    }
  })
})
