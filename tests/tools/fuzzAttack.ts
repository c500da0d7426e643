/** `npm run fuzz -- attack`: floods, slow and silent sockets and hostile adverts, while an honest player goes on; fails if he is lost or kept out. */
import { spawnSync } from 'node:child_process'
import { textOf } from '../../src/system/parseArguments'
import { crowdOut, floodHost, floodLegally, holdSlowSockets } from '../support/host/attacks'
import { sendBadFrames } from '../support/wire/badFrames'
import { endAll, dropNamespaces, findThroughFlood } from '../support/wire/discoveryPlaces'
import { folderBytes } from '../support/disk/folderBytes'
import { startHost } from '../support/host/hostProcess'
import { countOf, readFlags } from '../support/readFlags'
import { keepPlaying, player, playWithBots } from '../support/host/realPlayer'
import { residentBytes } from '../support/host/residentBytes'
import { watchPings } from '../support/host/watchPings'

/** Lines over which bad frames come at the same time. */
const LINES = 8
/** Milliseconds of a sign of life during a flood in which all is allowed, 99 of a hundred (F7). */
const MOST_PING = 50
/** Milliseconds that a restart after the floods takes, with the start of Node (F7). */
const MOST_RESTART = 1000
/** It runs in a network of its own: nothing of it can reach anybody. */
const INSIDE = 'STAMMTISCH_INSIDE'

const flags = readFlags(
  'npm run fuzz -- attack [flags]',
  'Floods, slow sockets and hostile adverts against a real host, in network namespaces of its own where that is possible.',
  {
    seconds: { value: 'NUMBER', help: 'of each flood (default: 30)' },
    frames: { value: 'NUMBER', help: 'bad frames (default: 20000)' },
    sockets: { value: 'NUMBER', help: 'slow and silent sockets (default: 200)' },
    adverts: { value: 'NUMBER', help: 'of hosts that do not exist (default: 20000)' },
    seed: { value: 'TEXT', help: 'of the bad frames (default: 1)' },
  },
)

function isPossible(program: string, words: readonly string[]): boolean {
  return spawnSync(program, words, { stdio: 'ignore' }).status === 0
}

const hasNamespaces =
  isPossible('unshare', ['--net', 'true']) && isPossible('ip', ['netns', 'list'])
if (hasNamespaces && process.env[INSIDE] === undefined) {
  const script = 'ip link set lo up && exec "$@"'
  const again = [process.execPath, ...process.argv.slice(1)]
  const done = spawnSync('unshare', ['--net', 'sh', '-c', script, 'sh', ...again], {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: '1' },
  })
  process.exit(done.status ?? 1)
}

const seed = textOf(flags, 'seed') ?? '1'
const seconds = countOf(flags, 'seconds', 30)
const frames = countOf(flags, 'frames', 20_000)
const sockets = countOf(flags, 'sockets', 200)
const adverts = countOf(flags, 'adverts', 20_000)
const failures: string[] = []

async function attempt(name: string, attack: () => Promise<string>): Promise<void> {
  try {
    console.log(`${name}: ${await attack()}`)
  } catch (error) {
    failures.push(name)
    console.log(`${name}: FAILED, ${error instanceof Error ? error.message : String(error)}`)
  }
}

console.log(
  `seed ${seed}, ${hasNamespaces ? 'in a network of its own' : 'on loopback: no network namespaces here'}`,
)
let host = await startHost({ pace: 1 })
const honest = player(() => host.port)
await playWithBots(honest)
const playing = keepPlaying(honest, true)
let cuts = 0
honest.subscribe({
  changed: ({ connection }) => {
    if (connection !== 'open') cuts += 1
  },
})
const pings = await watchPings(host.port)
const before = residentBytes(host.process.pid ?? 0)

await attempt('bad frames', async () => {
  const lines = Array.from({ length: LINES }, (_, line) =>
    sendBadFrames(host.port, `${seed}-${String(line)}`, Math.ceil(frames / LINES)),
  )
  await Promise.all(lines)
  return `${String(frames)} sent, ping p99 ${pings.percentile(99)} ms`
})
await attempt('flood', async () => {
  const flood = await floodHost(host.port, seconds * 1000)
  return `${String(flood.sockets)} sockets, ${String(flood.stopped)} stopped, ping p99 ${pings.percentile(99)} ms`
})
await attempt('legal flood', async () => {
  const { done, refused } = await floodLegally(host.port, seconds * 1000)
  const written = (folderBytes(host.folder) / 1024).toFixed(0)
  const ping = pings.percentile(99)
  const told = `${String(done)} commands carried out, ${String(refused)} refused, ${written} kB written, ping p99 ${ping} ms of at most ${String(MOST_PING)}`
  if (!(Number(ping) <= MOST_PING)) throw new Error(told)
  return told
})
await attempt('slow sockets', async () => {
  const took = await holdSlowSockets(host.port, sockets)
  return `${String(sockets)} dropped within ${(took / 1000).toFixed(1)} s, ping p99 ${pings.percentile(99)} ms`
})
await attempt('crowd', async () => {
  await crowdOut(host.port, sockets, 12)
  return `12 of 12 guests came in beside ${String(2 * sockets)} silent and idle connections, ping p99 ${pings.percentile(99)} ms`
})
const isAlive = host.process.exitCode === null && honest.state().connection === 'open'
const grown = (residentBytes(host.process.pid ?? 0) - before) / 1024 / 1024
if (!isAlive || cuts > 0) failures.push('the honest player')
console.log(
  `honest player: ${String(playing.played())} moves, ${String(cuts)} cuts; host ${isAlive ? 'alive' : 'LOST'}, ${grown.toFixed(0)} MB more`,
)
pings.stop()
playing.stop()
honest.close()
await host.kill()
await attempt('restart', async () => {
  const began = performance.now()
  host = await startHost({ folder: host.folder, port: host.port, pace: 1 })
  const took = performance.now() - began
  const told = `after kill -9 in ${took.toFixed(0)} ms of at most ${String(MOST_RESTART)}`
  if (took > MOST_RESTART) throw new Error(told)
  return told
})
await host.end()
host.clean()

if (hasNamespaces) {
  await attempt('adverts', async () => {
    const { listedAfter, grown: more } = await findThroughFlood(adverts)
    return `${String(adverts)} from 40 addresses, the true host listed ${String(listedAfter)} ms after them, finder ${(more / 1024 / 1024).toFixed(1)} MB more`
  })
  endAll()
  dropNamespaces()
} else console.log('adverts: not sent, they need network namespaces')
console.log(`${String(failures.length)} failures`)
process.exit(failures.length === 0 ? 0 : 1)
