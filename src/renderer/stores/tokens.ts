/** The secrets by which hosts know this window again: one per tab and host; and where the tab sits that holds the oldest of them. */
import { isRecord } from '../../engine/basics/json'
import type { LinkTarget } from '../../ipc/ipc'
import { keptByDevice, keptByTab, type Kept } from './kept'

/** Where in the browser's storage a host's secret stands. */
const TOKEN_KEY = 'stammtisch.token'
/** What is said there of the tab that owns the secrets. */
const OF_OWNER: readonly string[] = ['.tab', '.alive', '.at']
/** Milliseconds without a sign of life after which a tab counts as closed: one in the background gets a timer once a minute. */
const TAB_ALIVE = 90_000
/** Milliseconds between two signs of life. */
const SIGN_OF_LIFE = 1000

const tab = String(crypto.getRandomValues(new Uint32Array(1))[0])

function tokenKey(target: LinkTarget): string {
  return target.kind === 'local' ? `${TOKEN_KEY}.local` : `${TOKEN_KEY}.${target.url}`
}

/** A sign of life from the future was given before the clock was put back, and says nothing. */
function isAlive(key: string): boolean {
  const age = Date.now() - Number(keptByDevice.getItem(`${key}.alive`) ?? 0)
  return age >= 0 && age < TAB_ALIVE
}

/** What stands in a storage for a host: its secret, and all that goes with it. */
function namesIn(kept: Kept, key: string): string[] {
  return kept.keys().filter((name) => name === key || name.startsWith(`${key}.`))
}

function isOwner(key: string): boolean {
  return keptByDevice.getItem(`${key}.tab`) === tab
}

/** Only one tab at a time owns what outlives it: the secrets of a host, and who shares the screen. */
function claim(
  owner: string,
  key: string,
  { text, follows }: { readonly text: string; readonly follows: string | null },
): void {
  const kept = keptByDevice.getItem(key)
  // A secret that follows on the kept one is the same person's: a duplicated tab goes on as whom it was.
  const isTakenBack = kept === text || (follows !== null && kept === follows)
  if (!isOwner(owner) && !isTakenBack && isAlive(owner)) return
  if (!isOwner(owner)) keptByDevice.removeItem(`${owner}.at`)
  keptByDevice.setItem(`${owner}.tab`, tab)
  keptByDevice.setItem(`${owner}.alive`, String(Date.now()))
  keptByDevice.setItem(key, text)
}

function takeLeftover(owner: string, key: string): string | undefined {
  const isOfOther = !isOwner(owner) && isAlive(owner)
  return isOfOther ? undefined : (keptByDevice.getItem(key) ?? undefined)
}

/** The table that a tab sits at. */
export interface SeatedAt {
  readonly name: string
  readonly game: string
  readonly offer?: string | undefined
}

/** What another tab has written, if it is what this program writes. */
function parseSeatedAt(written: string): SeatedAt | undefined {
  try {
    const at: unknown = JSON.parse(written)
    if (!isRecord(at)) return undefined
    const { name, game, offer } = at
    if (typeof name !== 'string' || typeof game !== 'string') return undefined
    return { name, game, offer: typeof offer === 'string' ? offer : undefined }
  } catch {
    return undefined
  }
}

/** Tells the other tabs where this one sits, if it owns the secret that outlives it. */
export function noteTable(target: LinkTarget, table: SeatedAt | undefined): void {
  const key = tokenKey(target)
  if (!isOwner(key)) return
  if (table) keptByDevice.setItem(`${key}.at`, JSON.stringify(table))
  else keptByDevice.removeItem(`${key}.at`)
}

/** Where another tab sits that this one could go on for; undefined if nowhere. */
export function tableElsewhere(target: LinkTarget): SeatedAt | undefined {
  const key = tokenKey(target)
  const written = keptByDevice.getItem(`${key}.at`)
  if (written === null || isOwner(key) || keptByDevice.getItem(key) === null) return undefined
  return parseSeatedAt(written)
}

/** Another host answers from now on: it is told none of the secrets of the one before. */
export function forgetSecrets(target: LinkTarget): void {
  const key = tokenKey(target)
  for (const storage of [keptByTab, keptByDevice]) {
    for (const name of namesIn(storage, key)) storage.removeItem(name)
  }
}

/** From the next connection on this tab is whom the other one was, with all who share its screen, and keeps the secrets that follow. */
export function takeOver(target: LinkTarget): void {
  const key = tokenKey(target)
  if (keptByDevice.getItem(key) === null) return
  const ofOwner = OF_OWNER.map((part) => `${key}${part}`)
  for (const name of namesIn(keptByDevice, key)) {
    const text = keptByDevice.getItem(name)
    if (text !== null && !ofOwner.includes(name)) keptByTab.setItem(name, text)
  }
  keptByDevice.setItem(`${key}.tab`, tab)
  keptByDevice.setItem(`${key}.alive`, String(Date.now()))
}

/** Where a client keeps its secret. */
export interface Tokens {
  read(): string | undefined
  write(token: string): void
}

/**
 * The secret of one tab: a second tab is a second person, a reload is the same one; a closed tab leaves it to the next. `part` names what
 * goes with it, for example the secret of somebody else at the same screen.
 */
export function tokensOf(target: LinkTarget, part = ''): Tokens {
  const owner = tokenKey(target)
  const key = `${owner}${part}`
  return {
    read: () => keptByTab.getItem(key) ?? takeLeftover(owner, key),
    write: (token) => {
      const follows = keptByTab.getItem(key)
      keptByTab.setItem(key, token)
      claim(owner, key, { text: token, follows })
    },
  }
}

/** Says that this tab is there, so that no other takes its secret; the answer ends that. */
export function keepAlive(target: LinkTarget): () => void {
  const key = tokenKey(target)
  const timer = setInterval(() => {
    if (isOwner(key)) {
      keptByDevice.setItem(`${key}.alive`, String(Date.now()))
    }
  }, SIGN_OF_LIFE)
  const release = (): void => {
    if (isOwner(key)) keptByDevice.removeItem(`${key}.alive`)
  }
  window.addEventListener('pagehide', release)
  return () => {
    clearInterval(timer)
    window.removeEventListener('pagehide', release)
    release()
  }
}
