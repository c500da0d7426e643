/** The view of Die Tafelrunde 2 once what an event moved has come to rest. */
import type { OfKind } from '../../../../engine/basics/kinds'
import type { Seat } from '../../../../engine/basics/seat'
import type {
  LyingCard,
  Special,
  TafelrundeSeen,
  TafelrundeView,
} from '../../../../games/tafelrunde/outside/contract'
import { sumOfGems } from '../../../../games/tafelrunde/outside/faces'
import { addToHand, chestsOf, layDown, less, more, withPlayer } from './changes'

function laySpecial(view: TafelrundeView, seat: Seat, special: Special): TafelrundeView {
  return layDown(view, seat, { kind: 'special', special })
}

function guard(
  { seat, colour }: OfKind<TafelrundeSeen, 'letzteWarnungPlayed'>,
  view: TafelrundeView,
) {
  const card: LyingCard = { kind: 'special', special: 'letzte-warnung' }
  return layDown(view, seat, colour === undefined ? card : { ...card, colour })
}

function revive(
  { seat, card }: OfKind<TafelrundeSeen, 'wiederbelebungPlayed'>,
  before: TafelrundeView,
) {
  if (card === undefined) return laySpecial(before, seat, 'wiederbelebung')
  const view = withPlayer(before, seat, (one) => ({ ...one, discard: less(one.discard, [card]) }))
  const lying: LyingCard = { kind: 'special', special: 'wiederbelebung', revived: card }
  return addToHand(layDown(view, seat, lying), seat, { count: 1, known: [card] })
}

function win(
  { seat, hauls }: OfKind<TafelrundeSeen, 'colourWon'>,
  view: TafelrundeView,
): TafelrundeView {
  return withPlayer(view, seat, (one) => ({ ...one, open: more(one.open, chestsOf(hauls)) }))
}

/** The chests are counted, and their gems where they may be known (TR-31). */
function secure(
  { seat, chests }: OfKind<TafelrundeSeen, 'secured'>,
  view: TafelrundeView,
): TafelrundeView {
  return withPlayer(view, seat, (player) => ({
    ...player,
    secured: player.secured + chests.length,
    ...(player.gems !== undefined && { gems: player.gems + sumOfGems(chests) }),
  }))
}

function reshuffle(
  { seat, count }: OfKind<TafelrundeSeen, 'reshuffled'>,
  view: TafelrundeView,
): TafelrundeView {
  return withPlayer(view, seat, (one) => ({ ...one, draw: count, discard: [] }))
}

function dealOut({ hand }: OfKind<TafelrundeSeen, 'dealt'>, view: TafelrundeView): TafelrundeView {
  if (!hand) return view
  const players = view.players.map((player) => ({ ...player, hand: hand.length }))
  return { ...view, players, hand }
}

/** What lies on the table when everything has arrived; `view` is the one while it was in the air. */
export function arrivedInTafelrunde(view: TafelrundeView, event: TafelrundeSeen): TafelrundeView {
  switch (event.kind) {
    case 'dealt':
      return dealOut(event, view)
    case 'raidStarted':
      return { ...view, middle: more(view.middle, event.revealed) }
    case 'played':
      return layDown(view, event.seat, { kind: 'rogue', card: event.card, colour: event.colour })
    case 'feierabendPlayed':
      return laySpecial(view, event.seat, 'feierabend')
    case 'zorkPlayed':
      return laySpecial(view, event.seat, 'zork')
    case 'letzteWarnungPlayed':
      return guard(event, view)
    case 'wiederbelebungPlayed':
      return revive(event, view)
    case 'passed':
      return withPlayer(view, event.seat, (player) => ({ ...player, passed: true }))
    case 'colourWon':
      return win(event, view)
    case 'colourTied':
      return { ...view, middle: more(view.middle, chestsOf(event.hauls)) }
    case 'discarded':
      return withPlayer(view, event.seat, (player) => {
        return { ...player, discard: more(player.discard, event.cards) }
      })
    case 'returned':
      return addToHand(view, event.seat, { count: event.cards.length, known: event.cards })
    case 'secured':
      return secure(event, view)
    case 'reshuffled':
      return reshuffle(event, view)
    case 'drew':
      return addToHand(view, event.seat, { count: event.count, known: event.cards ?? [] })
    case 'startPassedOn':
      return { ...view, start: event.seat }
    case 'strengthsCompared':
    case 'colourUnfought':
    case 'notDrawn':
    case 'securedBefore':
    case 'matchEnded':
      return view
  }
}
