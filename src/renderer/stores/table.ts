/** The window's client: one connection to one host, and what has happened at its table. */
import { defineStore } from 'pinia'
import { computed, shallowRef, triggerRef } from 'vue'
import type { Client, ClientListener, ClientState } from '../../client/client'
import { createClient } from '../../client/createClient'
import type { LinkTarget } from '../../ipc/ipc'
import type { Answer, Command, TableLeft, TableUpdate } from '../../protocol/messages'
import { openLink } from '../links/openLink'
import { useSettings } from './settings'

const FIRST_STATE: ClientState = { connection: 'connecting', tables: [], found: [], pending: 0 }
const NOBODY_THERE: Answer = { type: 'answer', id: 0, ok: false, refusal: 'not-at-this-table' }
/** Where in the browser's storage a host's secret stands. */
const TOKEN_KEY = 'stammtisch.token'

function tokenKey(target: LinkTarget): string {
  return target.kind === 'local' ? `${TOKEN_KEY}.local` : `${TOKEN_KEY}.${target.url}`
}

/** The secret of one tab: a second tab is a second person, a reload is the same one; a closed tab leaves it to the next. */
function tokensOf(target: LinkTarget): { read(): string | undefined; write(token: string): void } {
  const key = tokenKey(target)
  return {
    read: () => sessionStorage.getItem(key) ?? takeLeftover(key),
    write: (token) => {
      sessionStorage.setItem(key, token)
      claim(key, token)
    },
  }
}

const tab = String(crypto.getRandomValues(new Uint32Array(1))[0])

/** Only one tab at a time owns the secret that outlives it. */
function claim(key: string, token: string): void {
  const owner = localStorage.getItem(`${key}.tab`)
  const isAlive = Number(localStorage.getItem(`${key}.alive`) ?? 0) > Date.now() - TAB_ALIVE
  if (owner !== tab && isAlive) return
  localStorage.setItem(`${key}.tab`, tab)
  localStorage.setItem(`${key}.alive`, String(Date.now()))
  localStorage.setItem(key, token)
}

const TAB_ALIVE = 4000

function takeLeftover(key: string): string | undefined {
  const isAlive = Number(localStorage.getItem(`${key}.alive`) ?? 0) > Date.now() - TAB_ALIVE
  return isAlive ? undefined : (localStorage.getItem(key) ?? undefined)
}

function keepAlive(target: LinkTarget): () => void {
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

/** The connection to the host and the table one is at. */
export const useTable = defineStore('table', () => {
  const { settings } = useSettings()
  const state = shallowRef<ClientState>(FIRST_STATE)
  const left = shallowRef<TableLeft>()
  const listeners = new Set<ClientListener>()
  /** What came while no page was there to tell it: the table's page loads when one sits down. */
  const backlog: TableUpdate[] = []
  const target = shallowRef<LinkTarget>({ kind: 'local' })
  let client: Client | undefined
  let stop: () => void = () => undefined
  /** Answers what the connection before can no longer answer. */
  let giveUp: () => void = () => undefined
  let givenUp = new Promise<Answer>(() => undefined)

  /** Connects to a host; an earlier connection ends. */
  function connect(to: LinkTarget): void {
    stop()
    giveUp()
    client?.close()
    state.value = FIRST_STATE
    target.value = to
    givenUp = new Promise((done) => {
      giveUp = () => {
        done(NOBODY_THERE)
      }
    })
    stop = keepAlive(to)
    client = createClient(
      { name: settings.name, language: settings.language, app: APP_VERSION },
      {
        open: (events) => openLink(to, events),
        clock: {
          now: () => performance.now(),
          after(milliseconds, task) {
            const timer = setTimeout(task, milliseconds)
            return () => {
              clearTimeout(timer)
            }
          },
        },
        entropy: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
        tokens: tokensOf(to),
      },
    )
    state.value = client.state()
    client.subscribe({
      changed(next) {
        state.value = next
      },
      updated(update) {
        left.value = undefined
        if (listeners.size === 0) backlog.push(update)
        for (const listener of listeners) listener.updated?.(update)
      },
      left(message) {
        left.value = message
        triggerRef(left)
      },
    })
  }

  /** Tries at once, as the same person. */
  function reconnect(): void {
    connect(target.value)
  }

  /** Sends a command to the host. */
  async function command(wish: Command, table?: string): Promise<Answer> {
    return client ? Promise.race([client.command(wish, table), givenUp]) : NOBODY_THERE
  }

  /** Sends a command for the table one is at. */
  function here(wish: Command): Promise<Answer> {
    return command(wish, update.value?.table.id)
  }

  /** Is told every update, each once; the answer ends that. */
  function onUpdate(listener: (update: TableUpdate) => void): () => void {
    const entry: ClientListener = { updated: listener }
    listeners.add(entry)
    for (const missed of backlog.splice(0)) listener(missed)
    return () => listeners.delete(entry)
  }

  const update = computed(() => state.value.table)
  const table = computed(() => update.value?.table)
  const you = computed(() => table.value?.you)
  const person = computed(() => state.value.welcome?.person)
  const isKeeper = computed(() => table.value !== undefined && table.value.keeper === person.value)
  const contributionTo = (commitment: string): string | undefined =>
    client?.contributionTo(commitment)
  return {
    state,
    target,
    left,
    update,
    table,
    you,
    person,
    isKeeper,
    connect,
    reconnect,
    command,
    here,
    onUpdate,
    contributionTo,
  }
})
