/** The one folder that a page may have opened: that of own decks (P-40). */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setupIpc } from '../../src/main/setupIpc'
import { CONTENT_FOLDER } from '../../src/system/dataFolder'

const electron = vi.hoisted(() => ({
  handlers: new Map<string, (...values: unknown[]) => unknown>(),
  opened: new Array<string>(),
}))

vi.mock('electron', () => ({
  app: { getPath: () => '/nowhere', getVersion: () => '0', getLocale: () => 'en' },
  BrowserWindow: { fromWebContents: () => null },
  ipcMain: {
    handle: (name: string, handler: (...values: unknown[]) => unknown) => {
      electron.handlers.set(name, handler)
    },
  },
  shell: {
    openPath: (path: string) => {
      electron.opened.push(path)
      return Promise.resolve('')
    },
  },
}))

let data: string

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'stammtisch-folder-'))
  electron.opened.length = 0
  setupIpc(
    { openLink: () => expect.fail('no link is asked for') },
    data,
    { take: () => '' },
    { openOnBigScreen: () => expect.fail('no window is asked for') },
  )
})

afterEach(() => {
  rmSync(data, { recursive: true })
})

const OWN = { url: 'app://bundle/index.html' }

function ask(senderFrame: unknown, ...values: unknown[]): unknown {
  const event = { senderFrame, sender: { mainFrame: senderFrame } }
  return electron.handlers.get('openContentFolder')?.(event, ...values)
}

describe('P-40 the folder of own decks', () => {
  it('is made and opened when our own page asks', () => {
    const folder = join(data, CONTENT_FOLDER)
    expect(existsSync(folder)).toBe(false)
    expect(ask(OWN)).toBe(true)
    expect(existsSync(folder)).toBe(true)
    expect(ask(OWN)).toBe(true)
    expect(electron.opened).toEqual([folder, folder])
  })

  it('is the only one: a path in the call is refused, and so is another page', () => {
    expect(() => ask(OWN, '/etc')).toThrow('openContentFolder')
    expect(() => ask({ url: 'https://example.com/' })).toThrow('not for this sender')
    expect(() => ask(undefined)).toThrow('not for this sender')
    expect(electron.opened).toEqual([])
  })

  it('is not opened where it cannot be made, and nothing else is', () => {
    writeFileSync(join(data, CONTENT_FOLDER), 'a file')
    expect(ask(OWN)).toBe(false)
    expect(electron.opened).toEqual([])
  })
})
