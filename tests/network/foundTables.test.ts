/** Finding and being found on a made-up cable with a made-up clock: losses, strangers and floods. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import type { FoundTable } from '../../src/protocol/hostMessages'
import {
  formatAdverts,
  formatGoodbye,
  formatTable,
  parseAdvert,
  parseTable,
  SERVICE_NAME,
} from '../../src/server/discovery/advert'
import type { OfferedTable } from '../../src/server/discovery/discoveryMessages'
import type { HeardRecord, SentRecord } from '../../src/server/discovery/multicastAdapter'
import { FakeCable, Place } from '../support/wire/fakeCable'
import { hostileValue } from '../support/hostileValue'
import { offeredTables as tables } from '../support/host/offeredTables'

const HOST = '10.0.0.1'
const GUEST = '10.0.0.2'
const STRANGER = '10.0.0.66'
/** A fingerprint. */
const KEY = '0123456789abcdef0123456789abcdef'
const PORT = 4747

let cable: FakeCable
const places: Place[] = []

function place(...addresses: string[]): Place {
  const one = new Place(cable, () => addresses)
  places.push(one)
  return one
}

function offer(one: Place, offered: readonly OfferedTable[], host = 'Wohnzimmer'): void {
  one.finder.offer({ host, port: PORT, key: KEY, tables: offered })
}

function idsOf(found: readonly FoundTable[], address = HOST): string[] {
  return found
    .filter(({ url }) => url.startsWith(`http://${address}:`))
    .map(({ table }) => table)
    .sort((a, b) => Number(a.slice(6)) - Number(b.slice(6)))
}

function idsOffered(offered: readonly OfferedTable[]): string[] {
  return offered.map(({ table }) => table)
}

async function seconds(count: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(count * 1000)
}

/** The last packet that an address has said. */
function lastSaid(address: string): readonly SentRecord[] {
  const packet = cable.said.findLast(({ from }) => from === address)
  if (!packet) throw new Error(`${address} has said nothing`)
  return packet.records
}

/** Packets of a stranger who calls himself what he likes. */
function lies(
  id: string,
  offered: readonly OfferedTable[],
  port = PORT,
  addresses: readonly string[] = [],
): SentRecord[][] {
  const speaker = { id, offer: { host: 'Wohnzimmer', port, key: KEY, tables: offered }, addresses }
  return formatAdverts(speaker, offered.map(formatTable))
}

/** The cable, on which somebody else has the port of some addresses. */
function portTakenAt(isTaken: (address: string) => boolean): Pick<FakeCable, 'open'> {
  const closed = { ask: () => undefined, say: () => undefined, close: () => Promise.resolve() }
  return {
    open: (address, events) => {
      if (!isTaken(address)) return cable.open(address, events)
      queueMicrotask(() => {
        events.failed('EADDRINUSE')
      })
      return closed
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  cable = new FakeCable()
})
afterEach(async () => {
  await Promise.all(places.splice(0).map(({ finder }) => finder.close()))
  vi.useRealTimers()
})

describe('what a host offers', () => {
  it.each([6, 40])('%i tables of one host are all found', async (count) => {
    const [host, guest] = [place(HOST), place(GUEST)]
    offer(host, tables(count))
    await seconds(3)
    expect(idsOf(guest.found)).toEqual(idsOffered(tables(count)))
    expect(guest.found[0]).toEqual({
      host: 'Wohnzimmer',
      url: `http://${HOST}:${String(PORT)}/`,
      key: KEY,
      table: 'table-0',
      name: 'Tisch 0',
      game: 'time-bluff',
      free: 3,
      seats: 4,
      locked: false,
    })
    expect(host.found).toEqual([])
  })

  it('a guest who comes later finds everything within 2 s', async () => {
    offer(place(HOST), tables(40))
    await seconds(60)
    const guest = place(GUEST)
    await seconds(2)
    expect(idsOf(guest.found)).toHaveLength(40)
  })

  it.each([1, 2, 3, 4])(
    'one packet of four is lost: 40 tables are found in 8 s and stay (seed %i)',
    async (seed) => {
      const [host, guest] = [place(HOST), place(GUEST)]
      const random = fastRandom(seed)
      cable.loses = () => random.below(4) === 0
      offer(host, tables(40))
      await seconds(8)
      for (let second = 0; second < 120; second += 1) {
        expect(idsOf(guest.found)).toHaveLength(40)
        await seconds(1)
      }
    },
  )

  it.each([
    ['has not been heard of', 0],
    ['has not been heard for a while', 4],
  ])('a table that %s is asked for every second', async (_, known) => {
    place(GUEST)
    await seconds(2.5)
    const speaker = {
      id: '0000000f',
      offer: { host: 'x', port: PORT, key: KEY, tables: tables(2) },
      addresses: [],
    }
    const texts = tables(2).map(formatTable)
    const say = (count: number): void => {
      for (const packet of formatAdverts(speaker, texts.slice(0, count))) cable.say(packet, HOST)
    }
    for (let second = 0; second < 10; second += 1) {
      say(second < known ? 2 : 1)
      if (second === known + 3) cable.asked.splice(0)
      await seconds(1)
    }
    expect(cable.asked).toHaveLength(10 - known - 3)
  })

  it('a closed table is gone within 4 s although every word about it is lost', async () => {
    const [host, guest] = [place(HOST), place(GUEST)]
    offer(host, tables(12))
    await seconds(5)
    cable.loses = (from) => from === HOST
    offer(host, tables(11))
    await seconds(0.5)
    cable.loses = () => false
    await seconds(4)
    expect(idsOf(guest.found)).toEqual(idsOffered(tables(11)))
  })

  it('a host that goes is gone within 4 s, and within 10 s if its goodbye is lost', async () => {
    const [host, guest] = [place(HOST), place(GUEST)]
    offer(host, tables(2))
    await seconds(5)
    host.finder.offer(undefined)
    await seconds(3.5)
    expect(guest.found).toEqual([])
    offer(host, tables(2))
    await seconds(3)
    expect(guest.found).toHaveLength(2)
    cable.cut(HOST)
    await seconds(10)
    expect(guest.found).toEqual([])
  })

  it('a host that starts again takes its own place and shows only what it has now', async () => {
    const [host, guest] = [place(HOST), place(GUEST)]
    offer(host, tables(6))
    await seconds(5)
    cable.cut(HOST)
    offer(place(HOST), tables(4))
    await seconds(4)
    expect(idsOf(guest.found)).toEqual(idsOffered(tables(4)))
  })

  it('a host whose address changes is at the new one at once and leaves the old one within 5 s', async () => {
    const guest = place(GUEST)
    const addresses = [HOST]
    const host = new Place(cable, () => addresses)
    places.push(host)
    offer(host, tables(3))
    await seconds(5)
    addresses.splice(0, 1, '10.0.0.9')
    await seconds(3)
    expect(idsOf(guest.found, '10.0.0.9')).toHaveLength(3)
    await seconds(3)
    expect(guest.found).toHaveLength(3)
  })

  it('a host whose port changes is at the new one at once and leaves the old one within 4 s', async () => {
    const [host, guest] = [place(HOST), place(GUEST)]
    offer(host, tables(3))
    await seconds(5)
    host.finder.offer({ host: 'Wohnzimmer', port: PORT + 1, key: KEY, tables: tables(3) })
    await seconds(0.5)
    expect(guest.found.at(-1)?.url).toBe(`http://${HOST}:${String(PORT + 1)}/`)
    await seconds(3.5)
    expect(guest.found.map(({ url }) => new URL(url).port)).toEqual(Array(3).fill('4748'))
  })

  it('a host with two addresses is listed once, and goes on at the other when one goes', async () => {
    const guest = place(GUEST)
    const host = place(HOST, '10.0.0.9')
    offer(host, tables(2))
    await seconds(5)
    expect(guest.found).toHaveLength(2)
    cable.cut(HOST)
    await seconds(10)
    expect(idsOf(guest.found, '10.0.0.9')).toHaveLength(2)
  })

  it('a system that lets nothing out is said, until it does, and only if no address is left', async () => {
    const guest = place(GUEST, '10.0.0.9')
    await seconds(3)
    expect(guest.state).toBe('on')
    cable.refuses = (from) => (from === GUEST ? 'EHOSTUNREACH' : undefined)
    await seconds(12)
    expect(guest.state).toBe('on')
    cable.refuses = () => 'EPERM'
    await seconds(12)
    expect(guest.state).toBe('not-allowed')
    cable.refuses = () => undefined
    await seconds(12)
    expect(guest.state).toBe('on')
  })

  it('a port that is taken is said, and used as soon as it is free', async () => {
    let isTaken = true
    const one = new Place(
      portTakenAt(() => isTaken),
      () => [GUEST],
    )
    places.push(one)
    await seconds(5)
    expect(one.state).toBe('port-taken')
    isTaken = false
    await seconds(5)
    expect(one.state).toBe('on')
  })

  it('a port that is taken on one adapter keeps no other from being used', async () => {
    let addresses = [HOST, GUEST]
    const one = new Place(
      portTakenAt((address) => address === GUEST),
      () => addresses,
    )
    places.push(one)
    await seconds(5)
    expect(one.state).toBe('on')
    addresses = [GUEST]
    await seconds(5)
    expect(one.state).toBe('port-taken')
    addresses = []
    await seconds(5)
    expect(one.state).toBe('no-network')
  })
})

describe('how often a host speaks', () => {
  it('a table renamed 19 times a second makes less than 10 packets a second, and its last name counts', async () => {
    const [host, guest] = [place(HOST), place(GUEST)]
    offer(host, tables(12))
    await seconds(5)
    cable.said.splice(0)
    for (let turn = 0; turn < 190; turn += 1) {
      offer(host, tables(12, 'Tisch', { name: `Name ${String(turn)}` }))
      await seconds(1 / 19)
    }
    expect(cable.said.length).toBeLessThan(100)
    await seconds(2)
    expect(guest.found.at(-1)?.name).toBe('Name 189')
  })

  it('a change tells of what has changed and of nothing else', async () => {
    const host = place(HOST)
    offer(host, tables(40))
    await seconds(5.5)
    cable.said.splice(0)
    offer(host, tables(40, 'Tisch', { name: 'Neu' }))
    await seconds(0.1)
    expect(cable.said).toHaveLength(1)
    expect(parseAdvert(lastSaid(HOST))?.texts).toEqual(['table-39/time-bluff/3/4/0/Neu'])
  })

  it('a thousand questions a second are answered once a second', async () => {
    offer(place(HOST), tables(12))
    await seconds(5)
    cable.said.splice(0)
    for (let turn = 0; turn < 5000; turn += 1) {
      cable.ask(SERVICE_NAME, STRANGER)
      await seconds(0.001)
    }
    expect(cable.said.length).toBeLessThanOrEqual(6 * 2)
  })

  it('thirty guests ask hardly more often than one', async () => {
    offer(place(HOST), tables(1))
    for (let guest = 0; guest < 30; guest += 1) {
      place(`10.0.1.${String(guest)}`)
      await seconds(0.037)
    }
    await seconds(5)
    cable.asked.splice(0)
    await seconds(60)
    expect(cable.asked.length).toBeLessThan(60 * 4)
  })
})

describe('strangers', () => {
  it('a goodbye from another address is not heard', async () => {
    const [host, guest] = [place(HOST), place(GUEST)]
    offer(host, tables(2))
    await seconds(5)
    cable.loses = (from) => from === HOST
    const advert = present(parseAdvert(lastSaid(HOST)), 'the host has told of its tables')
    const speaker = {
      id: advert.id,
      offer: { host: 'Wohnzimmer', port: PORT, key: KEY, tables: tables(2) },
      addresses: [],
    }
    for (let turn = 0; turn < 4; turn += 1) {
      cable.say(formatGoodbye(speaker), STRANGER)
      await seconds(1)
      expect(guest.found).toHaveLength(2)
    }
  })

  it('twenty goodbyes a second with the address of the host itself never take it off the list', async () => {
    const [host, guest] = [place(HOST), place(GUEST)]
    offer(host, tables(6))
    await seconds(5)
    const advert = present(parseAdvert(lastSaid(HOST)), 'the host has told of its tables')
    const speaker = {
      id: advert.id,
      offer: { host: 'Wohnzimmer', port: PORT, key: KEY, tables: tables(6) },
      addresses: [],
    }
    for (let turn = 0; turn < 600; turn += 1) {
      cable.say(formatGoodbye(speaker), HOST)
      await seconds(0.05)
      expect(guest.found).toHaveLength(6)
    }
  })

  it('the same name from another address stands behind the true host and never in its place', async () => {
    const [host, guest] = [place(HOST), place(GUEST)]
    offer(host, tables(2))
    await seconds(5)
    const id = present(parseAdvert(lastSaid(HOST)), 'the host has told of its tables').id
    for (let turn = 0; turn < 200; turn += 1) {
      for (const packet of lies(id, tables(2), PORT, [HOST, STRANGER])) cable.say(packet, STRANGER)
      await seconds(0.1)
      expect(guest.found.map(({ url }) => new URL(url).hostname)).toEqual(
        expect.arrayContaining([HOST]),
      )
      expect(guest.found.slice(0, 2).map(({ url }) => new URL(url).hostname)).toEqual([HOST, HOST])
    }
    expect(idsOf(guest.found, STRANGER)).toHaveLength(2)
  })

  it('whoever claims name and address of the host before it is heard is still listed apart', async () => {
    const host = place(HOST)
    offer(host, tables(2))
    await seconds(5)
    const id = present(parseAdvert(lastSaid(HOST)), 'the host has told of its tables').id
    cable.loses = (from) => from === HOST
    const guest = place(GUEST)
    for (const packet of lies(id, tables(2), PORT, [HOST, STRANGER])) cable.say(packet, STRANGER)
    await seconds(1)
    expect(idsOf(guest.found, STRANGER)).toHaveLength(2)
    cable.loses = () => false
    await seconds(3)
    expect(idsOf(guest.found)).toHaveLength(2)
    expect(idsOf(guest.found, STRANGER)).toHaveLength(2)
  })

  it('what a flood drowns is not taken for silence', async () => {
    const [host, guest] = [place(HOST), place(GUEST)]
    offer(host, tables(2))
    await seconds(5)
    cable.loses = (from) => from === HOST
    for (let turn = 0; turn < 1000; turn += 1) {
      for (let packet = 0; packet < 5; packet += 1) cable.deliver([], STRANGER)
      await seconds(0.01)
    }
    expect(guest.found).toHaveLength(2)
    await seconds(10)
    expect(guest.found).toEqual([])
  })

  it('20,000 adverts from 40 addresses: a known host keeps its place, whole and first, and memory stays', async () => {
    const [host, guest] = [place(HOST), place(GUEST)]
    offer(host, tables(40))
    await seconds(5)
    await flood(1000, () => undefined)
    const before = usedHeap()
    await flood(20_000, () => {
      expect(idsOf(guest.found.slice(0, 40))).toHaveLength(40)
    })
    expect(guest.found.length).toBeGreaterThan(40)
    expect(guest.found.length).toBeLessThanOrEqual(256)
    expect(usedHeap() - before).toBeLessThan(10 * 1024 * 1024)
    await seconds(10)
    expect(guest.found).toHaveLength(40)
  })

  it('a host that comes in the middle of a flood is listed within 4 s', async () => {
    const [host, guest] = [place(HOST), place(GUEST)]
    await flood(4000, () => undefined)
    offer(host, tables(6))
    await flood(16_000, () => undefined)
    expect(idsOf(guest.found)).toHaveLength(6)
  })

  it('a host that dies in a flood is gone once the flood is over', async () => {
    const [host, guest] = [place(HOST), place(GUEST)]
    offer(host, tables(2))
    await seconds(5)
    expect(guest.found).toHaveLength(2)
    cable.cut(HOST)
    await flood(4000, () => undefined)
    await seconds(10)
    expect(guest.found).toEqual([])
  })

  it('an address has 64 tables at most, at whatever ports', async () => {
    const guest = place(GUEST)
    for (const port of [1, 2, 3]) {
      for (const packet of lies('0000000e', tables(50), port)) cable.say(packet, STRANGER)
    }
    await seconds(1)
    expect(guest.found).toHaveLength(64)
  })

  it('even 250 addresses are listed in bounds', async () => {
    const guest = place(GUEST)
    for (let address = 0; address < 250; address += 1) {
      for (const packet of lies('0000000a', tables(64)))
        cable.say(packet, `10.9.0.${String(address)}`)
    }
    await seconds(1)
    expect(guest.found).toHaveLength(256)
    expect(new Set(guest.found.map(({ url }) => url)).size).toBe(128)
  })

  it('takes nothing for a table that is not strictly one', () => {
    const good = 'abc/time-bluff/1/4/0/Tisch/mit Strich'
    expect(parseTable(good)).toEqual({
      table: 'abc',
      game: 'time-bluff',
      free: 1,
      seats: 4,
      locked: false,
      name: 'Tisch/mit Strich',
    })
    for (const bad of [
      '../time-bluff/1/4/0/T',
      'abc/time-bluff/-1/4/0/T',
      'abc/time-bluff/1/400/0/T',
      'abc/time-bluff/1/4/yes/T',
      'abc/time-bluff/1/4/0/',
      'abc/time-bluff/1/4/0/\u202e',
      'abc/time bluff/1/4/0/T',
      `${good}\n`.repeat(30),
      '',
    ]) {
      expect(parseTable(bad)).toBeUndefined()
    }
  })

  it('takes nothing for a host that is not strictly one', () => {
    const [packet = []] = lies('0000000c', tables(1))
    const change = (type: string, change: Partial<HeardRecord>): HeardRecord[] =>
      packet.map((record) => (record.type === type ? { ...record, ...change } : record))
    const words = (...texts: string[]): Partial<HeardRecord> => {
      return { data: texts.map((text) => Buffer.from(text)) }
    }
    expect(parseAdvert(packet)?.count).toBe(1)
    for (const bad of [
      [],
      change('PTR', { name: '_other._tcp.local' }),
      change('PTR', { data: 7 }),
      change('SRV', { data: { port: 0, target: 'x' } }),
      change('SRV', { data: { port: 65_536, target: 'x' } }),
      change('SRV', { data: { port: 80.5, target: 'x' } }),
      change('SRV', { data: 'x' }),
      change('SRV', { name: 'other' }),
      change('TXT', words('id=0000000c', 'host=x', 'tables=1', 'more=x')),
      change('TXT', words('id=../../..', 'host=x', 'tables=1')),
      change('TXT', words('id=0000000c', 'host=\u202e', 'tables=1')),
      change('TXT', words('id=0000000c', 'host=x', 'tables=-1')),
      change('TXT', words('__proto__=x', 'constructor=y')),
      change('TXT', { data: 'id=0000000c' }),
    ]) {
      expect(parseAdvert(bad)).toBeUndefined()
    }
  })

  it('S13 20,000 packets of any content leave the list empty and the true host on it', async () => {
    const [host, guest] = [place(HOST), place(GUEST)]
    offer(host, tables(2))
    await seconds(5)
    const random = fastRandom(13)
    const types = ['PTR', 'SRV', 'TXT', 'A', undefined]
    for (let turn = 0; turn < 20_000; turn += 1) {
      const records = (lies('0000000d', tables(2))[0] ?? []).map((record): HeardRecord => {
        const key = (['name', 'type', 'ttl', 'data'] as const)[random.below(4)] ?? 'data'
        const type = types[random.below(types.length)]
        return { ...record, [key]: random.below(2) === 0 ? hostileValue(random) : type }
      })
      cable.deliver(records, STRANGER)
      if (turn % 100 === 0) await seconds(0.02)
    }
    expect(idsOf(guest.found)).toEqual(['table-0', 'table-1'])
  })

  it('words of adverts pass the one sanitiser, and what is left empty is not shown', async () => {
    const guest = place(GUEST)
    const [table] = tables(1)
    if (!table) throw new Error('no table')
    const texts = ['a/time-bluff/1/4/0/\u202eevil\u0000 name', 'b/time-bluff/1/4/0/\u200b\u202e']
    const speaker = {
      id: '0000000b',
      offer: { host: 'x', port: PORT, key: KEY, tables: [table, table] },
      addresses: [],
    }
    for (const packet of formatAdverts(speaker, texts)) {
      const words = packet.map((record): SentRecord => {
        if (record.type !== 'TXT' || record.name.startsWith('tables.')) return record
        return {
          ...record,
          data: record.data.map((text) =>
            Buffer.from(text.toString().replace('host=x', 'host=\u202eHaus\u0007')),
          ),
        }
      })
      cable.say(words, STRANGER)
    }
    await seconds(1)
    expect(guest.found.map(({ name, host }) => [name, host])).toEqual([['evil name', 'Haus']])
  })
})

/** Adverts of 40 addresses, 4,000 a second, each of another program with another table. */
async function flood(count: number, look: () => void): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    const id = turn.toString(16).padStart(8, '0')
    const offered = tables(1, 'Lüge', { table: `lie-${id}`, name: `Tisch ${id}` })
    for (const packet of lies(id, offered, 1024 + (turn % 40_000))) {
      cable.say(packet, `10.66.0.${String(turn % 40)}`)
    }
    cable.said.length = 0
    if (turn % 40 !== 0) continue
    await seconds(0.01)
    look()
  }
}

/** Bytes that are still needed: garbage is collected first. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  return process.memoryUsage().heapUsed
}
