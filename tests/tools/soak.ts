/** `npm run soak -- --minutes N`: a real host with matches, guests that come and go, and noise; fails if it grows or ends. */
import { readdirSync } from 'node:fs'
import { textOf } from '../../src/system/parseArguments'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import type { Client } from '../../src/client/client'
import { sendBadFrames } from '../support/wire/badFrames'
import { startHost } from '../support/host/hostProcess'
import { countOf, readFlags } from '../support/readFlags'
import { entriesOf, keepPlaying, player, until } from '../support/host/realPlayer'
import { residentBytes } from '../support/host/residentBytes'

const SETTLING = 0.3
const MOST_GROWTH = 40
const REPORT_EVERY = 20_000

const flags = readFlags(
  'npm run soak -- [flags]',
  'A real host with matches, guests that come and go, and noise; fails if it grows or ends.',
  {
    minutes: { value: 'NUMBER', help: 'how long (default: 10)' },
    seed: { value: 'TEXT', help: 'of the noise (default: soak)' },
  },
)
const minutes = countOf(flags, 'minutes', 10)
const random = fastRandom(textOf(flags, 'seed') ?? 'soak')
const host = await startHost({ pace: 1 })
const pid = host.process.pid ?? 0
let matches = 0

function openFiles(): number {
  return process.platform === 'linux' ? readdirSync(`/proc/${String(pid)}/fd`).length : 0
}

/** One table: a person and bots play a round; the table is closed afterwards. */
async function playTable(): Promise<void> {
  const client: Client = player(() => host.port)
  await until(() => client.state().connection === 'open', 'a connection', 20_000)
  const wish = {
    kind: 'createTable',
    game: 'time-bluff',
    name: 'Soak',
    seats: 2 + random.below(5),
    options: { target: 'round' },
    bots: 'solid',
  } as const
  const made = await client.command(wish)
  const table = made.ok ? made.table : undefined
  await until(() => entriesOf(client) >= 0, 'a match', 20_000)
  const playing = keepPlaying(client)
  await until(() => client.state().table?.table.phase === 'over', 'the end of a round', 120_000)
  playing.stop()
  await client.command({ kind: 'closeTable' }, table)
  client.close()
  matches += 1
}

/** Resident megabytes, open files: now. */
function figures(): { readonly memory: number; readonly files: number } {
  return { memory: Math.round(residentBytes(pid) / 1024 / 1024), files: openFiles() }
}

const began = performance.now()
const end = began + minutes * 60_000
let settled: ReturnType<typeof figures> | undefined
const report = setInterval(() => {
  const { memory, files } = figures()
  console.log(`${String(matches)} matches, ${String(memory)} MB, ${String(files)} open files`)
}, REPORT_EVERY)
for (let round = 0; performance.now() < end; round++) {
  await Promise.all([
    playTable(),
    playTable(),
    sendBadFrames(host.port, `soak-${String(round)}`, 50),
  ])
  if (performance.now() - began > minutes * 60_000 * SETTLING) settled ??= figures()
}
clearInterval(report)
// Bots' and sockets' last timers.
await new Promise((done) => setTimeout(done, 3000))
const last = figures()
const isAlive = host.process.exitCode === null
const grown = last.memory - (settled?.memory ?? last.memory)
const moreFiles = last.files - (settled?.files ?? last.files)
console.log(
  `${String(matches)} matches in ${String(minutes)} minutes; ${String(last.memory)} MB (${String(grown)} more than after settling), ${String(last.files)} open files (${String(moreFiles)} more), host ${isAlive ? 'alive' : 'LOST'}`,
)
await host.end()
host.clean()
process.exit(isAlive && grown < MOST_GROWTH && moreFiles <= 4 ? 0 : 1)
