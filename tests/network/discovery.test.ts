/** Finding and being found: real multicast between processes, on loopback and between two network namespaces. */
import { fork, spawnSync, type ChildProcess } from 'node:child_process'
import { createSocket, type Socket } from 'node:dgram'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FromDiscovery, Offer } from '../../src/server/discovery/discoveryMessages'
import { parseTextRecord } from '../../src/server/discovery/discoveryMessages'
import { ensureBuilt } from '../support/built'

const SCRIPT = 'out/node/discoveryProcess.js'

interface Running {
  readonly child: ChildProcess
  latest: FromDiscovery | undefined
}

const running: Running[] = []

function start(address: string, namespace?: string): Running {
  const env = { ...process.env, STAMMTISCH_DISCOVERY_ADDRESS: address }
  const within =
    namespace === undefined
      ? {}
      : { execPath: 'ip', execArgv: ['netns', 'exec', namespace, process.execPath] }
  const child = fork(SCRIPT, { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], ...within })
  const one: Running = { child, latest: undefined }
  child.on('message', (message: FromDiscovery) => {
    one.latest = message
  })
  running.push(one)
  return one
}

function offer(one: Running, free: number): void {
  const table: Offer = {
    table: 'abc123',
    name: 'Tisch von Änne',
    game: 'time-bluff',
    free,
    seats: 4,
    locked: false,
    host: 'rechner',
    port: 4747,
  }
  one.child.send({ kind: 'offer', offers: [table] })
}

async function until(holds: () => boolean, within: number): Promise<void> {
  const end = performance.now() + within
  while (!holds()) {
    if (performance.now() > end) throw new Error(`in vain for ${String(within)} ms`)
    await new Promise((done) => setTimeout(done, 20))
  }
}

async function ready(...all: readonly Running[]): Promise<void> {
  await until(() => all.every(({ latest }) => latest !== undefined), 10_000)
}

function freeSeats(one: Running): number | undefined {
  return one.latest?.found.find(({ table }) => table === 'abc123')?.free
}

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

beforeAll(() => {
  ensureBuilt()
})
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
})

async function findRenameLose(host: Running, guest: Running, url: string): Promise<void> {
  await ready(host, guest)
  offer(host, 3)
  await until(() => freeSeats(guest) === 3, 8000)
  expect(guest.latest?.found).toMatchObject([
    { name: 'Tisch von Änne', url, seats: 4, locked: false },
  ])
  offer(host, 1)
  await until(() => freeSeats(guest) === 1, 8000)
  host.child.kill('SIGKILL')
  await until(() => freeSeats(guest) === undefined, 15_000)
}

describe('discovery', () => {
  it('finds a table, follows its free seats, and drops it when its host dies without goodbye', async () => {
    await findRenameLose(start('127.0.0.1'), start('127.0.0.1'), 'http://127.0.0.1:4747/')
  }, 40_000)

  it('drops a table at once when its host says goodbye', async () => {
    const [host, guest] = [start('127.0.0.1'), start('127.0.0.1')]
    await ready(host, guest)
    offer(host, 2)
    await until(() => freeSeats(guest) === 2, 8000)
    host.child.disconnect()
    await until(() => freeSeats(guest) === undefined, 3000)
  }, 20_000)

  it('lives on and says so when another program holds the port', async () => {
    let holder = await holdPort()
    await until(() => {
      if (!holder) void holdPort().then((held) => (holder = held))
      return holder !== undefined
    }, 5000)
    const one = start('127.0.0.1')
    await until(() => one.latest?.state === 'port-taken', 10_000)
    expect(one.child.exitCode).toBeNull()
    holder?.close()
  }, 20_000)

  it('takes nothing from the network that is not strictly an offer', () => {
    const good = {
      table: 'abc',
      name: 'T',
      game: 'time-bluff',
      free: '1',
      seats: '4',
      locked: '0',
      host: 'h',
    }
    expect(parseTextRecord(good, '10.0.0.2', 4747)).toMatchObject({ free: 1 })
    for (const bad of [
      { ...good, more: 'x' },
      { ...good, free: '-1' },
      { ...good, table: '../x' },
      { ...good, name: '\u202e' },
      {},
      null,
      'x',
      { ...good, locked: 'yes' },
    ]) {
      expect(parseTextRecord(bad, '10.0.0.2', 4747)).toBeUndefined()
    }
    expect(parseTextRecord(good, '10.0.0.2', 0)).toBeUndefined()
  })
})

const NAMES = ['stammtisch-a', 'stammtisch-b'] as const

function ip(...words: string[]): void {
  const done = spawnSync('ip', words, { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`ip ${words.join(' ')}: ${done.stderr}`)
}

function dropNamespaces(): void {
  for (const name of NAMES) spawnSync('ip', ['netns', 'del', name])
}

/** Namespaces need Linux and root; STAMMTISCH_NO_NAMESPACES=1 says that they are not to be had here. */
describe.runIf(process.env['STAMMTISCH_NO_NAMESPACES'] !== '1')(
  'between two network namespaces',
  () => {
    it('finds a table over a cable and loses it when the host dies', async () => {
      dropNamespaces()
      const [a, b] = NAMES
      try {
        for (const name of NAMES) ip('netns', 'add', name)
        ip('link', 'add', 'st-a', 'netns', a, 'type', 'veth', 'peer', 'name', 'st-b', 'netns', b)
        for (const [name, link, address] of [
          [a, 'st-a', '10.77.0.1/24'],
          [b, 'st-b', '10.77.0.2/24'],
        ] as const) {
          ip('-n', name, 'link', 'set', 'lo', 'up')
          ip('-n', name, 'link', 'set', link, 'up')
          ip('-n', name, 'addr', 'add', address, 'dev', link)
        }
        const [host, guest] = [start('10.77.0.1', a), start('10.77.0.2', b)]
        await findRenameLose(host, guest, 'http://10.77.0.1:4747/')
      } finally {
        for (const { child } of running.splice(0)) child.kill('SIGKILL')
        dropNamespaces()
      }
    }, 60_000)
  },
)
