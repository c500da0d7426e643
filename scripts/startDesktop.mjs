// Starts the desktop app and says whether it came before the player: a binary that is there need not be able to run.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCodeOf, passSignalsOn } from './endsWith.mjs'

/** Milliseconds until an app that shows nothing counts as stuck; the first start on a slow computer takes a third of that. */
const PATIENCE = 30_000
const LOOK_EVERY = 100
/** Milliseconds after its window has come: an app that falls over in them was never there for its player. */
const FIRST_SECONDS = 10_000
/** Milliseconds for the last words of a process that has ended, and for the end of those that it had started. */
const LAST_WORDS = 1000
/** Letters of what it prints that are kept for later. */
const MOST_HELD = 100_000
/** Windows has no groups of processes that could be signalled. */
const hasGroups = process.platform !== 'win32'

/** What a binary prints when it cannot run, and what that means to a player. */
const REASONS = /** @type {const} */ ([
  [/sandbox|user namespace/iu, 'this system does not allow its sandbox'],
  [/X server|display|ozone_platform/iu, 'it found no screen'],
  [/error while loading shared libraries: ([^:\s]+)/u, 'the system lacks $1'],
  [/GPU process isn't usable/u, 'its graphics process cannot run here'],
])

/**
 * @typedef {{ hasStarted: true, code: number, said: string }} Played
 * @typedef {{ hasStarted: false, why: string, wasThere: boolean }} NotStarted `wasThere`: its window had come
 * @typedef {{ code?: number, signal?: string, error?: string }} End
 */

/**
 * Runs the app until it ends.
 * @param {string} binary
 * @param {readonly string[]} words
 * @returns {Promise<Played | NotStarted>}
 */
export async function startDesktop(binary, words, patience = PATIENCE) {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-start-'))
  try {
    return await run(binary, words, { note: join(folder, 'started'), patience })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns {Promise<Played | NotStarted>} */
async function run(binary, words, { note, patience }) {
  // A variable of editors and their terminals that turns Electron into plain Node.
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env
  const child = spawn(binary, ['.', ...words], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...env, STAMMTISCH_STARTED: note },
    // Out of reach of the terminal's own Ctrl-C: with the one that is passed on it would be two, and at the second Chromium dies.
    detached: hasGroups,
  })
  const isAskedToEnd = passSignalsOn(child)
  // Not before: whoever reads it may end the app at once.
  console.log('Starting the desktop app …')
  const told = holdBack(child.stdout, process.stdout)
  const printed = holdBack(child.stderr, process.stderr)
  const watch = watchForStart(note, patience, {
    started: () => [told, printed].forEach((held) => held.letGo()),
    stuck: () => killAll(child),
  })
  const end = await ended(child)
  watch.stop()
  const said = read(note)
  if (!isAskedToEnd() && (said === '' || hasFallen(end, said, watch.age()))) {
    const why = watch.isStuck() ? stuckFor(patience) : reasonOf(end, printed.text())
    return { hasStarted: false, why, wasThere: said !== '' }
  }
  // The app may have come and gone between two looks, and whoever ends it wants nothing else started.
  for (const held of [told, printed]) held.letGo()
  return { hasStarted: true, code: end.code ?? 1, said }
}

/**
 * Whether the app fell over as soon as its window was there; one that said a sentence has told why it ends.
 * @param {End} end
 * @param {string} said
 * @param {number} age
 */
function hasFallen({ code, error }, said, age) {
  return said === 'window' && (error !== undefined || code !== 0) && age < FIRST_SECONDS
}

/** Kills the app with whatever it has started. */
function killAll(child) {
  try {
    if (hasGroups && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function stuckFor(patience) {
  return `it showed nothing within ${Math.round(patience / 1000)} seconds; npm start -- --browser does not wait for it`
}

/** Keeps what a stream says until it may be seen: the raw lines of a failed start help nobody. */
function holdBack(stream, place) {
  let text = ''
  let isHeld = true
  stream.setEncoding('utf8')
  stream.on('data', (part) => {
    text = (text + part).slice(-MOST_HELD)
    if (!isHeld) place.write(part)
  })
  return {
    text: () => text,
    letGo() {
      if (isHeld && text) place.write(text)
      isHeld = false
    },
  }
}

/** Looks for the note that src/main/tellStarter.ts writes. */
function watchForStart(note, patience, { started, stuck }) {
  const until = Date.now() + patience
  let isStuck = false
  let cameAt = Infinity
  const timer = setInterval(() => {
    const hasStarted = existsSync(note)
    if (!hasStarted && Date.now() < until) return
    clearInterval(timer)
    if (hasStarted) {
      cameAt = Date.now()
      return started()
    }
    isStuck = true
    stuck()
  }, LOOK_EVERY)
  return {
    stop: () => clearInterval(timer),
    isStuck: () => isStuck,
    /** Milliseconds since the app was first seen to be there; none if it came and went between two looks. */
    age: () => Math.max(0, Date.now() - cameAt),
  }
}

/** @returns {Promise<End>} how the process ended, its last words read */
function ended(child) {
  return new Promise((done) => {
    child.on('error', (error) => done({ error: error.code ?? error.message }))
    child.on('exit', (code, signal) => {
      const end = { code: exitCodeOf(code, signal), signal: signal ?? undefined }
      // Processes of its own may hold its output open for longer.
      const timer = setTimeout(() => done(end), LAST_WORDS)
      child.on('close', () => {
        clearTimeout(timer)
        done(end)
      })
    })
  })
}

/**
 * @param {End} end
 * @param {string} printed
 */
function reasonOf({ code, signal, error }, printed) {
  if (error) return `it cannot be run here, ${error}`
  for (const [pattern, reason] of REASONS) {
    const found = pattern.exec(printed)
    if (found) return reason.replace('$1', found[1] ?? '')
  }
  return signal ? `it was ended by ${signal}` : `it ended with code ${code}`
}
