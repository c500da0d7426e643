/** What is set for hosting with the app, read from a file that anybody may have changed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { USUAL_HOST } from '../../src/ipc/ipc'
import { readHostSettings, withHostSettings, writeHostSettings } from '../../src/main/hostSettings'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stammtisch-host-settings-'))
  file = join(folder, 'host.json')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('host settings', () => {
  it('are there again at the next start', () => {
    const settings = { name: 'Haus am See', port: 4800, opens: true }
    expect(readHostSettings(file)).toEqual(USUAL_HOST)
    expect(writeHostSettings(file, settings)).toBe(true)
    expect(readHostSettings(file)).toEqual(settings)
    expect(writeHostSettings(join(file, 'below'), settings)).toBe(false)
  })

  it('may have a name with a joined emoji', () => {
    const settings = { ...USUAL_HOST, name: '👩‍👩‍👧 Jansen 🏳️‍🌈' }
    writeHostSettings(file, settings)
    expect(readHostSettings(file)).toEqual(settings)
  })

  it.each([
    '',
    'null',
    '[]',
    '{"name":"x","port":80,"opens":false}',
    '{"name":"x","port":70000,"opens":false}',
    '{"name":"x","port":"4747","opens":false}',
    '{"name":"x","port":4747.5,"opens":false}',
    '{"name":"x\\u0000","port":0,"opens":false}',
    '{"name":"x\\u202e","port":0,"opens":false}',
    '{"name":"x\\u200dy","port":0,"opens":false}',
    `{"name":"${'x'.repeat(33)}","port":0,"opens":false}`,
    '{"name":"x","port":0}',
    '{"name":"x","port":0,"opens":false,"more":1}',
  ])('are the usual ones where the file says %j', (text) => {
    writeFileSync(file, text)
    expect(readHostSettings(file)).toEqual(USUAL_HOST)
  })

  it('give way to what was said on the command line', () => {
    const settings = { name: 'Haus am See', port: 4800, opens: false }
    expect(withHostSettings({ hasDiscovery: true }, settings)).toEqual({
      hasDiscovery: true,
      name: 'Haus am See',
      port: 4800,
    })
    expect(withHostSettings({ hasDiscovery: false, port: 4900 }, settings)).toMatchObject({
      name: 'Haus am See',
      port: 4900,
    })
    expect(withHostSettings({ hasDiscovery: true }, USUAL_HOST)).toEqual({ hasDiscovery: true })
  })
})
