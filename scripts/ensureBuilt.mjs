// Builds the window and the programs, but only if a source is newer than the last build.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { writeLicences } from './licences.mjs'
import { LAYERS } from './layers.mjs'

/** Layers of which no Node program holds a line. */
const WINDOW_LAYERS = new Set(['main', 'preload', 'renderer'])
const LOCK = 'out/building'
/** Milliseconds; a build takes seconds. */
const LONGEST_BUILD = 5 * 60 * 1000
const COMMON = [
  'package.json',
  'scripts/ensureBuilt.mjs',
  'scripts/licences.mjs',
  'resources/LICENSES.md',
  'tsconfig.base.json',
]
const PROGRAM_LAYERS = Object.keys(LAYERS).filter((layer) => !WINDOW_LAYERS.has(layer))
const WINDOW = {
  stamp: 'out/window.built',
  sources: [...COMMON, 'src', 'resources/public', 'electron.vite.config.ts'],
  program: ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn'],
}
const PROGRAMS = {
  stamp: 'out/programs.built',
  sources: [
    ...COMMON,
    ...PROGRAM_LAYERS.map((layer) => `src/${layer}`),
    'scripts/nodePrograms.mjs',
    'scripts/buildNode.mjs',
  ],
  program: ['scripts/buildNode.mjs'],
}

/** Builds everything that is older than its sources; ends the process with what the build printed if it fails. */
export function ensureBuilt() {
  const stale = [WINDOW, PROGRAMS].filter(isStale)
  if (stale.length === 0) return
  console.log('Building Stammtisch, this takes a few seconds …')
  buildStale(stale)
}

/** The same for the programs that need no window. */
export function ensureProgramsBuilt() {
  if (isStale(PROGRAMS)) buildStale([PROGRAMS])
}

/** One build at a time: who comes second waits, and finds nothing left to do. */
function buildStale(parts) {
  takeLock()
  process.once('exit', leaveLock)
  for (const part of parts.filter(isStale)) build(part)
  // A window that was built alone has lost the text.
  writeLicences()
  leaveLock()
  process.off('exit', leaveLock)
}

function takeLock() {
  let isTold = false
  while (!tryLock()) {
    if (!isTold) console.log('Another start is building Stammtisch; waiting for it …')
    isTold = true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  }
}

function tryLock() {
  try {
    mkdirSync(dirname(LOCK), { recursive: true })
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : String(error)
    if (code !== 'EEXIST') return fail(`nothing can be written to out/ (${code})`)
    if (isBuildRunning(LOCK)) return false
    leaveLock() // its owner was killed
    return tryLock()
  }
}

/** @returns {never} */
function fail(why) {
  console.error(`Stammtisch could not be built: ${why}.`)
  process.exit(1)
}

/** Whether the build that left the file `lock` may still run: its process lives, and is no other one with a number used again. */
export function isBuildRunning(lock) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return age < LONGEST_BUILD
  } catch {
    return !existsSync(lock)
  }
}

function leaveLock() {
  rmSync(LOCK, { force: true })
}

function isStale({ stamp, sources }) {
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  return sources.some((path) => existsSync(path) && newest(path) > built)
}

function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

function build({ stamp, program }) {
  const began = new Date()
  // electron-vite looks for the Electron binary; the build does not need it, and it must not be fetched for it.
  const env = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent' }
  const done = spawnSync(process.execPath, program, { encoding: 'utf8', env })
  if (done.status !== 0) {
    console.error(done.stdout + done.stderr)
    fail('the lines above say why')
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, '')
  // What is edited while the build runs is newer than the build.
  utimesSync(stamp, began, began)
}
