/** A match and a table as texts: what is sent of them, and by what it is known whether anything but the time has changed. */
import type { MatchView, TableView } from '../protocol/tableViews'

/** A match as a viewer sees it, as texts. */
export interface MatchTexts {
  /** All of it, as JSON. */
  readonly whole: string
  /** The same at any time of the clock; no JSON. */
  readonly look: string
}

function timeless<Question extends object>({
  left: _left,
  ...rest
}: Question & { readonly left?: number }): object {
  return rest
}

/** What is seen of a table at any time of the clock. */
export function lookOfTable({ next, ...table }: TableView): string {
  return JSON.stringify({ ...table, ...(next ? { next: timeless(next) } : {}) })
}

/** The texts of a match; its view, by far the largest part, is made text once for both. */
export function formatMatch({ view, own, awaited, ...rest }: MatchView): MatchTexts {
  const shown = JSON.stringify(view)
  const waiting =
    awaited.kind === 'names'
      ? { kind: awaited.kind, seats: awaited.seats.map((one) => timeless(one)) }
      : timeless(awaited)
  const standing = { ...rest, own: own.map((one) => timeless(one)), awaited: waiting }
  const head = JSON.stringify({ ...rest, own, awaited })
  return {
    whole: `${head.slice(0, -1)},"view":${shown}}`,
    look: JSON.stringify(standing) + shown,
  }
}
