import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLIENT_FRAME, parseClientMessage } from '../../src/protocol/clientMessages'
import { HOST_FRAME, parseHostMessage } from '../../src/protocol/hostMessages'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import type { Json } from '../../src/engine/basics/json'
import { pick, type Random } from '../../src/engine/chance/random'
import { PROTOCOL_VERSION } from '../../src/protocol/terms'
import { casesOf, caseSeed } from '../support/cases'
import { distort } from '../support/wire/distort'

/** Each is read as a client's message and as a host's. */
const RUNS = Math.ceil(casesOf('S6') / 2)

/** Keys that would touch a prototype. */
const POISON = ['__proto__', 'constructor', 'prototype'] as const

/** A sound command whose move, which the protocol leaves to the game, has this key at some depth. */
function moveWith(key: string, random: Random): string {
  let move = `{"${key}":{"x":1}}`
  for (let depth = random.below(4); depth > 0; depth--)
    move = random.below(2) === 0 ? `[1,${move}]` : `{"a":${move}}`
  return `{"type":"command","id":1,"command":{"kind":"move","question":"q","move":${move}}}`
}

const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app: '1', name: 'Änne', language: 'de' }

describe('messages', () => {
  it('are read when they are exactly right', () => {
    expect(parseClientMessage(JSON.stringify(hello))).toEqual({ ok: true, value: hello })
    const say = { type: 'command', id: 3, table: 'abc', command: { kind: 'say', text: 'x' } }
    expect(parseClientMessage(JSON.stringify(say))).toEqual({ ok: true, value: say })
    const thought = { kind: 'adviseHonest', values: { n: 6 }, quotes: { word: 'HAUS' } }
    const advice = { type: 'thought', table: 'abc', about: 'advice', kind: 'told', thought }
    expect(parseHostMessage(JSON.stringify(advice))).toEqual({ ok: true, value: advice })
  })

  const say = (text: string): string =>
    JSON.stringify({ type: 'command', id: 1, command: { kind: 'say', text } })
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
  const move = (value: unknown): string =>
    JSON.stringify({
      type: 'command',
      id: 1,
      command: { kind: 'move', question: 'q', move: value },
    })

  it('P-01 are one JSON text of some length and depth', () => {
    expect(parseClientMessage(say('x'.repeat(8000))).ok).toBe(true)
    expect(parseClientMessage(' '.repeat(CLIENT_FRAME.longest) + say('x')).ok).toBe(false)
    expect(parseClientMessage(move(nested(6))).ok).toBe(true)
    expect(parseClientMessage(move(nested(7))).ok).toBe(false)
    expect(parseClientMessage('{"type":"ping","at":1').ok).toBe(false)
    const pong = '{"type":"pong","at":1}'
    expect(parseHostMessage(pong).ok).toBe(true)
    expect(parseHostMessage(' '.repeat(HOST_FRAME.longest) + pong).ok).toBe(false)
  })

  it('P-30 name every seat that commits in one way alone', () => {
    const hash = '0a'.repeat(32)
    const ask = { type: 'askShare', table: 't', commitment: hash, deal: hash }
    const told = (seat: string): boolean =>
      parseHostMessage(JSON.stringify({ ...ask, commitments: { [seat]: hash } })).ok
    expect(['0', '7', '11'].filter(told)).toEqual(['0', '7', '11'])
    expect(['00', '07', '-1', '1.0', '', '100'].filter(told)).toEqual([])
  })

  it('P-02 have no key that touches a prototype', () => {
    for (const key of POISON) {
      expect(parseClientMessage(`{"type":"ping","at":1,"${key}":{"x":1}}`).ok).toBe(false)
      expect(parseHostMessage(`{"type":"pong","at":1,"${key}":{"x":1}}`).ok).toBe(false)
      const frame = `{"type":"command","id":1,"command":{"kind":"move","question":"q","move":{"${key}":1}}}`
      expect(parseClientMessage(frame).ok).toBe(false)
    }
  })

  it('P-03 of a client hold nothing more than they may, of a host what an older client drops', () => {
    const bad = [
      { ...hello, more: 1 },
      { ...hello, name: 1 },
      { ...hello, protocol: -1 },
      { ...hello, language: 'fr' },
      { type: 'command', id: 0, command: { kind: 'start' } },
      { type: 'command', id: 1, command: { kind: 'start', more: 1 } },
    ]
    for (const message of bad) expect(parseClientMessage(JSON.stringify(message)).ok).toBe(false)
    const pong = { type: 'pong', at: 1 }
    expect(parseHostMessage(JSON.stringify({ ...pong, more: 1 }))).toEqual({
      ok: true,
      value: pong,
    })
  })

  it('P-04 of a client that make no sense can be answered if they are commands with a number', () => {
    const unknown = { type: 'command', id: 7, command: { kind: 'dance' } }
    expect(parseClientMessage(JSON.stringify(unknown))).toMatchObject({ error: { command: 7 } })
    const nameless = parseClientMessage(JSON.stringify({ ...unknown, id: 'x' }))
    expect(nameless.ok ? {} : nameless.error).not.toHaveProperty('command')
    const other = parseClientMessage(JSON.stringify({ ...unknown, type: 'order' }))
    expect(other.ok ? {} : other.error).not.toHaveProperty('command')
  })

  /** Sound messages, to be damaged in one place. */
  const sound: readonly Json[] = [
    hello,
    { type: 'ping', at: 1 },
    { type: 'pong', at: 1 },
    { type: 'seen', table: 'abc', question: 'q' },
    { type: 'answer', id: 1, ok: true, table: 'abc' },
    { type: 'command', id: 1, table: 'abc', command: { kind: 'move', question: 'q', move: [[1]] } },
    { type: 'command', id: 2, command: { kind: 'rename', name: 'x', language: 'nl' } },
    {
      type: 'command',
      id: 3,
      command: { kind: 'createTable', game: 'g', name: 'T', seats: 3, options: { a: 1, b: ['x'] } },
    },
  ]

  it(`S6 never throw and never touch prototypes, over ${String(2 * RUNS)} values`, () => {
    const before = Object.getOwnPropertyNames(Object.prototype).join()
    const near = fc.record({
      type: fc.constantFrom('hello', 'command', 'ping', 'resync', 'welcome', 'table', 'answer'),
      id: fc.anything(),
      command: fc.anything(),
      name: fc.anything(),
    })
    const damaged = fc.integer().map((number) => {
      const random = fastRandom(`damaged-${String(number)}`)
      return JSON.stringify(distort(pick(sound, random) ?? null, random))
    })
    const poisoned = fc.integer().map((number) => {
      const random = fastRandom(`poisoned-${String(number)}`)
      return moveWith(pick(POISON, random) ?? '', random)
    })
    const isPoisoned = new RegExp(`"(?:${POISON.join('|')})":`, 'u')
    expect(parseClientMessage(moveWith('b', fastRandom('harmless'))).ok).toBe(true)
    const frame = fc.oneof(
      fc.string(),
      fc.json(),
      damaged,
      poisoned,
      near.map((value) => JSON.stringify(value) ?? ''),
    )
    fc.assert(
      fc.property(frame, (text) => {
        const [client, host] = [parseClientMessage(text), parseHostMessage(text)]
        if (isPoisoned.test(text)) return !client.ok && !host.ok
        // What was taken is taken as it is when it is sent on.
        if (client.ok) expect(parseClientMessage(JSON.stringify(client.value))).toEqual(client)
        return true
      }),
      { numRuns: RUNS, seed: Number(caseSeed()) },
    )
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before)
  })
})
