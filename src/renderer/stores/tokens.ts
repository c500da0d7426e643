/** The secrets by which hosts know this window again: one per tab and host. */
import type { LinkTarget } from '../../ipc/ipc'

/** Where in the browser's storage a host's secret stands. */
const TOKEN_KEY = 'stammtisch.token'
/** Milliseconds without a sign of life after which a tab counts as closed. */
const TAB_ALIVE = 4000

const tab = String(crypto.getRandomValues(new Uint32Array(1))[0])

function tokenKey(target: LinkTarget): string {
  return target.kind === 'local' ? `${TOKEN_KEY}.local` : `${TOKEN_KEY}.${target.url}`
}

function isAlive(key: string): boolean {
  return Number(localStorage.getItem(`${key}.alive`) ?? 0) > Date.now() - TAB_ALIVE
}

/** Only one tab at a time owns the secret that outlives it. */
function claim(key: string, token: string): void {
  const owner = localStorage.getItem(`${key}.tab`)
  if (owner !== tab && isAlive(key)) return
  localStorage.setItem(`${key}.tab`, tab)
  localStorage.setItem(`${key}.alive`, String(Date.now()))
  localStorage.setItem(key, token)
}

function takeLeftover(key: string): string | undefined {
  return isAlive(key) ? undefined : (localStorage.getItem(key) ?? undefined)
}

/** Where a client keeps its secret. */
export interface Tokens {
  read(): string | undefined
  write(token: string): void
}

/** The secret of one tab: a second tab is a second person, a reload is the same one; a closed tab leaves it to the next. */
export function tokensOf(target: LinkTarget): Tokens {
  const key = tokenKey(target)
  return {
    read: () => sessionStorage.getItem(key) ?? takeLeftover(key),
    write: (token) => {
      sessionStorage.setItem(key, token)
      claim(key, token)
    },
  }
}

/** Says that this tab is there, so that no other takes its secret; the answer ends that. */
export function keepAlive(target: LinkTarget): () => void {
  const key = tokenKey(target)
  const timer = setInterval(() => {
    if (localStorage.getItem(`${key}.tab`) === tab) {
      localStorage.setItem(`${key}.alive`, String(Date.now()))
    }
  }, TAB_ALIVE / 4)
  const release = (): void => {
    if (localStorage.getItem(`${key}.tab`) === tab) localStorage.removeItem(`${key}.alive`)
  }
  window.addEventListener('pagehide', release)
  return () => {
    clearInterval(timer)
    window.removeEventListener('pagehide', release)
    release()
  }
}
