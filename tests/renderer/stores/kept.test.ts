// @vitest-environment happy-dom
// What a tab keeps of a host: its secret and its notes.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notesOf } from '../../../src/renderer/stores/notes'

const HERE = { kind: 'local' } as const
const THERE = { kind: 'remote', url: 'ws://192.0.2.7:4747/sealed' } as const

/** Another tab of the same browser: its own session, the same local storage. */
async function newTab() {
  sessionStorage.clear()
  vi.resetModules()
  return import('../../../src/renderer/stores/tokens')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the secret of a tab', () => {
  it('is left to the next tab when it is closed, so that a seat is found again, and to none while it is open', async () => {
    const first = await newTab()
    const end = first.keepAlive(THERE)
    first.tokensOf(THERE).write('secret')
    const second = await newTab()
    expect(second.tokensOf(THERE).read()).toBeUndefined()
    end()
    const third = await newTab()
    expect(third.tokensOf(THERE).read()).toBe('secret')
    expect(third.tokensOf(HERE).read()).toBeUndefined()
  })

  it('stays its own while its timers rest for a minute in the background', async () => {
    const first = await newTab()
    first.keepAlive(THERE)
    first.tokensOf(THERE).write('secret')
    vi.setSystemTime(Date.now() + 60_000)
    const second = await newTab()
    expect(second.tokensOf(THERE).read()).toBeUndefined()
    // Whoever did not close, but was ended, is not waited for any longer.
    vi.setSystemTime(Date.now() + 31_000)
    expect(second.tokensOf(THERE).read()).toBe('secret')
  })

  it('follows the secrets of whoever took over, so that the first tab finds the seat again however late', async () => {
    const first = await newTab()
    first.keepAlive(HERE)
    first.tokensOf(HERE).write('first secret')
    const ownSession = sessionStorage.getItem('stammtisch.token.local') ?? ''
    const second = await newTab()
    second.takeOver(HERE)
    second.keepAlive(HERE)
    // The host gives out a new one at every greeting, and the one before dies.
    second.tokensOf(HERE).write('second secret')
    await vi.advanceTimersByTimeAsync(12_000)
    sessionStorage.setItem('stammtisch.token.local', ownSession)
    first.takeOver(HERE)
    expect(first.tokensOf(HERE).read()).toBe('second secret')
  })

  it('tells other tabs where it sits, and can be taken over and taken back', async () => {
    const table = { name: 'Table of Ann', game: 'tijdlijn', offer: 'together' }
    const first = await newTab()
    first.tokensOf(HERE).write('seat of Ann')
    first.noteTable(HERE, table)
    const ownSession = sessionStorage.getItem('stammtisch.token.local') ?? ''
    expect(first.tableElsewhere(HERE)).toBeUndefined()
    const second = await newTab()
    second.tokensOf(HERE).write('somebody new')
    // Whoever sits there as somebody else is no way back to the first.
    second.noteTable(HERE, { name: 'Other table', game: 'tofugott' })
    expect(second.tableElsewhere(HERE)).toEqual(table)
    expect(second.tableElsewhere(THERE)).toBeUndefined()
    second.takeOver(HERE)
    expect(second.tokensOf(HERE).read()).toBe('seat of Ann')
    second.tokensOf(HERE).write('seat of Ann')
    second.noteTable(HERE, table)
    expect(second.tableElsewhere(HERE)).toBeUndefined()
    sessionStorage.setItem('stammtisch.token.local', ownSession)
    expect(first.tableElsewhere(HERE)).toEqual(table)
    first.takeOver(HERE)
    first.tokensOf(HERE).write('seat of Ann')
    first.noteTable(HERE, undefined)
    expect(second.tableElsewhere(HERE)).toBeUndefined()
    localStorage.setItem('stammtisch.token.local.at', 'nonsense')
    expect(second.tableElsewhere(HERE)).toBeUndefined()
  })
})

describe('the notes of a tab', () => {
  it('P-62 are found again when the page is loaded anew, by host', () => {
    notesOf(THERE).write('notes')
    expect(notesOf(THERE).read()).toBe('notes')
    expect(notesOf(HERE).read()).toBeUndefined()
  })
})
