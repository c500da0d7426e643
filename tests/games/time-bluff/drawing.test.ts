import { describe, expect, it } from 'vitest'
import { formatCard } from '../../../src/games/time-bluff/outside/faces'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'
import type { TimeBluffState } from '../../../src/games/time-bluff/inside/state'
import {
  act,
  answerAll,
  hand,
  kinds,
  owed,
  pile,
  points,
  refusal,
  runOut,
  scenario,
  viewOf,
} from './scenario'

describe('drawing', () => {
  it('TB-45 draws before the doubt window', () => {
    const state = scenario({ hands: ['G1 S2 S3', 'G6'] })
    expect(kinds(act(state, 0, 'lay G1 under S2 on 1'))).toEqual(['laid', 'drew'])
    expect(owed(state)).toBe('1 answer')
  })

  it('TB-46 draws exactly one below six, none with six', () => {
    const few = scenario({ hands: ['G1 S2 S3', 'G6'] })
    act(few, 0, 'lay G1 under S2 on 1')
    expect(hand(few, 0)).toBe('S3 A1')
    const six = scenario({ hands: ['G1 G2 G3 G4 G5 G7 G8 G9', 'G6'] })
    expect(kinds(act(six, 0, 'lay G1 under G2 on 1'))).toEqual(['laid'])
  })

  it('TB-47 draws nothing with an empty hand', () => {
    const state = scenario({ hands: ['G1 S2', 'G6'] })
    expect(kinds(act(state, 0, 'lay G1 under S2 on 1'))).toEqual(['laid'])
    expect(hand(state, 0)).toBe('')
  })

  it('TB-48 with `handDraw` the layer draws himself while the window is open, or gets two', () => {
    const options = { handDraw: 'on' }
    const taken = scenario({ hands: ['G1 S2 S3', 'G6'], options })
    expect(kinds(act(taken, 0, 'lay G1 under S2 on 1'))).toEqual(['laid'])
    expect(owed(taken)).toBe('1 answer, 0 takeCard')
    act(taken, 0, 'take-card')
    expect(hand(taken, 0)).toBe('S3 A1')
    expect(owed(taken)).toBe('1 answer')
    const forgotten = scenario({ hands: ['G1 S2 S3', 'G6'], options })
    act(forgotten, 0, 'lay G1 under S2 on 1')
    answerAll(forgotten)
    expect(owed(forgotten)).toBe('0 takeCard')
    expect(kinds(runOut(forgotten, 0))).toEqual(['drew', 'believed'])
    expect(hand(forgotten, 0)).toBe('S3 A1 A2')
    expect(owed(forgotten)).toBe('1 lay')
  })

  it('TB-48 runs the same span under Dschungel, and none with an empty or full hand', () => {
    const options = { handDraw: 'on' }
    const jungle = scenario({ hands: ['G1 Jungle G9 S3', 'G6'], options })
    act(jungle, 0, 'lay G1 under Jungle under G9 on 1')
    expect(owed(jungle)).toBe('0 takeCard')
    act(jungle, 0, 'take-card')
    expect(owed(jungle)).toBe('1 lay')
    const full = scenario({ hands: ['G1 G2 G3 G4 G5 G7 G8 G9', 'G6'], options })
    act(full, 0, 'lay G1 under G2 on 1')
    expect(refusal(full, 0, 'take-card')).toBe('not-your-turn')
    const empty = scenario({ hands: ['G1 G2 G3', 'G6'], draw: '', options })
    expect(kinds(act(empty, 0, 'lay G1 under G2 on 1'))).toContain('roundEnded')
  })

  it('TB-48 nobody can choose to forget the draw: only the clock does it', () => {
    const state = scenario({
      hands: ['Cuckoo S2 R1', 'G6', 'G7'],
      draw: 'A1',
      options: { handDraw: 'on' },
    })
    act(state, 0, 'lay Cuckoo under S2 on 1')
    expect([...timeBluff.legalMoves(viewOf(state, 0))]).toEqual([{ kind: 'takeCard' }])
    expect(timeBluff.parseMove({ kind: 'forgetCard' }).ok).toBe(false)
  })

  it('TB-48 the last card drawn late drops no doubt: the round ends after the window', () => {
    const late = (doubters: readonly number[]) => {
      const state = scenario({
        hands: ['Cuckoo S2 R1', 'G6', 'G7'],
        draw: 'A1',
        options: { handDraw: 'on' },
      })
      act(state, 0, 'lay Cuckoo under S2 on 1')
      answerAll(state, doubters)
      return { events: kinds(runOut(state, 0)), points: points(state) }
    }
    const ended = ['drew', 'pileExhausted']
    expect(late([1])).toEqual({
      events: [...ended, 'doubted', 'pickedUp', 'roundEnded'],
      points: [9, 1, 1],
    })
    expect(late([])).toEqual({ events: [...ended, 'believed', 'roundEnded'], points: [2, 1, 1] })
  })

  it('TB-48 the last card drawn late leaves others their time to answer', () => {
    const state = scenario({
      hands: ['Cuckoo S2 R1', 'G6', 'G7'],
      draw: 'A1',
      options: { handDraw: 'on' },
    })
    act(state, 0, 'lay Cuckoo under S2 on 1')
    expect(kinds(runOut(state, 0))).toEqual(['drew', 'pileExhausted'])
    expect(owed(state)).toBe('1 answer, 2 answer')
    expect(kinds(answerAll(state, [2]))).toEqual(['doubted', 'pickedUp', 'roundEnded'])
    expect(pile(state, 0)).toBe('')
  })

  it('TB-48 the last card drawn late ends the round at once under Dschungel', () => {
    const state = scenario({
      hands: ['G5 Jungle G9 S3', 'G6'],
      draw: 'A1',
      options: { handDraw: 'on' },
    })
    act(state, 0, 'lay G5 under Jungle under G9 on 1')
    expect(kinds(runOut(state, 0))).toEqual(['drew', 'pileExhausted', 'roundEnded'])
    expect(points(state)).toEqual([2, 1])
  })

  it('TB-48 without a limit ends the span once all have answered, but not before 20 seconds', () => {
    const position = {
      hands: ['G1 S2 S3', 'G6'],
      options: { handDraw: 'on', doubtSeconds: 'none' },
    }
    const clockOf = (state: TimeBluffState): unknown =>
      timeBluff.question(state, { seat: 0, kind: 'takeCard' }).clock
    const early = scenario(position)
    act(early, 0, 'lay G1 under S2 on 1')
    const clock = clockOf(early)
    expect(clock).toMatchObject({ seconds: 20 })
    answerAll(early)
    expect(clockOf(early)).toEqual(clock)
    expect(kinds(runOut(early, 0))).toEqual(['drew', 'believed'])
    const late = scenario(position)
    act(late, 0, 'lay G1 under S2 on 1')
    expect(runOut(late, 0)).toEqual([])
    expect(owed(late)).toBe('1 answer, 0 takeCard')
    expect(clockOf(late)).toBeUndefined()
    expect(kinds(answerAll(late))).toEqual(['drew', 'believed'])
    expect(hand(late, 0)).toBe('S3 A1 A2')
    const inTime = scenario(position)
    act(inTime, 0, 'lay G1 under S2 on 1')
    runOut(inTime, 0)
    act(inTime, 0, 'take-card')
    expect(hand(inTime, 0)).toBe('S3 A1')
  })

  it('TB-49 ends the round at once when a card has to be drawn and there is none', () => {
    const step = scenario({ hands: ['G1 S2 S3', 'G6'], draw: '' })
    expect(kinds(act(step, 0, 'lay G1 under S2 on 1'))).toEqual([
      'laid',
      'pileExhausted',
      'roundEnded',
    ])
    expect(points(step)).toEqual([1, 1])
    const must = scenario({ hands: ['Cuckoo Beam', 'G6'], draw: '' })
    expect(kinds(act(must, 0, 'draw-instead'))).toEqual(['pileExhausted', 'roundEnded'])
    const snooze = scenario({ hands: ['G1 Snooze R9', 'G6'], draw: '' })
    expect(kinds(act(snooze, 0, 'lay G1 under Snooze under R9 on 1'))).toEqual([
      'laid',
      'snoozed',
      'pileExhausted',
      'roundEnded',
    ])
    const last = scenario({ hands: ['G1 S2 S3', 'G6'], draw: 'A1' })
    act(last, 0, 'lay G1 under S2 on 1')
    expect(owed(last)).toBe('1 answer')
    const full = scenario({ hands: ['G1 G2 G3 G4 G5 G7 G8 G9', 'G6'], draw: '' })
    act(full, 0, 'lay G1 under G2 on 1')
    expect(owed(full)).toBe('1 answer')
  })

  it('TB-88 with `lastDoubt` the window opens once more, then the round ends', () => {
    const options = { lastDoubt: 'on' }
    const believed = scenario({ hands: ['G1 S2 S3', 'G6'], draw: '', options })
    expect(kinds(act(believed, 0, 'lay G1 under S2 on 1'))).toEqual(['laid', 'pileExhausted'])
    expect(kinds(answerAll(believed))).toEqual(['believed', 'roundEnded'])
    const doubted = scenario({ hands: ['G5 S2 S3', 'G6'], draw: '', options })
    act(doubted, 0, 'lay G5 under S2 on 1')
    expect(kinds(answerAll(doubted, [1]))).toEqual(['doubted', 'pickedUp', 'roundEnded'])
    expect(points(doubted)).toEqual([4, 1])
    const vortex = scenario({ hands: ['Vortex S2 S3', 'G6 G7', 'G8'], draw: '', options })
    act(vortex, 0, 'lay Vortex under S2 on 1')
    answerAll(vortex, [1])
    expect(kinds(act(vortex, 1, 'pass clockwise'))).toEqual([
      'handsPassed',
      'vortexReplaced',
      'pickedUp',
      'roundEnded',
    ])
    expect(points(vortex)).toEqual([1, 3, 2])
    const jungle = scenario({ hands: ['G5 Jungle G2 S3', 'G6'], draw: '', options })
    expect(kinds(act(jungle, 0, 'lay G5 under Jungle under G2 on 1'))).toContain('roundEnded')
    const must = scenario({ hands: ['Cuckoo Beam', 'G6'], draw: '', options })
    expect(kinds(act(must, 0, 'draw-instead'))).toContain('roundEnded')
    const broken = scenario({ hands: ['G5 Broken A2 S3', 'G6', 'G7'], draw: 'S9', options })
    expect(kinds(act(broken, 0, 'lay G5 under Broken under A2 on 1'))).toEqual([
      'laid',
      'drew',
      'pileExhausted',
    ])
    expect(owed(broken)).toBe('1 answer, 2 answer')
  })

  it.each(['Broken under A2', 'Snooze under R2'])(
    'TB-88, TB-86 last cards with %s on an empty pile are still doubted, and the label is the pile',
    (upper) => {
      const position = {
        hands: [`G5 ${upper.replace('under ', '')}`, 'G6', 'G7'],
        draw: '',
        options: { lastDoubt: 'on' },
      }
      const doubted = scenario(position)
      expect(kinds(act(doubted, 0, `lay G5 under ${upper} on 1`))).toContain('pileExhausted')
      expect(owed(doubted)).toBe('1 answer, 2 answer')
      expect(kinds(answerAll(doubted, [2]))).toEqual(['doubted', 'pickedUp', 'roundEnded'])
      expect(doubted.scores.at(-1)?.end).toBe('pile-exhausted')
      const believed = scenario(position)
      act(believed, 0, `lay G5 under ${upper} on 1`)
      expect(kinds(answerAll(believed))).toEqual(['believed', 'roundEnded'])
      expect(believed.scores.at(-1)?.end).toBe('pile-exhausted')
      expect(points(believed)).toEqual([0, 1, 1])
    },
  )

  it('TB-46 draws one with five cards left after laying', () => {
    const state = scenario({ hands: ['G1 G2 G3 G4 G5 G7 G8', 'G6'] })
    expect(kinds(act(state, 0, 'lay G1 under G2 on 1'))).toEqual(['laid', 'drew'])
    expect(hand(state, 0)).toBe('G3 G4 G5 G7 G8 A1')
  })

  it('TB-53 cards that were turned up are shuffled into the draw pile', () => {
    const draw = 'Cuckoo Beam Jungle Snooze Joker Vortex A1 A2 A3 A4 A5 A6'
    const state = scenario({ hands: ['G5 S2 S3 S4 S5 S6 S7 S8', 'Cuckoo'], draw })
    act(state, 0, 'lay G5 under S2 on 1')
    answerAll(state, [1])
    act(state, 1, 'decline')
    expect(pile(state, 0)).toBe('A1')
    const rest = draw.split(' ').filter((card) => card !== 'A1')
    const after = state.draw.map(formatCard)
    expect([...after].sort()).toEqual([...rest].sort())
    const [below, turned] = [rest.slice(6).reverse(), rest.slice(0, 6)]
    expect(after).not.toEqual([...below, ...turned])
    expect(after).not.toEqual([...below, ...turned.reverse()])
  })
})
