/** The headless host as an archive of its own: taken apart by another program's reader, it hosts with Node alone. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '../support/host/hostProcess'
import { canInterrupt } from '../support/systems'

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-host-pack-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Takes an archive apart by its directory, as every reader does. */
function unzip(archive: Buffer, into: string): string[] {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  let at = archive.readUInt32LE(end + 16)
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50)
    const size = archive.readUInt32LE(at + 20)
    const length = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + length)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    mkdirSync(dirname(join(into, name)), { recursive: true })
    writeFileSync(join(into, name), inflateRawSync(archive.subarray(start, start + size)))
    at += 46 + length
    return name
  })
}

describe('D the headless host as an archive', () => {
  it('is small, holds nothing of the app, and hosts', async () => {
    const packed = spawnSync(process.execPath, ['scripts/packHost.mjs', folder], {
      encoding: 'utf8',
    })
    expect(packed.status, packed.stderr).toBe(0)
    const path = /^(.*\.zip): /mu.exec(packed.stdout)?.[1] ?? ''
    // Two million are the dictionaries of three languages; what sharp bots have learnt is growing.
    expect(statSync(path).size).toBeLessThan(3_700_000)
    const names = unzip(readFileSync(path), folder)
    expect(
      names.filter((name) => /serverProcess|simulate|out\/(?:main|preload)|\.map$/u.test(name)),
    ).toEqual([])
    expect(names.some((name) => name.endsWith('out/renderer/licences.txt'))).toBe(true)
    const root = join(folder, names[0]?.split('/')[0] ?? '')
    const port = await freePort()
    const words = [
      '--local',
      '--no-discovery',
      '--port',
      String(port),
      '--data',
      join(folder, 'data'),
    ]
    const host = spawn(process.execPath, [join(root, 'host.js'), ...words], { cwd: folder })
    let printed = ''
    host.stdout.on('data', (text: Buffer) => {
      printed += text.toString('utf8')
    })
    await expect.poll(() => printed, { timeout: 30_000 }).toContain('Stammtisch is ready')
    const page = await fetch(`http://127.0.0.1:${String(port)}/`)
    expect(await page.text()).toContain('<title>Stammtisch</title>')
    host.kill('SIGINT')
    const code = await new Promise((done) => host.once('exit', done))
    if (canInterrupt) expect(code).toBe(0)
    const log = readFileSync(join(folder, 'data', 'host.log'), { encoding: 'utf8', flag: 'a+' })
    expect(log).not.toContain('content')
  })
})
