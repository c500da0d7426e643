/** Finding and being found: real multicast between processes, on loopback and between two network namespaces. */
import { createSocket, type Socket } from 'node:dgram'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../support/host/built'
import {
  A,
  B,
  dropNamespaces,
  endAll,
  findThroughFlood,
  found,
  HOST_NAME,
  layCable,
  offer,
  pause,
  PORT,
  ready,
  start,
  until,
  type Running,
} from '../support/wire/discoveryPlaces'
import { offeredTables } from '../support/host/offeredTables'

/** Takes the port of multicast DNS for itself; undefined while somebody else still has it. */
function holdPort(): Promise<Socket | undefined> {
  const socket = createSocket({ type: 'udp4', reuseAddr: false })
  return new Promise((done) => {
    socket.once('error', () => {
      done(undefined)
    })
    socket.bind(5353, '0.0.0.0', () => {
      done(socket)
    })
  })
}

/** Lengths of all packets of our hosts from now on. */
function listen(): Promise<{ readonly lengths: number[]; readonly socket: Socket }> {
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  const lengths: number[] = []
  socket.on('message', (bytes) => {
    if (bytes.includes(HOST_NAME)) lengths.push(bytes.length)
  })
  return new Promise((done) => {
    socket.bind(5353, '0.0.0.0', () => {
      socket.addMembership('224.0.0.251', '127.0.0.1')
      done({ lengths, socket })
    })
  })
}

beforeAll(() => {
  ensureBuilt()
})
afterEach(() => {
  endAll()
})

async function findChangeLose(host: Running, guest: Running, address: string): Promise<void> {
  await ready(host, guest)
  offer(host, offeredTables(1, 'Änne'))
  await until(() => found(guest)[0]?.free === 3, 8000)
  const url = `http://${address}:${String(PORT)}/`
  expect(found(guest)).toMatchObject([{ name: 'Änne 0', url, seats: 4, locked: false }])
  offer(host, offeredTables(40, 'Änne', { free: 1 }))
  await until(() => found(guest).length === 40 && found(guest).at(-1)?.free === 1, 8000)
  offer(host, offeredTables(40, 'Änne', { free: 2 }))
  await until(() => found(guest).at(-1)?.free === 2, 4000)
  host.child.kill('SIGKILL')
  await until(() => found(guest).length === 0, 15_000)
}

describe('discovery', () => {
  it('finds 40 tables, follows their free seats, and drops them when their host dies without goodbye', async () => {
    await findChangeLose(start('127.0.0.1'), start('127.0.0.1'), '127.0.0.1')
  }, 40_000)

  it('drops a table within seconds when its host says goodbye', async () => {
    const [host, guest] = [start('127.0.0.1'), start('127.0.0.1')]
    await ready(host, guest)
    offer(host, offeredTables(1))
    await until(() => found(guest).length === 1, 8000)
    host.child.disconnect()
    await until(() => found(guest).length === 0, 5000)
  }, 20_000)

  it('sends less than 10 packets a second while a table is renamed 19 times a second, none too long for a frame', async () => {
    const [host, guest] = [start('127.0.0.1'), start('127.0.0.1')]
    await ready(host, guest)
    offer(host, offeredTables(40))
    await until(() => found(guest).length === 40, 8000)
    const { lengths, socket } = await listen()
    for (let turn = 0; turn < 95; turn += 1) {
      offer(host, offeredTables(40, 'Tisch', { name: `Name ${String(turn)}` }))
      await pause(1000 / 19)
    }
    socket.close()
    expect(lengths.length).toBeGreaterThan(0)
    expect(lengths.length).toBeLessThan(50)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1472)
    await until(() => found(guest).some(({ name }) => name === 'Name 94'), 5000)
  }, 40_000)

  it('lives on and says so when another program holds the port, and goes on when it is free', async () => {
    let holder = await holdPort()
    await until(() => {
      if (!holder) void holdPort().then((held) => (holder = held))
      return holder !== undefined
    }, 5000)
    const one = start('127.0.0.1')
    await until(() => one.latest?.state === 'port-taken', 10_000)
    expect(one.child.exitCode).toBeNull()
    holder?.close()
    await until(() => one.latest?.state === 'on', 10_000)
  }, 30_000)
})

/** Namespaces need Linux and root; STAMMTISCH_NO_NAMESPACES=1 says that they are not to be had here. */
describe.runIf(process.env['STAMMTISCH_NO_NAMESPACES'] !== '1')(
  'between two network namespaces',
  () => {
    afterEach(() => {
      endAll()
      dropNamespaces()
    })

    it('finds 40 tables over a cable and loses them when their host dies', async () => {
      layCable()
      await findChangeLose(start('10.77.0.1', A), start('10.77.0.2', B), '10.77.0.1')
    }, 60_000)

    it('20,000 adverts from 40 addresses: the host is listed within 4 s, and memory grows by less than 10 MB', async () => {
      const { grown } = await findThroughFlood(20_000)
      expect(grown).toBeLessThan(10 * 1024 * 1024)
    }, 120_000)
  },
)
