/** What lies on the table of Buchstabenbluff while a verdict is being shown: nothing of it before all cards lie open. */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../../src/engine/basics/seat'
import { buchstabenbluff } from '../../../../src/games/buchstabenbluff/inside/index'
import type {
  BuchstabenbluffSeen,
  BuchstabenbluffView,
} from '../../../../src/games/buchstabenbluff/outside/contract'
import { buchstabenbluffScene } from '../../../../src/renderer/games/buchstabenbluff/scenery/scenes'
import { buchstabenbluffScenery } from '../../../../src/renderer/games/buchstabenbluff/scenery/buchstabenbluffScenery'
import { hear, isPlaying, skip, startPlaying } from '../../../../src/renderer/stage/playing/playing'
import { takenInBuchstabenbluff } from '../../../../src/renderer/games/buchstabenbluff/scenery/taken'
import { timingOf } from '../../../../src/renderer/stage/playing/timing'
import { act, cards, scenario, viewOf } from '../../../games/buchstabenbluff/scenario'

interface Settled {
  readonly before: BuchstabenbluffView
  readonly event: BuchstabenbluffSeen
}

/** Ben has laid; all but the last have answered, and with the last answer it is settled. */
function settled(doubters: readonly Seat[], laid = 'HAUN'): Settled {
  const scene = scenario({ hands: ['EEEEE', 'HAUNS', 'NNNNN'], turn: 1 })
  act(scene, 1, `lay ${Array.from(laid).join(' ')} as HAUS`)
  const answer = (seat: Seat): string => (doubters.includes(seat) ? 'doubt' : 'believe')
  act(scene, 0, answer(0))
  const before = viewOf(scene, 0)
  const events = act(scene, 2, answer(2))
  const [event] = events.flatMap((one) => {
    const seen = buchstabenbluff.eventFor(one, 0, { plan: scene.plan, language: 'en' })
    return seen?.kind === 'doubted' || seen?.kind === 'believed' ? [seen] : []
  })
  if (!event) throw new Error('nothing was settled')
  return { before, event }
}

/** All that Ben's bluff brings, as Ann sees it. */
function bluffed() {
  const scene = scenario({ hands: ['EEEEE', 'HAUNS', 'NNNNN'], turn: 1 })
  act(scene, 1, 'lay H A U N as HAUS')
  act(scene, 0, 'doubt')
  const before = viewOf(scene, 0)
  const context = { plan: scene.plan, language: 'en' } as const
  const events = act(scene, 2, 'doubt').flatMap(
    (one) => buchstabenbluff.eventFor(one, 0, context) ?? [],
  )
  return { before, view: viewOf(scene, 0), events }
}

describe('the scenery of Buchstabenbluff', () => {
  it('BB-21 shows a verdict and all that is drawn after it in two pictures', () => {
    const { events, ...views } = bluffed()
    const pictures = buchstabenbluffScenery.open((scenery) => {
      const { before, view } = views
      if (!scenery.isView(before) || !scenery.isView(view)) throw new Error('no views')
      const seen = events.flatMap((event: unknown) => (scenery.isSeen(event) ? [event] : []))
      const message = { events: seen, view, isAsked: false }
      let table = hear(startPlaying(before), message, { scenery, pace: 'full', now: 0 })
      let pressed = 0
      for (; isPlaying(table); pressed += 1) table = skip(table, pressed)
      return pressed
    })
    expect(events.length).toBeGreaterThan(4)
    expect(pictures).toBe(2)
  })
  it.each([{ doubters: [0] }, { doubters: [0, 2] }, { doubters: [] }])(
    'BB-15 counts no answer as missing while the cards are turned that $doubters doubt, and gives no verdict yet',
    ({ doubters }) => {
      const { before, event } = settled(doubters)
      const taken = takenInBuchstabenbluff(before, event)
      expect(taken.phase).toMatchObject({ kind: 'answers', missing: 0 })
      expect(taken.words.at(-1)).toMatchObject({ fate: 'pending', doubters })
      expect(taken.words.at(-1)?.judgement).toBeUndefined()
    },
  )
  it('BB-17 says who doubts before the cards are turned, and the rest of it once they lie open', () => {
    const { before, event } = settled([0])
    expect(buchstabenbluffScene(event, before).verdict?.before).toBe(1)
  })
  it('BB-17 leaves time to read what came out, also where the next question is one’s own', () => {
    const { before, event } = settled([0])
    const { reads } = timingOf(buchstabenbluffScene(event, before), 'full')
    expect(reads).toBeGreaterThanOrEqual(1500)
  })
  it('BB-17 leaves longer to read what came out of one’s own word, all the longer the more is said of it, since the next word takes its place', () => {
    const readsOf = (you: Seat, laid: string): number => {
      const { before, event } = settled([0], laid)
      return timingOf(buchstabenbluffScene(event, { ...before, you }), 'full').reads
    }
    expect(readsOf(1, 'HAUS')).toBeGreaterThanOrEqual(3500)
    expect(readsOf(1, 'HAUN')).toBeGreaterThan(readsOf(1, 'HAUS'))
    expect(readsOf(0, 'HAUS')).toBeLessThan(readsOf(1, 'HAUS'))
  })
  it('BB-18 BB-19 shows the points of a verdict where they go, those of one player side by side', () => {
    const gainsOf = ({ before, event }: Settled) => buchstabenbluffScene(event, before).gains
    expect(gainsOf(settled([0, 2], 'HAUS'))).toEqual([
      { at: ['seat-1'], text: '+6 +20', beside: true },
    ])
    expect(gainsOf(settled([0, 2]))).toEqual([
      { at: ['seat-0'], text: '+10', beside: true },
      { at: ['seat-2'], text: '+10', beside: true },
    ])
  })
  it('BB-16 shows of a believed word how many cards it brings, with their sign, and to who laid it what they count', () => {
    const { before, event } = settled([], 'HAUS')
    const gainsFor = (view: BuchstabenbluffView) => buchstabenbluffScene(event, view).gains
    expect(gainsFor(before)).toEqual([{ at: ['seat-1'], text: '+4', beside: true, cards: true }])
    const words = before.words.map((word) => ({ ...word, cards: cards('HAUS') }))
    expect(gainsFor({ ...before, you: 1, words })).toEqual([
      { at: ['seat-1'], text: '+6', beside: true },
    ])
  })
  it('BB-16 holds nothing up where nobody doubts', () => {
    const { before, event } = settled([])
    expect(timingOf(buchstabenbluffScene(event, before), 'full').reads).toBe(0)
  })
})
