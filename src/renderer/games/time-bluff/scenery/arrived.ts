/** The view of Time Bluff once what an event moved has come to rest. */
import type { OfKind } from '../../../../engine/basics/kinds'
import { CARDS_PER_SEAT, type Card } from '../../../../games/time-bluff/outside/cards'
import type { LayerView, TimeBluffView } from '../../../../games/time-bluff/outside/contract'
import type { TimeBluffSeen } from '../../../../games/time-bluff/outside/events'
import { addToHand, known, layOn, openTop, withPlace, withPlayer } from './changes'

const OPEN: LayerView = { face: 'open' }

function layDown(event: OfKind<TimeBluffSeen, 'laid'>, view: TimeBluffView): TimeBluffView {
  const { place, hidden, pair, open, named } = event
  const below: LayerView = hidden === undefined ? { face: 'down' } : { face: 'own', card: hidden }
  if (open === undefined) return layOn(view, place, { layers: [below], top: below })
  const above = pair === undefined ? [OPEN] : [OPEN, OPEN]
  return layOn(view, place, { layers: [below, ...above], top: openTop(open, named) })
}

function layOpen(
  view: TimeBluffView,
  { place, card, named }: { place: 0 | 1 | 2; card: Card; named?: number },
): TimeBluffView {
  return layOn(view, place, { layers: [OPEN], top: openTop(card, named) })
}

function dealOut(
  { hand, tops }: OfKind<TimeBluffSeen, 'roundStarted'>,
  view: TimeBluffView,
): TimeBluffView {
  const players = view.players.map((player) => ({ ...player, cards: CARDS_PER_SEAT }))
  const places = tops.map((card) => ({
    kind: 'pile' as const,
    top: openTop(card, undefined),
    layers: [OPEN],
  }))
  return hand ? { ...view, players, places, hand } : { ...view, players, places }
}

function holdNew(
  { counts, hand }: OfKind<TimeBluffSeen, 'handsPassed'>,
  view: TimeBluffView,
): TimeBluffView {
  const players = view.players.map((player, seat) => ({ ...player, cards: counts[seat] ?? 0 }))
  return hand ? { ...view, players, hand } : { ...view, players }
}

/** A vortex that was found lies below what was laid on it: a card takes its place there, or what lies on it sinks. */
function replaceFound(
  { place, card }: OfKind<TimeBluffSeen, 'vortexReplaced'>,
  view: TimeBluffView,
): TimeBluffView {
  const { phase } = view
  const play = 'play' in phase ? phase.play : undefined
  if (!play) return view
  const above = known([play.pair, play.open]).length
  return withPlace(view, place, (before) => {
    if (before.kind !== 'pile') return before
    const at = before.layers.length - 1 - above
    const rest = before.layers.slice(at + 1)
    const layers = [...before.layers.slice(0, at), ...(card === undefined ? [] : [OPEN]), ...rest]
    if (above > 0) return { ...before, layers }
    const { card: face, named } = card === undefined ? play.on : { card, named: undefined }
    return { kind: 'pile', layers, top: openTop(face, named) }
  })
}

function replace(
  event: OfKind<TimeBluffSeen, 'vortexReplaced'>,
  before: TimeBluffView,
): TimeBluffView {
  const view = { ...before, removedVortices: before.removedVortices + 1 }
  if (event.inside) return replaceFound(event, view)
  return event.card === undefined ? view : layOpen(view, { place: event.place, card: event.card })
}

/** Nobody sits anything out beyond the end of a round (TB-43). */
function clearSkips(view: TimeBluffView): TimeBluffView {
  return { ...view, players: view.players.map((player) => ({ ...player, skips: 0 })) }
}

/** What lies on the table when everything has arrived; `view` is the one while it was in the air. */
export function arrivedInTimeBluff(view: TimeBluffView, event: TimeBluffSeen): TimeBluffView {
  switch (event.kind) {
    case 'roundStarted':
      return dealOut(event, view)
    case 'laid':
      return layDown(event, view)
    case 'laidOpen':
    case 'placeOpened':
    case 'placeRefilled':
      return layOpen(view, event)
    case 'drew':
      return addToHand(view, event.seat, { count: event.count, known: event.cards ?? [] })
    case 'pickedUp':
      return addToHand(view, event.seat, { count: event.count, known: event.cards ?? [] })
    case 'beamed': {
      const known = event.card === undefined ? [] : [event.card]
      return addToHand(view, event.to, { count: 1, known })
    }
    case 'handsPassed':
      return holdNew(event, view)
    case 'vortexReplaced':
      return replace(event, view)
    case 'placeDead':
      return withPlace(view, event.place, () => ({ kind: 'dead' }))
    case 'snoozed':
      return withPlayer(view, event.seat, (player) => ({ ...player, skips: player.skips + 1 }))
    case 'satOut':
      return withPlayer(view, event.seat, (player) => ({ ...player, skips: player.skips - 1 }))
    case 'roundEnded':
      return clearSkips(view)
    case 'doubted':
    case 'pileExhausted':
    case 'protected':
    case 'believed':
    case 'placeDeclined':
    case 'matchEnded':
      return view
  }
}
