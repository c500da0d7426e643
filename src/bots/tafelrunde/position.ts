/** What a raid looks like to somebody who counts: strengths and stakes by colour, from what the whole table can see. */
import type { Seat } from '../../engine/seat'
import { COLOURS, type Chest, type Colour } from '../../games/tafelrunde/contract'
import { chestColour, chestGems, valueOf } from '../../games/tafelrunde/faces'
import type { Player, TafelrundeState } from '../../games/tafelrunde/state'

/** One colour as one seat sees it. */
export interface Contest {
  readonly colour: Colour
  /** Own cards of the colour that lie, summed up; 0 without one. */
  readonly own: number
  /** Own bonus: the best open chest (TR-17). */
  readonly bonus: number
  /** Gems that would come from the middle and from others. */
  readonly gain: number
  /** Own unprotected gems that could be lost. */
  readonly risk: number
  readonly rivals: readonly Rival[]
}

/** Another seat in a colour. */
export interface Rival {
  /** What he has shown so far, bonus included; 0 without a card. */
  readonly strength: number
  /** His bonus, which he has as soon as he plays a card of the colour. */
  readonly bonus: number
  /** How many cards he may still play: none once he has passed. */
  readonly cards: number
}

function gemsOf(chests: readonly Chest[], colour: Colour): number {
  let gems = 0
  for (const chest of chests) if (chestColour(chest) === colour) gems += chestGems(chest)
  return gems
}

function bonusOf(chests: readonly Chest[], colour: Colour): number {
  let best = 0
  for (const chest of chests) {
    if (chestColour(chest) === colour) best = Math.max(best, chestGems(chest))
  }
  return best
}

function shownOf({ lying }: Player, colour: Colour): number {
  let sum = 0
  for (const card of lying) {
    if (card.kind === 'rogue' && card.colour === colour) sum += valueOf(card.card, colour)
  }
  return sum
}

function isProtected({ lying }: Player, colour: Colour): boolean {
  return lying.some((card) => card.kind === 'special' && card.colour === colour)
}

function contestOf(state: TafelrundeState, seat: Seat, colour: Colour): Contest {
  const rivals: Rival[] = []
  let gain = gemsOf(state.middle, colour)
  let [own, bonus, risk] = [0, 0, 0]
  state.players.forEach((player, at) => {
    const shown = shownOf(player, colour)
    const best = bonusOf(player.open, colour)
    const gems = isProtected(player, colour) ? 0 : gemsOf(player.open, colour)
    if (at === seat) {
      own = shown
      bonus = best
      risk = gems
      return
    }
    gain += gems
    const cards = player.passed ? 0 : player.hand.length
    rivals.push({ strength: shown > 0 ? shown + best : 0, bonus: best, cards })
  })
  return { colour, own, bonus, gain, risk, rivals }
}

/** All three colours as a seat sees them; hidden cards are not looked at, only how many there are. */
export function contestsOf(state: TafelrundeState, seat: Seat): Contest[] {
  return COLOURS.map((colour) => contestOf(state, seat, colour))
}
