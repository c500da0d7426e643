// What a package holds: the bundles and nothing else, packed by the real packager around an empty stand-in for Electron.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NODE_PROGRAMS } from '../../scripts/nodePrograms.mjs'
import { ensureBuilt } from '../support/built'

const run = promisify(execFile)
const STAND_IN = ['electron', 'LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox', 'libffmpeg.so']

/** An unpacked Electron without its contents, and settings that use it: packing then needs no network. */
async function prepare(folder: string): Promise<string> {
  const fake = join(folder, 'electron')
  await mkdir(join(fake, 'locales'), { recursive: true })
  await mkdir(join(fake, 'resources'))
  for (const name of STAND_IN) await writeFile(join(fake, name), '', { mode: 0o755 })
  for (const name of ['de', 'en-US', 'fr', 'nl']) {
    await writeFile(join(fake, 'locales', `${name}.pak`), '')
  }
  await writeFile(join(fake, 'version'), await electronVersion())
  const settings = join(folder, 'settings.json')
  const output = { output: join(folder, 'dist') }
  const lines = { electronDist: fake, electronFuses: null, directories: output }
  await writeFile(settings, JSON.stringify({ extends: './electron-builder.yml', ...lines }))
  return settings
}

async function electronVersion(): Promise<string> {
  const text = await readFile('node_modules/electron/package.json', 'utf8')
  return /"version": "([\d.]+)"/u.exec(text)?.[1] ?? ''
}

/** The names of the files in an archive of Electron's kind: its head is JSON behind four lengths. */
async function filesOf(archive: string): Promise<string[]> {
  const bytes = await readFile(archive)
  const head: unknown = JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12)))
  return namesIn(head, '')
}

function namesIn(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null || !('files' in node)) return [path]
  const { files } = node
  if (typeof files !== 'object' || files === null) return []
  return Object.entries(files).flatMap(([name, child]) =>
    namesIn(child, path === '' ? name : `${path}/${name}`),
  )
}

describe('a package for Linux', () => {
  let folder = ''
  let files: string[] = []

  beforeAll(async () => {
    ensureBuilt()
    folder = await mkdtemp('out/packed-')
    const words = ['--linux', '--dir', '--publish', 'never', '--config', await prepare(folder)]
    const builder = createRequire(import.meta.url).resolve('electron-builder/cli.js')
    await run(process.execPath, [builder, ...words], { maxBuffer: 1 << 24 })
    files = await filesOf(join(folder, 'dist/linux-unpacked/resources/app.asar'))
  }, 120_000)

  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('holds the shell, the window and every program', () => {
    const programs = Object.keys(NODE_PROGRAMS).map((name) => `out/node/${name}.js`)
    const shell = ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html']
    expect(files).toEqual(expect.arrayContaining([...shell, ...programs, 'package.json']))
  })

  it('holds no packages, sources, maps or tools', () => {
    const parts =
      /^(package\.json$|out\/(main|preload|renderer|node)\/|resources\/(content\/.+\.json|LICENSES\.md)$)/u
    expect(files.filter((name) => !parts.test(name))).toEqual([])
    expect(files.filter((name) => /\.(map|ts|vue)$|node_modules/u.test(name))).toEqual([])
  })

  it('holds the content beside the archive, where the server reads it, and its licences', async () => {
    const unpacked = join(folder, 'dist/linux-unpacked/resources/app.asar.unpacked')
    const words = 'resources/content/buchstabenbluff'
    expect(await readdir(join(unpacked, words))).toEqual(await readdir(words))
    expect(files).toContain('resources/LICENSES.md')
  })

  it('keeps the programs beside the archive, each a module there too', async () => {
    const unpacked = join(folder, 'dist/linux-unpacked/resources/app.asar.unpacked/out/node')
    const names = await readdir(unpacked)
    for (const name of Object.keys(NODE_PROGRAMS)) expect(names).toContain(`${name}.js`)
    expect(await readFile(join(unpacked, 'package.json'), 'utf8')).toContain('"module"')
  })

  it('speaks the languages of the app and no others', async () => {
    const names = await readdir(join(folder, 'dist/linux-unpacked/locales'))
    expect(names.sort()).toEqual(['de.pak', 'en-US.pak', 'nl.pak'])
  })
})

describe('the icons', () => {
  it('are there in every size', async () => {
    const sizes = (await readdir('resources/icons/png')).map((name) => Number.parseInt(name, 10))
    expect(sizes.sort((a, b) => a - b)).toEqual([16, 32, 48, 64, 128, 256, 512])
    for (const size of sizes) {
      const png = await readFile(`resources/icons/png/${String(size)}x${String(size)}.png`)
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
    }
  })

  it('are whole for Windows', async () => {
    const icon = await readFile('resources/icons/icon.ico')
    const count = icon.readUInt16LE(4)
    const ends = Array.from({ length: count }, (_, index) => {
      const at = 6 + 16 * index
      const offset = icon.readUInt32LE(at + 12)
      expect(icon.toString('latin1', offset + 1, offset + 4)).toBe('PNG')
      expect(icon.readUInt32BE(offset + 16) % 256).toBe(icon.readUInt8(at))
      return offset + icon.readUInt32LE(at + 8)
    })
    expect(count).toBe(7)
    expect(ends.at(-1)).toBe(icon.length)
  })

  it('are whole for macOS', async () => {
    const icon = await readFile('resources/icons/icon.icns')
    expect(icon.toString('latin1', 0, 4)).toBe('icns')
    expect(icon.readUInt32BE(4)).toBe(icon.length)
    const types: string[] = []
    for (let at = 8; at < icon.length; at += icon.readUInt32BE(at + 4)) {
      types.push(icon.toString('latin1', at, at + 4))
      expect(icon.toString('latin1', at + 9, at + 12)).toBe('PNG')
    }
    expect(types).toEqual(expect.arrayContaining(['ic07', 'ic08', 'ic09', 'ic10', 'ic13', 'ic14']))
  })
})
