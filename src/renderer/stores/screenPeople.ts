/**
 * The people who share this screen: each has a link and a seat of his own, one of them is shown, and a curtain lies between two hands.
 * Number 0 is whoever the window belongs to; the others come and go with him.
 */
import { computed, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import { isRecord } from '../../engine/basics/json'
import type { OfKind } from '../../engine/basics/kinds'
import type { Language } from '../../engine/basics/language'
import type { LinkTarget } from '../../ipc/ipc'
import type { Command } from '../../protocol/clientMessages'
import type { Answer } from '../../protocol/hostMessages'
import type { Refusal } from '../../protocol/terms'
import { nextAt, type NextPerson } from './nextAtScreen'
import type { TableSession } from './tableSession'

/** The longest name, and the most that are kept of all tables together. */
const LONGEST_KEPT_NAME = 64
const MOST_KEPT = 40

/** The question whether everybody has read what lies open to all: one answer holds for everybody who looks at the same screen. */
const READ_ON = 'nextRound'

/** Stands for the window's own person among the ids of the others. */
const OWN = 'own'

/** Refusals after which the same may be granted a little later. */
const PASSING: ReadonlySet<Refusal> = new Set<Refusal>([
  'too-fast',
  'too-many-tries',
  'disk-stuck',
  'storage-failed',
])
/** Milliseconds after such a refusal until the same is asked for again. */
const AGAIN_AFTER = 3000

/** Somebody who has sat at this screen, as it is kept. */
export interface KeptPerson {
  /** Of this window's making; what is kept of him stands under it. */
  readonly id: string
  readonly name: string
  /** The table at which he sits. */
  readonly table: string
}

/** What is needed of the window. */
export interface ScreenPeoplePorts {
  /** Whoever the window belongs to. */
  readonly own: TableSession
  /** A link for somebody else, not connected yet. */
  open(id: string, name: string): TableSession
  newId(): string
  /** Where the others are kept, as text by host. */
  kept(target: LinkTarget): { read(): string | undefined; write(text: string): void }
}

/** Somebody at this screen. */
export interface ScreenPerson {
  readonly number: number
  readonly name: string
}

/** Who shares this screen. */
export interface ScreenPeople {
  /** Everybody at this screen who is at the table, the window's own person first. */
  readonly people: ComputedRef<readonly ScreenPerson[]>
  /** Whose eyes the window has now. */
  readonly shown: ComputedRef<TableSession>
  /** His number. */
  readonly at: Readonly<Ref<number>>
  /** Who that is, whatever number he has after the next reconnect; the same for nobody else. */
  readonly whose: ComputedRef<string>
  /** For whom the curtain is down; undefined: it is up. */
  readonly curtain: ComputedRef<ScreenPerson | undefined>
  /** Whose turn at the screen it seems to be; undefined: nobody else's. */
  readonly next: ComputedRef<NextPerson | undefined>
  /** Lets the curtain down for somebody. */
  handTo(number: number): void
  /** Somebody says that he is there, and sees his hand. */
  show(number: number): void
  /** Somebody sits down at the own table, at this screen. */
  add(name: string, password?: string): Promise<Answer>
  /** What all at this screen do together once one of them has done it. */
  follow(wish: Command, question: string | undefined): void
  /** All are ready: one of them begins. */
  beReady(): Promise<void>
  /** What is said to all is said in another language from now on. */
  speak(language: Language): void
  /** They go away from the table. */
  leave(wish: OfKind<Command, 'leave'>): Promise<void>
}

interface Other extends KeptPerson {
  readonly number: number
  readonly session: TableSession
}

function isKept(value: unknown): value is KeptPerson {
  if (!isRecord(value)) return false
  const { id, name, table } = value
  const isName = typeof name === 'string' && name !== '' && name.length <= LONGEST_KEPT_NAME
  return isName && typeof id === 'string' && typeof table === 'string'
}

/** Those who are kept; what cannot be read is nobody. */
export function parseKept(text: string | undefined): readonly KeptPerson[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isKept).slice(-MOST_KEPT) : []
  } catch {
    return []
  }
}

/** Everybody in one window; nobody but its own person at first. */
export function createScreenPeople(ports: ScreenPeoplePorts): ScreenPeople {
  const { own } = ports
  const others = shallowRef<readonly Other[]>([])
  const at = ref(0)
  const curtainFor = ref<number>()
  const table = computed(() => own.table.value?.id)

  const here = computed(() =>
    others.value.filter(({ session }) => {
      const id = session.table.value?.id
      return id !== undefined && id === table.value
    }),
  )
  /** As at the table; a name may have changed since the link was made. */
  function nameOf({ table, person, state }: TableSession): string {
    const seat = table.value?.seats.find(
      (one) => one.kind === 'person' && one.person === person.value,
    )
    const isNamed = seat !== undefined && 'name' in seat
    return isNamed ? seat.name : (state.value.welcome?.name ?? '')
  }
  const people = computed(() => [
    { number: 0, name: nameOf(own) },
    ...here.value.map(({ number, session }) => ({ number, name: nameOf(session) })),
  ])
  function sessionOf(number: number): TableSession {
    return others.value.find((one) => one.number === number)?.session ?? own
  }
  const shown = computed(() => sessionOf(at.value))
  const whose = computed(() => others.value.find(({ number }) => number === at.value)?.id ?? OWN)
  const curtain = computed(() => {
    const number = curtainFor.value
    if (number === undefined || table.value === undefined) return undefined
    const known = others.value.find((one) => one.number === number)
    return people.value.find((one) => one.number === number) ?? known
  })
  const next = computed(() =>
    nextAt(
      shown.value,
      people.value.map(({ number, name }) => ({ number, name, session: sessionOf(number) })),
    ),
  )

  function kept(): readonly KeptPerson[] {
    return parseKept(ports.kept(own.target.value).read())
  }
  function keep(people: readonly KeptPerson[]): void {
    const plain = people.map(({ id, name, table: where }) => ({ id, name, table: where }))
    ports.kept(own.target.value).write(JSON.stringify(plain.slice(-MOST_KEPT)))
  }
  function open(person: KeptPerson): Other {
    const session = ports.open(person.id, person.name)
    session.connect(own.target.value)
    const number = Math.max(0, ...others.value.map((one) => one.number)) + 1
    return { ...person, number, session }
  }
  function letGo(gone: readonly Other[]): void {
    others.value = others.value.filter((one) => !gone.includes(one))
    for (const { session } of gone) session.end()
  }
  /** Whoever cannot come back to his seat is at this screen no more; who is only asked to wait tries again. */
  async function comeBack(other: Other): Promise<void> {
    const answer = await other.session.command({ kind: 'join', as: 'player' }, other.table)
    if (answer.ok || answer.refusal === 'not-at-this-table' || !others.value.includes(other)) return
    if (PASSING.has(answer.refusal)) {
      setTimeout(() => {
        if (others.value.includes(other)) void comeBack(other)
      }, AGAIN_AFTER)
      return
    }
    letGo([other])
    keep(kept().filter(({ id }) => id !== other.id))
  }
  /** The others are where the window's own person is; whose hand was shown before is not known any more. */
  function goAlong(id: string | undefined): void {
    letGo(others.value)
    at.value = 0
    curtainFor.value = undefined
    if (id === undefined) return
    for (const person of kept()) {
      if (person.table !== id) continue
      const other = open(person)
      others.value = [...others.value, other]
      void comeBack(other)
    }
    if (others.value.length > 0) curtainFor.value = 0
  }
  watch(table, goAlong, { flush: 'sync' })
  /** Whoever is shown and goes leaves the screen to nobody. */
  watch(
    () => at.value === 0 || here.value.some(({ number }) => number === at.value),
    (isHere) => {
      if (isHere) return
      at.value = 0
      curtainFor.value = 0
    },
    { flush: 'sync' },
  )

  return {
    people,
    shown,
    at,
    whose,
    curtain,
    next,
    handTo(number) {
      curtainFor.value = number
    },
    show(number) {
      at.value = number
      curtainFor.value = undefined
    },
    async add(name, password) {
      const id = table.value
      if (id === undefined) return own.here({ kind: 'ready', ready: true })
      const other = open({ id: ports.newId(), name, table: id })
      const secret = password === undefined ? {} : { password }
      const answer = await other.session.command({ kind: 'join', as: 'player', ...secret }, id)
      if (!answer.ok || table.value !== id) {
        other.session.end()
        return answer
      }
      others.value = [...others.value, other]
      keep([...kept(), other])
      return answer
    },
    follow(wish, question) {
      for (const { session } of [{ session: own }, ...here.value]) {
        if (session === shown.value) continue
        if (wish.kind === 'ready' || wish.kind === 'hold') void session.here(wish)
        const asked = session.match.value?.own.find(({ kind }) => kind === question)
        if (wish.kind === 'move' && question === READ_ON && asked) {
          void session.here({ ...wish, question: asked.name })
        }
      }
    },
    async beReady() {
      const ready = { kind: 'ready', ready: true } as const
      await Promise.all(here.value.map(({ session }) => session.here(ready)))
    },
    speak(language) {
      for (const { session } of here.value) {
        void session.command({ kind: 'rename', name: nameOf(session), language })
      }
    },
    async leave(wish) {
      const gone = here.value
      await Promise.all(gone.map(({ session }) => session.here(wish)))
    },
  }
}
