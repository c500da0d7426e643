// @vitest-environment happy-dom
// TL-33 on a person's own device: events are learnt as they are turned, come last in the next deal, and can be forgotten.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../../../src/engine/basics/json'
import { toJson } from '../../../../src/engine/basics/json'
import { fastRandom } from '../../../../src/engine/chance/fastRandom'
import { tijdlijn } from '../../../../src/games/tijdlijn/inside/index'
import { parseClientMessage } from '../../../../src/protocol/clientMessages'
import { seenEvents } from '../../../../src/renderer/games/tijdlijn/piles/seenEvents'
import { tijdlijnWindow } from '../../../../src/renderer/games/tijdlijn/window'
import { createFacts, type Facts } from '../../../../src/renderer/stores/facts'
import { leave, look, planOf, play, scene } from '../../../games/tijdlijn/scenario'
import { messagesOf } from './playedViews'

const ASK = { game: 'tijdlijn', options: { unseenFirst: 'on' } }

function keysOf(kept: Json | undefined): readonly Json[] {
  return Array.isArray(kept) ? kept : []
}

/** Everything that anybody has been shown with its date so far. */
function learnAll(messages: ReturnType<typeof messagesOf>): readonly Json[] {
  let kept: Json | undefined
  for (const { view, events } of messages) {
    kept = seenEvents.learn(kept, { view: toJson(view), events })
  }
  return keysOf(kept)
}

function deviceMemory(): Facts {
  return createFacts({
    factsOf: (game) => Promise.resolve(game === 'tijdlijn' ? tijdlijnWindow.facts : undefined),
  })
}

describe('TL-33 what a device remembers of events', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  it('is what lies dated: in the line, on the discard pile, and stuck', () => {
    const table = scene({ line: '1492(1550) 1789', players: ['1605 1900', '1'], discard: '7' })
    const before = keysOf(seenEvents.learn(undefined, { view: toJson(look(table)), events: [] }))
    expect(before).toHaveLength(4)
    const shown = play(table, 1605)
    const view = toJson(look(table))
    expect(keysOf(seenEvents.learn([...before], { view, events: [] }))).toHaveLength(5)
    leave(table, 1)
    expect(shown).toBeDefined()
  })

  it.each(['co-operative', 'competitive'])(
    'is every card that was turned in a match and no other: %s',
    (mode) => {
      const messages = messagesOf({ seed: 'seen', options: { mode, unseenFirst: 'on' } })
      const told = JSON.stringify(messages)
      const kept = learnAll(messages)
      expect(kept.length).toBeGreaterThan(8)
      expect(new Set(kept).size).toBe(kept.length)
      for (const key of kept) expect(told).toContain(`"key":${JSON.stringify(key)}`)
      const turned = new Set(told.match(/"key":"[^"]+"/gu) ?? [])
      expect(kept.length).toBe(turned.size)
    },
  )

  it('is told to a deal, unless the table shuffles everything evenly', () => {
    expect(seenEvents.factsFor(['a'], { unseenFirst: 'on' })).toEqual(['a'])
    expect(seenEvents.factsFor(['a'], { unseenFirst: 'off' })).toBeUndefined()
    expect(seenEvents.factsFor(undefined, { unseenFirst: 'on' })).toBeUndefined()
  })

  it('is what a deal takes, even after years of playing: the latest thousand', () => {
    const kept = Array.from({ length: 1500 }, (_, index) => `tijdlijn/box/thing-${String(index)}`)
    const table = scene({ line: '1492', players: ['1605', '1'] })
    const after = seenEvents.learn(kept, { view: toJson(look(table)), events: [] })
    expect(keysOf(after)).toHaveLength(1000)
    expect(keysOf(after)).not.toContain('tijdlijn/box/thing-0')
    expect(tijdlijn.facts?.parse(after)).toMatchObject({ ok: true })
  })

  it('fits into one message to a host, however long the keys of own decks are', () => {
    const kept = Array.from(
      { length: 1000 },
      (_, at) =>
        `tijdlijn/familie/oma-und-opa-fahren-im-ersten-eigenen-auto-an-den-g-${String(100 + at)}`,
    )
    const commit = (facts: Json | undefined): string =>
      JSON.stringify({
        type: 'command',
        id: 5,
        table: 't1',
        command: { kind: 'commitShare', commitment: 'a'.repeat(64), facts },
      })
    expect(parseClientMessage(commit(kept)).ok).toBe(false)
    expect(tijdlijn.facts.parse(kept).ok).toBe(false)
    const table = scene({ line: '1492', players: ['1605', '1'] })
    const learnt = seenEvents.learn(kept, { view: toJson(look(table)), events: [] })
    for (const facts of [learnt, seenEvents.factsFor(kept, { unseenFirst: 'on' })]) {
      expect(parseClientMessage(commit(facts)).ok).toBe(true)
      expect(tijdlijn.facts.parse(facts).ok).toBe(true)
      expect(keysOf(facts).length).toBeGreaterThan(600)
    }
    expect(keysOf(learnt)).toContain(kept[999])
    expect(keysOf(learnt)).not.toContain(kept[0])
  })

  it.each<Json>(['none', 7, [1, { key: 'x' }], { keys: ['x'] }])(
    'is nothing that was damaged: %j',
    (kept) => {
      expect(keysOf(seenEvents.learn(kept, { view: {}, events: [null, 'x', {}] }))).toEqual([])
    },
  )

  it('lets the next match of its person, and of nobody else, begin with other events', () => {
    const years = Array.from({ length: 40 }, (_, index) => 1200 + index)
    const plan = planOf(years, {}, 2)
    const view = (seed: string, facts: Readonly<Record<number, readonly string[]>>): Json =>
      toJson(
        tijdlijn.view(tijdlijn.deal(plan, fastRandom(seed), facts), 0, { plan, language: 'en' }),
      )
    const first = keysOf(seenEvents.learn(undefined, { view: view('one', {}), events: [] }))
    expect(first).toHaveLength(2)
    const known = plan.events.slice(0, 100).map(({ key }) => key)
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const fresh = keysOf(
        seenEvents.learn(undefined, { view: view(seed, { 1: known }), events: [] }),
      )
      expect(fresh.filter((key) => known.includes(String(key)))).toEqual([])
    }
  })

  it('is forgotten on demand', async () => {
    localStorage.setItem('stammtisch.facts.tijdlijn', '["tijdlijn/box/vesuvius"]')
    const facts = deviceMemory()
    expect(await facts.factsFor(ASK)).toEqual(['tijdlijn/box/vesuvius'])
    facts.forget('tijdlijn')
    expect(await facts.factsFor(ASK)).toBeUndefined()
    expect(facts.games.value).toEqual([])
  })
})
