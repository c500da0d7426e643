/** Seats that are given up for good (TG-24). */
import { describe, expect, it } from 'vitest'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import {
  activeIn,
  begin,
  giveUp,
  guess,
  look,
  ofKind,
  play,
  playIdleTurn,
  playOut,
  pointsOf,
  readOut,
  refusal,
  reveal,
  setPoints,
  sixAnswers,
  words,
  type Running,
} from './scenario'

const SIX = sixAnswers('rat pig elephant', 'dolphin human tofu')

function read(): Running {
  const running = begin()
  readOut(running)
  return running
}

describe('the active player is given up', () => {
  it('TG-24 before a card is read: both are shuffled back and the next seat draws', () => {
    const running = begin()
    const events = giveUp(running, 0)
    expect(events.map(({ kind }) => kind)).toEqual(['left', 'cancelled', 'turnBegun'])
    expect(running.state.used).toEqual([])
    expect(running.state.pile).toHaveLength(28)
    expect(activeIn(running)).toBe(1)
  })

  it('TG-24 before the answers are locked: the card is out, guesses go back unseen, no points', () => {
    const running = read()
    const { card } = running.state
    guess(running, 'rat pig tree')
    const events = giveUp(running, 0)
    expect(ofKind(events, 'turned')).toEqual([])
    expect(JSON.stringify(events)).not.toContain('tree')
    expect(running.state.used).toEqual([card])
    expect(running.state.pile).not.toContain(card)
    expect(pointsOf(running)).toEqual([0, 0, 0, 0])
    expect(look(running, 1).own).toEqual({ cards: look(running, 1).own?.cards })
  })

  it('TG-24 after that: the turn is played to its end and nobody waits for him', () => {
    const running = read()
    play(running, 0, SIX)
    giveUp(running, 0)
    expect(tofugott.toAct(running.state).map(({ seat }) => seat)).toEqual([1, 2, 3])
    for (const silhouette of ['rat', 'pig', 'elephant']) {
      guess(running, `${silhouette} tree tree`)
      const events = reveal(running)
      expect(ofKind(events, 'turned').map(({ card }) => card.role)).toEqual([
        'guess',
        'guess',
        'best',
        'worst',
      ])
    }
    expect(pointsOf(running)).toEqual([3, 3, 0, 0])
    expect(activeIn(running)).toBe(1)
  })

  it('TG-24 while his own card is looked at: the next one is turned at once', () => {
    const running = read()
    play(running, 0, SIX)
    guess(running, 'rat rat rat')
    for (const seat of [1, 2, 3]) play(running, seat, { kind: 'done' })
    expect(tofugott.toAct(running.state)).toEqual([{ seat: 0, kind: 'explain' }])
    const events = giveUp(running, 0)
    expect(ofKind(events, 'turned').map(({ card }) => card.role)).toEqual(['worst'])
    expect(ofKind(events, 'settled')).toMatchObject([{ gains: [3, 1, 1, 1] }])
  })
})

describe('a guesser is given up', () => {
  it('TG-24 with a locked guess: it counts, is turned with its words and nobody waits for more', () => {
    const running = read()
    play(running, 2, { kind: 'guess', silhouette: 'rat', explanation: words('bye') })
    giveUp(running, 2)
    play(running, 0, SIX)
    play(running, 1, { kind: 'guess', silhouette: 'tree' })
    play(running, 3, { kind: 'guess', silhouette: 'tree' })
    const events = play(running, 1, { kind: 'done' })
    expect(ofKind(events, 'turned').map(({ card }) => card.seat)).toEqual([2, 3])
    expect(ofKind(events, 'turned')[0]?.card.said).toEqual([words('bye')])
    expect(ofKind(reveal(running), 'settled')).toMatchObject([{ gains: [1, 0, 1, 0] }])
    expect(tofugott.toAct(running.state).map(({ seat }) => seat)).toEqual([1, 3])
  })

  it('TG-24 without one: he has none from now on, and the reveal begins when he was the last', () => {
    const running = read()
    play(running, 0, SIX)
    play(running, 1, { kind: 'guess', silhouette: 'rat' })
    play(running, 3, { kind: 'guess', silhouette: 'rat' })
    expect(ofKind(giveUp(running, 2), 'turned').map(({ card }) => card.seat)).toEqual([1])
    const roles = ofKind(reveal(running), 'turned').map(({ card }) => card.seat)
    expect(roles).toEqual([3, 0, 0])
    expect(refusal(running, 2, { kind: 'guess', silhouette: 'tree' })).toBe('seat-given-up')
  })

  it('TG-24 while his card is looked at: the next one is turned', () => {
    const running = read()
    play(running, 0, SIX)
    guess(running, 'rat rat rat')
    expect(ofKind(giveUp(running, 1), 'turned')[0]?.card.seat).toBe(2)
    expect(ofKind(reveal(running), 'settled')).toMatchObject([{ gains: [3, 1, 1, 1] }])
  })

  it('TG-24 his later turns are left out, those of the others stay', () => {
    const running = begin()
    playIdleTurn(running)
    giveUp(running, 2)
    const turns = []
    while (tofugott.outcome(running.state) === undefined) {
      turns.push(activeIn(running))
      playIdleTurn(running)
    }
    expect(turns).toEqual([1, 3, 0, 1, 3])
  })
})

describe('places', () => {
  it('TG-24 who left keeps his points and ranks behind all who stayed, by points', () => {
    const running = begin({ options: { turns: 1 } })
    setPoints(running, [9, 1, 8, 2])
    giveUp(running, 2)
    giveUp(running, 0)
    playIdleTurn(running)
    playIdleTurn(running)
    expect(tofugott.outcome(running.state)).toEqual({
      kind: 'ranking',
      ranks: [3, 2, 4, 1],
      scores: [9, 1, 8, 2],
    })
  })

  it('TG-24 one seat left wins at once, whatever the points', () => {
    const running = read()
    setPoints(running, [9, -1, 8, 2])
    giveUp(running, 3)
    giveUp(running, 2)
    const events = giveUp(running, 0)
    expect(ofKind(events, 'ended')).toEqual([
      { kind: 'ended', end: 'deserted', ranks: [2, 1, 3, 4] },
    ])
    expect(tofugott.toAct(running.state)).toEqual([])
    expect(giveUp(running, 1)).toEqual([])
  })

  it('TG-05 a seat that is given up takes no card from the later turns', () => {
    for (let seed = 0; seed < 30; seed++) {
      const running = begin({ seats: 6, options: { turns: 4 }, seed: String(seed) })
      const isRead = seed % 4 < 2
      if (isRead) readOut(running)
      giveUp(running, seed % 6)
      const turns = ofKind(playOut(running), 'turnBegun')
      // The card of a turn that was cancelled when it was read is gone too; a match never needs more than there are at least.
      const isCancelled = isRead && seed % 6 === 0
      expect(running.state.used).toHaveLength(isCancelled ? 21 : 20)
      expect(turns.at(-1)?.cards).toHaveLength(2)
      expect(tofugott.outcome(running.state)).toBeDefined()
    }
  })
})
