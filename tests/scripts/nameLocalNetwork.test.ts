// What macOS tells its user when a helper of the app touches the local network.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { afterPack } from '../../scripts/nameLocalNetwork.mjs'

const PLIST = '<plist version="1.0"><dict><key>A</key><dict></dict></dict></plist>'
const WORDS = {
  NSLocalNetworkUsageDescription: 'Tables & guests.',
  NSBonjourServices: ['_stammtisch._tcp'],
}
let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stammtisch-plist-'))
  const contents = join(folder, 'Stammtisch.app/Contents/Frameworks/Stammtisch Helper.app/Contents')
  mkdirSync(contents, { recursive: true })
  file = join(contents, 'Info.plist')
  writeFileSync(file, PLIST)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function pack(electronPlatformName: string): string {
  afterPack({
    electronPlatformName,
    appOutDir: folder,
    packager: {
      appInfo: { productFilename: 'Stammtisch' },
      config: { mac: { extendInfo: WORDS } },
    },
  })
  return readFileSync(file, 'utf8')
}

it('stands in the description of each helper, once', () => {
  const told = pack('darwin')
  expect(told).toBe(
    '<plist version="1.0"><dict><key>A</key><dict></dict>' +
      '<key>NSLocalNetworkUsageDescription</key><string>Tables &amp; guests.</string>' +
      '<key>NSBonjourServices</key><array><string>_stammtisch._tcp</string></array></dict></plist>',
  )
  expect(pack('darwin')).toBe(told)
})

it('is left to macOS', () => {
  expect(pack('linux')).toBe(PLIST)
})
