// `node scripts/startPacked.mjs [PROGRAM]`: starts a packed app, by default the one that lies in dist/ for this system, waits until it
// shows its window and has its tables, and ends it. Tests cannot drive it as they drive the unpacked one: its fuses refuse every debugger.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Milliseconds for the window, and then for the end. */
const PATIENCE = 60_000
const GOODBYE = 20_000
const LOOK_EVERY = 250
/** Folders and programs of electron-builder, by system. */
const PLACES = {
  linux: [/^linux.*unpacked$/u, 'stammtisch'],
  win32: [/^win.*unpacked$/u, 'Stammtisch.exe'],
  darwin: [/^mac/u, 'Stammtisch.app/Contents/MacOS/Stammtisch'],
}
const isWindows = process.platform === 'win32'

/** @returns {never} */
function fail(sentence) {
  console.error(sentence)
  endAll('SIGKILL')
  process.exit(1)
}

function findPacked() {
  const [folder, program] = PLACES[process.platform] ?? fail('Nothing is packed for this system.')
  const isForArm = (name) => /arm64/u.test(name)
  const isOurs = (name) => !isForArm(name) || process.arch === 'arm64'
  const names = existsSync('dist') ? readdirSync('dist').filter((name) => folder.test(name)) : []
  // Its own first: a Mac with a processor of Apple's would run the other one as well.
  const ours = names
    .filter(isOurs)
    .sort((one, other) => Number(isForArm(other)) - Number(isForArm(one)))
  const paths = ours.map((name) => join('dist', name, program))
  return (
    paths.find((path) => existsSync(path)) ?? fail('dist/ holds no app; electron-builder makes it.')
  )
}

/** Ends the app and whatever has unpacked and started it: an AppImage is one more process. */
function endAll(signal) {
  if (child?.pid === undefined) return
  if (isWindows) spawnSync('taskkill', ['/PID', String(child.pid), '/T', '/F'])
  else {
    try {
      process.kill(-child.pid, signal)
    } catch {
      // All of it has ended already.
    }
  }
}

/** What is missing until the app can be played with; empty when it can. */
function missing() {
  const said = existsSync(note) ? readFileSync(note, 'utf8') : ''
  if (said !== '' && said !== 'window') fail(`The packed app only said a sentence (${said}).`)
  if (said === '') return 'no window'
  const log = join(folder, 'tables', 'shell.log')
  // Written when its server has the folder, the key and the content.
  return existsSync(log) && readFileSync(log, 'utf8').includes('"event":"ready"') ? '' : 'no tables'
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let child
const program = process.argv[2] ?? findPacked()
const folder = mkdtempSync(join(tmpdir(), 'stammtisch-packed-'))
const note = join(folder, 'started')
child = spawn(program, ['--data', join(folder, 'tables'), '--no-discovery'], {
  stdio: 'inherit',
  env: { ...process.env, STAMMTISCH_STARTED: note },
  // A group of its own, to be ended as a whole.
  detached: !isWindows,
})
child.on('error', (error) => fail(`The packed app cannot be run: ${error.message}`))
child.on('exit', (code, signal) => fail(`The packed app ended by itself: ${code ?? signal}`))
const until = Date.now() + PATIENCE
const timer = setInterval(() => {
  const what = missing()
  if (what !== '') {
    if (Date.now() > until) fail(`The packed app has ${what} after ${PATIENCE / 1000} seconds.`)
    return
  }
  clearInterval(timer)
  child.removeAllListeners('exit')
  child.on('exit', () => {
    console.log(`${program} shows its window, and its tables are there.`)
    process.exit(0)
  })
  setTimeout(() => fail('The packed app does not end when it is asked to.'), GOODBYE)
  endAll('SIGTERM')
}, LOOK_EVERY)
