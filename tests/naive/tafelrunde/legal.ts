/** Which moves the rules of Die Tafelrunde 2 allow, in the naive model. */
import type { TafelrundeMove } from '../../../src/games/tafelrunde/outside/contract'
import { colourOf, valueIn, without, type NaiveMatch } from './model'

function mayPlay(match: NaiveMatch, seat: number, move: TafelrundeMove): boolean {
  const { hand, open, discard, lying } = match.player(seat)
  switch (move.kind) {
    case 'play':
      return hand.includes(move.card) && valueIn(move.card, move.colour) > 0
    case 'feierabend':
      return hand.includes(15) && !match.isBarred()
    case 'letzteWarnung':
      if (!hand.includes(16)) return false
      if (move.colour === undefined) return open.length === 0
      return open.some((chest) => colourOf(chest) === move.colour)
    case 'wiederbelebung':
      return hand.includes(17) && (move.card === undefined || discard.includes(move.card))
    case 'zork':
      return hand.includes(18)
    case 'pass':
      return seat !== match.start || lying.length > 0
    default:
      return false
  }
}

/** Whether a seat may make this move now. */
export function isLegal(match: NaiveMatch, seat: number, move: TafelrundeMove): boolean {
  const { waiting } = match
  switch (waiting.kind) {
    case 'choosing':
      return move.kind === 'chooseSpecial' && !waiting.choices.has(seat)
    case 'playing':
      return waiting.seat === seat && mayPlay(match, seat, move)
    case 'securing': {
      if (move.kind !== 'secure' || waiting.choices.has(seat)) return false
      const player = match.player(seat)
      const isSorted = move.chests.every((chest, at) => chest >= (move.chests[at - 1] ?? 0))
      return (
        isSorted &&
        without(player.open, move.chests) !== undefined &&
        match.maySecure(player, move.chests)
      )
    }
    case 'over':
      return false
  }
}
