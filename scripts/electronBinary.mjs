// Finds the Electron binary without ever loading the package, whose index starts a download.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawn } from 'node:child_process'

const PACKAGE = 'node_modules/electron'
const FETCH_WITHIN = 20_000

/** The path of the binary, or undefined if there is none here. */
export function findElectron() {
  const chosen = process.env.ELECTRON_PATH
  if (chosen) return existsSync(chosen) ? chosen : undefined
  const note = join(PACKAGE, 'path.txt')
  if (!existsSync(note)) return undefined
  const binary = join(PACKAGE, 'dist', readFileSync(note, 'utf8').trim())
  return existsSync(binary) ? binary : undefined
}

/** Tries once to fetch the binary; gives up if it takes too long to begin with. */
export async function fetchElectron() {
  if (process.env.ELECTRON_PATH || !existsSync(join(PACKAGE, 'install.js'))) return undefined
  await new Promise((done) => {
    const child = spawn(process.execPath, [join(PACKAGE, 'install.js')], { stdio: 'ignore' })
    const timer = setTimeout(() => child.kill(), FETCH_WITHIN)
    child.on('exit', () => {
      clearTimeout(timer)
      done(undefined)
    })
    child.on('error', () => done(undefined))
  })
  return findElectron()
}
