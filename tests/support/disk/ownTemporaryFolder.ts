/** All that tests write into the system's temporary folder lies in one folder of the run, which goes with it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const PREFIX = 'stammtisch-tests-'
/** Where the systems are told which folder that is. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'] as const

/** Makes the folder before the first test; what it gives back takes it away after the last one. */
export default function setupTemporaryFolder(): () => void {
  // A run inside of a run, or another project of the same one, uses the folder that is there.
  if (basename(tmpdir()).startsWith(PREFIX)) return () => undefined
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  for (const variable of VARIABLES) process.env[variable] = folder
  return () => {
    // A program that was just killed may still be writing: then the system clears it away.
    rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 200 })
  }
}
