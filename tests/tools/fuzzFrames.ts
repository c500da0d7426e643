/** `npm run fuzz -- frames`: bad frames at a real host; prints its memory, fails if it ends or an honest player is lost. */
import { startHost } from '../support/host/hostProcess'
import { sendBadFrames } from '../support/wire/badFrames'
import { player, until } from '../support/host/realPlayer'
import { textOf } from '../../src/system/parseArguments'
import { countOf, readFlags } from '../support/readFlags'
import { residentBytes } from '../support/host/residentBytes'

const PER_SOCKET = 50
const AT_ONCE = 8

const flags = readFlags(
  'npm run fuzz -- frames [flags]',
  'Sends bad frames at a real host while an honest player goes on.',
  {
    runs: { value: 'NUMBER', help: 'how many (default: 1000000)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same runs (default: 1)' },
  },
)
const runs = countOf(flags, 'runs', 1_000_000)
const seed = textOf(flags, 'seed') ?? '1'
const host = await startHost({ pace: 1 })
const honest = player(() => host.port)
await until(() => honest.state().connection === 'open', 'an honest connection')
const pid = host.process.pid ?? 0
const megabytes = (): number => Math.round(residentBytes(pid) / 1024 / 1024)
const before = megabytes()
for (let sent = 0; sent < runs; sent += PER_SOCKET * AT_ONCE) {
  const batches = Array.from(
    { length: AT_ONCE },
    (_, index) => `${seed}-${String(sent)}-${String(index)}`,
  )
  await Promise.all(batches.map((batch) => sendBadFrames(host.port, batch, PER_SOCKET)))
}
const isAlive = host.process.exitCode === null && honest.state().connection === 'open'
console.log(
  `${String(runs)} frames, resident ${String(before)} MB before, ${String(megabytes())} MB after, host ${isAlive ? 'alive' : 'LOST'}`,
)
honest.close()
await host.end()
host.clean()
process.exit(isAlive ? 0 : 1)
