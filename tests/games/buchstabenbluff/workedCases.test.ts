import { describe, expect, it } from 'vitest'
import {
  act,
  announce,
  bonuses,
  ending,
  handOf,
  kinds,
  letters,
  passToEnd,
  refusal,
  scenario,
  viewOf,
} from './scenario'

const HANDS = ['HAUSNE', 'EINST', 'RATDH', 'ULOGM']

describe('worked cases', () => {
  it('BB-18 1: HAUS laid as H, A, U, S and doubted by two of three is +20, and the cards go to the own pile', () => {
    const scene = scenario({ hands: HANDS })
    announce(scene, 0, 'lay H A U S as Haus', [1, 3])
    expect(bonuses(scene)).toEqual([20, 0, 0, 0])
    expect(viewOf(scene, 2).players[0]?.pile).toBe(4)
    expect(scene.state.discards).toEqual([])
  })

  it('BB-19 1: the same over H, A, U, N goes to the discard; the two doubters get 10 each, the believer nothing', () => {
    const scene = scenario({ hands: HANDS })
    announce(scene, 0, 'lay H A U N as Haus', [1, 3])
    expect(bonuses(scene)).toEqual([0, 10, 0, 10])
    expect(viewOf(scene, 2).players[0]?.pile).toBe(0)
    expect(letters(scene.state.discards)).toBe('HAUN')
  })

  it('BB-14 2: a question mark stands for any letter and is worth 0', () => {
    const scene = scenario({ hands: ['H?USE', 'EINST'] })
    const events = announce(scene, 0, 'lay H ? U S as Haus', [1])
    expect(events[1]).toMatchObject({ kind: 'doubted', judgement: { isTrue: true }, value: 5 })
  })

  it('BB-31 3: two players pass five times each; the game ends, both have minus points for their hands', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'] })
    expect(kinds(passToEnd(scene)).filter((kind) => kind === 'passed')).toHaveLength(10)
    expect(ending(scene).scores.map(({ total }) => total)).toEqual([-7, -5])
  })

  it('BB-34 4: FÜSSE is laid as F U E S S E, STRASSE and STRAẞE as S T R A S S E', () => {
    const feet = scenario({ hands: ['FUESSE', 'EINST'] })
    announce(feet, 0, 'lay F U E S S E as FÜSSE', [1])
    expect(feet.state.words[0]?.fate).toBe('true')
    for (const word of ['STRASSE', 'STRAẞE']) {
      const road = scenario({ hands: ['STRASSE', 'EINST'] })
      announce(road, 0, `lay S T R A S S E as ${word}`, [1])
      expect(road.state.words[0]?.fate).toBe('true')
    }
  })

  it('BB-34 4: with umlautCards FÜSSE is F Ü S S E', () => {
    const scene = scenario({ hands: ['FÜSSE', 'EINST'], options: { umlautCards: 'on' } })
    announce(scene, 0, 'lay F Ü S S E as FÜSSE', [1])
    expect(scene.state.words[0]?.fate).toBe('true')
  })

  it('BB-24 5: draw pile empty: the discards are shuffled into a new one; both empty: no draw, and the game goes on', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'], draw: '', discards: 'XY' })
    expect(kinds(act(scene, 0, 'draw'))).toEqual(['reshuffled', 'drew'])
    act(scene, 0, 'draw')
    expect(refusal(scene, 0, 'draw')).toBe('nothing-to-draw')
    announce(scene, 0, 'lay H A U S as Haus')
    expect(handOf(scene, 0)).toHaveLength(3)
    expect(refusal(scene, 1, 'pass')).toBeUndefined()
  })
})
