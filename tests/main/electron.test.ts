/** Which Electron the app is built with, and what its binary is allowed to do. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../../src/engine/basics/json'

/** The newest release when this was written; older ones lack the mended sandbox inheritance (GHSA-gr2m-v5gq-v685). */
const OLDEST = [45, 4, 1] as const
/** Every fuse that takes power away from the binary, and what it must be set to. */
const FUSES = {
  runAsNode: false,
  enableCookieEncryption: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
} as const

describe('Electron', () => {
  it('E1-16 is locked to a supported release without known holes', () => {
    const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    const packages = isRecord(lock) && isRecord(lock.packages) ? lock.packages : {}
    const entry = packages['node_modules/electron']
    const version = isRecord(entry) ? String(entry.version) : ''
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
    const rank = (parts: readonly number[]): number =>
      parts.reduce((sum, part) => sum * 10_000 + part, 0)
    expect(rank([major, minor, patch])).toBeGreaterThanOrEqual(rank(OLDEST))
  })

  it.each(Object.entries(FUSES))('E1-19 has the fuse %s set to %s', (fuse, value) => {
    const settings = readFileSync('electron-builder.yml', 'utf8')
    const fuses = settings.slice(settings.indexOf('electronFuses:')).split(/\n(?=\S)/u)[0] ?? ''
    expect(fuses).toMatch(new RegExp(`^ {2}${fuse}: ${String(value)}$`, 'mu'))
  })
})
