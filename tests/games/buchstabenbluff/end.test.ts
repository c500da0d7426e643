import { describe, expect, it } from 'vitest'
import { buchstabenbluff } from '../../../src/games/buchstabenbluff/inside/index'
import {
  act,
  announce,
  bonuses,
  ending,
  giveUp,
  handOf,
  kinds,
  letters,
  owed,
  passToEnd,
  refusal,
  scenario,
  viewOf,
} from './scenario'

const OFF = { lastRefill: 'off' }

describe('the end', () => {
  it('BB-22 counts a pass as a turn', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'], options: { turns: 3 } })
    act(scene, 0, 'pass')
    expect(viewOf(scene, 1).players.map(({ turnsLeft }) => turnsLeft)).toEqual([2, 3])
    expect(kinds(passToEnd(scene)).filter((kind) => kind === 'passed')).toHaveLength(5)
  })

  it('names all who laid as long an honest word, and the first word of each', () => {
    const scene = scenario({ hands: ['REGEN', 'EINST'], turn: 8, options: OFF })
    announce(scene, 0, 'lay R E G E N as regen')
    announce(scene, 1, 'lay S T E I N as stein')
    const found = buchstabenbluff.remarks?.find({ told: [], view: viewOf(scene, 'spectator') })
    expect(found).toContainEqual({
      kind: 'longest',
      seats: [0, 1],
      values: { n: 5, word: 'Regen, Stein' },
    })
  })

  it('BB-26 opens all hands and piles at the end, word by word beside the announcement, bluffs included', () => {
    const scene = scenario({ hands: ['QXNNN', 'HAUSE'], turn: 8, options: OFF })
    announce(scene, 0, 'lay Q X as es')
    announce(scene, 1, 'lay H A U S as Haus')
    const view = viewOf(scene, 'spectator')
    expect(view.words.map(({ word, fate, cards }) => [word, fate, letters(cards)])).toEqual([
      ['es', 'believed', 'QX'],
      ['Haus', 'believed', 'HAUS'],
    ])
    expect(view.words.map(({ judgement }) => judgement?.isTrue)).toEqual([false, true])
    expect(ending(scene).hands.map(letters)).toEqual(['NNN', 'E'])
    expect(ending(scene).scores[0]).toMatchObject({ pile: 18, bonus: 0 })
  })

  it('BB-26 lets everybody look at his own scored cards, and at those of nobody else', () => {
    const scene = scenario({ hands: ['QXNNN', 'HAUSE'] })
    announce(scene, 0, 'lay Q X as es')
    expect(letters(viewOf(scene, 0).words[0]?.cards)).toBe('QX')
    expect(viewOf(scene, 1).words[0]).not.toHaveProperty('cards')
    expect(viewOf(scene, 'spectator').words[0]).not.toHaveProperty('cards')
  })

  it('BB-27 counts the own pile plus, the hand minus, and the tens', () => {
    const scene = scenario({ hands: ['HAUSJX', 'QVEEE'], turn: 8, options: OFF })
    announce(scene, 0, 'lay H A U S as Haus', [1])
    announce(scene, 1, 'lay Q V as es', [0])
    expect(ending(scene).scores).toEqual([
      { pile: 6, bonus: 20, hand: 14, total: 12 },
      { pile: 0, bonus: 0, hand: 3, total: -3 },
    ])
    expect(buchstabenbluff.outcome(scene.state)).toEqual({
      kind: 'ranking',
      ranks: [1, 2],
      scores: [12, -3],
    })
  })

  it('BB-27 counts a question mark as nothing, laid or in hand', () => {
    const scene = scenario({ hands: ['????', '??'], turn: 8, options: OFF, draw: '' })
    announce(scene, 0, 'lay ? ? as es')
    act(scene, 1, 'pass')
    expect(ending(scene).scores).toEqual([
      { pile: 0, bonus: 0, hand: 0, total: 0 },
      { pile: 0, bonus: 0, hand: 0, total: 0 },
    ])
  })

  it('BB-28 is won by the most points, and a tie at the top is shared', () => {
    const scene = scenario({
      hands: ['EEEEE', 'EEEEE', 'EEEEH', 'EEEEA'],
      turn: 19,
      options: OFF,
    })
    passToEnd(scene)
    expect(ending(scene).ranks).toEqual([1, 1, 4, 1])
  })

  it('BB-31 allows totals below zero', () => {
    const scene = scenario({ hands: ['QXYJV', 'EEEEE'], turn: 9 })
    passToEnd(scene)
    expect(ending(scene).scores.map(({ total }) => total)).toEqual([-38, -5])
  })
})

describe('a seat that is given up', () => {
  it('BB-36 passes in its turn without refill; its later turns are left out, those of the others stay', () => {
    const scene = scenario({ hands: ['HAU', 'EINST', 'RATDH'], options: { turns: 3 } })
    const events = giveUp(scene, 0)
    expect(events.slice(0, 2)).toEqual([
      { kind: 'left', seat: 0 },
      { kind: 'passed', seat: 0, cause: 'left' },
    ])
    expect(handOf(scene, 0)).toBe('AHU')
    const passes = passToEnd(scene).flatMap((event) => (event.kind === 'passed' ? event.seat : []))
    expect(passes).toEqual([1, 2, 1, 2, 1, 2])
    expect(viewOf(scene, 1).players[0]).toMatchObject({ turnsLeft: 0, left: true })
  })

  it('BB-36 goes on where it is not its turn', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH'] })
    expect(kinds(giveUp(scene, 1))).toEqual(['left'])
    expect(owed(scene)).toBe('0 turn')
    act(scene, 0, 'pass')
    expect(owed(scene)).toBe('2 turn')
  })

  it('BB-36 believes where it has not answered, and keeps the answer it has given', () => {
    const scene = scenario({ hands: ['HAUNE', 'EINST', 'RATDH', 'ULOGM'] })
    act(scene, 0, 'lay H A U N as Haus')
    act(scene, 1, 'doubt')
    giveUp(scene, 1)
    expect(owed(scene)).toBe('2 answer, 3 answer')
    expect(kinds(giveUp(scene, 2))).toEqual(['left'])
    expect(owed(scene)).toBe('3 answer')
    act(scene, 3, 'believe')
    expect(scene.state.words[0]?.doubters).toEqual([1])
    expect(bonuses(scene)).toEqual([0, 10, 0, 0])
  })

  it('BB-36 closes the window when the last answer that was missing is its own', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH'] })
    act(scene, 0, 'lay H A U S as Haus')
    act(scene, 1, 'believe')
    expect(kinds(giveUp(scene, 2)).slice(0, 2)).toEqual(['left', 'believed'])
    expect(handOf(scene, 0)).toHaveLength(5)
  })

  it('BB-36 settles a word of its own first, and refills nothing', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH'] })
    act(scene, 0, 'lay H A U S as Haus')
    expect(kinds(giveUp(scene, 0))).toEqual(['left'])
    expect(owed(scene)).toBe('1 answer, 2 answer')
    act(scene, 1, 'doubt')
    act(scene, 2, 'believe')
    expect(bonuses(scene)).toEqual([10, 0, 0])
    expect(handOf(scene, 0)).toBe('E')
    expect(owed(scene)).toBe('1 turn')
  })

  it('BB-36 asks it nothing any more and refuses everything', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH'] })
    giveUp(scene, 1)
    act(scene, 0, 'lay H A U S as Haus')
    expect(owed(scene)).toBe('2 answer')
    expect(refusal(scene, 1, 'doubt')).toBe('seat-given-up')
  })

  it('BB-36 counts its hand minus as it lay, keeps its pile and tens, and ranks it behind all who stayed', () => {
    const scene = scenario({ hands: ['HAUSE', 'QXYJV', 'EEEEE'], turn: 12, options: OFF })
    announce(scene, 0, 'lay H A U S as Haus', [1, 2])
    giveUp(scene, 0)
    passToEnd(scene)
    const { ranks, scores, end } = ending(scene)
    expect(scores[0]).toEqual({ pile: 6, bonus: 20, hand: 1, total: 25 })
    expect(ranks).toEqual([3, 2, 1])
    expect(end).toBe('finished')
  })

  it('BB-36 ranks several who left by their points', () => {
    const scene = scenario({ hands: ['EEEEE', 'QXYJV', 'EEEEH', 'AAAAA'], turn: 0 })
    for (const seat of [1, 0, 2]) giveUp(scene, seat)
    expect(ending(scene)).toMatchObject({ end: 'deserted', ranks: [2, 4, 3, 1] })
  })

  it('BB-36 lets the last seat win at once', () => {
    const scene = scenario({ hands: ['HAUSE', 'QXYJV'] })
    expect(kinds(giveUp(scene, 0))).toEqual(['left', 'passed', 'ended'])
    expect(ending(scene)).toMatchObject({ end: 'deserted', ranks: [2, 1] })
    expect(owed(scene)).toBe('')
    const idle = scenario({ hands: ['HAUSE', 'QXYJV'] })
    expect(kinds(giveUp(idle, 1))).toEqual(['left', 'ended'])
  })

  it('BB-36 settles a word even where one seat is left by then', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH'] })
    act(scene, 0, 'lay H A U S as Haus')
    giveUp(scene, 1)
    expect(viewOf(scene, 0).phase.kind).toBe('answers')
    const events = giveUp(scene, 2)
    expect(kinds(events)).toEqual([
      'left',
      'believed',
      'drew',
      'drew',
      'drew',
      'drew',
      'refilled',
      'ended',
    ])
    expect(ending(scene).ranks[0]).toBe(1)
  })

  it('BB-36 takes its hand out of the match: no reshuffle brings it back', () => {
    const scene = scenario({ hands: ['HAUSE', 'EEEEE', 'QQQQQ'], draw: '', discards: '' })
    giveUp(scene, 2)
    expect(refusal(scene, 0, 'draw')).toBe('nothing-to-draw')
    expect(viewOf(scene, 0).players[2]?.hand).toBe(5)
  })
})
