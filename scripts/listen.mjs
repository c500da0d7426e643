// `npm run listen -- ADDRESS`: opens a page in Chromium with a real screen reader (Orca) on a screen of their own, presses the keys that are
// typed here, and prints what is said. On Debian: apt-get install orca xvfb openbox xdotool dbus-x11 at-spi2-core libglib2.0-bin chromium
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

const NEEDED = ['dbus-run-session', 'Xvfb', 'openbox', 'orca', 'xdotool', 'gsettings', 'chromium']
const BUS = '/usr/libexec/at-spi-bus-launcher'
const DISPLAY = ':77'
/** Milliseconds: until the next program may need the one before; between two looks at what was said; between two keys, so that each is heard. */
const START = 1500
const LOOK_EVERY = 200
const BETWEEN_KEYS = 900

function isThere(program) {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Begins once more with a session bus of its own, so that nothing of the desktop it runs on is touched. */
function beginInSession(words) {
  const missing = NEEDED.filter((program) => !isThere(program))
  if (!existsSync(BUS)) missing.push(BUS)
  if (process.platform !== 'linux' || missing.length > 0) {
    console.error(`Only on Linux, and not without: ${missing.join(', ')}.`)
    console.error(
      'Debian: apt-get install orca xvfb openbox xdotool dbus-x11 at-spi2-core libglib2.0-bin chromium',
    )
    process.exit(2)
  }
  const own = ['--', process.execPath, import.meta.filename, '--inside', ...words]
  const session = spawn('dbus-run-session', own, { stdio: ['inherit', 'inherit', 'ignore'] })
  session.on('exit', (code) => process.exit(code ?? 1))
}

/** Prints what Orca has written that it says, from now on. */
async function follow(file) {
  let [read, rest] = [0, '']
  const bytes = Buffer.alloc(65_536)
  for (;;) {
    await pause(LOOK_EVERY)
    if (!existsSync(file)) continue
    const opened = openSync(file, 'r')
    for (let many = 1; many > 0; read += many) {
      many = readSync(opened, bytes, 0, bytes.length, read)
      rest += bytes.toString('utf8', 0, many)
    }
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const said = /SPEECH OUTPUT: '(.*?)'\{/u.exec(line)?.[1]
      if (said !== undefined && said.trim() !== '') console.log(`  ${said}`)
    }
  }
}

async function listen(address) {
  const home = mkdtempSync(join(tmpdir(), 'stammtisch-listen-'))
  const runtime = join(home, 'run')
  mkdirSync(runtime, { mode: 0o700 })
  const env = { ...process.env, DISPLAY, HOME: home, XDG_RUNTIME_DIR: runtime }
  const started = []
  const begin = (program, ...words) => {
    started.push(spawn(program, words, { env, stdio: 'ignore' }))
    return pause(START)
  }
  const end = () => {
    for (const one of started.toReversed()) one.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  const heard = join(home, 'orca.log')
  await begin('Xvfb', DISPLAY, '-screen', '0', '1280x860x24')
  await begin('openbox')
  await begin(BUS, '--launch-immediately')
  const reader = ['org.gnome.desktop.a11y.applications', 'screen-reader-enabled', 'true']
  execFileSync('gsettings', ['set', ...reader], { env, stdio: 'ignore' })
  await begin('orca', '--replace', `--debug-file=${heard}`)
  const flags = ['--force-renderer-accessibility', '--no-first-run', '--disable-gpu']
  // Its sandbox is refused to the administrator.
  if (process.getuid?.() === 0) flags.push('--no-sandbox')
  const place = ['--window-size=1280,860', '--window-position=0,0']
  await begin('chromium', ...flags, ...place, `--user-data-dir=${join(home, 'profile')}`, address)
  void follow(heard)
  console.log(
    'Type keys (Tab, Return, 1, Insert+a …), several in a line; the end of the input ends it.',
  )
  for await (const line of createInterface({ input: process.stdin })) {
    for (const key of line.trim().split(/\s+/u).filter(Boolean)) {
      execFileSync('xdotool', ['key', key], { env, stdio: 'ignore' })
      await pause(BETWEEN_KEYS)
    }
  }
  await pause(START)
  end()
}

const [first, ...rest] = process.argv.slice(2)
const address = first === '--inside' ? rest[0] : first
if (!address) {
  console.error('Say which page: npm run listen -- http://127.0.0.1:4711/')
  process.exit(2)
}
if (first === '--inside') await listen(address)
else beginInSession([address])
