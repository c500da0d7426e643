/** Who wants another match after this one, and when it begins, in words. */
import type { TableView } from '../../../protocol/tableViews'
import type { Translate } from '../../wording/translate'
import { joinNames } from '../listener/listener'

/** Somebody who is asked whether there is to be another match. */
export interface AskedPerson {
  readonly name: string
  readonly wants: boolean
  readonly isYou: boolean
}

/** A table after a match, as one who looks at it from this seat knows it. */
export interface TableAtEnd {
  readonly table: TableView
  /** Own seat; undefined for who watches. */
  readonly you: number | undefined
  /** When the table was told, in milliseconds of the window's clock. */
  readonly arrived: number | undefined
}

/** Who is asked: those who are there, or have said so before they went. */
export function askedIn({ seats }: TableView, you: number | undefined): AskedPerson[] {
  return seats.flatMap((seat, number) =>
    seat.kind === 'person' && (seat.connected || seat.ready)
      ? [{ name: seat.name, wants: seat.ready, isYou: number === you }]
      : [],
  )
}

/** A sentence of the result about some of them; empty about nobody. */
export function toldOf(
  key: 'wants' | 'waitsFor',
  some: readonly AskedPerson[],
  t: Translate,
): string {
  const names = some.map(({ name, isYou }) => (isYou ? t('app.result.yourself') : name))
  if (names.length === 0) return ''
  return t(`app.result.${key}`, { names: joinNames(names, t), n: names.length })
}

/** Who has not said so yet, oneself last; empty: everybody has. */
export function waitsForText(people: readonly AskedPerson[], t: Translate): string {
  const missing = people.filter(({ wants }) => !wants)
  const [own, others] = [true, false].map((is) => missing.filter(({ isYou }) => isYou === is))
  return toldOf('waitsFor', [...(others ?? []), ...(own ?? [])], t)
}

/** When the next match begins by itself, and, for who sits there, what stops it; empty: nothing counts down. */
export function countdownText({ table, you, arrived }: TableAtEnd, t: Translate): string {
  if (!table.next) return ''
  const now = performance.now()
  const left = Math.max(0, table.next.left - (now - (arrived ?? now)))
  const told = { n: Math.ceil(left / 1000), hold: t('app.result.hold') }
  return t(`app.result.${you === undefined ? 'begins' : 'beginsUnlessHeld'}`, told)
}

/** Whom the next match waits for, and how long; empty where no match has ended. */
export function nextMatchText(at: TableAtEnd, t: Translate): string {
  if (at.table.phase !== 'over') return ''
  const waiting = waitsForText(askedIn(at.table, at.you), t)
  return [waiting, countdownText(at, t)].filter(Boolean).join(' ')
}
