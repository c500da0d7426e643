/** Finding and being found: real multicast between processes, on loopback and between two network namespaces. */
import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createSocket, type Socket } from 'node:dgram'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FoundTable } from '../../src/protocol/hostMessages'
import type { FromDiscovery, OfferedTable } from '../../src/server/discovery/discoveryMessages'
import { ensureBuilt } from '../support/built'
import { offeredTables } from '../support/offeredTables'
import { residentBytes } from '../support/residentBytes'

const SCRIPT = 'out/node/discoveryProcess.js'
/** Other programs may use multicast on this computer at the same time: what is ours has this name. */
const HOST_NAME = `rechner-${String(process.pid)}`
const PORT = 4747

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

function offer(one: Running, offered: readonly OfferedTable[]): void {
  one.child.send({ kind: 'offer', offer: { host: HOST_NAME, port: PORT, tables: offered } })
}

function found(one: Running): FoundTable[] {
  return one.latest?.found.filter(({ host }) => host === HOST_NAME) ?? []
}

async function until(holds: () => boolean, within: number): Promise<void> {
  const end = performance.now() + within
  while (!holds()) {
    if (performance.now() > end) throw new Error(`in vain for ${String(within)} ms`)
    await pause(20)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}

async function ready(...all: readonly Running[]): Promise<void> {
  await until(() => all.every(({ latest }) => latest !== undefined), 10_000)
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
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
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
  it('C16 finds 40 tables, follows their free seats, and drops them when their host dies without goodbye', async () => {
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

  it('F21 sends less than 10 packets a second while a table is renamed 19 times a second, none too long for a frame', async () => {
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

const NAMES = ['stammtisch-a', 'stammtisch-b'] as const
const [A, B] = NAMES

function ip(...words: string[]): void {
  const done = spawnSync('ip', words, { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`ip ${words.join(' ')}: ${done.stderr}`)
}

function dropNamespaces(): void {
  for (const name of NAMES) spawnSync('ip', ['netns', 'del', name])
}

/** Two computers and a cable; the first has 40 more addresses, 10.77.0.100 and on. */
function layCable(): void {
  dropNamespaces()
  for (const name of NAMES) ip('netns', 'add', name)
  ip('link', 'add', 'st-a', 'netns', A, 'type', 'veth', 'peer', 'name', 'st-b', 'netns', B)
  for (const [name, link, address] of [
    [A, 'st-a', '10.77.0.1/24'],
    [B, 'st-b', '10.77.0.2/24'],
  ] as const) {
    ip('-n', name, 'link', 'set', 'lo', 'up')
    ip('-n', name, 'link', 'set', link, 'up')
    ip('-n', name, 'addr', 'add', address, 'dev', link)
  }
  for (let last = 100; last < 140; last += 1) {
    ip('-n', A, 'addr', 'add', `10.77.0.${String(last)}/24`, 'dev', 'st-a')
  }
  ip('-n', A, 'route', 'add', '224.0.0.0/4', 'dev', 'st-a')
}

/** Adverts of strangers at the 40 addresses; ends when all are sent. */
function flood(adverts: number): Promise<void> {
  const words = ['--adverts', String(adverts), '--first', '10.77.0.100', '--addresses', '40']
  const tool = [process.execPath, 'scripts/run.mjs', 'tests/tools/sendAdverts.ts', ...words]
  const child = spawn('ip', ['netns', 'exec', A, ...tool], { stdio: ['ignore', 'ignore', 'pipe'] })
  let problem = ''
  child.stderr.on('data', (text: Buffer) => (problem += text.toString('utf8')))
  return new Promise((done, failed) => {
    child.on('exit', (code) => {
      if (code === 0) done()
      else failed(new Error(problem))
    })
  })
}

/** Namespaces need Linux and root; STAMMTISCH_NO_NAMESPACES=1 says that they are not to be had here. */
describe.runIf(process.env['STAMMTISCH_NO_NAMESPACES'] !== '1')(
  'between two network namespaces',
  () => {
    afterEach(() => {
      for (const { child } of running.splice(0)) child.kill('SIGKILL')
      dropNamespaces()
    })

    it('C16 finds 40 tables over a cable and loses them when their host dies', async () => {
      layCable()
      await findChangeLose(start('10.77.0.1', A), start('10.77.0.2', B), '10.77.0.1')
    }, 60_000)

    it('F9 20,000 adverts from 40 addresses: the host is listed within 4 s, and memory grows by less than 10 MB', async () => {
      layCable()
      const [host, guest] = [start('10.77.0.1', A), start('10.77.0.2', B)]
      await ready(host, guest)
      offer(host, offeredTables(6))
      await until(() => found(guest).length === 6, 8000)
      const before = residentBytes(guest.child.pid ?? 0)
      await flood(20_000)
      const strangers = guest.latest?.found.filter(({ host: name }) => name === 'Fremd') ?? []
      expect(strangers.length).toBeGreaterThan(0)
      await until(() => found(guest).length === 6, 4000)
      const grown = residentBytes(guest.child.pid ?? 0) - before
      expect(grown).toBeLessThan(10 * 1024 * 1024)
      await until(() => guest.latest?.found.length === 6, 10_000)
    }, 120_000)
  },
)
