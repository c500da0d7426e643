/** An event as one viewer may see it ("Who sees what"). */
import type { Viewer } from '../../../engine/seat'
import type { TafelrundeEvent, TafelrundeSeen } from '../outside/contract'

type EventOf<Kind extends TafelrundeEvent['kind']> = Extract<TafelrundeEvent, { kind: Kind }>

function seeDealt({ specials, hands }: EventOf<'dealt'>, viewer: Viewer): TafelrundeSeen {
  const hand = viewer === 'spectator' ? undefined : hands[viewer]
  return {
    kind: 'dealt',
    specials: [...specials],
    ...(hand === undefined ? {} : { hand: [...hand] }),
  }
}

function seeDrawn({ seat, cards }: EventOf<'drew'>, viewer: Viewer): TafelrundeSeen {
  const count = cards.length
  return { kind: 'drew', seat, count, ...(viewer === seat ? { cards: [...cards] } : {}) }
}

/** What `viewer` sees of an event; everything but dealt and drawn cards lies open. */
export function eventFor(event: TafelrundeEvent, viewer: Viewer): TafelrundeSeen {
  switch (event.kind) {
    case 'dealt':
      return seeDealt(event, viewer)
    case 'drew':
      return seeDrawn(event, viewer)
    case 'raidStarted':
    case 'played':
    case 'feierabendPlayed':
    case 'letzteWarnungPlayed':
    case 'wiederbelebungPlayed':
    case 'zorkPlayed':
    case 'passed':
    case 'strengthsCompared':
    case 'colourWon':
    case 'colourTied':
    case 'colourUnfought':
    case 'discarded':
    case 'returned':
    case 'secured':
    case 'reshuffled':
    case 'notDrawn':
    case 'startPassedOn':
    case 'matchEnded':
      return event
  }
}

/** What a viewer may be told later: of chests that others have secured only the number (TR-31). */
export function recall(seen: TafelrundeSeen, viewer: Viewer): TafelrundeSeen {
  if (seen.kind !== 'secured' || seen.seat === viewer) return seen
  return { kind: 'securedBefore', seat: seen.seat, count: seen.chests.length }
}
