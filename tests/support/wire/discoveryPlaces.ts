/** Real processes of discovery, on loopback or in network namespaces of their own, and floods between them. */
import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import type { FoundTable } from '../../../src/protocol/hostMessages'
import type {
  FromDiscovery,
  Offer,
  OfferedTable,
} from '../../../src/server/discovery/discoveryMessages'
import { offeredTables } from '../host/offeredTables'
import { residentBytes } from '../host/residentBytes'

const SCRIPT = 'out/node/discoveryProcess.js'
/** Other programs may use multicast on this computer at the same time: what is ours has this name. */
export const HOST_NAME = `rechner-${String(process.pid)}`
/** The port that is offered. */
export const PORT = 4747
/** A fingerprint. */
const KEY = '0123456789abcdef0123456789abcdef'

/** A process of discovery. */
export interface Running {
  readonly child: ChildProcess
  /** What it has told last. */
  latest: FromDiscovery | undefined
}

const running: Running[] = []

/** Ends all of them. */
export function endAll(): void {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
}

/** Starts one that speaks from this address, in a namespace if one is named. */
export function start(address: string, namespace?: string): Running {
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

/** Lets it offer tables. */
export function offer(one: Running, offered: readonly OfferedTable[]): void {
  const told: Offer = { host: HOST_NAME, port: PORT, key: KEY, tables: offered }
  one.child.send({ kind: 'offer', offer: told })
}

/** Our tables that it has found. */
export function found(one: Running): FoundTable[] {
  return one.latest?.found.filter(({ host }) => host === HOST_NAME) ?? []
}

/** Waits until something holds, so many milliseconds at most. */
export async function until(holds: () => boolean, within: number): Promise<void> {
  const end = performance.now() + within
  while (!holds()) {
    if (performance.now() > end) throw new Error(`in vain for ${String(within)} ms`)
    await pause(20)
  }
}

/** Waits so many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}

/** Waits until these are at work. */
export async function ready(...all: readonly Running[]): Promise<void> {
  await until(() => all.every(({ latest }) => latest !== undefined), 10_000)
}

const NAMES = ['stammtisch-a', 'stammtisch-b'] as const
/** The two namespaces: the first is attacked from, the second listens. */
export const [A, B] = NAMES

function ip(...words: string[]): void {
  const done = spawnSync('ip', words, { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`ip ${words.join(' ')}: ${done.stderr}`)
}

/** Takes the namespaces away again. */
export function dropNamespaces(): void {
  for (const name of NAMES) spawnSync('ip', ['netns', 'del', name])
}

/** Two computers and a cable; the first has 40 more addresses, 10.77.0.100 and on. */
export function layCable(): void {
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

/** What a flood of adverts did to a guest's list. */
export interface Flooded {
  /** Milliseconds after the flood until the true host's tables are all listed. */
  readonly listedAfter: number
  /** Resident bytes more than before. */
  readonly grown: number
}

/** Floods a guest who has found a host; rejects if the host is not listed again within 4 s. */
export async function findThroughFlood(adverts: number): Promise<Flooded> {
  layCable()
  const [host, guest] = [start('10.77.0.1', A), start('10.77.0.2', B)]
  await ready(host, guest)
  offer(host, offeredTables(6))
  await until(() => found(guest).length === 6, 8000)
  const before = residentBytes(guest.child.pid ?? 0)
  await flood(adverts)
  const began = performance.now()
  const isThere = (): boolean =>
    guest.latest?.found.some(({ host: name }) => name === 'Fremd') === true
  await until(isThere, 4000)
  await until(() => found(guest).length === 6, 4000)
  const listedAfter = Math.round(performance.now() - began)
  const grown = residentBytes(guest.child.pid ?? 0) - before
  await until(() => guest.latest?.found.length === 6, 10_000)
  return { listedAfter, grown }
}
