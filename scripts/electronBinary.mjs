// Finds the Electron binary without ever loading the package, whose index starts a download.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const PACKAGE = 'node_modules/electron'
/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** The path of the binary, or undefined if there is none here. */
export function findElectron() {
  const chosen = process.env.ELECTRON_PATH
  if (chosen) return existsSync(chosen) ? chosen : undefined
  const note = join(PACKAGE, 'path.txt')
  if (!existsSync(note)) return undefined
  const binary = join(PACKAGE, 'dist', readFileSync(note, 'utf8').trim())
  return existsSync(binary) ? binary : undefined
}

/** Tries to fetch the binary, at most once a day; its path, or undefined if that did not work. Says so before it waits. */
export async function fetchElectron() {
  if (process.env.ELECTRON_PATH || !existsSync(join(PACKAGE, 'install.js')) || hasFailedToday())
    return undefined
  console.log(
    'Fetching the desktop app, about 120 MB, this once; gives up when nothing arrives for 20 seconds …',
  )
  // Fetched into the cache first, watched for progress; the package's own program then unpacks it from there.
  const isFetched = await run('scripts/fetchElectron.mjs')
  if (isFetched) await run(join(PACKAGE, 'install.js'))
  const binary = findElectron()
  if (binary) rmSync(failure(), { force: true })
  else noteFailure()
  return binary
}

/** The note of the last failure; it holds the version that could not be fetched. */
function failure() {
  return join(process.env.electron_config_cache ?? 'out', 'electron-not-fetched')
}

function wantedVersion() {
  return String(JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version)
}

function hasFailedToday() {
  const note = failure()
  if (!existsSync(note) || readFileSync(note, 'utf8') !== wantedVersion()) return false
  return Date.now() - statSync(note).mtimeMs < DAY
}

function noteFailure() {
  mkdirSync(dirname(failure()), { recursive: true })
  writeFileSync(failure(), wantedVersion())
}

/** @returns {Promise<boolean>} whether the program ended well */
function run(program) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'ignore'] })
    child.on('exit', (code) => done(code === 0))
    child.on('error', () => done(false))
  })
}
