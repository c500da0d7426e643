// @vitest-environment happy-dom
// A browser that keeps nothing, because it may not or is full: the program plays on, and remembers as long as the page is open.
import { afterEach, describe, expect, it, vi } from 'vitest'

const STORAGES = ['localStorage', 'sessionStorage'] as const

/** Memories begin anew with every test. */
async function freshKept() {
  vi.resetModules()
  return import('../../../src/renderer/stores/kept')
}

/** As with all cookies blocked: even the name of a storage fails. */
function forbidStorage(): () => void {
  const before = STORAGES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  for (const name of STORAGES) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
  return () => {
    STORAGES.forEach((name, at) => {
      const own = before[at]
      if (own) Object.defineProperty(globalThis, name, own)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
}

let allow = (): void => undefined
afterEach(() => {
  allow()
  allow = () => undefined
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

describe('what a browser keeps', () => {
  it.each(['keptByDevice', 'keptByTab'] as const)(
    'lives in %s as long as the page where storage is forbidden',
    async (which) => {
      const { [which]: kept } = await freshKept()
      allow = forbidStorage()
      expect(kept.getItem('a')).toBeNull()
      kept.setItem('a', '1')
      expect(kept.getItem('a')).toBe('1')
      expect(kept.keys()).toEqual(['a'])
      kept.removeItem('a')
      expect(kept.getItem('a')).toBeNull()
      expect(kept.keys()).toEqual([])
    },
  )

  it('is the newest where there is no room left, and goes where there is room again', async () => {
    const { keptByDevice } = await freshKept()
    keptByDevice.setItem('a', 'old')
    const real = localStorage
    const full = new Proxy(real, {
      get: (target, name) =>
        name === 'setItem'
          ? () => {
              throw new DOMException('full', 'QuotaExceededError')
            }
          : Reflect.get(target, name, target),
    })
    vi.stubGlobal('localStorage', full)
    keptByDevice.setItem('a', 'new')
    expect(keptByDevice.getItem('a')).toBe('new')
    expect(real.getItem('a')).toBe('old')
    vi.unstubAllGlobals()
    keptByDevice.setItem('a', 'newest')
    expect(localStorage.getItem('a')).toBe('newest')
    expect(keptByDevice.getItem('a')).toBe('newest')
    expect(keptByDevice.keys()).toEqual(['a'])
  })

  it('lets a window start that may keep nothing', async () => {
    vi.resetModules()
    const { createPinia, setActivePinia } = await import('pinia')
    const { useSettings } = await import('../../../src/renderer/stores/settings')
    const { useTable } = await import('../../../src/renderer/stores/table')
    allow = forbidStorage()
    setActivePinia(createPinia())
    expect(useSettings().settings.name).toBeTypeOf('string')
    expect(useTable().state.connection).toBe('connecting')
  })
})
