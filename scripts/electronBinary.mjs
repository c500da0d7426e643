// Finds the Electron binary without ever loading the package, whose index starts a download.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE = 'node_modules/electron'

/** The path of the binary, or undefined if there is none here. */
export function findElectron() {
  const chosen = process.env.ELECTRON_PATH
  if (chosen) return existsSync(chosen) ? chosen : undefined
  const note = join(PACKAGE, 'path.txt')
  if (!existsSync(note)) return undefined
  const binary = join(PACKAGE, 'dist', readFileSync(note, 'utf8').trim())
  return existsSync(binary) ? binary : undefined
}

/** Tries once to fetch the binary; its path, or undefined if that did not work. Says nothing. */
export async function fetchElectron() {
  if (process.env.ELECTRON_PATH || !existsSync(join(PACKAGE, 'install.js'))) return undefined
  // Fetched into the cache first, watched for progress; the package's own program then unpacks it from there.
  const isFetched = await runQuietly('scripts/fetchElectron.mjs')
  if (isFetched) await runQuietly(join(PACKAGE, 'install.js'))
  return findElectron()
}

/** @returns {Promise<boolean>} whether the program ended well */
function runQuietly(program) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [program], { stdio: 'ignore' })
    child.on('exit', (code) => done(code === 0))
    child.on('error', () => done(false))
  })
}
