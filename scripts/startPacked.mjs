// Starts the app as it was packed into dist/ for this system, waits until it shows its window, and ends it. Tests cannot drive it
// as they drive the unpacked one: its fuses refuse every debugger.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PATIENCE = 60_000
const LOOK_EVERY = 250
/** Folders and programs of electron-builder, by system. */
const PLACES = {
  linux: [/^linux.*unpacked$/u, 'stammtisch'],
  win32: [/^win.*unpacked$/u, 'Stammtisch.exe'],
  darwin: [/^mac/u, 'Stammtisch.app/Contents/MacOS/Stammtisch'],
}

/** @returns {never} */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function findPacked() {
  const [folder, program] = PLACES[process.platform] ?? fail('Nothing is packed for this system.')
  const isOurs = (name) => !/arm64/u.test(name) || process.arch === 'arm64'
  const names = existsSync('dist') ? readdirSync('dist').filter((name) => folder.test(name)) : []
  const paths = names.filter(isOurs).map((name) => join('dist', name, program))
  return (
    paths.find((path) => existsSync(path)) ?? fail('dist/ holds no app; electron-builder makes it.')
  )
}

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-packed-'))
const note = join(folder, 'started')
const child = spawn(findPacked(), ['--data', join(folder, 'tables'), '--no-discovery'], {
  stdio: 'inherit',
  env: { ...process.env, STAMMTISCH_STARTED: note },
})
child.on('error', (error) => fail(`The packed app cannot be run: ${error.message}`))
child.on('exit', (code, signal) => fail(`The packed app ended by itself: ${code ?? signal}`))
const until = Date.now() + PATIENCE
const timer = setInterval(() => {
  const said = existsSync(note) ? readFileSync(note, 'utf8') : ''
  const hasServer = existsSync(join(folder, 'tables', 'host.lock'))
  if (said !== 'window' || !hasServer) {
    if (said !== '' && said !== 'window') fail(`The packed app only said a sentence (${said}).`)
    if (Date.now() > until) fail(`Neither window nor tables within ${PATIENCE / 1000} seconds.`)
    return
  }
  clearInterval(timer)
  child.removeAllListeners('exit')
  child.on('exit', () => {
    console.log('The packed app shows its window, and its tables are there.')
    process.exit(0)
  })
  child.kill()
}, LOOK_EVERY)
