/** The smoke start of a package, with programs that start well, badly and not at all. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { hasShell } from '../support/systems'

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-smoke-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** What a good one does: `--data FOLDER` comes first. */
const shows = [
  'mkdir -p "$2"',
  'echo 1 > "$2/host.lock"',
  `echo '{"event":"ready","process":"Stammtisch tables"}' > "$2/shell.log"`,
  'printf window > "$STAMMTISCH_STARTED"',
]

function smoke(name: string, lines: readonly string[]): { code: number | null; said: string } {
  const program = join(folder, name)
  writeFileSync(program, ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 })
  const words = ['scripts/startPacked.mjs', program]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  return { code: status, said: stdout + stderr }
}

describe.runIf(hasShell)('G a package that is started', () => {
  it('is good when it shows its window, has its tables and ends', () => {
    const { code, said } = smoke('good', [...shows, 'exec sleep 600'])
    expect(said).toContain('shows its window, and its tables are there.')
    expect(code).toBe(0)
  })

  it('is ended with whatever has started it', () => {
    const own = join(folder, 'inner')
    // As an AppImage, which waits for the app.
    const inner = `(trap 'echo ended > ${own}; exit' TERM; while :; do sleep 0.1; done) &`
    const { code } = smoke('outer', [...shows, inner, 'wait'])
    expect(code).toBe(0)
    const look = `for i in $(seq 50); do grep -q ended ${own} 2>/dev/null && exit 0; sleep 0.1; done; exit 1`
    expect(spawnSync('sh', ['-c', look]).status).toBe(0)
  })

  it.each([
    ['ends by itself', ['exit 3'], 'ended by itself: 3'],
    [
      'ends while its tables are still being made',
      [...shows.filter((line) => !line.includes('shell.log')), 'sleep 2', 'exit 4'],
      'ended by itself: 4',
    ],
    [
      'only says a sentence',
      ['printf sentence > "$STAMMTISCH_STARTED"', 'exec sleep 600'],
      'only said a sentence (sentence)',
    ],
    [
      'ends after its window came',
      [...shows.slice(-1), 'sleep 1', 'kill -SEGV $$'],
      'ended by itself: SIGSEGV',
    ],
  ])('is bad when it %s', (name, lines, why) => {
    const { code, said } = smoke(name.replaceAll(' ', '-'), lines)
    expect(said).toContain(why)
    expect(code).toBe(1)
  })

  it('is the one for the own processor, where there are several', () => {
    const place = mkdtempSync(join(folder, 'mac-'))
    for (const name of ['mac', 'mac-arm64']) {
      const packed = join(place, 'dist', name, 'Stammtisch.app/Contents/MacOS')
      mkdirSync(packed, { recursive: true })
      const lines = ['#!/bin/sh', `echo "THIS IS ${name}."`, 'exit 5', '']
      writeFileSync(join(packed, 'Stammtisch'), lines.join('\n'), { mode: 0o755 })
    }
    const startOn = (arch: string): string => {
      const mac = `for (const [key, value] of [['platform', 'darwin'], ['arch', '${arch}']]) Object.defineProperty(process, key, { value })`
      const words = ['--import', `data:text/javascript,${encodeURIComponent(mac)}`]
      const script = resolve('scripts/startPacked.mjs')
      return spawnSync(process.execPath, [...words, script], { cwd: place, encoding: 'utf8' })
        .stdout
    }
    expect(startOn('arm64')).toContain('THIS IS mac-arm64.')
    expect(startOn('x64')).toContain('THIS IS mac.')
  })

  it('is bad when it cannot be run', () => {
    const words = ['scripts/startPacked.mjs', join(folder, 'never-was')]
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
    expect(stderr).toContain('cannot be run')
    expect(status).toBe(1)
  })
})
