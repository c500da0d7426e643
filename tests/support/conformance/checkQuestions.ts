/** Questions: their names, their clocks, and who is seen waiting for whom. */
import type { Awaited, Decision, Question } from '../../../src/engine/decision'
import type { GameTypes } from '../../../src/engine/game'
import type { Seat } from '../../../src/engine/seat'
import { same, sharesReference, survivesJson, viewersOf, type Breach, type Table } from './table'

/** What one seat was asked so far. */
interface Ledger {
  open: Set<string>
  readonly closed: Set<string>
  /** Seconds of every clock by its key. */
  readonly clocks: Map<string, number>
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

/** Follows the questions of one match. */
export class Questions<T extends GameTypes> {
  private readonly ledgers: readonly Ledger[]
  private answered: { readonly seat: Seat; readonly name: string } | undefined

  constructor(private readonly table: Table<T>) {
    this.ledgers = Array.from({ length: table.seats }, () => ({
      open: new Set(),
      closed: new Set(),
      clocks: new Map(),
    }))
  }

  /** To be told before a seat answers. */
  note({ seat }: Decision): void {
    const { game, state } = this.table
    const asked = game.toAct(state).filter((decision) => decision.seat === seat)
    const [only] = asked
    // With two questions at once nobody outside the rules knows which of them a move answers.
    this.answered =
      only && asked.length === 1 ? { seat, name: game.question(state, only).name } : undefined
  }

  /** To be asked before every entry. */
  check(): Breach {
    const { game, state, seats } = this.table
    const decisions = game.toAct(state)
    for (let seat = 0; seat < seats; seat++) {
      const questions = decisions
        .filter((decision) => decision.seat === seat)
        .map((decision) => game.question(state, decision))
      const breach = this.checkSeat(seat, questions)
      if (breach !== undefined) return breach
    }
    this.answered = undefined
    const strange = decisions.some(({ seat }) => !Number.isInteger(seat) || !this.ledgers[seat])
    return strange ? 'a seat is asked that does not exist' : undefined
  }

  private checkSeat(seat: Seat, questions: readonly Question[]): Breach {
    const ledger = this.ledgers[seat]
    if (!ledger) return undefined
    const names = new Set(questions.map(({ name }) => name))
    if (names.size !== questions.length) return 'two questions of a seat have one name'
    for (const question of questions) {
      const breach = checkShape(question) ?? this.checkAgain(seat, question, ledger)
      if (breach !== undefined) return breach
    }
    for (const name of ledger.open) if (!names.has(name)) ledger.closed.add(name)
    ledger.open = names
    return undefined
  }

  private checkAgain(seat: Seat, { name, clock }: Question, ledger: Ledger): Breach {
    if (ledger.closed.has(name)) return `the question "${name}" is asked a second time`
    const { answered } = this
    if (answered?.seat === seat && answered.name === name) {
      return `the question "${name}" stands after its answer`
    }
    if (!clock) return undefined
    const seconds = ledger.clocks.get(clock.key)
    ledger.clocks.set(clock.key, clock.seconds)
    const isSame = seconds === undefined || seconds === clock.seconds
    return isSame ? undefined : `the clock "${clock.key}" changes its seconds`
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
