/** Guessing, turning cards, explaining, points. */
import { describe, expect, it } from 'vitest'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import { MOST_EXPLANATIONS, type TofugottMove } from '../../../src/games/tofugott/outside/contract'
import { PHRASES } from '../../../src/games/tofugott/outside/phrases'
import { POINTS } from '../../../src/games/tofugott/outside/questionKinds'
import {
  begin,
  guess,
  guessersIn,
  inPlay,
  look,
  ofKind,
  play,
  playTurn,
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

function answered(seats = 4): Running {
  const running = begin({ seats })
  readOut(running)
  play(running, 0, SIX)
  return running
}

function guessOf(silhouette: 'rat' | 'pig' | 'tree', text: string): TofugottMove {
  return { kind: 'guess', silhouette, explanation: words(text) }
}

describe('guessing', () => {
  it('TG-10 begins while the active player is still choosing, and the reveal waits for all', () => {
    const running = begin()
    readOut(running)
    expect(tofugott.toAct(running.state).map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
    guess(running, 'rat rat rat')
    expect(running.state.phase.kind).toBe('locking')
    expect(ofKind(play(running, 0, SIX), 'turned')).toHaveLength(1)
  })

  it('TG-11 asks for the best answer alone, once a question', () => {
    const running = answered()
    const events = guess(running, 'rat rat rat')
    const turned = [...ofKind(events, 'turned'), ...ofKind(reveal(running), 'turned')]
    expect(turned.filter(({ card }) => card.role === 'guess').map(({ card }) => card.seat)).toEqual(
      [1, 2, 3],
    )
  })

  it('TG-12 takes every silhouette that is not revealed, own earlier guesses too', () => {
    const running = answered()
    expect(inPlay(running).split(' ')).toHaveLength(8)
    guess(running, 'tree tree tree')
    reveal(running)
    expect(inPlay(running)).toBe('pig elephant human tofu tree ghost')
    expect(refusal(running, 1, { kind: 'guess', silhouette: 'rat' })).toBe('silhouette-revealed')
    expect(refusal(running, 1, { kind: 'guess', silhouette: 'dolphin' })).toBe(
      'silhouette-revealed',
    )
    guess(running, 'tree tree tree')
    reveal(running)
    expect(inPlay(running)).toBe('elephant tofu tree ghost')
    expect(refusal(running, 2, { kind: 'guess', silhouette: 'human' })).toBe('silhouette-revealed')
    expect(refusal(running, 2, { kind: 'guess', silhouette: 'tree' })).toBeUndefined()
  })

  it('TG-36 for the next question begins after this one is settled', () => {
    const running = answered()
    guess(running, 'rat rat rat')
    expect(refusal(running, 3, { kind: 'guess', silhouette: 'pig' })).toBe('not-your-turn')
    expect(refusal(running, 1, { kind: 'guess', silhouette: 'pig' })).toBe('other-decision-owed')
    const kinds = reveal(running).map(({ kind }) => kind)
    expect(kinds.at(-1)).toBe('settled')
    expect(look(running, 1).phase).toMatchObject({ kind: 'locking', question: 1 })
  })

  it('TG-13 leaves the order of locking and the guesses of others unseen', () => {
    const [one, other] = [answered(), answered()]
    for (const seat of [1, 2]) play(one, seat, { kind: 'guess', silhouette: 'rat' })
    for (const seat of [2, 1]) play(other, seat, { kind: 'guess', silhouette: 'pig' })
    for (const viewer of [0, 3, 'spectator'] as const) {
      expect(look(one, viewer)).toEqual(look(other, viewer))
    }
  })
})

describe('turning cards', () => {
  it('TG-13 goes clockwise from the left neighbour, one after the other', () => {
    const running = begin()
    setPoints(running, [0, 0, 0, 0])
    playTurn(running, {
      best: 'rat pig elephant',
      worst: 'dolphin human tofu',
      guesses: ['tree tree tree', 'tree tree tree', 'tree tree tree'],
    })
    readOut(running)
    play(running, 1, SIX)
    const events = [...guess(running, 'tree ghost rat'), ...reveal(running)]
    const order = ofKind(events, 'turned').map(({ card }) => [
      card.seat,
      card.role,
      card.silhouette,
    ])
    expect(order).toEqual([
      [2, 'guess', 'tree'],
      [3, 'guess', 'ghost'],
      [0, 'guess', 'rat'],
      [1, 'best', 'rat'],
      [1, 'worst', 'dolphin'],
    ])
  })

  it('TG-13 waits for the owner of the card that was turned, and for nobody else', () => {
    const running = answered()
    guess(running, 'rat rat rat')
    expect(tofugott.toAct(running.state)).toEqual([{ seat: 1, kind: 'explain' }])
    expect(refusal(running, 2, { kind: 'done' })).toBe('not-your-turn')
    expect(tofugott.awaited(running.state)).toEqual({ kind: 'names', seats: [1] })
    play(running, 1, { kind: 'done' })
    expect(tofugott.toAct(running.state)).toEqual([{ seat: 2, kind: 'explain' }])
  })

  it('TG-15 shows the best answer before the worst', () => {
    const running = answered()
    const events = [...guess(running, 'rat rat rat'), ...reveal(running)]
    const own = ofKind(events, 'turned').filter(({ card }) => card.seat === 0)
    expect(own.map(({ card }) => card.role)).toEqual(['best', 'worst'])
  })

  it('TG-14 words that were locked with a card are shown when it is turned, not before', () => {
    const running = answered()
    play(running, 2, guessOf('rat', 'small but brave'))
    expect(look(running, 2).own?.guess?.explanation).toEqual(words('small but brave'))
    play(running, 3, { kind: 'guess', silhouette: 'rat' })
    play(running, 1, guessOf('pig', 'because of the mud'))
    expect(JSON.stringify(look(running, 0))).not.toContain('brave')
    const [turned] = ofKind(play(running, 1, { kind: 'done' }), 'turned')
    expect(turned?.card).toMatchObject({ seat: 2, said: [words('small but brave')] })
  })

  it('TG-14 an owner explains in words or phrases, says no more than three things and is never made to', () => {
    const running = answered()
    guess(running, 'rat rat rat')
    const phrase = {
      kind: 'explain',
      explanation: { kind: 'phrase', phrase: 'gut-feeling' },
    } as const
    const [said] = play(running, 1, phrase)
    const { explanation } = phrase
    expect(said).toEqual({ kind: 'explained', seat: 1, silhouette: 'rat', explanation })
    play(running, 1, { kind: 'explain', explanation: words('and it swims') })
    play(running, 1, phrase)
    expect(refusal(running, 1, phrase)).toBe('enough-said')
    expect(look(running, 3).phase).toMatchObject({
      turned: [{ said: { length: MOST_EXPLANATIONS } }],
    })
    play(running, 1, { kind: 'done' })
    play(running, 2, { kind: 'done' })
    expect(pointsOf(running)).toEqual([0, 0, 0, 0])
  })

  it('TG-14 the worst answer may pass without words', () => {
    const running = answered(2)
    guess(running, 'rat')
    play(running, 1, { kind: 'done' })
    play(running, 0, { kind: 'done' })
    expect(ofKind(play(running, 0, { kind: 'done' }), 'settled')).toHaveLength(1)
  })

  it('TG-14 free text is one clean line of at most 140 characters, a phrase is one of the list', () => {
    const explain = (explanation: unknown): boolean =>
      tofugott.parseMove({ kind: 'explain', explanation }).ok
    expect(explain(words('x'.repeat(140)))).toBe(true)
    expect(explain(words('x'.repeat(141)))).toBe(false)
    expect(explain(words(''))).toBe(false)
    expect(explain(words('two\nlines'))).toBe(false)
    expect(explain(words('\u202Ebackwards'))).toBe(false)
    expect(explain({ kind: 'phrase', phrase: 'no such phrase' })).toBe(false)
    expect(explain({ ...words('x'), seat: 1 })).toBe(false)
    expect(explain(undefined)).toBe(false)
    for (const phrase of PHRASES) expect(explain({ kind: 'phrase', phrase })).toBe(true)
    expect(new Set(PHRASES).size).toBe(PHRASES.length)
  })

  it('TG-14 one phrase may say what the card means for the question, and there is never a second one', () => {
    const parse = (explanation: unknown) => tofugott.parseMove({ kind: 'explain', explanation })
    for (const phrase of POINTS) {
      const explanation = { kind: 'phrase', phrase }
      expect(parse(explanation)).toEqual({ ok: true, value: { kind: 'explain', explanation } })
    }
    expect(parse({ kind: 'phrase', phrase: 'so-small', point: POINTS[0] }).ok).toBe(false)
    expect(parse({ ...words('x'), point: POINTS[0] }).ok).toBe(false)
  })
})

describe('points', () => {
  it('TG-16 one for each who names the best answer and one for the active player with each of them', () => {
    const running = answered()
    guess(running, 'rat rat tree')
    expect(ofKind(reveal(running), 'settled')).toMatchObject([{ gains: [2, 1, 1, 0] }])
  })

  it('TG-16 count for the question that is revealed alone', () => {
    const running = answered()
    guess(running, 'pig human tofu')
    expect(ofKind(reveal(running), 'settled')).toMatchObject([{ gains: [0, 0, 0, 0] }])
    guess(running, 'elephant tofu tree')
    expect(ofKind(reveal(running), 'settled')).toMatchObject([{ gains: [0, 0, 0, 0] }])
  })

  it('TG-17 are given after each question', () => {
    const running = answered()
    guess(running, 'rat tree tree')
    reveal(running)
    expect(look(running, 'spectator').players.map(({ points }) => points)).toEqual([1, 1, 0, 0])
    guess(running, 'pig pig tree')
    const [settled] = ofKind(reveal(running), 'settled')
    expect(settled).toMatchObject({ question: 1, points: [3, 2, 1, 0] })
  })

  it('TG-18 go below zero as far as they go, and above as far', () => {
    const running = answered()
    setPoints(running, [200, -60, 0, 0])
    guess(running, 'dolphin rat dolphin')
    reveal(running)
    expect(pointsOf(running)).toEqual([201, -61, 1, -1])
  })

  it('TG-27 the own worst answer matters nothing for the active player', () => {
    const running = answered()
    guess(running, 'dolphin dolphin dolphin')
    expect(ofKind(reveal(running), 'settled')).toMatchObject([{ gains: [0, -1, -1, -1] }])
  })

  it('TG-25 with two players one guesser is right or wrong', () => {
    const running = answered(2)
    expect(guessersIn(running)).toEqual([1])
    guess(running, 'rat')
    reveal(running)
    expect(pointsOf(running)).toEqual([1, 1])
  })

  it('floor 0 keeps everybody at zero at least, and points that are gained later count in full', () => {
    const running = begin({ options: { floor: 0 } })
    readOut(running)
    play(running, 0, SIX)
    setPoints(running, [0, 0, 1, 0])
    guess(running, 'dolphin dolphin tree')
    expect(ofKind(reveal(running), 'settled')).toMatchObject([{ gains: [0, 0, -1, 0] }])
    guess(running, 'pig human tree')
    reveal(running)
    expect(pointsOf(running)).toEqual([1, 1, 0, 0])
  })
})
