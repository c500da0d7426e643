/** The question card, the six answers, and what can be changed until it is locked. */
import { describe, expect, it } from 'vitest'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import {
  activeIn,
  begin,
  guess,
  inPlay,
  look,
  ofKind,
  play,
  playIdleTurn,
  playTurn,
  readOut,
  refusal,
  reveal,
  seenBy,
  silhouettes,
  sixAnswers,
} from './scenario'

describe('the question card', () => {
  it('TG-34 is one of two that the active player draws, and he keeps either', () => {
    for (const card of [0, 1] as const) {
      const running = begin()
      const drawn = look(running, 0).own?.cards ?? []
      expect(drawn).toHaveLength(2)
      expect(drawn[0]?.id).not.toBe(drawn[1]?.id)
      const [read] = seenBy(running, play(running, 0, { kind: 'keep', card }), 2)
      expect(read).toMatchObject({ kind: 'read', seat: 0, card: { id: drawn[card]?.id } })
    }
  })

  it('TG-34 is kept by nobody else, and by nobody twice', () => {
    const running = begin()
    expect(refusal(running, 1, { kind: 'keep', card: 0 })).toBe('not-your-turn')
    expect(refusal(running, 'spectator', { kind: 'keep', card: 0 })).toBe('not-seated')
    readOut(running)
    expect(refusal(running, 0, { kind: 'keep', card: 1 })).toBe('other-decision-owed')
  })

  it('TG-34 comes with the other drawn one to the active player alone, when the turn begins', () => {
    const running = begin()
    const turns = ofKind(playIdleTurn(running), 'turnBegun')
    expect(turns).toHaveLength(1)
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const [seen] = seenBy(running, turns, viewer)
      const cards = seen?.kind === 'turnBegun' ? seen.cards : []
      expect(cards?.length, String(viewer)).toBe(viewer === 1 ? 2 : undefined)
    }
  })

  it('TG-03 returns only the rejected one to the pile', () => {
    const running = begin()
    const [kept, rejected] = running.state.drawn
    expect(running.state.pile).toHaveLength(28)
    play(running, 0, { kind: 'keep', card: 0 })
    expect(running.state.pile).toHaveLength(29)
    expect(running.state.pile).toContain(rejected)
    expect(running.state.pile).not.toContain(kept)
  })

  it('TG-04 that was rejected is seen by nobody but the active player', () => {
    const running = begin()
    const [kept, rejected] = look(running, 0).own?.cards ?? []
    play(running, 0, { kind: 'keep', card: 0 })
    for (const viewer of [1, 2, 3, 'spectator'] as const) {
      const text = JSON.stringify(look(running, viewer))
      expect(text).toContain(kept?.title)
      expect(text).not.toContain(`"${rejected?.id ?? '?'}"`)
    }
    expect(look(running, 0).own?.cards?.map(({ id }) => id)).toEqual([kept?.id, rejected?.id])
  })

  it('TG-06 is read before two silhouettes are set aside', () => {
    const running = begin()
    expect(look(running, 1)).toMatchObject({ aside: [] })
    expect(look(running, 1).card).toBeUndefined()
    const kinds = play(running, 0, { kind: 'keep', card: 1 }).map(({ kind }) => kind)
    expect(kinds).toEqual(['read', 'setAside'])
    expect(look(running, 1).aside).toHaveLength(2)
  })

  it('TG-26 is shown to all with all three questions', () => {
    const running = begin()
    readOut(running)
    for (const viewer of [0, 3, 'spectator'] as const) {
      const card = look(running, viewer, 'nl').card
      expect(card).toMatchObject({ language: 'nl', questions: { length: 3 } })
      expect(card?.scenario).toMatch(/^nl: you are in/u)
    }
  })

  it('TG-19 is out of the match after its turn', () => {
    const running = begin()
    const [kept] = running.state.drawn
    playIdleTurn(running)
    expect(running.state.used).toEqual([kept])
    expect([...running.state.pile, ...running.state.drawn]).not.toContain(kept)
    expect(look(running, 3).used).toHaveLength(1)
  })
})

describe('the silhouettes of a turn', () => {
  it('TG-07 are the same eight for everybody, the two set aside are different ones', () => {
    const running = begin()
    readOut(running, 'ghost tofu')
    expect(look(running, 0).aside).toHaveLength(2)
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect([...look(running, viewer).aside].sort()).toEqual(['ghost', 'tofu'])
    }
    expect(silhouettes(inPlay(running))).toHaveLength(8)
    expect(refusal(running, 1, { kind: 'guess', silhouette: 'ghost' })).toBe('silhouette-set-aside')
    expect(refusal(running, 0, sixAnswers('rat pig tofu', 'human tree spider'))).toBe(
      'silhouette-set-aside',
    )
  })

  it('TG-07 can be any two', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const running = begin({ seed: String(seed) })
      play(running, 0, { kind: 'keep', card: 0 })
      for (const one of running.state.aside) seen.add(one)
    }
    expect(seen.size).toBe(10)
  })

  it('TG-29 are all ten again in the next turn', () => {
    const running = begin()
    playIdleTurn(running)
    readOut(running, 'rat pig')
    expect(inPlay(running)).toBe('elephant dolphin human tofu spider beetle tree ghost')
  })
})

describe('the six answers', () => {
  it('TG-08 are six different silhouettes of the eight', () => {
    const running = begin()
    readOut(running)
    expect(refusal(running, 0, sixAnswers('rat pig rat', 'human tofu tree'))).toBe(
      'silhouette-twice',
    )
    expect(refusal(running, 0, sixAnswers('rat pig tree', 'human tofu rat'))).toBe(
      'silhouette-twice',
    )
    expect(refusal(running, 0, sixAnswers('rat pig tree', 'human tofu ghost'))).toBeUndefined()
    const five = tofugott.parseMove({ kind: 'answer', best: [{ silhouette: 'rat' }], worst: [] })
    expect(five.ok).toBe(false)
  })

  it('TG-09 are all fixed at the beginning', () => {
    const running = begin()
    readOut(running)
    play(running, 0, sixAnswers('rat pig tree', 'human tofu ghost'))
    expect(refusal(running, 0, sixAnswers('pig rat tree', 'human tofu ghost'))).toBe(
      'already-locked',
    )
    guess(running, 'rat rat rat')
    reveal(running)
    expect(tofugott.toAct(running.state).map(({ seat }) => seat)).toEqual([1, 2, 3])
    expect(refusal(running, 0, sixAnswers('pig rat tree', 'human tofu ghost'))).toBe(
      'already-locked',
    )
  })

  it('TG-35 belong to the questions in their order', () => {
    const running = begin()
    const events = playTurn(running, {
      best: 'rat pig elephant',
      worst: 'dolphin human tofu',
      guesses: ['tree tree tree', 'tree tree tree', 'tree tree tree'],
    })
    expect(ofKind(events, 'settled').map(({ best, worst }) => [best, worst])).toEqual([
      ['rat', 'dolphin'],
      ['pig', 'human'],
      ['elephant', 'tofu'],
    ])
  })

  it('TG-32 are final once locked, and so is a guess', () => {
    const running = begin()
    readOut(running)
    play(running, 1, { kind: 'guess', silhouette: 'rat' })
    expect(refusal(running, 1, { kind: 'guess', silhouette: 'pig' })).toBe('already-locked')
    expect(look(running, 1).own?.guess).toEqual({ silhouette: 'rat' })
    expect(refusal(running, 0, { kind: 'guess', silhouette: 'pig' })).toBe('other-decision-owed')
    expect(refusal(running, 2, sixAnswers('rat pig tree', 'human tofu ghost'))).toBe(
      'not-your-answers',
    )
  })

  it('TG-32 are not turned before all that are due are locked', () => {
    const running = begin()
    readOut(running)
    play(running, 0, sixAnswers('rat pig tree', 'human tofu ghost'))
    play(running, 1, { kind: 'guess', silhouette: 'rat' })
    expect(ofKind(play(running, 3, { kind: 'guess', silhouette: 'rat' }), 'turned')).toEqual([])
    expect(ofKind(play(running, 2, { kind: 'guess', silhouette: 'rat' }), 'turned')).toHaveLength(1)
  })

  it('TG-33 pass clockwise to the next seat', () => {
    const running = begin()
    const order = Array.from({ length: 8 }, () => {
      const active = activeIn(running)
      playIdleTurn(running)
      return active
    })
    expect(order).toEqual([0, 1, 2, 3, 0, 1, 2, 3])
  })
})
