/** Makes sure that the programs under test are the ones of these sources. */
import { spawnSync } from 'node:child_process'

/** Builds what is older than its sources. */
export function ensureBuilt(): void {
  const words = [
    '--input-type=module',
    '-e',
    "import('./scripts/ensureBuilt.mjs').then((m) => m.ensureBuilt())",
  ]
  const done = spawnSync(process.execPath, words, { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(done.stdout + done.stderr)
}
