/** Seat tokens and greetings as model runs: seeded, every run another order of events. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { isRecord } from '../../../src/engine/basics/json'
import type { Random } from '../../../src/engine/chance/random'
import { PROTOCOL_VERSION } from '../../../src/protocol/terms'
import { casesOf, caseSeed } from '../../support/cases'
import { MemoryHost } from '../../support/host/memoryHost'

const TOKEN_RUNS = casesOf('S10')
const GREETING_RUNS = casesOf('S11')
const STEPS = 6

interface Line {
  readonly frames: string[]
  readonly send: (frame: string) => void
  readonly drop: () => void
  closeCode(): number | undefined
}

function hello(token?: string): string {
  const greeting = {
    type: 'hello',
    protocol: PROTOCOL_VERSION,
    app: 'x',
    name: 'Bo',
    language: 'en',
  }
  return JSON.stringify(token === undefined ? greeting : { ...greeting, token })
}

function command(id: number, body: object, table?: string): string {
  return JSON.stringify({ type: 'command', id, ...(table ? { table } : {}), command: body })
}

function open(host: MemoryHost): Line {
  const frames: string[] = []
  const line = host.connect(frames)
  return {
    frames,
    send: (frame) => {
      line.received(frame)
    },
    drop: () => {
      line.closed(1006)
    },
    closeCode: () => line.closeCode(),
  }
}

function found(frames: readonly string[], pattern: RegExp): string | undefined {
  return frames.map((frame) => pattern.exec(frame)?.[1]).findLast((match) => match !== undefined)
}

function tokenOf(line: Line): string | undefined {
  return found(line.frames, /^\{"type":"welcome".*"token":"([0-9a-f]+)"/u)
}

/** The seat of this line's person, if he has one at the table that he is shown. */
function seatOf(line: Line): number | undefined {
  const person = found(line.frames, /"person":"([0-9a-f]+)"/u)
  const table = line.frames.map(asTable).findLast((seats) => seats !== undefined)
  const seat = table?.findIndex((one) => isRecord(one) && one.person === person)
  return seat === undefined || seat < 0 ? undefined : seat
}

function asTable(frame: string): readonly unknown[] | undefined {
  const message: unknown = JSON.parse(frame)
  if (!isRecord(message) || message.type !== 'table' || !isRecord(message.table)) return undefined
  return Array.isArray(message.table.seats) ? message.table.seats : undefined
}

/** A table with one person in seat 0, who is at `line`. */
function seated(host: MemoryHost): { line: Line; table: string } {
  const line = open(host)
  line.send(hello())
  const wish = { kind: 'createTable', game: 'time-bluff', name: 'T', seats: 3, options: {} }
  line.send(command(1, wish))
  return {
    line,
    table: found(line.frames, /"type":"answer","id":1,"ok":true,"table":"([^"]+)"/u) ?? '',
  }
}

function wrongToken(random: Random, right: string, old: readonly string[]): string {
  switch (random.below(5)) {
    case 0:
      return '0'.repeat(right.length)
    case 1:
      return right.slice(1) + (right.startsWith('a') ? 'b' : 'a')
    case 2:
      return right.slice(0, -1)
    case 3:
      return old[random.below(Math.max(1, old.length))] ?? 'f'.repeat(right.length)
    default:
      return `${right}0`
  }
}

/** One run: drops, wrong and old tokens, two lines with the right one. The owner must always come back, nobody else ever. */
function runTokens(seed: string): void {
  const random = fastRandom(seed)
  const host = new MemoryHost(seed)
  let { line } = seated(host)
  let token = tokenOf(line) ?? ''
  const used: string[] = []
  let isDropped = false
  const confirm = (): void => {
    // The first word after the greeting makes the new token the only one.
    line.send(JSON.stringify({ type: 'ping', at: 1 }))
  }
  const comeBack = (): void => {
    const next = open(host)
    next.send(hello(token))
    expect(seatOf(next), seed).toBe(0)
    const given = tokenOf(next) ?? ''
    expect(given, seed).not.toBe(token)
    used.push(token)
    token = given
    line = next
    isDropped = false
    confirm()
  }
  confirm()
  for (let step = 0; step < STEPS; step++) {
    const kind = random.below(4)
    if (kind === 0) {
      line.drop()
      isDropped = true
    }
    if (kind === 1) comeBack()
    if (kind === 2) {
      const [before, wasThere] = [line, !isDropped]
      comeBack()
      if (wasThere) expect(before.closeCode(), seed).toBeDefined()
    }
    if (kind === 3) {
      const thief = open(host)
      const wrong = wrongToken(random, token, used)
      thief.send(hello(wrong))
      expect(seatOf(thief), `${seed}: ${wrong}`).toBeUndefined()
      thief.drop()
    }
  }
  comeBack()
  const written = host.journals.text() + host.log.join('')
  for (const secret of [token, ...used]) expect(written.includes(secret), seed).toBe(false)
}

describe('seats', () => {
  it(`S10 are kept by their tokens and by nothing else, over ${String(TOKEN_RUNS)} runs`, () => {
    for (let run = 0; run < TOKEN_RUNS; run++) runTokens(`${caseSeed('tokens')}-${String(run)}`)
  })
})

const BEFORE_GREETING = [
  '{"type":"ping","at":1}',
  '{"type":"resync"}',
  '{"type":"command","id":1,"command":{"kind":"start"}}',
  `{"type":"hello","protocol":${String(PROTOCOL_VERSION)}}`,
  '{"type":"hello","protocol":99,"app":"x","name":"X","language":"de"}',
  'x',
  '',
] as const

/** Strangers at a table in play, while its owner talks, resyncs and comes back; the owner must still be let in at the end. */
async function runGreetings(seed: string, runs: number): Promise<void> {
  const host = new MemoryHost(seed)
  const { line, table } = seated(host)
  line.send(command(2, { kind: 'start' }, table))
  await host.clock.turn(20)
  const random = fastRandom(seed)
  let id = 2
  let owner = line
  let heard = false
  let token = tokenOf(line) ?? ''
  const comeBack = (): void => {
    owner = open(host)
    owner.send(hello(token))
    token = tokenOf(owner) ?? ''
    owner.send('{"type":"ping","at":1}')
  }
  const events = [
    comeBack,
    (): void => {
      id += 1
      owner.send(command(id, { kind: 'sayPhrase', phrase: 'hello' }, table))
      heard ||= owner.frames.some((frame) => frame.includes('"phrase":"hello"'))
    },
    (): void => {
      owner.send('{"type":"resync"}')
    },
  ]
  for (let run = 0; run < runs; run++) {
    const stranger = open(host)
    for (let step = 0; step < 3; step++) {
      if (random.below(3) === 0) {
        stranger.send(BEFORE_GREETING[random.below(BEFORE_GREETING.length)] ?? '')
      } else events[random.below(events.length)]?.()
      if (random.below(8) === 0) await host.clock.turn(300)
    }
    for (const frame of stranger.frames) expect(frame, seed).toMatch(/^\{"type":"goodbye"/u)
    expect(stranger.frames.length, seed).toBeLessThan(2)
    stranger.drop()
  }
  comeBack()
  expect(seatOf(owner), seed).toBe(0)
  expect(heard, seed).toBe(true)
}

describe('a connection that has not greeted', () => {
  it(`S11 receives nothing but a farewell, over ${String(GREETING_RUNS)} interleavings`, async () => {
    const together = 50
    for (let run = 0; run < GREETING_RUNS / together; run++) {
      await runGreetings(`${caseSeed('greetings')}-${String(run)}`, together)
    }
  })
})
