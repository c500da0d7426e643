/** Whom all wait for, as far as this listener may know. */
import type { Seat } from '../../../engine/basics/seat'
import type { AwaitedView } from '../../../protocol/tableViews'
import { joinNames, type Listener } from '../listener/listener'

/** What is awaited of a seat, if that may be known: the kind of its question. */
export function awaitedOf(awaited: AwaitedView, seat: Seat): string | undefined {
  if (awaited.kind !== 'names') return undefined
  return awaited.seats.find((one) => one.seat === seat)?.kind
}

/** Whom all wait for, in words; empty if for nobody. */
export function waitingText(awaited: AwaitedView, { t, names, you }: Listener): string {
  switch (awaited.kind) {
    case 'names': {
      const seats = [...new Set(awaited.seats.map(({ seat }) => seat))]
      const who = seats.map((seat) => (seat === you ? t('table.youToo') : (names[seat] ?? '')))
      return who.length === 0 ? '' : t('table.waitingFor', { names: joinNames(who, t) })
    }
    case 'number':
      return t('table.waitingForNumber', { n: awaited.number })
    case 'hidden':
      return t('table.waitingForHidden')
  }
}
