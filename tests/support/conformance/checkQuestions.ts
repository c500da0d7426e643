/** Questions: their names, their clocks, and who is seen waiting for whom. */
import type {
  Awaited,
  Decision,
  Question,
  QuestionClock,
} from '../../../src/engine/contract/decision'
import type { GameTypes } from '../../../src/engine/contract/game'
import type { Seat } from '../../../src/engine/basics/seat'
import {
  eyesOf,
  same,
  sharesReference,
  survivesJson,
  viewersOf,
  type Breach,
  type Table,
} from './table'

/** What is asked of a seat. */
interface Asked extends Question {
  readonly kind: string
}

/** What one seat was asked so far. */
interface Ledger {
  asked: Asked | undefined
  /** Names of questions that were asked before the one that is asked now. */
  readonly closed: Set<string>
  /** Seconds of every clock by its key. */
  readonly clocks: Map<string, number>
  /** Keys of clocks that ran before the one that runs now. */
  readonly stopped: Set<string>
}

function checkShape(question: Question): Breach {
  const { name, clock, together } = question
  if (name === '') return 'a question has no name'
  if (!survivesJson(question)) return 'a question does not survive JSON'
  if (together !== undefined && !together) return 'a question is marked as answered by one only'
  if (!clock) return undefined
  const isSound = clock.key !== '' && Number.isInteger(clock.seconds) && clock.seconds > 0
  return isSound ? undefined : 'a clock has no key or no whole seconds'
}

function checkClock(clock: QuestionClock | undefined, { asked, clocks, stopped }: Ledger): Breach {
  const before = asked?.clock
  if (before && before.key !== clock?.key) stopped.add(before.key)
  if (!clock) return undefined
  if (stopped.has(clock.key)) return `the clock "${clock.key}" runs a second time`
  const seconds = clocks.get(clock.key)
  clocks.set(clock.key, clock.seconds)
  const isSame = seconds === undefined || seconds === clock.seconds
  return isSame ? undefined : `the clock "${clock.key}" changes its seconds`
}

/** Follows the questions of one match. */
export class Questions<T extends GameTypes> {
  private readonly ledgers: readonly Ledger[]
  private answered: Seat | undefined

  constructor(private readonly table: Table<T>) {
    this.ledgers = Array.from({ length: table.seats }, () => ({
      asked: undefined,
      closed: new Set(),
      clocks: new Map(),
      stopped: new Set(),
    }))
  }

  /** To be told which seat answers. */
  note(seat: Seat): void {
    this.answered = seat
  }

  /** To be asked before every entry. */
  check(): Breach {
    const { game, state, seats } = this.table
    const decisions = game.toAct(state)
    const asked = new Set(decisions.map(({ seat }) => seat))
    if (asked.size !== decisions.length) return 'a seat is asked two things at once'
    if (decisions.some(({ seat }) => !this.ledgers[seat])) {
      return 'a seat is asked that does not exist'
    }
    for (let seat = 0; seat < seats; seat++) {
      const decision = decisions.find((one) => one.seat === seat)
      const breach = this.checkSeat(
        seat,
        decision && { kind: decision.kind, ...game.question(state, decision) },
      )
      if (breach !== undefined) return breach
    }
    this.answered = undefined
    return undefined
  }

  private checkSeat(seat: Seat, now: Asked | undefined): Breach {
    const ledger = this.ledgers[seat]
    if (!ledger) return undefined
    const breach = now && (checkShape(now) ?? this.checkName(seat, now, ledger))
    const clockBreach = checkClock(now?.clock, ledger)
    if (ledger.asked && ledger.asked.name !== now?.name) ledger.closed.add(ledger.asked.name)
    ledger.asked = now
    return breach ?? clockBreach
  }

  private checkName(seat: Seat, { name, kind, together }: Asked, ledger: Ledger): Breach {
    const { asked, closed } = ledger
    if (closed.has(name)) return `the question "${name}" is asked a second time`
    const isStill = asked?.name === name
    if (this.answered === seat) {
      return isStill ? `the question "${name}" stands after its answer` : undefined
    }
    // Nobody can be asked anew while his own answer to the same window is missing.
    const isWindow = together && asked?.together && asked.kind === kind
    return isWindow && !isStill && this.answered !== undefined
      ? `the question "${name}" changes its name while others answer`
      : undefined
  }
}

function isOrdered(seats: readonly Seat[]): boolean {
  return seats.every((seat, index) => index === 0 || seat > (seats[index - 1] ?? seat))
}

function checkOneAwaited(awaited: Awaited, owed: ReadonlySet<Seat>): Breach {
  switch (awaited.kind) {
    case 'hidden':
      return undefined
    case 'number':
      if (awaited.clock && checkShape({ name: 'window', clock: awaited.clock })) {
        return 'the clock of a window has no key or no whole seconds'
      }
      return awaited.number <= owed.size ? undefined : 'more are awaited than owe a decision'
    case 'names':
      if (!isOrdered(awaited.seats)) return 'who is awaited does not stand in the order of seats'
      return awaited.seats.every((seat) => owed.has(seat))
        ? undefined
        : 'somebody is awaited who owes nothing'
  }
}

/** Who is awaited, as everybody may know it. */
export function checkAwaited<T extends GameTypes>(table: Table<T>): Breach {
  const { game, state } = table
  const owed = new Set(game.toAct(state).map(({ seat }) => seat))
  for (const viewer of viewersOf(table)) {
    const awaited = game.awaited(state, viewer)
    if (!survivesJson(awaited)) return 'who is awaited does not survive JSON'
    if (sharesReference(state, awaited)) return 'who is awaited shares a reference with the state'
    const breach = checkOneAwaited(awaited, owed)
    if (breach !== undefined) return breach
  }
  return undefined
}

/** Nobody hears of an answer that is given together with others, as long as one of them is missing. */
export function checkUnseen<T extends GameTypes>(
  table: Table<T>,
  answered: Decision & Question,
  events: readonly T['event'][],
): Breach {
  const { game, state } = table
  const isOpen = game.toAct(state).some(({ kind }) => kind === answered.kind)
  if (!answered.together || !isOpen) return undefined
  const others = viewersOf(table).filter((viewer) => viewer !== answered.seat)
  const isNoticed = others.some((viewer, turn) =>
    events.some((event) => game.eventFor(event, viewer, eyesOf(table, turn)) !== undefined),
  )
  return isNoticed ? 'others notice an answer that is given together' : undefined
}

/** What a seat itself is asked, and whom it sees waited for: nothing that follows from what it cannot know. */
export function askedOf<T extends GameTypes>(
  { game }: Pick<Table<T>, 'game'>,
  state: T['state'],
  viewer: Seat | 'spectator',
): unknown {
  const own = game.toAct(state).filter(({ seat }) => seat === viewer)
  return [
    own.map((decision) => [decision.kind, game.question(state, decision)]),
    game.awaited(state, viewer),
  ]
}

/** Whether a seat is asked the same, and sees the same waited for, in two states. */
export function asksAlike<T extends GameTypes>(
  table: Pick<Table<T>, 'game'>,
  states: readonly [T['state'], T['state']],
  viewer: Seat | 'spectator',
): boolean {
  const [one, other] = states
  return same(askedOf(table, one, viewer), askedOf(table, other, viewer))
}
