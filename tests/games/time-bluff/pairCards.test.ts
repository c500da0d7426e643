import { describe, expect, it } from 'vitest'
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

describe('pair cards', () => {
  it('TB-30 takes any clock of the kind, or by option only the hour', () => {
    const kind = scenario({ hands: ['R5 Beam S9 R3', 'G6'] })
    expect(refusal(kind, 0, 'lay R5 under Beam under S9 on 1')).toBeUndefined()
    expect(refusal(kind, 0, 'lay R5 under Beam under R3 on 1')).toBe('pair-card-needs-its-clock')
    const hour = scenario({ hands: ['R5 Beam S9 R3', 'G6'], options: { pairBy: 'hour' } })
    expect(refusal(hour, 0, 'lay R5 under Beam under R3 on 1')).toBeUndefined()
    expect(refusal(hour, 0, 'lay R5 under Beam under S9 on 1')).toBe('pair-card-needs-its-clock')
    for (const [pair, clock] of [
      ['Jungle', 'A12'],
      ['Snooze', 'A6'],
      ['Broken', 'G9'],
    ] as const) {
      const state = scenario({ hands: [`R5 ${pair} ${clock}`, 'G6'], options: { pairBy: 'hour' } })
      expect(refusal(state, 0, `lay R5 under ${pair} under ${clock} on 1`)).toBeUndefined()
    }
  })

  it('TB-31 lays hidden card, pair card, clock, and needs three cards', () => {
    const state = scenario({ hands: ['R5 Broken A9 R3', 'G6'] })
    act(state, 0, 'lay R5 under Broken under A9 on 1')
    expect(pile(state, 0)).toBe('G12 R5 Broken A9')
    const two = scenario({ hands: ['Broken A9', 'G6'] })
    expect(refusal(two, 0, 'lay A9 under Broken under A9 on 1')).toBe('card-not-in-hand')
  })

  it('TB-32 judges the hidden card as always', () => {
    const state = scenario({ hands: ['R5 Broken A9 R3', 'G6'] })
    act(state, 0, 'lay R5 under Broken under A9 on 1')
    expect(answerAll(state, [1])[0]).toMatchObject({ kind: 'doubted', right: false })
  })

  it('TB-33 acts before draw and doubt, and is not undone by a caught bluff', () => {
    const state = scenario({ hands: ['R5 Broken A9 R3', 'G6', 'G7'] })
    const events = act(state, 0, 'lay R5 under Broken under A9 on 1')
    expect(kinds(events)).toEqual(['laid', 'drew', 'drew', 'drew'])
    expect(events[3]).toMatchObject({ seat: 0, cause: 'step' })
    answerAll(state, [1])
    expect(hand(state, 1)).toBe('G6 A1')
    expect(hand(state, 0)).toContain('Broken')
  })

  it('TB-34 Dschungel leaves no doubt window', () => {
    const state = scenario({ hands: ['R5 Jungle G9 R3', 'G6'] })
    expect(kinds(act(state, 0, 'lay R5 under Jungle under G9 on 1'))).toEqual([
      'laid',
      'protected',
      'drew',
    ])
    expect(owed(state)).toBe('1 lay')
  })

  it('TB-35 Beam gives one card of choice to any opponent, mandatory with a card left', () => {
    const state = scenario({ hands: ['R5 Beam S9 Cuckoo R3', 'G6', 'G7'] })
    act(state, 0, 'lay R5 under Beam under S9 on 1')
    expect(owed(state)).toBe('0 beam')
    expect(refusal(state, 0, 'beam Cuckoo to 1')).toBe('beam-to-yourself')
    expect(refusal(state, 0, 'beam Cuckoo to 5')).toBe('no-such-seat')
    expect(refusal(state, 0, 'beam G1 to 2')).toBe('card-not-in-hand')
    expect(kinds(act(state, 0, 'beam Cuckoo to 3'))).toEqual(['beamed', 'drew'])
    expect(hand(state, 2)).toBe('G7 Cuckoo')
    const vortex = scenario({ hands: ['R5 Beam S9 Vortex R3', 'G6', 'G7'] })
    act(vortex, 0, 'lay R5 under Beam under S9 on 1')
    expect(kinds(act(vortex, 0, 'beam Vortex to 2'))).toEqual(['beamed', 'drew'])
    const none = scenario({ hands: ['R5 Beam S9', 'G6'] })
    act(none, 0, 'lay R5 under Beam under S9 on 1')
    expect(owed(none)).toBe('1 answer')
  })

  it('TB-36 Beam of the last card is a closing play', () => {
    const state = scenario({ hands: ['G1 Beam S9 Cuckoo', 'G6'] })
    act(state, 0, 'lay G1 under Beam under S9 on 1')
    expect(kinds(act(state, 0, 'beam Cuckoo to 2'))).toEqual(['beamed'])
    expect(kinds(answerAll(state))).toEqual(['believed', 'roundEnded'])
    expect(points(state)).toEqual([0, 6])
  })

  it('TB-37 Kaputt lets all opponents draw clockwise, and ends the round where the pile runs out', () => {
    const state = scenario({ hands: ['R5 Broken A9 R3', 'G6', 'G7 G8 G9 G10 G11 G1'] })
    const drawn = act(state, 0, 'lay R5 under Broken under A9 on 1').filter(
      ({ kind }) => kind === 'drew',
    )
    expect(drawn.map((event) => ('seat' in event ? event.seat : -1))).toEqual([1, 2, 0])
    const short = scenario({ hands: ['R5 Broken A9', 'G6', 'G7'], draw: 'S1' })
    expect(kinds(act(short, 0, 'lay R5 under Broken under A9 on 1'))).toEqual([
      'laid',
      'drew',
      'pileExhausted',
      'roundEnded',
    ])
    expect(points(short)).toEqual([0, 2, 1])
  })

  it('TB-38 Snooze hits the seat after the layer, or by option the chosen neighbour', () => {
    const state = scenario({ hands: ['R5 Snooze R9 R3', 'G6', 'G7'] })
    expect(refusal(state, 0, 'lay R5 under Snooze under R9 on 1 snooze right')).toBe(
      'neighbour-not-named-here',
    )
    act(state, 0, 'lay R5 under Snooze under R9 on 1')
    expect(state.skips).toEqual([0, 1, 0])
    expect(hand(state, 1)).toBe('G6 A1')
    expect(kinds(answerAll(state))).toEqual(['believed', 'satOut'])
    expect(owed(state)).toBe('2 lay')
    const chosen = scenario({
      hands: ['R5 Snooze R9 R3', 'G6', 'G7'],
      options: { snoozeTarget: 'chosen' },
    })
    expect(refusal(chosen, 0, 'lay R5 under Snooze under R9 on 1')).toBe('snooze-needs-neighbour')
    act(chosen, 0, 'lay R5 under Snooze under R9 on 1 snooze right')
    expect(chosen.skips).toEqual([0, 0, 1])
  })

  it('TB-39 Snooze with two players: the layer plays again', () => {
    const state = scenario({
      hands: ['R5 Snooze R9 R3', 'G6'],
      options: { snoozeTarget: 'chosen' },
    })
    act(state, 0, 'lay R5 under Snooze under R9 on 1')
    answerAll(state)
    expect(owed(state)).toBe('0 lay')
    expect(state.skips).toEqual([0, 0])
  })

  it('TB-40 a snoozed player may doubt', () => {
    const state = scenario({ hands: ['R5 Snooze R9 R3', 'G6', 'G7'] })
    act(state, 0, 'lay R5 under Snooze under R9 on 1')
    expect(owed(state)).toBe('1 answer, 2 answer')
    expect(answerAll(state, [1])[0]).toMatchObject({ doubter: 1 })
  })

  it('TB-41 skips add up', () => {
    const state = scenario({
      hands: ['R5 Snooze R9 R3', 'G6', 'G7'],
      options: { snoozeTarget: 'chosen' },
      skips: [0, 1, 0],
    })
    act(state, 0, 'lay R5 under Snooze under R9 on 1 snooze left')
    expect(state.skips[1]).toBe(2)
    answerAll(state)
    expect(state.skips[1]).toBe(1)
  })

  it('TB-42 a snoozed player takes part in vortex, Kaputt and Beam', () => {
    const broken = scenario({ hands: ['R5 Broken A9 R3', 'G6', 'G7'], skips: [0, 1, 0] })
    act(broken, 0, 'lay R5 under Broken under A9 on 1')
    expect(hand(broken, 1)).toBe('G6 A1')
    const vortex = scenario({ hands: ['R5 Vortex R9', 'G6', 'G7'], skips: [0, 1, 0] })
    act(vortex, 0, 'lay R5 under Vortex on 1')
    act(vortex, 0, 'pass clockwise')
    expect(hand(vortex, 1)).toBe('R9')
    const beam = scenario({ hands: ['R5 Beam S9 R3', 'G6', 'G7'], skips: [0, 1, 0] })
    act(beam, 0, 'lay R5 under Beam under S9 on 1')
    act(beam, 0, 'beam R3 to 2')
    expect(hand(beam, 1)).toBe('G6 R3')
  })

  it('TB-43 clears skip markers at the end of the round', () => {
    const state = scenario({ hands: ['G1 S2', 'G6', 'G7'], skips: [0, 2, 0] })
    act(state, 0, 'lay G1 under S2 on 1')
    answerAll(state)
    expect(viewOf(state, 0).players.map(({ skips }) => skips)).toEqual([0, 0, 0])
    for (const seat of [0, 1, 2]) act(state, seat, 'next-round')
    expect(state.skips).toEqual([0, 0, 0])
  })

  it('TB-44 a pair card in hand counts 5', () => {
    const state = scenario({ hands: ['G1 S2', 'Jungle Beam'] })
    act(state, 0, 'lay G1 under S2 on 1')
    answerAll(state)
    expect(points(state)).toEqual([0, 10])
  })

  it('TB-35 Beam reaches no seat past the last', () => {
    const state = scenario({ hands: ['R5 Beam S9 Cuckoo R3', 'G6', 'G7'] })
    act(state, 0, 'lay R5 under Beam under S9 on 1')
    expect(refusal(state, 0, 'beam Cuckoo to 3')).toBeUndefined()
    expect(refusal(state, 0, 'beam Cuckoo to 4')).toBe('no-such-seat')
  })

  it('TB-37 Kaputt stops at the empty pile, whoever would have to draw after it', () => {
    const position = { hands: ['R5 Broken A9', 'G6', 'G7', 'G8', 'G9'], draw: 'S1' }
    const words = 'lay R5 under Broken under A9 on 1'
    expect(kinds(act(scenario(position), 0, words))).toEqual([
      'laid',
      'drew',
      'pileExhausted',
      'roundEnded',
    ])
    const last = scenario({ ...position, options: { lastDoubt: 'on' } })
    expect(kinds(act(last, 0, words))).toEqual(['laid', 'drew', 'pileExhausted'])
  })
})
