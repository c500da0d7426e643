/** Who at a shared screen should have it next, as far as the one who looks at it may know. */
import type { MatchView, TableView } from '../../protocol/tableViews'
import type { TableSession } from './tableSession'

/** Somebody who looks, or could look, at the screen. */
export interface Onlooker {
  readonly number: number
  readonly name: string
  readonly session: TableSession
}

/** Who comes next. */
export interface NextPerson {
  readonly number: number
  readonly name: string
  /** `asked`: he is asked, and everybody knows; `maybe`: it is hidden who is asked, so the screen goes round; `vote`: he has not voted yet. */
  readonly why: 'asked' | 'maybe' | 'vote'
}

/** The others in the order in which the screen goes round. */
function around(shown: TableSession, people: readonly Onlooker[]): readonly Onlooker[] {
  const place = people.findIndex(({ session }) => session === shown)
  return [...people.slice(place + 1), ...people.slice(0, Math.max(0, place))]
}

function askedOf({ awaited }: MatchView, others: readonly Onlooker[]): NextPerson | undefined {
  if (awaited.kind === 'names') {
    const asked = others.find(({ session }) =>
      awaited.seats.some(({ seat }) => seat === session.you.value),
    )
    return asked && { ...whoIs(asked), why: 'asked' }
  }
  const [first] = others
  const isNobody = awaited.kind === 'number' && awaited.number === 0
  return first && !isNobody ? { ...whoIs(first), why: 'maybe' } : undefined
}

function votingOf({ proposals }: TableView, others: readonly Onlooker[]): NextPerson | undefined {
  const open = others.find(
    ({ session }) =>
      session.you.value !== undefined &&
      proposals.some(({ agreed }) => !agreed.includes(session.person.value ?? '')),
  )
  return open && { ...whoIs(open), why: 'vote' }
}

function whoIs({ number, name }: Onlooker): Pick<NextPerson, 'number' | 'name'> {
  return { number, name }
}

/** Whoever comes next. Undefined: whoever looks is asked himself, or nobody else is; only what he is shown is looked at, so nothing is given away. */
export function nextAt(shown: TableSession, people: readonly Onlooker[]): NextPerson | undefined {
  const match = shown.match.value
  const others = around(shown, people)
  if (match && match.own.length > 0) return undefined
  const asked = match && !match.outcome ? askedOf(match, others) : undefined
  return asked ?? (shown.table.value ? votingOf(shown.table.value, others) : undefined)
}
