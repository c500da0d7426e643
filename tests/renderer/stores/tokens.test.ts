// @vitest-environment happy-dom
// The secrets of several tabs of one browser: whoever was evicted can always take his seat back.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as TokenStore from '../../../src/renderer/stores/tokens'

const HERE = { kind: 'local' } as const

/** As much of a browser's storage as is needed, a copy of another one where a tab was duplicated. */
function storageLike(from?: Storage): Storage {
  const kept = new Map<string, string>()
  for (let at = 0; from && at < from.length; at++) {
    const key = from.key(at) ?? ''
    kept.set(key, from.getItem(key) ?? '')
  }
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    clear: () => {
      kept.clear()
    },
  }
}

interface Tab {
  readonly session: Storage
  /** Runs something in this tab. */
  run<Value>(what: (store: typeof TokenStore) => Value): Value
}

async function openTab(from?: Tab): Promise<Tab> {
  vi.resetModules()
  const store = await import('../../../src/renderer/stores/tokens')
  const session = storageLike(from?.session)
  return {
    session,
    run: (what) => {
      vi.stubGlobal('sessionStorage', session)
      return what(store)
    },
  }
}

/** A host knows whom a secret belongs to, gives the next one, and forgets the old. */
class Host {
  private readonly people = new Map<string, string>()
  private given = 0

  greet(tab: Tab, part = ''): string {
    return tab.run(({ tokensOf }) => {
      const tokens = tokensOf(HERE, part)
      const shown = tokens.read() ?? ''
      const person = this.people.get(shown) ?? `person ${String(this.given)}`
      this.people.delete(shown)
      this.given += 1
      const next = `token ${String(this.given)}`
      this.people.set(next, person)
      tokens.write(next)
      return person
    })
  }
}

describe('a seat that another tab has taken over', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storageLike())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('comes back to the tab that was duplicated, and to the other one again', async () => {
    const host = new Host()
    const first = await openTab()
    const me = host.greet(first)
    const twin = await openTab(first)
    expect(host.greet(twin)).toBe(me)
    first.run(({ takeOver }) => {
      takeOver(HERE)
    })
    expect(host.greet(first)).toBe(me)
    twin.run(({ takeOver }) => {
      takeOver(HERE)
    })
    expect(host.greet(twin)).toBe(me)
  })
  it('is not taken by a tab that was opened beside it', async () => {
    const host = new Host()
    const first = await openTab()
    const me = host.greet(first)
    expect(host.greet(await openTab())).not.toBe(me)
    expect(host.greet(first)).toBe(me)
  })

  it('takes those at the same screen along, there and back', async () => {
    const host = new Host()
    const first = await openTab()
    const seats = [host.greet(first), host.greet(first, '.ben')]
    first.run(({ tokensOf }) => {
      tokensOf(HERE, '.people').write('[Ben]')
    })
    const second = await openTab()
    host.greet(second)
    second.run(({ takeOver }) => {
      takeOver(HERE)
    })
    expect([host.greet(second), host.greet(second, '.ben')]).toEqual(seats)
    first.run(({ takeOver }) => {
      takeOver(HERE)
    })
    expect([host.greet(first), host.greet(first, '.ben')]).toEqual(seats)
    expect(second.run(({ tokensOf }) => tokensOf(HERE, '.people').read())).toBe('[Ben]')
    const names = Array.from({ length: second.session.length }, (_, at) => second.session.key(at))
    expect(names.map((name) => name?.replace('stammtisch.token.local', ''))).toEqual([
      '',
      '.ben',
      '.people',
    ])
  })
  it('is not held by a tab whose last sign of life lies ahead of a clock that was put back', async () => {
    const host = new Host()
    const first = await openTab()
    const me = host.greet(first)
    localStorage.setItem('stammtisch.token.local.alive', String(Date.now() + 3_600_000))
    expect(host.greet(await openTab())).toBe(me)
  })
})
