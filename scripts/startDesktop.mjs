// Starts the desktop app and says whether it came before the player: a binary that is there need not be able to run.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCodeOf, passSignalsOn } from './endsWith.mjs'

/** Milliseconds until an app that shows nothing counts as stuck; the first start on a slow computer takes a third of that. */
const PATIENCE = 30_000
const LOOK_EVERY = 100
/** Milliseconds for the last words of a process that has ended. */
const LAST_WORDS = 200

/** What a binary prints when it cannot run, and what that means to a player. */
const REASONS = /** @type {const} */ ([
  [/sandbox|user namespace/iu, 'this system does not allow its sandbox'],
  [/X server|display|ozone_platform/iu, 'it found no screen'],
  [/error while loading shared libraries: ([^:\s]+)/u, 'the system lacks $1'],
  [/GPU process isn't usable/u, 'its graphics process cannot run here'],
])

/**
 * @typedef {{ hasStarted: true, code: number, said: string }} Played
 * @typedef {{ hasStarted: false, why: string }} NotStarted
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
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...env, STAMMTISCH_STARTED: note },
  })
  const isAskedToEnd = passSignalsOn(child)
  // Not before: whoever reads it may end the app at once.
  console.log('Starting the desktop app …')
  const printed = holdBack(child.stderr)
  const watch = watchForStart(note, patience, {
    started: () => printed.letGo(),
    stuck: () => child.kill('SIGKILL'),
  })
  const end = await ended(child)
  watch.stop()
  // The app may have come and gone between two looks, and whoever ends it wants nothing else started.
  if (existsSync(note) || isAskedToEnd()) {
    printed.letGo()
    return { hasStarted: true, code: end.code ?? 1, said: read(note) }
  }
  return {
    hasStarted: false,
    why: watch.isStuck() ? stuckFor(patience) : reasonOf(end, printed.text()),
  }
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function stuckFor(patience) {
  return `it showed nothing within ${Math.round(patience / 1000)} seconds; npm start -- --browser does not wait for it`
}

/** Keeps what a stream says until it may be seen: the raw lines of a failed start help nobody. */
function holdBack(stream) {
  let text = ''
  let isHeld = true
  stream.setEncoding('utf8')
  stream.on('data', (part) => {
    if (isHeld) text += part
    else process.stderr.write(part)
  })
  return {
    text: () => text,
    letGo() {
      if (isHeld && text) process.stderr.write(text)
      isHeld = false
    },
  }
}

/** Looks for the note that src/main/tellStarter.ts writes. */
function watchForStart(note, patience, { started, stuck }) {
  const until = Date.now() + patience
  let isStuck = false
  const timer = setInterval(() => {
    const hasStarted = existsSync(note)
    if (!hasStarted && Date.now() < until) return
    clearInterval(timer)
    if (hasStarted) return started()
    isStuck = true
    stuck()
  }, LOOK_EVERY)
  return { stop: () => clearInterval(timer), isStuck: () => isStuck }
}

/** @returns {Promise<End>} how the process ended, its last words read */
function ended(child) {
  return new Promise((done) => {
    child.on('error', (error) => done({ error: error.code ?? error.message }))
    child.on('exit', (code, signal) => {
      const end = { code: exitCodeOf(code, signal), signal: signal ?? undefined }
      // Processes of its own may hold its output open for longer.
      const timer = setTimeout(() => done(end), LAST_WORDS)
      child.stderr.on('close', () => {
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
  return signal ? `it was ended by ${signal}` : `it ended at once with code ${code}`
}
