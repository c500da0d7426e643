import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'
import {
  act,
  answerAll,
  cards,
  hand,
  kinds,
  owed,
  pile,
  points,
  refusal,
  scenario,
} from './scenario'

/** Seat 0 lays a vortex hidden on G12, seat 1 doubts: it is found. */
function found(draw: string, open = 'S2'): ReturnType<typeof scenario> {
  const state = scenario({ hands: [`Vortex ${open} S3 S4 S5 S6 S7 S8`, 'G6', 'G7'], draw })
  act(state, 0, `lay Vortex under ${open} on 1`)
  answerAll(state, [1])
  return state
}

describe('the vortex', () => {
  it('TB-70 moves hands, is replaced, then the new hand draws, then the window opens', () => {
    const state = scenario({ hands: ['G1 Vortex S3', 'G6 G7', 'G8'], draw: 'A4 A5' })
    expect(kinds(act(state, 0, 'lay G1 under Vortex on 1'))).toEqual(['laid'])
    expect(owed(state)).toBe('0 direct')
    expect(kinds(act(state, 0, 'pass clockwise'))).toEqual([
      'handsPassed',
      'vortexReplaced',
      'drew',
    ])
    expect(pile(state, 0)).toBe('G12 G1 A4')
    expect([hand(state, 0), hand(state, 1), hand(state, 2)]).toEqual(['G8 A5', 'S3', 'G6 G7'])
    expect(owed(state)).toBe('1 answer, 2 answer')
    expect(state.removedVortices).toBe(1)
  })

  it('TB-71 lets the layer choose when laid openly, the doubter when found', () => {
    const open = scenario({ hands: ['G1 Vortex S3', 'G6', 'G8'] })
    act(open, 0, 'lay G1 under Vortex on 1')
    expect(owed(open)).toBe('0 direct')
    expect(refusal(open, 1, 'pass clockwise')).toBe('not-your-turn')
    expect(owed(found('A4'))).toBe('1 direct')
  })

  it('TB-72 is right when found on a clock: vortex first, then the doubter takes the pile with the replacement', () => {
    const state = found('A4')
    expect(kinds(act(state, 1, 'pass counterclockwise'))).toEqual([
      'handsPassed',
      'vortexReplaced',
      'pickedUp',
    ])
    expect(hand(state, 1)).toBe('G7 G12 S2 A4')
    expect(owed(state)).toBe('0 openPlace')
    expect(hand(state, 0)).toBe('G6')
  })

  it('TB-73 acts all the same when found wrong, then the layer takes the pile', () => {
    const state = scenario({
      hands: ['Vortex S2 S3 S4 S5 S6 S7 S8', 'G6', 'G7'],
      tops: ['Joker', 'S3', 'R6'],
      draw: 'A4',
    })
    act(state, 0, 'lay Vortex under S2 on 1')
    expect(answerAll(state, [1])[0]).toMatchObject({ right: false })
    expect(kinds(act(state, 1, 'pass clockwise'))).toEqual([
      'handsPassed',
      'vortexReplaced',
      'pickedUp',
    ])
    expect(hand(state, 0)).toBe('G7 S2 A4 Joker')
    expect(owed(state)).toBe('1 openPlace')
  })

  it('TB-74 remembers that the open card was joker-like, although it has been replaced', () => {
    const state = scenario({ hands: ['Joker Vortex S3', 'G6', 'G7'], draw: 'A4 A5' })
    act(state, 0, 'lay Joker under Vortex on 1')
    act(state, 0, 'pass clockwise')
    expect(pile(state, 0)).toBe('G12 Joker A4')
    expect(answerAll(state, [1])[0]).toMatchObject({ right: false })
  })

  it('TB-75 never lets the replacement change the verdict', () => {
    const state = scenario({ hands: ['G1 Vortex S3', 'G6', 'G7'], draw: 'Joker A5' })
    act(state, 0, 'lay G1 under Vortex on 1')
    act(state, 0, 'pass clockwise')
    expect(answerAll(state, [1])[0]).toMatchObject({ right: true })
  })

  it('TB-76 acts again when the replacement is a vortex, the same person choosing anew', () => {
    const state = found('Vortex A4')
    expect(kinds(act(state, 1, 'pass clockwise'))).toEqual(['handsPassed', 'vortexReplaced'])
    expect(owed(state)).toBe('1 direct')
    expect(kinds(act(state, 1, 'pass clockwise'))).toEqual([
      'handsPassed',
      'vortexReplaced',
      'pickedUp',
    ])
    expect(state.removedVortices).toBe(2)
  })

  it('TB-77 sets cuckoo and pair cards aside on top and shuffles them back; inside every card stays', () => {
    const top = scenario({
      hands: ['G1 Vortex S3 S4 S5 S6 S7 S8', 'G6', 'G7'],
      draw: 'Cuckoo Beam Joker A5',
    })
    act(top, 0, 'lay G1 under Vortex on 1')
    const [, replaced] = act(top, 0, 'pass clockwise')
    expect(replaced).toMatchObject({
      kind: 'vortexReplaced',
      card: 48,
      setAside: [50, 52],
      inside: false,
    })
    expect(top.draw).toHaveLength(2)
    const inside = found('Cuckoo A5')
    act(inside, 1, 'pass clockwise')
    expect(hand(inside, 1)).toContain('Cuckoo')
  })

  it('TB-78 ends the round when no replacement is there: pending doubts are dropped', () => {
    const state = found('')
    expect(kinds(act(state, 1, 'pass clockwise'))).toEqual([
      'handsPassed',
      'vortexReplaced',
      'pileExhausted',
      'roundEnded',
    ])
    expect(points(state)).toEqual([1, 6, 1])
    const useless = scenario({ hands: ['G1 Vortex S3', 'G6', 'G7'], draw: 'Cuckoo Beam' })
    act(useless, 0, 'lay G1 under Vortex on 1')
    expect(kinds(act(useless, 0, 'pass clockwise'))).toContain('roundEnded')
    // What was set aside lies nowhere, in no state that a seat imagines either.
    const view = timeBluff.view(useless, 1)
    expect(view.drawPile).toBe(0)
    expect(timeBluff.imagine(view, fastRandom('aside')).draw).toEqual([])
  })

  it('TB-79 swaps hands without asking when two play', () => {
    const state = scenario({ hands: ['G1 Vortex S3', 'G6 G7'], draw: 'A4 A5' })
    expect(kinds(act(state, 0, 'lay G1 under Vortex on 1'))).toEqual([
      'laid',
      'handsPassed',
      'vortexReplaced',
      'drew',
    ])
    expect([hand(state, 0), hand(state, 1)]).toEqual(['G6 G7 A5', 'S3'])
  })

  it('TB-80 moves hands first when it is among the last cards; who then has none has no points', () => {
    const state = scenario({ hands: ['G1 Vortex', 'G6 G7', 'G8'] })
    act(state, 0, 'lay G1 under Vortex on 1')
    act(state, 0, 'pass clockwise')
    expect(owed(state)).toBe('1 answer, 2 answer')
    answerAll(state)
    expect(points(state)).toEqual([1, 0, 2])
  })

  it('TB-81 counts the pile to the empty-handed player who doubts wrongly', () => {
    const state = scenario({ hands: ['G1 Vortex', 'G6 G7', 'G8'], draw: 'A4' })
    act(state, 0, 'lay G1 under Vortex on 1')
    act(state, 0, 'pass clockwise')
    answerAll(state, [1])
    expect(points(state)).toEqual([1, 3, 2])
  })

  it('TB-82 acts first when hidden in a closing play and doubted', () => {
    const right = scenario({ hands: ['Vortex S2', 'G6 G7', 'G8'], draw: 'A4' })
    act(right, 0, 'lay Vortex under S2 on 1')
    answerAll(right, [1])
    expect(kinds(act(right, 1, 'pass clockwise'))).toEqual([
      'handsPassed',
      'vortexReplaced',
      'pickedUp',
      'roundEnded',
    ])
    expect(points(right)).toEqual([1, 3, 2])
    const wrong = scenario({
      hands: ['Vortex S2', 'G6 G7', 'G8'],
      tops: ['Joker', 'S3', 'R6'],
      draw: 'A4',
    })
    act(wrong, 0, 'lay Vortex under S2 on 1')
    answerAll(wrong, [1])
    act(wrong, 1, 'pass clockwise')
    expect(points(wrong)).toEqual([8, 0, 2])
  })

  it('TB-83 moves hands, not skip markers', () => {
    const state = scenario({ hands: ['G1 Vortex S3', 'G6', 'G7'], skips: [0, 0, 2] })
    act(state, 0, 'lay G1 under Vortex on 1')
    act(state, 0, 'pass clockwise')
    expect(state.skips).toEqual([0, 0, 2])
  })

  it('TB-84 stays inactive when drawn, picked up, beamed, or laid hidden and not doubted', () => {
    const drawn = scenario({ hands: ['G1 S2 S3', 'G6'], draw: 'Vortex' })
    act(drawn, 0, 'lay G1 under S2 on 1')
    expect(hand(drawn, 0)).toBe('S3 Vortex')
    const hidden = scenario({ hands: ['Vortex S2 S3', 'G6', 'G7'] })
    act(hidden, 0, 'lay Vortex under S2 on 1')
    expect(kinds(answerAll(hidden))).toEqual(['believed'])
    expect(hidden.removedVortices).toBe(0)
  })

  it('TB-85 is discovered as a bluffed card although it is right', () => {
    const state = found('A4')
    expect(state.phase).toMatchObject({
      kind: 'direct',
      action: { cause: 'found', verdict: { right: true } },
    })
  })

  it('TB-86 never draws in a closing play, effects happen as always', () => {
    const broken = scenario({ hands: ['G1 Broken A9', 'G6', 'G7'] })
    expect(kinds(act(broken, 0, 'lay G1 under Broken under A9 on 1'))).toEqual([
      'laid',
      'drew',
      'drew',
    ])
    const vortex = scenario({ hands: ['G1 Vortex', 'G6', 'G7'] })
    act(vortex, 0, 'lay G1 under Vortex on 1')
    expect(kinds(act(vortex, 0, 'pass clockwise'))).toEqual(['handsPassed', 'vortexReplaced'])
  })

  it('TB-72 of two vortices in a pile the one that was found leaves it', () => {
    const state = scenario({
      hands: ['Vortex S2 S4 S5 S6 S7 S8 S9', 'Vortex R2 R3 R4 R5 R7 R8 R9', 'G7'],
      draw: 'A5',
    })
    act(state, 0, 'lay Vortex under S2 on 1')
    answerAll(state)
    act(state, 1, 'lay Vortex under R2 on 1')
    answerAll(state, [2])
    const events = act(state, 2, 'pass clockwise')
    const [picked] = events.filter(({ kind }) => kind === 'pickedUp')
    expect(picked).toMatchObject({ seat: 2, cards: cards('G12 Vortex S2 A5 R2') })
  })
})
