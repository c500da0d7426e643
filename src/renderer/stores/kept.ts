/** What a browser keeps for this program. Where it keeps nothing, because it may not or has no room left, a value lives as long as the page. */

/** Texts under keys; reading and writing never fail. */
export interface Kept {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
  /** All keys that hold a text. */
  keys(): readonly string[]
}

/** Puts memory beside a storage: even asking for it fails where it is forbidden. */
function keptIn(open: () => Storage): Kept {
  /** What could not be written there; null: what could not be taken away. */
  const memory = new Map<string, string | null>()
  function attempt<T>(task: (storage: Storage) => T, otherwise: () => T): T {
    try {
      return task(open())
    } catch {
      return otherwise()
    }
  }
  function write(key: string, text: string | null): void {
    memory.delete(key)
    attempt(
      (storage) => {
        if (text === null) storage.removeItem(key)
        else storage.setItem(key, text)
      },
      () => void memory.set(key, text),
    )
  }
  return {
    getItem: (key) =>
      memory.get(key) ??
      (memory.has(key)
        ? null
        : attempt(
            (storage) => storage.getItem(key),
            () => null,
          )),
    setItem: write,
    removeItem: (key) => {
      write(key, null)
    },
    keys: () => {
      const stored = attempt(
        (storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
        () => [],
      )
      const all = new Set([...stored, ...memory.keys()])
      return [...all].filter((key) => memory.get(key) !== null)
    },
  }
}

/** Kept by this device until somebody takes it away. */
export const keptByDevice: Kept = keptIn(() => localStorage)

/** Kept by this tab: over a reload, not longer. */
export const keptByTab: Kept = keptIn(() => sessionStorage)
