/** `npm run fuzz -- frames`: bad frames at a real host; prints its memory, fails if it ends or an honest player is lost. */
import { startHost } from '../support/hostProcess'
import { sendBadFrames } from '../support/badFrames'
import { player, until } from '../support/realPlayer'
import { readRuns } from '../support/readRuns'
import { residentBytes } from '../support/residentBytes'

const PER_SOCKET = 50
const AT_ONCE = 8

const { runs, seed } = readRuns(1_000_000)
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
