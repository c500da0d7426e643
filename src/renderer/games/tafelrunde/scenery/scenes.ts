/** What each event of Die Tafelrunde 2 looks like. */
import type { Seat } from '../../../../engine/seat'
import type {
  Card,
  Colour,
  Haul,
  Special,
  TafelrundeSeen,
  TafelrundeView,
} from '../../../../games/tafelrunde/outside/contract'
import { chestColour, specialCard } from '../../../../games/tafelrunde/outside/faces'
import { backs, type Flight, type Scene, type Spot } from '../../../stage/scene'
import { cardThing, chestThing, columnSpot, goodsSpot, seatSpot, STACK_SPOT } from './things'

type SeenOf<Kind extends TafelrundeSeen['kind']> = Extract<TafelrundeSeen, { kind: Kind }>

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

function layCard(view: TafelrundeView, seat: Seat, card: Card, up?: Colour): Scene {
  const from = outOfHand(view, seat)
  return { flights: [{ from, to: inFrontOf(seat), things: [cardThing(card, up)] }] }
}

function laySpecial(view: TafelrundeView, seat: Seat, special: Special): Scene {
  return layCard(view, seat, specialCard(special))
}

function revive(event: SeenOf<'wiederbelebungPlayed'>, view: TafelrundeView): Scene {
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
  return from === 'middle' ? [columnSpot(colour)] : inFrontOf(from)
}

function haul(
  { colour, hauls }: { readonly colour: Colour; readonly hauls: readonly Haul[] },
  to: readonly Spot[],
): Scene {
  const flights = hauls.map(({ from, chests }): Flight => {
    return { from: placeOf(from, colour), to, things: chests.map(chestThing) }
  })
  const count = hauls.reduce((sum, { chests }) => sum + chests.length, 0)
  return count === 0 ? {} : { flights, gains: [{ at: to, text: `+${String(count)}` }] }
}

function revealChests({ revealed }: SeenOf<'raidStarted'>): Scene {
  const flights = revealed.map((chest): Flight => {
    return { from: [STACK_SPOT], to: [columnSpot(chestColour(chest))], things: [chestThing(chest)] }
  })
  return { flights }
}

function moveCards(from: readonly Spot[], to: readonly Spot[], cards: readonly Card[]): Scene {
  return { flights: [{ from, to, things: cards.map((card) => cardThing(card)) }] }
}

function draw({ seat, cards, count }: SeenOf<'drew'>, view: TafelrundeView): Scene {
  const things = cards ? cards.map((card) => cardThing(card)) : backs(count)
  return { flights: [{ from: inFrontOf(seat), to: handOf(view, seat), things }] }
}

function deal({ hand }: SeenOf<'dealt'>, view: TafelrundeView): Scene {
  const flights = view.players.map((_, seat): Flight => {
    const own = seat === view.you ? hand : undefined
    const things = own ? own.map((card) => cardThing(card)) : backs(hand?.length ?? 5)
    return { from: [STACK_SPOT], to: handOf(view, seat), things }
  })
  return { flights }
}

/** The strengths stand over their colour, the greatest first, before what they win moves. */
function compare({ colour, fighters }: SeenOf<'strengthsCompared'>): Scene {
  const at = [columnSpot(colour)]
  const strengths = fighters.map(({ strength }) => strength).sort((a, b) => b - a)
  return { nudges: at, gains: [{ at, text: strengths.join(' : ') }] }
}

/** What is seen of an event; `view` is the one before it. */
export function tafelrundeScene(event: TafelrundeSeen, view: TafelrundeView): Scene {
  switch (event.kind) {
    case 'dealt':
      return deal(event, view)
    case 'raidStarted':
      return revealChests(event)
    case 'played':
      return layCard(view, event.seat, event.card, event.colour)
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
      return { nudges: [columnSpot(event.colour)] }
    case 'colourWon':
      return haul(event, inFrontOf(event.seat))
    case 'colourTied':
      return haul(event, [columnSpot(event.colour)])
    case 'discarded':
      return moveCards(inFrontOf(event.seat), [seatSpot(event.seat)], event.cards)
    case 'returned':
      return moveCards(inFrontOf(event.seat), handOf(view, event.seat), event.cards)
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
