/** Tests run on three systems: whoever uses what one of them lacks says what happens there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Signals that Windows does not know, scripts and links that it does not run or make, and a folder that only Linux has. */
const HAZARD =
  /'SIG(?:STOP|CONT|INT|TERM|HUP)'|\/bin\/sh|spawn(?:Sync)?\(\s*'sh'|symlinkSync\(|['"`]\/proc\//u
/** How it is said. */
const SAID =
  /process\.platform|existsSync\('\/proc\/|support\/systems'|from '\.\/systems'|where the system does not tell/u
/** Told apart where they are used: a script for Linux alone, and the ways to end a process that `raceForLock` and `systems` themselves offer. */
const OFFERED = ['packLinux.ts', 'raceForLock.ts', 'systems.ts', 'systems.test.ts']

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && /\.(?:ts|mjs)$/u.test(entry.name) ? [join(entry.parentPath, entry.name)] : [],
  )
}

function isSilent(text: string): boolean {
  return HAZARD.test(text) && !SAID.test(text)
}

describe('tests for three systems', () => {
  it('say what happens where a signal, a shell, a link or /proc is missing', () => {
    // What others wrote lies below bench once it has measured them.
    const own = ['tests', 'bench']
      .flatMap(filesBelow)
      .filter((path) => !path.includes('node_modules'))
    const silent = own.filter((path) => {
      const isOffered = OFFERED.some((name) => path.endsWith(name))
      return !isOffered && isSilent(readFileSync(path, 'utf8'))
    })
    expect(silent).toEqual([])
  })

  it.each([
    "child.kill('SIGSTOP')",
    "writeFileSync(path, '#!/bin/sh')",
    'readFileSync(`/proc/${pid}/stat`)',
  ])('are noticed if they do not: %s', (line) => {
    expect(isSilent(line)).toBe(true)
    expect(isSilent(`${line}\nif (process.platform === 'linux')`)).toBe(false)
  })
})
