/** What each event of Die Tafelrunde 2 looks like. */
import type { OfKind } from '../../../../engine/basics/kinds'
import type { Seat } from '../../../../engine/basics/seat'
import type {
  Colour,
  Fighter,
  Haul,
  Special,
  TafelrundeSeen,
  TafelrundeView,
} from '../../../../games/tafelrunde/outside/contract'
import {
  chestColour,
  chestGems,
  specialCard,
  valueOf,
} from '../../../../games/tafelrunde/outside/faces'
import { backs, type Flight, type Scene, type Spot } from '../../../stage/playing/scene'
import { fightersOf } from './changes'
import {
  cardThing,
  chestsSpot,
  chestThing,
  columnSpot,
  goodsSpot,
  rowSpot,
  seatSpot,
  STACK_SPOT,
  sumSpot,
} from './things'

/** A hand: the cards one holds oneself, or the plate of whoever holds them. */
function handOf(view: TafelrundeView, seat: Seat): readonly Spot[] {
  return seat === view.you ? ['hand', seatSpot(seat)] : [seatSpot(seat)]
}

function outOfHand(view: TafelrundeView, seat: Seat): readonly Spot[] {
  return seat === view.you ? ['slot', 'hand', seatSpot(seat)] : [seatSpot(seat)]
}

function inFrontOf(seat: Seat): readonly Spot[] {
  return [goodsSpot(seat), seatSpot(seat)]
}

function layRogue(
  { seat, card, colour }: OfKind<TafelrundeSeen, 'played'>,
  view: TafelrundeView,
): Scene {
  const to = [rowSpot(colour, seat), columnSpot(colour)]
  return { flights: [{ from: outOfHand(view, seat), to, things: [cardThing(card, colour)] }] }
}

function laySpecial(view: TafelrundeView, seat: Seat, special: Special): Scene {
  const things = [cardThing(specialCard(special))]
  return { flights: [{ from: outOfHand(view, seat), to: inFrontOf(seat), things }] }
}

function revive(
  event: OfKind<TafelrundeSeen, 'wiederbelebungPlayed'>,
  view: TafelrundeView,
): Scene {
  const { flights = [] } = laySpecial(view, event.seat, 'wiederbelebung')
  if (event.card === undefined) return { flights }
  const back = {
    from: inFrontOf(event.seat),
    to: handOf(view, event.seat),
    things: [cardThing(event.card)],
  }
  return { flights: [...flights, back] }
}

/** Where chests of a colour lie: in the middle, or in front of somebody. */
function placeOf(from: Haul['from'], colour: Colour): readonly Spot[] {
  return from === 'middle' ? [chestsSpot(colour), columnSpot(colour)] : inFrontOf(from)
}

/** Everybody's rogues of a colour leave its column: those of the winner are discarded, all others go home. */
function leaveColumn(view: TafelrundeView, colour: Colour, winner: Seat | undefined): Flight[] {
  return view.players.flatMap((_, seat) => {
    const cards = fightersOf(view, seat, colour)
    const from = [rowSpot(colour, seat), columnSpot(colour)]
    const to = seat === winner ? [seatSpot(seat)] : handOf(view, seat)
    const things = cards.map((card) => cardThing(card, colour))
    return cards.length === 0 ? [] : [{ from, to, things }]
  })
}

/** Milliseconds in which one reads who has won what. */
const OUTCOME = 1000

/** Chests slide to where they are won, and the rogues leave at the same time. */
function settle(
  { colour, hauls }: { readonly colour: Colour; readonly hauls: readonly Haul[] },
  view: TafelrundeView,
  winner?: Seat,
): Scene {
  const to = winner === undefined ? [chestsSpot(colour), columnSpot(colour)] : inFrontOf(winner)
  const chests = hauls.map(({ from, chests: moved }): Flight => {
    return { from: placeOf(from, colour), to, things: moved.map(chestThing) }
  })
  const flights = [...chests, ...leaveColumn(view, colour, winner)]
  const count = hauls.reduce((sum, { chests: moved }) => sum + moved.length, 0)
  const gains = count === 0 ? [] : [{ at: to, text: `+${String(count)}` }]
  const glows = winner === undefined ? [] : [seatSpot(winner)]
  return { flights, gains, glows, glance: OUTCOME }
}

function revealChests({ revealed }: OfKind<TafelrundeSeen, 'raidStarted'>): Scene {
  const flights = revealed.map((chest): Flight => {
    return { from: [STACK_SPOT], to: [chestsSpot(chestColour(chest))], things: [chestThing(chest)] }
  })
  return { flights }
}

/** Cards that still lie there leave; rogues whose colour is settled have left with its chests. */
function moveCards(
  { seat, cards }: OfKind<TafelrundeSeen, 'discarded' | 'returned'>,
  to: readonly Spot[],
  view: TafelrundeView,
): Scene {
  const lying = view.players[seat]?.lying ?? []
  const left = cards.filter((card) =>
    lying.some((one) => card === (one.kind === 'rogue' ? one.card : specialCard(one.special))),
  )
  if (left.length === 0) return {}
  return { flights: [{ from: inFrontOf(seat), to, things: left.map((card) => cardThing(card)) }] }
}

function draw({ seat, cards, count }: OfKind<TafelrundeSeen, 'drew'>, view: TafelrundeView): Scene {
  const things = cards ? cards.map((card) => cardThing(card)) : backs(count)
  return { flights: [{ from: inFrontOf(seat), to: handOf(view, seat), things }] }
}

function deal({ hand }: OfKind<TafelrundeSeen, 'dealt'>, view: TafelrundeView): Scene {
  const flights = view.players.map((_, seat): Flight => {
    const own = seat === view.you ? hand : undefined
    const things = own ? own.map((card) => cardThing(card)) : backs(hand?.length ?? 5)
    return { from: [STACK_SPOT], to: handOf(view, seat), things }
  })
  return { flights }
}

/** What each card and at last the chest make of a strength. */
function totalsOf({ cards, chest }: Fighter, colour: Colour): number[] {
  const parts = cards.map((card) => valueOf(card, colour))
  if (chest !== undefined) parts.push(chestGems(chest))
  let total = 0
  return parts.map((part) => (total += part))
}

/** Milliseconds in which three or four numbers are compared. */
const GLANCE = 1400

/** The strengths are counted card by card, then the strongest one's rogues glow. */
function compare({ colour, fighters }: OfKind<TafelrundeSeen, 'strengthsCompared'>): Scene {
  const most = Math.max(...fighters.map(({ strength }) => strength))
  const strongest = fighters.filter(({ strength }) => strength === most)
  const sums = fighters.map((fighter) => ({
    at: [sumSpot(colour, fighter.seat), rowSpot(colour, fighter.seat), columnSpot(colour)],
    within: [columnSpot(colour)],
    covers: true as const,
    totals: totalsOf(fighter, colour),
  }))
  return {
    nudges: [columnSpot(colour)],
    sums,
    glance: GLANCE,
    glows: strongest.map(({ seat }) => rowSpot(colour, seat)),
  }
}

/** What is seen of an event; `view` is the one before it. */
export function tafelrundeScene(event: TafelrundeSeen, view: TafelrundeView): Scene {
  switch (event.kind) {
    case 'dealt':
      return deal(event, view)
    case 'raidStarted':
      return revealChests(event)
    case 'played':
      return layRogue(event, view)
    case 'feierabendPlayed':
      return laySpecial(view, event.seat, 'feierabend')
    case 'letzteWarnungPlayed':
      return laySpecial(view, event.seat, 'letzte-warnung')
    case 'zorkPlayed':
      return laySpecial(view, event.seat, 'zork')
    case 'wiederbelebungPlayed':
      return revive(event, view)
    case 'passed':
    case 'notDrawn':
    case 'reshuffled':
    case 'startPassedOn':
      return { nudges: [seatSpot(event.seat)] }
    case 'strengthsCompared':
      return compare(event)
    case 'colourUnfought':
      return { nudges: [columnSpot(event.colour)], glance: GLANCE / 2 }
    case 'colourWon':
      return settle(event, view, event.seat)
    case 'colourTied':
      return settle(event, view)
    case 'discarded':
      return moveCards(event, [seatSpot(event.seat)], view)
    case 'returned':
      return moveCards(event, handOf(view, event.seat), view)
    case 'secured': {
      const things = event.chests.map(chestThing)
      const to = [seatSpot(event.seat)]
      const gains = [{ at: to, text: `+${String(event.chests.length)}` }]
      return { flights: [{ from: inFrontOf(event.seat), to, things }], gains }
    }
    case 'drew':
      return draw(event, view)
    case 'securedBefore':
    case 'matchEnded':
      return {}
  }
}
