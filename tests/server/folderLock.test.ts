/** One host for a data folder: whoever lives keeps others out, whoever is dead does not. */
import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockFolder } from '../../src/server/disk/folderLock'
import { dataFolders } from '../../src/system/dataFolder'
import { ensureBuilt } from '../support/host/built'
import { freePort, startHost } from '../support/host/hostProcess'
import { inShort } from '../support/longRun'
import { buildContender, Contender, LEFT_BEHIND, raceForLock } from '../support/disk/raceForLock'
import { canStop } from '../support/systems'

const RACES = inShort(50, 100)
const root = mkdtempSync(join(tmpdir(), 'stammtisch-lock-'))
let program = ''

beforeAll(async () => {
  ensureBuilt()
  program = await buildContender()
})
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

function newFolder(): string {
  return mkdtempSync(join(root, 'folder-'))
}

async function untilSo(isSo: () => boolean): Promise<void> {
  for (let wait = 0; wait < 1000 && !isSo(); wait++)
    await new Promise((done) => setTimeout(done, 50))
  expect(isSo()).toBe(true)
}

describe('the lock of a data folder', () => {
  it(`goes to exactly one of six processes that start at once, over ${String(RACES)} races`, async () => {
    expect(await raceForLock(RACES, 6)).toEqual([])
  })

  it('names the owner, and is free again when he gives it back', async () => {
    const folder = newFolder()
    const owner = await Contender.start(program)
    expect(await owner.take(folder)).toEqual({ kind: 'taken' })
    const refused = { ok: false, error: { kind: 'folder-in-use', owner: { process: owner.pid } } }
    expect(lockFolder(folder)).toEqual(refused)
    await owner.release()
    const lock = lockFolder(folder)
    expect(lock.ok).toBe(true)
    const other = { kind: 'folder-in-use', owner: { process: process.pid } }
    expect(await owner.take(folder)).toEqual({ kind: 'refused', problem: other })
    if (lock.ok) lock.value.release()
    await owner.kill()
  })

  it('is not taken twice by one process either', () => {
    const folder = newFolder()
    const lock = lockFolder(folder)
    expect(lock.ok).toBe(true)
    expect(lockFolder(folder).ok).toBe(false)
    if (lock.ok) lock.value.release()
  })

  it.each(LEFT_BEHIND.flatMap((text) => text ?? []))(
    'is free whatever number a dead host has left there: "%s"',
    (text) => {
      const folder = newFolder()
      // Numbers of processes that live now: the first of the system, the own, the parent; and of an earlier boot.
      writeFileSync(join(folder, 'host.lock'), text)
      const lock = lockFolder(folder)
      expect(lock.ok).toBe(true)
      expect(readFileSync(join(folder, 'host.lock'), 'utf8')).toBe(String(process.pid))
      if (lock.ok) lock.value.release()
    },
  )

  it('is free at once after its owner was killed', async () => {
    const folder = newFolder()
    const owner = await Contender.start(program)
    await owner.take(folder)
    await owner.kill()
    const lock = lockFolder(folder)
    expect(lock.ok).toBe(true)
    if (lock.ok) lock.value.release()
  })

  it.runIf(canStop)('is kept by an owner who hangs', async () => {
    const folder = newFolder()
    const owner = await Contender.start(program)
    await owner.take(folder)
    owner.signal('SIGSTOP')
    expect(lockFolder(folder)).toMatchObject({ ok: false, error: { kind: 'folder-in-use' } })
    await owner.kill()
  })

  it.runIf(existsSync('/proc/self/stat'))(
    'is free though nobody has buried its dead owner',
    async () => {
      const folder = newFolder()
      const script = join(root, 'holder.mjs')
      writeFileSync(
        script,
        `import { spawnSync } from 'node:child_process'
       import { openSync, renameSync, writeFileSync } from 'node:fs'
       const file = openSync(${JSON.stringify(join(folder, 'host.lock'))}, 'w')
       const done = spawnSync('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file] })
       // Under its name when it is whole: whoever sees it may read it.
       writeFileSync(${JSON.stringify(join(folder, 'holding'))}, process.pid + ' ' + done.status)
       renameSync(${JSON.stringify(join(folder, 'holding'))}, ${JSON.stringify(join(folder, 'held'))})
       setInterval(() => undefined, 1000)`,
      )
      // Becomes a program that buries no child.
      const words = ['-c', `"${process.execPath}" "${script}" & exec sleep 600`]
      const parent = spawn('sh', words, { stdio: 'ignore' })
      await untilSo(() => existsSync(join(folder, 'held')))
      const [pid, status] = readFileSync(join(folder, 'held'), 'utf8').split(' ').map(Number)
      expect(status).toBe(0)
      expect(lockFolder(folder).ok).toBe(false)
      process.kill(Number(pid), 'SIGKILL')
      // Its first thread may be dead while others, which have the same files open, still end.
      const isDead = (): boolean =>
        readFileSync(`/proc/${String(pid)}/stat`, 'utf8').includes(') Z ') &&
        readdirSync(`/proc/${String(pid)}/task`).length === 1
      await untilSo(isDead)
      const lock = lockFolder(folder)
      expect(lock.ok).toBe(true)
      if (lock.ok) lock.value.release()
      parent.kill('SIGKILL')
    },
  )

  const namespaces = ['--pid', '--fork', '--mount-proc']
  const canUnshare = spawnSync('unshare', [...namespaces, 'true']).status === 0
  it.runIf(canUnshare)(
    'holds between two containers, whose process numbers mean nothing outside',
    async () => {
      const folder = newFolder()
      const start = (): Promise<{ code: number | null; printed: string; end(): void }> =>
        new Promise((done) => {
          const words = ['out/node/host.js', '--local', '--data', folder, '--no-discovery']
          const child = spawn('unshare', [
            ...namespaces,
            '--kill-child',
            process.execPath,
            ...words,
          ])
          let printed = ''
          const end = (): void => {
            child.kill('SIGKILL')
          }
          for (const stream of [child.stdout, child.stderr]) {
            stream.on('data', (text: Buffer) => {
              printed += text.toString('utf8')
              if (printed.includes('is ready')) done({ code: null, printed, end })
            })
          }
          child.once('exit', (code) => {
            done({ code, printed, end })
          })
        })
      const hosts = await Promise.all([start(), start()])
      for (const host of hosts) host.end()
      expect(hosts.filter(({ code }) => code === null)).toHaveLength(1)
      const refused = hosts.find(({ code }) => code !== null)
      expect(refused?.printed).toMatch(/uses the folder|running already/u)
    },
  )

  it('says what is missing where there is no program that locks', () => {
    const { PATH } = process.env
    if (process.platform !== 'linux') return
    process.env.PATH = root
    try {
      const problem = { kind: 'folder-not-lockable', code: 'flock' }
      expect(lockFolder(newFolder())).toEqual({ ok: false, error: problem })
    } finally {
      process.env.PATH = PATH
    }
  })
})

describe('real hosts', () => {
  it('of five started at once on one folder one serves, and the others say why not', async () => {
    const folder = newFolder()
    const started = await Promise.allSettled(Array.from({ length: 5 }, () => startHost({ folder })))
    const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const refused = started.flatMap((one) =>
      one.status === 'rejected' ? [String(one.reason)] : [],
    )
    expect(running).toHaveLength(1)
    const [host] = running
    // Whoever comes before the first one serves cannot be sent to it yet, or not even name it.
    const sentence =
      /(?:Another host(?: \(process (\d+)\))? uses the folder (\S+)\. |running already, with the same tables: (\S+))/u
    for (const reason of refused) {
      const [, owner, place, address] = sentence.exec(reason) ?? []
      expect([folder, host?.url]).toContain(place ?? address)
      expect([undefined, String(host?.process.pid)]).toContain(owner)
    }
    // A second start of the browser version leads to the first.
    const words = ['out/node/host.js', '--local', '--data', folder]
    const second = spawnSync(process.execPath, words, { encoding: 'utf8' })
    const there = `Stammtisch is running already, with the same tables: ${String(host?.url)}\n`
    expect(second).toMatchObject({ status: 0, stdout: there, stderr: '' })
    // One that does not answer leads nowhere.
    if (canStop) {
      host?.process.kill('SIGSTOP')
      expect(spawnSync(process.execPath, words, { encoding: 'utf8' })).toMatchObject({ status: 1 })
      host?.process.kill('SIGCONT')
    }
    // A host for the network cannot take its place.
    const third = spawnSync(process.execPath, ['out/node/host.js', '--data', folder], {
      encoding: 'utf8',
    })
    expect(third).toMatchObject({ status: 1, stdout: '' })
    expect(third.stderr).toContain(`(process ${String(host?.process.pid)}) uses the folder`)
    await host?.kill()
    const next = await startHost({ folder })
    expect(await next.end()).toBe(0)
  })

  it.runIf(existsSync('/proc/self'))(
    'end with a sentence where no folder can be made',
    async () => {
      const port = String(await freePort())
      for (const folder of ['/proc/stammtisch', '/proc/stammtisch/tables']) {
        const words = ['out/node/host.js', '--local', '--port', port, '--data', folder]
        const done = spawnSync(process.execPath, words, { encoding: 'utf8', timeout: 20_000 })
        expect(done.status).toBe(1)
        expect(done.stderr).toBe(
          `The folder ${folder} cannot be written (ENOENT). Choose another one with --data FOLDER.\n`,
        )
      }
    },
  )
})

describe('one place for app and browser version', () => {
  it.each(['win32', 'darwin', 'linux'] as const)(
    '%s: two different folders, neither in doubt',
    (platform) => {
      const { current, former } = dataFolders(platform, {})
      expect(current).not.toBe(former)
      // On two of the systems names that differ in their capitals only are one.
      expect(current.toLowerCase()).not.toBe(former.toLowerCase())
    },
  )

  it.runIf(process.platform === 'linux')(
    'is where a host looks that is told of no folder, with what the app had',
    async () => {
      const HOME = newFolder()
      const former = join(HOME, '.config', 'stammtisch', 'tables')
      mkdirSync(former, { recursive: true })
      writeFileSync(join(former, 'old.journal'), 'no journal at all')
      const env = { ...process.env, HOME, XDG_STATE_HOME: undefined, XDG_CONFIG_HOME: undefined }
      const words = [
        'out/node/host.js',
        '--local',
        '--no-discovery',
        '--port',
        String(await freePort()),
      ]
      const child = spawn(process.execPath, words, { stdio: 'ignore', env })
      const current = join(HOME, '.local', 'state', 'stammtisch')
      await untilSo(() => existsSync(join(current, 'host.lock')))
      await untilSo(() => readdirSync(former).length === 0)
      expect(readdirSync(current).some((name) => name.startsWith('old.journal'))).toBe(true)
      child.kill('SIGKILL')
    },
  )
})
