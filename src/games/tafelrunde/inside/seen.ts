/** An event as one viewer may see it, written out field by field ("Who sees what"). */
import type { OfKind } from '../../../engine/basics/kinds'
import type { Viewer } from '../../../engine/basics/seat'
import type { Fighter, Haul, TafelrundeEvent, TafelrundeSeen } from '../outside/contract'

function seeDealt(
  { specials, hands }: OfKind<TafelrundeEvent, 'dealt'>,
  viewer: Viewer,
): TafelrundeSeen {
  const hand = viewer === 'spectator' ? undefined : hands[viewer]
  return {
    kind: 'dealt',
    specials: [...specials],
    ...(hand === undefined ? {} : { hand: [...hand] }),
  }
}

function seeDrawn(
  { seat, cards }: OfKind<TafelrundeEvent, 'drew'>,
  viewer: Viewer,
): TafelrundeSeen {
  const count = cards.length
  return { kind: 'drew', seat, count, ...(viewer === seat ? { cards: [...cards] } : {}) }
}

function seeRaid({
  raid,
  start,
  revealed,
}: OfKind<TafelrundeEvent, 'raidStarted'>): TafelrundeSeen {
  return { kind: 'raidStarted', raid, start, revealed: [...revealed] }
}

function seeWarning({
  seat,
  colour,
}: OfKind<TafelrundeEvent, 'letzteWarnungPlayed'>): TafelrundeSeen {
  return { kind: 'letzteWarnungPlayed', seat, ...(colour === undefined ? {} : { colour }) }
}

function seeRevival({
  seat,
  card,
}: OfKind<TafelrundeEvent, 'wiederbelebungPlayed'>): TafelrundeSeen {
  return { kind: 'wiederbelebungPlayed', seat, ...(card === undefined ? {} : { card }) }
}

function seeFighter({ seat, cards, chest, strength }: Fighter): Fighter {
  return { seat, cards: [...cards], ...(chest === undefined ? {} : { chest }), strength }
}

function seeStrengths({
  colour,
  fighters,
}: OfKind<TafelrundeEvent, 'strengthsCompared'>): TafelrundeSeen {
  return { kind: 'strengthsCompared', colour, fighters: fighters.map(seeFighter) }
}

function seeHauls(hauls: readonly Haul[]): Haul[] {
  return hauls.map(({ from, chests }) => ({ from, chests: [...chests] }))
}

function seeWon({
  colour,
  seat,
  hauls,
  kept,
}: OfKind<TafelrundeEvent, 'colourWon'>): TafelrundeSeen {
  return { kind: 'colourWon', colour, seat, hauls: seeHauls(hauls), kept: seeHauls(kept) }
}

function seeTied({
  colour,
  seats,
  hauls,
  kept,
}: OfKind<TafelrundeEvent, 'colourTied'>): TafelrundeSeen {
  const [seenHauls, seenKept] = [seeHauls(hauls), seeHauls(kept)]
  return { kind: 'colourTied', colour, seats: [...seats], hauls: seenHauls, kept: seenKept }
}

function seeEnd({
  end,
  ranks,
  gems,
  hands,
}: OfKind<TafelrundeEvent, 'matchEnded'>): TafelrundeSeen {
  return { kind: 'matchEnded', end, ranks: [...ranks], gems: [...gems], hands: [...hands] }
}

/** What `viewer` sees of an event; everything but dealt and drawn cards lies open. */
export function eventFor(event: TafelrundeEvent, viewer: Viewer): TafelrundeSeen {
  const { kind } = event
  switch (kind) {
    case 'dealt':
      return seeDealt(event, viewer)
    case 'drew':
      return seeDrawn(event, viewer)
    case 'raidStarted':
      return seeRaid(event)
    case 'played': {
      const { seat, card, colour, value } = event
      return { kind, seat, card, colour, value }
    }
    case 'feierabendPlayed':
    case 'zorkPlayed':
    case 'startPassedOn':
      return { kind, seat: event.seat }
    case 'letzteWarnungPlayed':
      return seeWarning(event)
    case 'wiederbelebungPlayed':
      return seeRevival(event)
    case 'passed':
      return { kind, seat: event.seat, cause: event.cause }
    case 'strengthsCompared':
      return seeStrengths(event)
    case 'colourWon':
      return seeWon(event)
    case 'colourTied':
      return seeTied(event)
    case 'colourUnfought':
      return { kind, colour: event.colour }
    case 'discarded':
    case 'returned':
      return { kind, seat: event.seat, cards: [...event.cards] }
    case 'secured':
      return { kind, seat: event.seat, chests: [...event.chests] }
    case 'reshuffled':
    case 'notDrawn':
      return { kind, seat: event.seat, count: event.count }
    case 'matchEnded':
      return seeEnd(event)
  }
}
