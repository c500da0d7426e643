import { describe, expect, it } from 'vitest'
import { act, answerAll, hand, kinds, owed, points, scenario } from './scenario'

describe('the worked cases of the rules', () => {
  it('1: 12 then 1 is right, 12 then 12 wrong; Joker then 5 right, Joker then Joker wrong', () => {
    for (const [top, hidden, right] of [
      ['G12', 'S1', true],
      ['G12', 'S12', false],
      ['Joker', 'S5', true],
      ['Joker', 'Joker', false],
    ] as const) {
      const state = scenario({ hands: [`${hidden} R7 R8`, 'G6'], tops: [top, 'S3', 'R6'] })
      act(state, 0, `lay ${hidden} under R7 on 1`)
      expect(answerAll(state, [1])[0]).toMatchObject({ right })
    }
  })

  it('2: 6, 5, 4, 3, 2, 0 cards for a seat that never picks up; the round ends on its fifth turn', () => {
    const state = scenario({
      hands: [
        'G1 G2 G3 G4 G5 G6',
        'S1 S2 S3 S4 S5 S6',
        'R1 R2 R3 R4 R5 R7',
        'A7 A8 A9 A10 A11 A12',
      ],
      draw: 'G7 G8 G9 G10 G11 S7 S8 S9 S10 S11 S12 R8 R9 R10 R11 R12 A1 A2 A3 A4',
    })
    const counts = [hand(state, 0).split(' ').length]
    for (let turn = 0; turn < 5; turn++) {
      for (let seat = 0; seat < 4 && state.phase.kind === 'lay'; seat++) {
        const [hidden, open] = hand(state, seat).split(' ')
        act(state, seat, `lay ${hidden ?? ''} under ${open ?? ''} on 1`)
        answerAll(state)
        if (seat === 0) counts.push(state.hands[0]?.length ?? -1)
      }
    }
    expect(counts).toEqual([6, 5, 4, 3, 2, 0])
    expect(state.phase.kind).toBe('scored')
    expect(points(state)[0]).toBe(0)
  })

  it('3: a vortex found under a doubt: direction, hands, replacement, only then the pile', () => {
    const state = scenario({ hands: ['Vortex S2 S3', 'G6', 'G7'], draw: 'A4 A5' })
    act(state, 0, 'lay Vortex under S2 on 1')
    answerAll(state, [2])
    expect(owed(state)).toBe('2 direct')
    expect(kinds(act(state, 2, 'pass clockwise'))).toEqual([
      'handsPassed',
      'vortexReplaced',
      'pickedUp',
    ])
    expect(hand(state, 2)).toBe('G6 G12 S2 A5')
  })

  it('4: the last two cards with an open vortex: the neighbour with the empty hand has 0 points', () => {
    const state = scenario({ hands: ['G1 Vortex', 'G6 G7', 'G8'] })
    act(state, 0, 'lay G1 under Vortex on 1')
    act(state, 0, 'pass counterclockwise')
    answerAll(state)
    expect(points(state)).toEqual([2, 1, 0])
  })

  it('5: Beam from four cards empties the hand', () => {
    const state = scenario({ hands: ['G1 Beam S9 R3', 'G6'] })
    act(state, 0, 'lay G1 under Beam under S9 on 1')
    act(state, 0, 'beam R3 to 2')
    expect(hand(state, 0)).toBe('')
    answerAll(state)
    expect(points(state)[0]).toBe(0)
  })

  it('6: the draw pile is empty at the draw step: over before anybody may doubt', () => {
    const state = scenario({ hands: ['G5 S2 S3', 'G6 Joker'], draw: '' })
    expect(kinds(act(state, 0, 'lay G5 under S2 on 1'))).toEqual([
      'laid',
      'pileExhausted',
      'roundEnded',
    ])
    expect(points(state)).toEqual([1, 6])
  })

  it('7: clock 1, Joker, pair card and cuckoo 5, vortex 10', () => {
    const state = scenario({ hands: ['G1 S2', 'G6 Joker Beam Cuckoo Vortex'] })
    act(state, 0, 'lay G1 under S2 on 1')
    answerAll(state)
    expect(points(state)).toEqual([0, 26])
  })
})
