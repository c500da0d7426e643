/** Who is who: over crashes nobody is locked out, and no old secret opens a seat. */
import { describe, expect, it, vi } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { present } from '../../../src/engine/basics/invariant'
import { isRecord } from '../../../src/engine/basics/json'
import { PROTOCOL_VERSION } from '../../../src/protocol/terms'
import { openEvening, tell } from '../../support/host/evening'
import { MemoryHost } from '../../support/host/memoryHost'

interface Greeted {
  readonly person: string
  readonly token: string
  readonly name: string
  say(command: object, table?: string): unknown
  ping(): void
  drop(): void
}

/** A bare line and its greeting; nothing is kept by itself. */
function greet(host: MemoryHost, name: string, token?: string): Greeted {
  const frames: string[] = []
  const line = host.connect(frames)
  const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app: 'x', name, language: 'en' }
  line.received(JSON.stringify(token === undefined ? hello : { ...hello, token }))
  const welcome: unknown = JSON.parse(present(frames[0], 'a welcome'))
  if (!isRecord(welcome)) throw new Error('a welcome')
  let id = Number(welcome.lastCommand)
  return {
    person: String(welcome.person),
    token: String(welcome.token),
    name: String(welcome.name),
    say: (command, table) => {
      id += 1
      const at = table === undefined ? {} : { table }
      line.received(JSON.stringify({ type: 'command', id, ...at, command }))
      return JSON.parse(present(frames.at(-1), 'an answer'))
    },
    ping: () => {
      line.received('{"type":"ping","at":1}')
    },
    drop: () => {
      line.closed(1006)
    },
  }
}

const TABLE = { kind: 'createTable', game: 'time-bluff', name: 'T', seats: 3, options: {} } as const

function tableIn(answer: unknown): string {
  return isRecord(answer) && typeof answer.table === 'string' ? answer.table : ''
}

describe('a secret', () => {
  it('opens its own person from every table, over 200 evenings of returns and crashes', () => {
    for (let evening = 0; evening < 200; evening++) {
      const seed = `evening ${String(evening)}`
      const random = fastRandom(seed)
      const host = new MemoryHost(seed)
      const friend = greet(host, 'Bram')
      const table = tableIn(friend.say(TABLE))
      let anna = greet(host, 'Anna')
      const { person } = anna
      const old: string[] = []
      anna.say({ kind: 'join', as: 'player' }, table)
      friend.say({ kind: 'start' }, table)
      anna.say({ kind: 'leave' }, table)
      anna.say({ ...TABLE, name: 'U' })
      for (let step = 0; step < 6; step++) {
        if (random.below(3) === 0) host.restart()
        else anna.drop()
        old.push(anna.token)
        anna = greet(host, 'Anna', anna.token)
        expect(anna.person, seed).toBe(person)
        anna.ping()
      }
      host.restart()
      for (const token of old) expect(greet(host, 'Thief', token).person, seed).not.toBe(person)
      expect(greet(host, 'Anna', anna.token).person, seed).toBe(person)
    }
  })

  it('P-07 that was confirmed away opens nothing, also after a crash', () => {
    for (let crash = 0; crash < 100; crash++) {
      const host = new MemoryHost(`crash ${String(crash)}`)
      const first = greet(host, 'Anna')
      first.say(TABLE)
      first.drop()
      const second = greet(host, 'Anna', first.token)
      second.ping()
      host.restart()
      expect(greet(host, 'Thief', first.token).person).not.toBe(first.person)
      expect(greet(host, 'Anna', second.token).person).toBe(first.person)
    }
  })

  it('is written down before its owner hears of it', () => {
    const host = new MemoryHost('cut')
    const first = greet(host, 'Anna')
    first.say(TABLE)
    first.drop()
    const second = greet(host, 'Anna', first.token)
    // Killed right after the greeting: whichever of the two has arrived opens.
    host.restart()
    expect(greet(host, 'Anna', second.token).person).toBe(first.person)
  })

  it('stays the old one while nothing can be written', () => {
    const host = new MemoryHost('full')
    const first = greet(host, 'Anna')
    first.say(TABLE)
    first.drop()
    host.journals.isFull = true
    const second = greet(host, 'Anna', first.token)
    expect(second.person).toBe(first.person)
    expect(second.token).toBe(first.token)
    second.ping()
    host.restart()
    host.journals.isFull = false
    expect(greet(host, 'Anna', second.token).person).toBe(first.person)
  })

  it('stays the one in use where a newer one never arrived and the disk is full at the return', () => {
    const host = new MemoryHost('lost-welcome')
    const first = greet(host, 'Anna')
    first.say(TABLE)
    first.drop()
    // This welcome is lost on its way: the client still has its first secret.
    greet(host, 'Anna', first.token).drop()
    host.journals.isFull = true
    const back = greet(host, 'Anna', first.token)
    expect(back.token).toBe(first.token)
    host.journals.isFull = false
    back.ping()
    host.restart()
    expect(greet(host, 'Anna', back.token).person).toBe(first.person)
  })

  it('is kept as a hash, in the one journal of people', async () => {
    const { host, people } = await openEvening('hash')
    const text = host.journals.text()
    for (const player of people) expect(text).not.toContain(player.token())
    expect(JSON.stringify([...host.journals.tables.values()])).not.toContain('"tokens"')
  })
})

describe('whoever has nothing to come back to', () => {
  it('is forgotten, and his name is free, when his table closes behind him', async () => {
    const { host, keeper, guest, table } = await openEvening('forgotten')
    guest(1).offline = true
    guest(1).cut()
    await host.clock.turn(1000)
    await tell(host, keeper, { kind: 'closeTable' }, table)
    const late = host.player('Bram')
    await host.settle()
    expect(late.client.state().welcome?.name).toBe('Bram')
  })

  it('is forgotten over a restart', async () => {
    const { host, keeper, table } = await openEvening('over a restart')
    await tell(host, keeper, { kind: 'closeTable' }, table)
    host.restart()
    expect(host.journals.peopleRecords).toEqual([])
  })
})

describe('names', () => {
  it('are found at once, however many have the same', () => {
    const host = new MemoryHost('guests')
    const guests = Array.from({ length: 1500 }, () => greet(host, 'Gast'))
    expect(new Set(guests.map(({ name }) => name)).size).toBe(1500)
    // Each name that is tried is asked for once among those that are taken, as what it looks like.
    const asked = vi.spyOn(Map.prototype, 'has')
    for (const guest of guests.slice(0, 300)) {
      guest.say({ kind: 'rename', name: 'Gast', language: 'en' })
    }
    const tried = asked.mock.calls.filter(([key]) => /^gast/u.test(String(key)))
    asked.mockRestore()
    expect(tried.length).toBeGreaterThanOrEqual(300)
    expect(tried.length).toBeLessThanOrEqual(600)
  })
})
