/** Packing for Linux without an Electron: a folder like that of a release, around a file that could not run. */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What electron-builder looks for in a binary: where the fuses begin, their version, how many, and all of them off. */
const FUSES = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u0009000000000'

/** A folder like that of a release of Electron, without anything in it that could run. */
function writeFakeElectron(place: string): void {
  mkdirSync(join(place, 'locales'), { recursive: true })
  mkdirSync(join(place, 'resources'))
  writeFileSync(join(place, 'electron'), `no program ${FUSES} at all`, { mode: 0o755 })
  writeFileSync(join(place, 'version'), '45.4.1')
  for (const file of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox'])
    writeFileSync(join(place, file), file)
  for (const locale of ['de', 'en-US', 'nl', 'fr', 'ja'])
    writeFileSync(join(place, 'locales', `${locale}.pak`), locale)
}

/** The program that makes a .deb, which here only writes down what it was asked to do. */
function writeFakeFpm(path: string, words: string): void {
  const lines = ['#!/bin/sh', `printf '%s\\n' "$@" > "${words}"`, '']
  writeFileSync(path, lines.join('\n'), { mode: 0o755 })
}

/** What came of packing. */
export interface Packed {
  readonly code: number | null
  readonly printed: string
  /** The folder of which every package for Linux is made. */
  readonly unpacked: string
  /** Everything that is the program's own. */
  readonly archive: string
  /** What was asked of the program that makes a .deb, a word a line. */
  readonly words: string
}

/** Packs what is built for Linux into a folder, around a file that is no Electron. */
export function packLinux(folder: string): Promise<Packed> {
  const unpacked = join(folder, 'dist', 'linux-unpacked')
  const archive = join(unpacked, 'resources', 'app.asar')
  const words = join(folder, 'fpm.txt')
  const electron = join(folder, 'electron')
  writeFakeElectron(electron)
  writeFakeFpm(join(folder, 'fpm'), words)
  const child = spawn(
    process.execPath,
    [
      'node_modules/electron-builder/cli.js',
      '--linux',
      'deb',
      '--x64',
      '--publish',
      'never',
      `-c.electronDist=${electron}`,
      `-c.directories.output=${join(folder, 'dist')}`,
    ],
    { env: { ...process.env, CUSTOM_FPM_PATH: join(folder, 'fpm') } },
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text.toString('utf8')
    })
  return new Promise((done) => {
    child.once('exit', (code) => {
      done({ code, printed, unpacked, archive, words })
    })
  })
}
