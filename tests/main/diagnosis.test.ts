/** The diagnosis that the Help menu copies: enough to find a fault, nothing that belongs to somebody. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatDiagnosis } from '../../src/main/diagnosis'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stammtisch-diagnosis-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function format(): string {
  return formatDiagnosis({
    logFile: join(folder, 'shell.log'),
    crashFolder: join(folder, 'crashes'),
    version: '1.2.3',
    locale: 'nl-NL',
  })
}

describe('the diagnosis', () => {
  it('tells versions, system, crashes and how processes ended', () => {
    mkdirSync(join(folder, 'crashes', 'completed'), { recursive: true })
    writeFileSync(join(folder, 'crashes', 'completed', 'a.dmp'), '')
    const line = { at: '2026-11-23T10:00:00Z', event: 'ended', process: 'tables', code: 7 }
    writeFileSync(join(folder, 'shell.log'), `${JSON.stringify(line)}\nno json\n`)
    const text = format()
    expect(text).toContain('Stammtisch 1.2.3')
    expect(text).toContain(`${process.platform} `)
    expect(text).toContain('nl-NL')
    expect(text).toContain('Crash reports on this computer: 1')
    expect(text).toContain('2026-11-23T10:00:00Z ended tables 7')
  })

  it('leaves out what a process has printed, and the folder, which names its owner', () => {
    const line = { event: 'ended', process: 'tables', code: 7, said: 'Ann holds the ace' }
    writeFileSync(join(folder, 'shell.log'), `${JSON.stringify(line)}\n`)
    expect(format()).toContain('ended tables 7')
    expect(format()).not.toContain('Ann')
    expect(format()).not.toContain(folder)
  })

  it('needs neither log nor crashes', () => {
    expect(format()).toContain('Crash reports on this computer: 0')
    expect(format()).toContain('nothing was ever written')
  })
})
