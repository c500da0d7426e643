/** The window's table: what the person is told who looks at it now. Several may share a screen; one of them is shown. */
import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import { formatHex } from '../../engine/basics/hex'
import type { Command } from '../../protocol/clientMessages'
import type { WantedText } from '../../client/client'
import type { Answer } from '../../protocol/hostMessages'
import type { TableListener } from './heard'
import { isWatchPath } from '../links/tableLink'
import { useFacts } from './facts'
import { notesOf } from './notes'
import { createScreenPeople } from './screenPeople'
import { useSettings } from './settings'
import { createTableSession, type TableSession, type TableSessionPorts } from './tableSession'
import { keepAlive, noteTable, takeOver, tokensOf } from './tokens'

/** A big screen is somebody of its own: it never takes the seat of whoever opened it. */
const BIG_SCREEN = '.watching'
/** What stands in the browser's storage beside the secret of the window's own person. */
const PEOPLE = '.people'
const ID_BYTES = 8

/** A link for somebody beside the window's own person; he has no memory on this device. */
function openFor(id: string, identity: TableSessionPorts['identity']): TableSession {
  const part = `.${id}`
  return createTableSession({
    identity,
    tokens: (to) => tokensOf(to, part),
    notes: (to) => notesOf(to, part),
    keepAlive: () => () => undefined,
  })
}

/** The connection to the host and the table one is at. */
export const useTable = defineStore('table', () => {
  const { settings } = useSettings()
  const isBigScreen = isWatchPath(location.hash)
  const part = isBigScreen ? BIG_SCREEN : ''
  const own = createTableSession({
    identity: () => ({
      name: settings.name,
      language: settings.language,
      figure: settings.figure,
    }),
    tokens: (to) => tokensOf(to, part),
    notes: (to) => notesOf(to, part),
    keepAlive: isBigScreen ? () => () => undefined : keepAlive,
    ...(isBigScreen ? {} : { facts: useFacts() }),
  })
  const screen = createScreenPeople({
    own,
    open: (id, name) => openFor(id, () => ({ name, language: settings.language })),
    newId: () => formatHex(crypto.getRandomValues(new Uint8Array(ID_BYTES))),
    kept: (to) => tokensOf(to, PEOPLE),
  })
  const { shown } = screen

  function kindOf(question: string): string | undefined {
    return shown.value.match.value?.own.find(({ name }) => name === question)?.kind
  }

  watch(own.table, (now) => {
    if (!isBigScreen)
      noteTable(own.target.value, now && { name: now.name, game: now.game, offer: now.offer })
  })

  /** Goes on as whom another tab of this browser was; that one is told. */
  function goOnHere(): void {
    takeOver(own.target.value)
    own.reconnect()
  }

  /** Sends a command of the window's own person to the host. */
  async function command(wish: Command, at?: string): Promise<Answer> {
    if (wish.kind === 'rename') screen.speak(wish.language)
    return own.command(wish, at)
  }

  /** Sends a command of whoever is shown for the table one is at. */
  async function here(wish: Command): Promise<Answer> {
    if (wish.kind === 'leave') {
      await screen.leave(wish)
      return own.here(wish)
    }
    if (wish.kind === 'start') await screen.beReady()
    const question = wish.kind === 'move' ? kindOf(wish.question) : undefined
    const answer = await shown.value.here(wish)
    if (answer.ok) screen.follow(wish, question)
    return answer
  }

  /** A text of the table one is at, or of the host. */
  function fetch(wanted: WantedText): ReturnType<TableSession['fetch']> {
    const isOfTable = 'match' in wanted || 'hash' in wanted
    return (isOfTable ? shown.value : own).fetch(wanted)
  }

  return {
    state: computed({
      get: () => shown.value.state.value,
      set: (state) => {
        shown.value.state.value = state
      },
    }),
    target: own.target,
    thought: computed({
      get: () => shown.value.thought.value,
      set: (thought) => {
        shown.value.thought.value = thought
      },
    }),
    left: computed(() => shown.value.left.value),
    table: computed(() => shown.value.table.value),
    matchMessage: computed(() => shown.value.matchMessage.value),
    match: computed(() => shown.value.match.value),
    story: computed(() => shown.value.story.value),
    you: computed(() => shown.value.you.value),
    person: computed(() => shown.value.person.value),
    isKeeper: computed(() => shown.value.isKeeper.value),
    isNonsense: computed(() => shown.value.isNonsense.value),
    failures: computed(() => shown.value.failures.value),
    newDeal: computed(() => shown.value.newDeal),
    screen,
    isBigScreen,
    connect: own.connect,
    reconnect: own.reconnect,
    tryNow: own.tryNow,
    goOnHere,
    command,
    here,
    fetch,
    distrust: (error: unknown) => {
      shown.value.distrust(error)
    },
    noteSeen: (question: string) => {
      shown.value.noteSeen(question)
    },
    listen: (listener: TableListener) => shown.value.heard.listen(listener),
    notesOn: (commitment: string) => shown.value.notesOn(commitment),
  }
})
