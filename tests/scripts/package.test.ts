/** The folder of which every package for Linux is made: packed for real, around a file that is no Electron. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve, sep } from 'node:path'
import { extractAll, listPackage } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../support/host/built'
import { packLinux } from '../support/packLinux'

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-package-'))
let unpacked = ''
let archive = ''
let asked = ''
/** The byte of a fuse that is on, a one as text. */
const SET = 49
/** Bytes; the whole program without Electron, words of three languages included. */
const LARGEST = 12_000_000
const isLinux = process.platform === 'linux'

function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')] : [],
  )
}

describe.runIf(isLinux)('D the package for Linux', () => {
  beforeAll(async () => {
    ensureBuilt()
    const packed = await packLinux(folder)
    expect(packed.code, packed.printed).toBe(0)
    unpacked = packed.unpacked
    archive = packed.archive
    asked = packed.words
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  it('holds what was built and the content, nothing else, and is small', () => {
    const files = listPackage(archive, { isPack: false }).map((path) => path.slice(1))
    const isFile = (path: string): boolean => /\.[a-z\d]+$/u.test(path)
    const kinds = new Set(files.filter(isFile).map((path) => path.split('/').slice(0, 2).join('/')))
    expect([...kinds].sort()).toEqual([
      'out/main',
      'out/node',
      'out/preload',
      'out/renderer',
      'package.json',
      'resources/content',
    ])
    for (const path of filesBelow('out/renderer')) expect(files).toContain(`out/renderer/${path}`)
    for (const name of ['serverProcess', 'discoveryProcess', 'botWorker'])
      expect(files).toContain(`out/node/${name}.js`)
    for (const path of files)
      expect(path).not.toMatch(/\.map$|node_modules|out\/node\/(?:host|simulate)\.js/u)
    const size = filesBelow(join(unpacked, 'resources')).reduce(
      (sum, path) => sum + statSync(join(unpacked, 'resources', path)).size,
      0,
    )
    expect(size).toBeLessThan(LARGEST)
  })

  it('unpacks what runs as processes of their own, and only that', () => {
    const beside = new Set(
      filesBelow(`${archive}.unpacked`).map((path) => path.split('/').slice(0, 2).join('/')),
    )
    expect([...beside].sort()).toEqual(['out/node', 'resources/content'])
    const words = 'resources/content/buchstabenbluff'
    expect(readdirSync(join(`${archive}.unpacked`, words))).toEqual(readdirSync(words))
    const about = join(`${archive}.unpacked`, 'out', 'node', 'package.json')
    expect(readFileSync(about, 'utf8')).toContain('"module"')
  })

  it('speaks the three languages, and holds the licences of everything', () => {
    expect(readdirSync(join(unpacked, 'locales')).sort()).toEqual(['de.pak', 'en-US.pak', 'nl.pak'])
    const licences = readFileSync(join(unpacked, 'resources', 'licences.txt'), 'utf8')
    for (const word of [
      'MIT License',
      'SIL OPEN FONT LICENSE',
      'OpenTaal',
      '\nws ',
      '\nvue ',
      '\nvalibot ',
    ])
      expect(licences).toContain(word)
    expect(readdirSync(unpacked).filter((file) => file.startsWith('LICENSE'))).toHaveLength(2)
  })

  it('has its fuses set in the binary itself', async () => {
    const wire = await getCurrentFuseWire(join(unpacked, 'stammtisch'))
    const isOn = (fuse: FuseV1Options): boolean => Number(wire[fuse]) === SET
    expect(isOn(FuseV1Options.RunAsNode)).toBe(false)
    expect(isOn(FuseV1Options.EnableCookieEncryption)).toBe(false)
    expect(isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable)).toBe(false)
    expect(isOn(FuseV1Options.EnableNodeCliInspectArguments)).toBe(false)
    expect(isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation)).toBe(true)
    expect(isOn(FuseV1Options.OnlyLoadAppFromAsar)).toBe(true)
    expect(isOn(FuseV1Options.LoadBrowserProcessSpecificV8Snapshot)).toBe(false)
    expect(isOn(FuseV1Options.GrantFileProtocolExtraPrivileges)).toBe(false)
  })

  it('becomes a .deb with homepage, maintainer and a desktop file by the name of its window', () => {
    const words = readFileSync(asked, 'utf8').split('\n')
    const after = (word: string): string | undefined => words[words.indexOf(word) + 1]
    expect(after('--url')).toMatch(/^https:\/\//u)
    expect(after('--maintainer')).toContain('@')
    expect(after('--license')).toBe('MIT')
    expect(after('--architecture')).toBe('amd64')
    expect(
      words.filter((word) => word.endsWith('=/usr/share/applications/stammtisch.desktop')),
    ).toHaveLength(1)
    expect(existsSync(join(unpacked, 'resources', 'apparmor-profile'))).toBe(true)
  })

  it('runs from what was packed: server and content are all there', () => {
    const out = join(folder, 'extracted')
    extractAll(archive, out)
    const program = join(out, 'out', 'node', 'serverProcess.js')
    const script = [
      `const { fork } = require('node:child_process')`,
      `const child = fork(${JSON.stringify(program)}, [], { execArgv: ['--import', ${JSON.stringify(`file://${resolve('tests/support/electron/parentPort.mjs')}`)}] })`,
      `child.send({ data: ${JSON.stringify({
        kind: 'setup',
        dataFolder: join(folder, 'tables'),
        windowFolder: join(out, 'out', 'renderer'),
        programFolder: join(out, 'out', 'node'),
        app: '0',
        hasDiscovery: false,
        opensNetwork: false,
      })}, ports: [] })`,
      `child.on('message', ({ data }) => { console.log(JSON.stringify(data)); if (data.kind !== 'ready') return; child.send({ data: { kind: 'end' }, ports: [] }) })`,
    ].join('\n')
    const done = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', timeout: 60_000 })
    expect(done.stdout, done.stderr).toContain('{"kind":"ready"}')
    expect(done.status).toBe(0)
    const log = join(folder, 'tables', 'host.log')
    expect(existsSync(log) ? readFileSync(log, 'utf8') : '').not.toContain('content')
  })
})
