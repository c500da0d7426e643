/** `npm start` with Electron binaries that cannot run: every time there is a game, and one sentence why it is in the browser. */
import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { present } from '../../src/engine/basics/invariant'
import { isBuildRunning } from '../../scripts/ensureBuilt.mjs'
import { ensureBuilt } from '../support/host/built'
import { freePort } from '../support/host/hostProcess'
import { canInterrupt, hasShell } from '../support/systems'

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-start-test-'))
const DAY = 24 * 60 * 60 * 1000

beforeAll(() => {
  ensureBuilt()
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** An executable file in the place of Electron's binary; `$STAMMTISCH_STARTED` is the note that the real app would write. */
function fakeBinary(name: string, lines: readonly string[]): string {
  const path = join(folder, name)
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 })
  return path
}

interface Start {
  readonly child: ChildProcess
  printed(): string
  /** Done when the program has ended; its exit code. */
  readonly end: Promise<number | null>
}

function start(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  how: { readonly detached?: boolean } = {},
): Start {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...how,
    // A screen that nobody has: the fakes do not ask for it, but without one the app would not even be tried.
    env: { ...process.env, CI: '1', DISPLAY: ':99', WAYLAND_DISPLAY: '', ...environment },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      printed += text
    })
  }
  const end = new Promise<number | null>((done) => {
    child.once('exit', (code) => {
      done(code)
    })
  })
  return { child, printed: () => printed, end }
}

async function until(isSo: () => boolean, what: () => string): Promise<void> {
  for (let wait = 0; wait < 900 && !isSo(); wait++) {
    await new Promise((done) => setTimeout(done, 100))
  }
  expect(isSo(), what()).toBe(true)
}

/** Starts with a binary, waits until the game is served at the wished port, and ends it; what was printed. */
async function playInBrowser(
  environment: NodeJS.ProcessEnv,
  words: readonly string[] = [],
): Promise<string> {
  const port = await freePort()
  const data = mkdtempSync(join(folder, 'data-'))
  const all = ['--port', String(port), '--data', data, '--no-discovery', ...words]
  const { child, printed, end } = start(all, environment)
  const address = `http://127.0.0.1:${String(port)}/`
  await until(() => printed().includes(`Stammtisch is ready: ${address}`), printed)
  expect(await (await fetch(address)).text()).toContain('<title>Stammtisch</title>')
  child.kill('SIGINT')
  expect(await end).toBe(0)
  expect(printed()).toContain('All tables are saved')
  return printed()
}

describe.runIf(hasShell)('a binary that is there but cannot start', () => {
  const cases = [
    ['ends at once with an error', ['exit 1'], 'it ended with code 1'],
    ['ends at once as if all were well', ['exit 0'], 'it ended with code 0'],
    ['is killed by a signal', ['kill -TRAP $$'], 'it was ended by SIGTRAP'],
    [
      'has no sandbox here',
      [
        'echo "[1:FATAL:setuid_sandbox_host.cc(163)] The SUID sandbox helper binary was found, but is not configured correctly." >&2',
        'kill -TRAP $$',
      ],
      'this system does not allow its sandbox',
    ],
    [
      'finds no screen',
      ['echo "[1:ERROR:ozone_platform_x11.cc(240)] Missing X server or $DISPLAY" >&2', 'exit 1'],
      'it found no screen',
    ],
    [
      'lacks a library',
      [
        'echo "electron: error while loading shared libraries: libgtk-3.so.0: cannot open shared object file" >&2',
        'exit 127',
      ],
      'the system lacks libgtk-3.so.0',
    ],
    [
      'prints garbage on all ways',
      ['head -c 300000 /dev/urandom', 'head -c 300000 /dev/urandom >&2', 'exit 5'],
      'it ended with code 5',
    ],
    [
      'prints more than fits into a text',
      ['yes ERROR | head -c 600000000 >&2', 'exit 6'],
      'it ended with code 6',
    ],
    ['hangs', ['exec sleep 600'], 'it showed nothing within 30 seconds'],
    ['hangs and hears no signal', ["trap '' INT TERM HUP", 'exec sleep 600'], 'it showed nothing'],
  ] as const

  it.concurrent.each(cases)('that %s ends in the browser version', async (name, lines, why) => {
    const binary = fakeBinary(name.replaceAll(' ', '-'), lines)
    const printed = await playInBrowser({ ELECTRON_PATH: binary })
    const reasons = printed.split('\n').filter((line) => line.includes('could not start'))
    expect(reasons).toHaveLength(1)
    expect(reasons[0]).toContain(why)
    expect(reasons[0]).toContain('Stammtisch runs in the browser instead.')
    // The raw lines help nobody.
    expect(printed.length).toBeLessThan(2000)
    expect(printed).not.toMatch(/FATAL|ERROR/u)
    expect(printed.indexOf('Starting the desktop app')).toBeLessThan(printed.indexOf('could not'))
  })

  it.concurrent.each([
    ['a fault', 'kill -SEGV $$', 'it was ended by SIGSEGV'],
    ['an error', 'exit 3', 'it ended with code 3'],
  ])(
    'that shows its window and ends by %s in its first seconds ends in the browser version',
    async (name, last, why) => {
      const lines = ['printf window > "$STAMMTISCH_STARTED"', 'sleep 2', 'echo tail >&2', last]
      const binary = fakeBinary(`shows-then-${name.replace(' ', '-')}`, lines)
      const printed = await playInBrowser({ ELECTRON_PATH: binary })
      expect(printed).toContain(
        `The desktop app ended right after its start (${why}): Stammtisch runs in the browser instead.`,
      )
      // It was on the screen: what it said belongs to whoever looked at it.
      expect(printed).toContain('tail')
    },
  )

  it.concurrent('that cannot be run at all ends in the browser version', async () => {
    const path = join(folder, 'no-program')
    writeFileSync(path, 'nothing to run', { mode: 0o644 })
    const printed = await playInBrowser({ ELECTRON_PATH: path })
    expect(printed).toContain('it cannot be run here, EACCES')
  })
})

describe.runIf(hasShell)('npm start', () => {
  const shown = 'printf window > "$STAMMTISCH_STARTED"'

  it('without a screen, or with --browser, does not try the app', async () => {
    const binary = fakeBinary('not-to-be-run', ['echo "THE APP RAN"', 'exit 1'])
    const windowless = { ELECTRON_PATH: binary, DISPLAY: '', WAYLAND_DISPLAY: '' }
    const printed = await playInBrowser(windowless)
    expect(printed).toContain('There is no screen here')
    expect(printed).not.toContain('THE APP RAN')
    const wished = await playInBrowser({ ELECTRON_PATH: binary }, ['--browser', '--no-open'])
    expect(wished).toContain('As you wish')
    expect(wished).not.toContain('THE APP RAN')
  })

  it('gives the app the same words, and --no-sandbox as root', async () => {
    const binary = fakeBinary('words', [
      'echo "WORDS: $*"',
      `echo "NODE: $ELECTRON_RUN_AS_NODE"`,
      shown,
    ])
    const words = ['--port', '4790', '--data=/tmp/x y', '--bot-pace', '50', '--name', 'Ann']
    const { printed, end } = start([...words, '--no-open'], {
      ELECTRON_PATH: binary,
      ELECTRON_RUN_AS_NODE: '1',
    })
    expect(await end).toBe(0)
    const root = process.getuid?.() === 0 ? '--no-sandbox ' : ''
    expect(printed()).toContain(`WORDS: . ${root}${words.join(' ')}\n`)
    expect(printed()).toContain('NODE: \n')
    expect(printed()).not.toContain('browser')
  })

  it.concurrent.each([
    ['at once and well', shown, 'exit 0', 0],
    ['later and with an error', `${shown}; sleep 11`, 'exit 3', 3],
    ['later and by a signal', `${shown}; sleep 11`, 'kill -KILL $$', 137],
    ['after a sentence', 'printf sentence > "$STAMMTISCH_STARTED"', 'exit 1', 1],
  ])(
    'an app that has been on the screen and ends %s says so with its code',
    async (_how, first, last, code) => {
      const binary = fakeBinary(`ends-${String(code)}`, [first, 'sleep 0.3', 'echo tail >&2', last])
      const { printed, end } = start([], { ELECTRON_PATH: binary })
      expect(await end).toBe(code)
      expect(printed()).toContain('tail')
      expect(printed()).not.toContain('browser')
    },
  )

  it.each([
    ['open already', 'Stammtisch is open already'],
    ['open in the browser', 'Stammtisch is running already, in the browser'],
  ])('says that the app is %s', async (said, sentence) => {
    const binary = fakeBinary('again', [`printf "${said}" > "$STAMMTISCH_STARTED"`])
    const { printed, end } = start([], { ELECTRON_PATH: binary })
    expect(await end).toBe(0)
    expect(printed()).toContain(sentence)
  })

  it('hears Ctrl-C with its terminal and tells the app once: a second one would cut it off', async () => {
    const count =
      'process.on("SIGINT", () => { console.log("HEARD"); setTimeout(process.exit, 1500) })'
    const binary = fakeBinary('interrupted', [
      shown,
      `exec "${process.execPath}" -e 'console.log("READY"); setInterval(() => 0, 1000); ${count}'`,
    ])
    const { child, printed, end } = start([], { ELECTRON_PATH: binary }, { detached: true })
    await until(() => printed().includes('READY'), printed)
    // A terminal tells everything that runs in it; held for a moment, so that two signals are never taken for one.
    const own = present(child.pid, 'a process')
    process.kill(own, 'SIGSTOP')
    process.kill(-own, 'SIGINT')
    await new Promise((done) => setTimeout(done, 300))
    process.kill(own, 'SIGCONT')
    await until(() => printed().includes('HEARD'), printed)
    // npm, which hears it as well, passes it on.
    process.kill(own, 'SIGINT')
    expect(await end).toBe(0)
    expect(printed().split('HEARD')).toHaveLength(2)
  })

  it('ended while the app still starts, starts nothing else', async () => {
    const binary = fakeBinary('slow', ['exec sleep 600'])
    const { child, printed, end } = start([], { ELECTRON_PATH: binary })
    await until(() => printed().includes('Starting the desktop app'), printed)
    child.kill('SIGINT')
    expect(await end).toBe(130)
    expect(printed()).not.toContain('browser')
  })
})

describe.runIf(canInterrupt)('the server of the desktop app', () => {
  it('leaves Ctrl-C to the shell, which asks it to end', async () => {
    const server = fork('out/node/serverProcess.js', {
      execArgv: ['--import', './tests/support/electron/parentPort.mjs'],
    })
    const answer = async (): Promise<unknown> => {
      server.send({ data: { kind: 'ping' }, ports: [] })
      const said: unknown = await Promise.race([once(server, 'message'), once(server, 'exit')])
      return said
    }
    const alive = [{ data: { kind: 'alive' } }, undefined]
    expect(await answer()).toEqual(alive)
    server.kill('SIGINT')
    expect(await answer()).toEqual(alive)
    server.kill('SIGKILL')
  })
})

describe('the words of npm start', () => {
  it.each([
    [['--prot', '4790'], '"--prot" is not known here'],
    [['--port', 'x'], '--port is "x" but must be a whole number'],
    [['--port', '--browser'], '--port needs a value'],
    [['--browser=yes'], '--browser stands alone'],
    [['4790'], '"4790" is not known here'],
  ])('refuses %j before it starts anything', async (words, sentence) => {
    const binary = fakeBinary('must-not-run', ['echo "THE APP RAN"'])
    const { printed, end } = start(words, { ELECTRON_PATH: binary })
    expect(await end).toBe(2)
    expect(printed()).toContain(sentence)
    expect(printed()).not.toContain('THE APP RAN')
  })

  it('tells its words with --help', async () => {
    const { printed, end } = start(['--help'], {})
    expect(await end).toBe(0)
    for (const word of ['--browser', '--no-open', '--port', '--data', '--bot-pace', '--name'])
      expect(printed()).toContain(word)
  })
})

describe('a build that somebody else has begun', () => {
  it.each([
    ['lives', process.pid, 0, true],
    ['was killed', 999_999_999, 0, false],
    ['was killed and whose number somebody else has', process.pid, 6 * 60, false],
  ])('is waited for if its process %s: %d, %d seconds old: %s', (_how, owner, age, isRunning) => {
    const lock = join(folder, 'building')
    writeFileSync(lock, String(owner))
    const begun = Date.now() / 1000 - age
    utimesSync(lock, begun, begun)
    expect(isBuildRunning(lock)).toBe(isRunning)
  })
})

describe.runIf(canInterrupt)('a binary that cannot be fetched', () => {
  it('is asked for once a day, and the wait is announced', async () => {
    let asked = 0
    const mirror = createServer((_request, response) => {
      asked += 1
      response.writeHead(404).end()
    })
    await new Promise<void>((done) => mirror.listen(0, '127.0.0.1', done))
    const address = mirror.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const cache = mkdtempSync(join(folder, 'cache-'))
    const environment = {
      // Read as unset: a binary that lies there already would be found.
      ELECTRON_PATH: '',
      ELECTRON_MIRROR: `http://127.0.0.1:${String(port)}/`,
      electron_config_cache: cache,
    }
    const first = await playInBrowser(environment)
    expect(first).toMatch(/Fetching the desktop app[\s\S]*none could be fetched/u)
    expect(asked).toBeGreaterThan(0)
    const before = asked
    const second = await playInBrowser(environment)
    expect(second).not.toContain('Fetching')
    expect(second).toContain('none could be fetched')
    expect(asked).toBe(before)
    const yesterday = (Date.now() - DAY - 1000) / 1000
    utimesSync(join(cache, 'electron-not-fetched'), yesterday, yesterday)
    expect(await playInBrowser(environment)).toContain('Fetching')
    expect(asked).toBeGreaterThan(before)
    mirror.close()
  })
})
