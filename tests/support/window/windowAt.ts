/** A part of the window at a table whose host is the test: what the client knows is set, what it sends is caught. */
import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { vi, type Mock } from 'vitest'
import { h, type Component } from 'vue'
import { createI18n } from 'vue-i18n'
import { createMemoryHistory, createRouter, type Router } from 'vue-router'
import type { ClientState } from '../../../src/client/client'
import type { Language } from '../../../src/engine/basics/language'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import type { MatchView, SeatView, TableView } from '../../../src/protocol/tableViews'
import { FIGURES, PROTOCOL_VERSION } from '../../../src/protocol/terms'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import type { TableListener } from '../../../src/renderer/stores/heard'
import { useTable } from '../../../src/renderer/stores/table'
import type { Translate } from '../../../src/renderer/wording/translate'
import { allMessages } from './wholeWording'

// Nothing is laid out in these windows.
document.elementsFromPoint = () => []

const MESSAGES = await allMessages()

/** An answer that everything went well. */
export const TAKEN: Answer = { type: 'answer', id: 1, ok: true }

/** People on seats, the first of them with the id `me`. */
export function peopleNamed(...names: string[]): SeatView[] {
  return names.map((name, seat) => ({
    kind: 'person',
    person: seat === 0 ? 'me' : `p${String(seat)}`,
    figure: FIGURES[seat % FIGURES.length] ?? 'fox',
    name,
    connected: true,
    ready: true,
  }))
}

/** A table as the host tells it. */
export function tableOf(changes: Partial<TableView> = {}): TableView {
  return {
    id: 't1',
    name: 'Our table',
    game: 'whisper',
    badges: [],
    options: {},
    seats: peopleNamed('Ann', 'Ben', 'Cem'),
    spectators: [],
    keeper: 'me',
    locked: false,
    private: false,
    absence: 'wait',
    pace: 'usual',
    phase: 'playing',
    proposals: [],
    ...changes,
  }
}

/** What a client knows when it sits at this table. */
export function stateOf(
  table: TableView,
  match?: MatchView,
  changes: Partial<ClientState> = {},
): ClientState {
  return {
    connection: 'open',
    welcome: {
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      app: '0',
      host: 'here',
      token: '',
      person: 'me',
      name: 'Ann',
      local: true,
      lastCommand: 0,
    },
    tables: [],
    mine: [],
    areTablesTold: true,
    catalogues: {},
    found: [],
    chat: [],
    history: [],
    pending: 0,
    table: { type: 'table', version: 1, table },
    ...(match
      ? {
          match: { type: 'match', table: table.id, version: 1, match, events: [] },
          matchAt: performance.now(),
        }
      : {}),
    ...changes,
  }
}

/** A part of the window, what it has sent, and what it says. */
export interface WindowPart {
  readonly wrapper: VueWrapper
  readonly sent: Mock<(command: Command) => Promise<Answer>>
  readonly store: ReturnType<typeof useTable>
  readonly t: Translate
  /** Tells what happens at the table to whoever listens there. */
  readonly host: Required<TableListener>
  /** What was told and said since it was opened. */
  heard(): string
}

/** How a part is opened. */
export interface WindowWish {
  readonly state: ClientState
  readonly language?: Language
  readonly answer?: Answer
  /** Absent: one that knows no pages. */
  readonly router?: Router
}

function routerOfNothing(): Router {
  return createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => undefined } }],
  })
}

/** Mounts a component of the window. */
export function openWindow(
  component: Component,
  props: object,
  { state, language = 'en', answer = TAKEN, router = routerOfNothing() }: WindowWish,
): WindowPart {
  const pinia = createPinia()
  setActivePinia(pinia)
  const i18n = createI18n({ legacy: false, locale: language, messages: MESSAGES })
  const store = useTable()
  store.state = state
  const listeners = new Set<TableListener>()
  store.listen = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const host: Required<TableListener> = {
    happened: (message) => {
      for (const listener of listeners) listener.happened(message)
    },
    noticed: (notices) => {
      for (const listener of listeners) listener.noticed(notices)
    },
    missed: (things) => {
      for (const listener of listeners) listener.missed?.(things)
    },
  }
  const sent = vi.fn((_command: Command) => Promise.resolve(answer))
  store.here = sent
  const speech = useSpeech()
  const [said, read] = [vi.spyOn(speech, 'say'), vi.spyOn(speech, 'read')]
  const wrapper = mount(
    { render: () => h(component, props) },
    { global: { plugins: [i18n, pinia, router] }, attachTo: document.body },
  )
  return {
    wrapper,
    sent,
    store,
    host,
    t: (key, named = {}) => i18n.global.t(key, named),
    heard: () =>
      [
        ...[...said.mock.calls, ...read.mock.calls].map(([text]) => text),
        ...speech.lines.map(({ text }) => text),
      ].join('\n'),
  }
}
