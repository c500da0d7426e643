import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../src/engine/basics/seat'
import { act, announce, giveUp, kinds, letters, scenario, seenBy, viewOf } from './scenario'

const EVERYBODY: readonly Viewer[] = [0, 1, 2, 'spectator']

describe('who sees what', () => {
  it('BB-16 shows a seat its own hand and of the others how many cards they hold', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'QXYJVW'] })
    expect(letters(viewOf(scene, 2).hand)).toBe('JQVWXY')
    expect(viewOf(scene, 'spectator').hand).toBeUndefined()
    for (const viewer of EVERYBODY) {
      const view = viewOf(scene, viewer)
      expect(view.players.map(({ hand }) => hand)).toEqual([5, 5, 6])
      expect(view.drawPile).toBe(10)
      expect([view.dealer, view.player]).toEqual([2, 0])
    }
  })

  it('BB-04 shows every single draw to all and the card to its owner', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH'], draw: 'X' })
    const events = act(scene, 0, 'draw')
    expect(seenBy(scene, events, 0)).toEqual([{ kind: 'drew', seat: 0, cause: 'turn', card: 23 }])
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(seenBy(scene, events, viewer)).toEqual([{ kind: 'drew', seat: 0, cause: 'turn' }])
    }
  })

  it('BB-16 shows the announced word to all and the laid cards to their owner', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH'] })
    const events = act(scene, 0, 'lay H A U S as Haus')
    expect(seenBy(scene, events, 0)).toMatchObject([{ kind: 'announced', cards: [7, 0, 20, 18] }])
    for (const viewer of [1, 2, 'spectator'] as const) {
      const [seen] = seenBy(scene, events, viewer)
      expect(seen).toEqual({
        kind: 'announced',
        seat: 0,
        turn: 0,
        word: 'Haus',
        spelling: 'HAUS',
        count: 4,
        open: [],
      })
    }
  })

  it('BB-15 tells nobody of an answer before all are there', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH'] })
    act(scene, 0, 'lay H A U S as Haus')
    const before = JSON.stringify(viewOf(scene, 0))
    expect(before).toContain('"missing":2')
    expect(seenBy(scene, act(scene, 1, 'doubt'), 1)).toEqual([])
    expect(JSON.stringify(viewOf(scene, 0))).toBe(before.replace('"missing":2', '"missing":1'))
  })

  it('BB-09 shows nobody whether a word fits before a doubt is settled', () => {
    for (const viewer of [1, 2, 'spectator'] as const) {
      const views = ['lay H A U S as Haus', 'lay X Y Q J as Haus'].map((words) => {
        const scene = scenario({ hands: ['HAUSXYQJ', 'EINST', 'RATDH'] })
        act(scene, 0, words)
        return JSON.stringify(viewOf(scene, viewer))
      })
      expect(views[0]).toBe(views[1])
    }
  })

  it('BB-10 shows nobody whether a word is listed before a doubt is settled, nor after everybody believed', () => {
    const options = { dictionary: 'open' }
    const shapes = ['Haus', 'Hsau'].map((word) => {
      const scene = scenario({ hands: ['HAUSXYQJ', 'EINST', 'RATDH'], options })
      const events = announce(scene, 0, `lay H A U S as ${word}`)
      const seen = EVERYBODY.map((viewer) => [viewOf(scene, viewer), seenBy(scene, events, viewer)])
      return JSON.stringify(seen).replaceAll(/hsau|haus/giu, 'word')
    })
    expect(shapes[0]).toBe(shapes[1])
  })

  it('BB-26 tells the end to all: hands, scores and places', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH'] })
    giveUp(scene, 0)
    const events = giveUp(scene, 1)
    expect(kinds(events)).toEqual(['left', 'passed', 'ended'])
    for (const viewer of EVERYBODY) {
      expect(seenBy(scene, events, viewer)[2]).toMatchObject({
        kind: 'ended',
        end: 'deserted',
        ranks: [3, 2, 1],
        hands: [
          [0, 4, 7, 18, 20],
          [4, 8, 13, 18, 19],
          [0, 3, 7, 17, 19],
        ],
      })
    }
  })
})
