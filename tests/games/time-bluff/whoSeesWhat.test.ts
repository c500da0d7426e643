import { describe, expect, it } from 'vitest'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'
import { act, answerAll, scenario, viewOf } from './scenario'

describe('who sees what', () => {
  it('shows a hidden card to its layer alone, and other hands to nobody', () => {
    const state = scenario({ hands: ['G1 S2 S3', 'G6 G7', 'G8'] })
    const [laid] = act(state, 0, 'lay G1 under S2 on 1')
    if (!laid) throw new Error('a lay is an event')
    expect(timeBluff.eventFor(laid, 0)).toMatchObject({ hidden: 0 })
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(timeBluff.eventFor(laid, viewer)).not.toHaveProperty('hidden')
      expect(timeBluff.view(state, viewer).places[0]).toMatchObject({
        layers: [{ face: 'open' }, { face: 'down' }, { face: 'open' }],
      })
    }
    expect(viewOf(state, 0).places[0]).toMatchObject({
      layers: [{ face: 'open' }, { face: 'own', card: 0 }, { face: 'open' }],
    })
    expect(timeBluff.view(state, 'spectator')).not.toHaveProperty('hand')
    expect(viewOf(state, 1).players.map(({ cards }) => cards)).toEqual([2, 2, 1])
  })

  it('keeps answers secret until the window closes, and a lost doubt for ever', () => {
    const state = scenario({ hands: ['G5 S2 S3', 'G6', 'G7', 'G8'] })
    act(state, 0, 'lay G5 under S2 on 1')
    act(state, 3, 'doubt')
    const before = JSON.stringify(viewOf(state, 1))
    const other = scenario({ hands: ['G5 S2 S3', 'G6', 'G7', 'G8'] })
    act(other, 0, 'lay G5 under S2 on 1')
    act(other, 3, 'believe')
    expect(JSON.stringify(viewOf(other, 1))).toBe(before)
    expect(viewOf(state, 3).phase).toMatchObject({ answer: true })
    const events = [...act(state, 1, 'doubt'), ...act(state, 2, 'believe')]
    expect(JSON.stringify(events.map((event) => timeBluff.eventFor(event, 0)))).not.toContain(
      '"doubter":3',
    )
  })

  it('TB-50 tells of a doubt that did not count whoever had it, and nobody else', () => {
    const state = scenario({ hands: ['G5 S2 S3', 'G6', 'G7', 'G8'] })
    act(state, 0, 'lay G5 under S2 on 1')
    act(state, 3, 'doubt')
    act(state, 2, 'believe')
    const [doubted] = act(state, 1, 'doubt')
    if (!doubted) throw new Error('a doubt is an event')
    expect(timeBluff.eventFor(doubted, 3)).toMatchObject({ doubter: 1, you: true })
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seen = timeBluff.eventFor(doubted, viewer)
      expect(Object.keys(seen).sort()).toEqual([
        ...['card', 'doubter', 'kind', 'layer', 'place', 'right'],
      ])
    }
  })

  it('tells a beamed card to giver and receiver only, and new hands only to their owners', () => {
    const state = scenario({ hands: ['R5 Beam S9 Cuckoo R3', 'G6', 'G7'] })
    act(state, 0, 'lay R5 under Beam under S9 on 1')
    const [beamed] = act(state, 0, 'beam Cuckoo to 2')
    if (!beamed) throw new Error('Beam is an event')
    expect(timeBluff.eventFor(beamed, 0)).toHaveProperty('card')
    expect(timeBluff.eventFor(beamed, 1)).toHaveProperty('card')
    expect(timeBluff.eventFor(beamed, 2)).not.toHaveProperty('card')
    expect(timeBluff.eventFor(beamed, 'spectator')).not.toHaveProperty('card')
    const vortex = scenario({ hands: ['G1 Vortex S3', 'G6', 'G7'] })
    act(vortex, 0, 'lay G1 under Vortex on 1')
    const [passed] = act(vortex, 0, 'pass clockwise')
    if (!passed) throw new Error('passing hands is an event')
    expect(timeBluff.eventFor(passed, 1)).toMatchObject({ hand: [14], counts: [1, 1, 1] })
    expect(timeBluff.eventFor(passed, 'spectator')).not.toHaveProperty('hand')
  })

  it('shows all hands at the end of the round, but never what lies hidden in the piles', () => {
    const state = scenario({ hands: ['Cuckoo S2', 'G6 G7'] })
    act(state, 0, 'lay Cuckoo under S2 on 1')
    answerAll(state)
    const view = viewOf(state, 1)
    expect(view.shownHands).toEqual([[], [5, 6]])
    expect(view.places[0]).toMatchObject({
      layers: [{ face: 'open' }, { face: 'down' }, { face: 'open' }],
    })
    expect(JSON.stringify(view.places)).not.toContain('50')
  })
})
