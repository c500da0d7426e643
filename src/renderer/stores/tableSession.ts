/** One person's link to a host, and what this window was told through it of the table the person is at. */
import { computed, nextTick, ref, shallowRef, triggerRef } from 'vue'
import type {
  Client,
  ClientIdentity,
  ClientPorts,
  ClientState,
  MatchNotes,
  WantedText,
} from '../../client/client'
import { createClient } from '../../client/createClient'
import { EMPTY_STATE } from '../../client/knowledge'
import { err, type Result } from '../../engine/basics/result'
import type { LinkTarget } from '../../ipc/ipc'
import type { Command } from '../../protocol/clientMessages'
import type { Answer, TableLeft, ThoughtMessage } from '../../protocol/hostMessages'
import type { Refusal } from '../../protocol/terms'
import { noteLink } from '../links/hostKeys'
import { followNetwork } from '../links/followNetwork'
import { isSealed, openLink } from '../links/openLink'
import type { Facts } from './facts'
import { createHeard } from './heard'
import { createNewDeal } from './newDeal'
import { storyAfter, type Story } from './story'

const NOT_HERE: Refusal = 'not-at-this-table'
const NOBODY_THERE: Answer = { type: 'answer', id: 0, ok: false, refusal: NOT_HERE }
const CLOCK = {
  now: () => performance.now(),
  after(milliseconds: number, task: () => void) {
    const timer = setTimeout(task, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  },
}

/** The message that the page shows: of the match, or of the table where none lies on it. */
type Shown = ClientState['match'] | ClientState['table']

function shownOf({ match, table }: ClientState): Shown {
  return match ?? table
}

/** What ends both. */
function stopsOf(...stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop()
  }
}

/** A line that needs a network is doubted as soon as that goes, and tried again as soon as it is back; the answer ends that. */
function watchLine(to: LinkTarget, client: Client): () => void {
  if (!isSealed(to)) return () => undefined
  return followNetwork({
    gone: () => {
      client.doubtLine()
    },
    back: () => {
      if (!client.tryNow()) client.doubtLine()
    },
  })
}

/** Who it is that is linked, and what is kept of him. */
export interface TableSessionPorts {
  /** Asked at every greeting. */
  identity(): Omit<ClientIdentity, 'app'>
  tokens(target: LinkTarget): ClientPorts['tokens']
  notes(target: LinkTarget): NonNullable<ClientPorts['notes']>
  /** Says that the secret is in use; the answer ends that. */
  keepAlive(target: LinkTarget): () => void
  /** Absent: nothing is remembered of this person from match to match. */
  readonly facts?: Pick<Facts, 'factsFor' | 'learn'>
}

/** A person's link to a host. */
export type TableSession = ReturnType<typeof createTableSession>

/** One that is not connected yet. */
export function createTableSession(ports: TableSessionPorts) {
  const state = shallowRef<ClientState>(EMPTY_STATE)
  const left = shallowRef<TableLeft>()
  /** What a bot said last of its thinking. */
  const thought = shallowRef<ThoughtMessage>()
  const heard = createHeard()
  const newDeal = createNewDeal()
  const told = shallowRef<Story>()
  const target = shallowRef<LinkTarget>({ kind: 'local' })
  /** What the host sent last cannot be shown; the next message is tried again. */
  const isNonsense = ref(false)
  /** How often the window has failed over what a host sent: what is shown after that is made anew. */
  const failures = ref(0)
  /** What is shown a second time, since what failed may have been left by a message before it. */
  let shownAgain: Shown
  let client: Client | undefined
  let stop: () => void = () => undefined
  /** Answers what the connection before can no longer answer. */
  let giveUp: () => void = () => undefined
  let givenUp = new Promise<Answer>(() => undefined)

  /** The window failed over what the host sent: it says so instead, and asks for everything anew. */
  function distrust(error: unknown): void {
    console.error(error)
    isNonsense.value = true
    failures.value += 1
    // It may lie in what was told before: whatever is shown next begins with the next message.
    told.value = undefined
    heard.forget()
    client?.askAnew()
    void showAgain(shownOf(state.value))
  }

  /** Once the page has let go of all that was shown before, the same message is tried once more. */
  async function showAgain(message: Shown): Promise<void> {
    if (!message || message === shownAgain) return
    shownAgain = message
    await nextTick()
    if (shownOf(state.value) === message) isNonsense.value = false
  }

  /** Ends the connection: nothing is known any more. */
  function end(): void {
    stop()
    giveUp()
    client?.close()
    client = undefined
    state.value = EMPTY_STATE
    isNonsense.value = false
  }

  /** Connects to a host; an earlier connection ends. */
  function connect(to: LinkTarget): void {
    end()
    target.value = to
    givenUp = new Promise((done) => {
      giveUp = () => {
        done(NOBODY_THERE)
      }
    })
    if (isSealed(to)) noteLink(to)
    client = createClient(() => ({ ...ports.identity(), app: APP_VERSION }), {
      open: (events) => openLink(to, events),
      clock: CLOCK,
      entropy: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
      tokens: ports.tokens(to),
      notes: ports.notes(to),
      ...(ports.facts ? { factsFor: ports.facts.factsFor } : {}),
    })
    stop = stopsOf(ports.keepAlive(to), watchLine(to, client))
    state.value = client.state()
    client.subscribe({
      changed(next) {
        if (next.table && !state.value.table) left.value = undefined
        if (shownOf(next) !== shownOf(state.value)) isNonsense.value = false
        state.value = next
      },
      happened(message) {
        try {
          told.value = storyAfter(told.value, message)
          newDeal.happened(message)
          heard.happened(message)
        } catch (error) {
          distrust(error)
        }
        ports.facts?.learn(message).catch(distrust)
      },
      noticed(notices, at) {
        try {
          newDeal.noticed(notices, at)
          heard.noticed(notices, at)
        } catch (error) {
          distrust(error)
        }
      },
      thought(message) {
        thought.value = message
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

  /** Tries at once; what is shown stays until the host answers, unless the connection has ended for good. */
  function tryNow(): void {
    if (client?.tryNow() !== true) reconnect()
  }

  /** Sends a command to the host. */
  async function command(wish: Command, at?: string): Promise<Answer> {
    return client ? Promise.race([client.command(wish, at), givenUp]) : NOBODY_THERE
  }

  /** Sends a command for the table one is at. */
  function here(wish: Command): Promise<Answer> {
    return command(wish, table.value?.id)
  }

  /** Tells the host that a question of the table one is at can be seen. */
  function noteSeen(question: string): void {
    client?.noteSeen(question)
  }

  /** A text of the table one is at, or of the host. */
  async function fetch(wanted: WantedText): Promise<Result<string, Refusal>> {
    const at = table.value?.id
    const isOfTable = 'match' in wanted || 'hash' in wanted
    if (!client || (isOfTable && at === undefined)) return err(NOT_HERE)
    const gone = givenUp.then((): Result<string, Refusal> => err(NOT_HERE))
    return Promise.race([client.fetch(wanted, isOfTable ? at : undefined), gone])
  }

  /** What this window noted of the deal with this commitment. */
  function notesOn(commitment: string): MatchNotes | undefined {
    return client?.notesOn(commitment)
  }

  const table = computed(() => state.value.table?.table)
  const matchMessage = computed(() => {
    const { match } = state.value
    return match?.table === table.value?.id ? match : undefined
  })
  const match = computed(() => matchMessage.value?.match)
  /** What this window was told of the match on the table. */
  const story = computed(() => {
    const { value } = told
    const isOfMatch = value?.table === table.value?.id && value?.match === match.value?.number
    return isOfMatch ? value : undefined
  })
  const person = computed(() => state.value.welcome?.person)
  /** Own seat; undefined for who watches. */
  const you = computed(() => {
    const seat = table.value?.seats.findIndex(
      (one) => one.kind === 'person' && one.person === person.value,
    )
    return seat === undefined || seat < 0 ? undefined : seat
  })
  const isKeeper = computed(() => table.value !== undefined && table.value.keeper === person.value)
  return {
    state,
    target,
    thought,
    left,
    table,
    matchMessage,
    match,
    story,
    you,
    person,
    isKeeper,
    isNonsense,
    failures,
    distrust,
    connect,
    end,
    reconnect,
    tryNow,
    command,
    here,
    noteSeen,
    fetch,
    heard,
    newDeal,
    notesOn,
  }
}
