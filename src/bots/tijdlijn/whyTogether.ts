/** What speaks for a move of those who play together: what would become of the line, as somebody sees it who knows so much history. */
import { decisionOf } from '../../games/tijdlijn/outside/check'
import type { CardHandle, TijdlijnView } from '../../games/tijdlijn/outside/contract'
import { believedPercent } from '../explain'
import { partBefore, partBetween, type Belief } from './belief'
import { chanceOf } from './chances'
import { yearsOf } from './competitive'

/** So sure is who speaks of a place. */
const SURE = 0.6
/** From such a chance down a card is taken for one without a place, and up for one that has one. */
const UNLIKELY = 0.2
const EVEN = 0.5

/** The years beside a place; at an end one of them is absent. */
interface Place {
  readonly after?: number
  readonly before?: number
}

/** What speaks for playing a card. */
export type PlayedFor =
  | { readonly kind: 'Surely' }
  | { readonly kind: 'Anyway' }
  | { readonly kind: 'Forced' | ''; readonly percent: number }

/** What speaks for discarding a card that is not stuck. */
export type DiscardedFor =
  | ({ readonly kind: 'Far' } & Place)
  | ({ readonly kind: 'For'; readonly card: CardHandle } & Place)
  | { readonly kind: 'Risky' | ''; readonly percent: number }

/** Whether every card finds a place, whenever it was (TL-11). */
export function isAllFree({ line }: TijdlijnView): boolean {
  return line.every(({ slot }) => slot.length === 0)
}

/** Why a card is played. */
export function whyPlayed(view: TijdlijnView, belief: Belief): PlayedFor {
  if (isAllFree(view)) return { kind: 'Surely' }
  const chance = chanceOf(view, belief)
  // Whoever has laid a card already loses nothing by another one that finds no place (TL-16).
  if (decisionOf(view) === 'goOn' && chance <= UNLIKELY) return { kind: 'Anyway' }
  return { kind: chance < EVEN ? 'Forced' : '', percent: believedPercent(chance) }
}

/** Why a card is played though another one fits more probably: whatever is stuck anyway costs nothing to try first (TL-15). */
export function worsePlayed(percent: number): PlayedFor {
  return percent <= UNLIKELY * 100 ? { kind: 'Anyway' } : { kind: '', percent }
}

/** The free gap in which a card most probably lies, and beyond which end otherwise. */
function placeOf(view: TijdlijnView, belief: Belief): Place | undefined {
  const years = yearsOf(view)
  const [first = 0] = years
  const last = years.at(-1) ?? first
  if (partBefore(belief, first) >= SURE) return { before: first }
  if (partBefore(belief, last) <= 1 - SURE) return { after: last }
  const at = years.findIndex((before, index) => {
    const after = years[index - 1]
    return after !== undefined && partBetween(belief, after, before) >= SURE
  })
  const [after, before] = [years[at - 1], years[at]]
  return after === undefined || before === undefined ? undefined : { after, before }
}

/** A card of somebody else that most probably lies between these years. */
function otherIn(
  view: TijdlijnView,
  { after = 0, before = 0 }: Place,
  believe: (card: CardHandle) => Belief | undefined,
): CardHandle | undefined {
  const others = view.players.flatMap(({ cards, left }, seat) =>
    left || seat === view.you ? [] : cards.filter(({ stuck }) => !stuck),
  )
  return others.find(({ card }) => {
    const belief = believe(card)
    return belief !== undefined && partBetween(belief, after, before) >= SURE
  })?.card
}

/** Why a card is discarded that might have been played. */
export function whyDiscarded(
  view: TijdlijnView,
  belief: Belief,
  believe: (card: CardHandle) => Belief | undefined,
): DiscardedFor {
  const chance = chanceOf(view, belief)
  const percent = believedPercent(chance)
  if (chance < EVEN) return { kind: 'Risky', percent }
  const place = placeOf(view, belief)
  if (place?.after === undefined || place.before === undefined) {
    return place ? { kind: 'Far', ...place } : { kind: '', percent }
  }
  const card = otherIn(view, place, believe)
  return card === undefined ? { kind: '', percent } : { kind: 'For', card, ...place }
}
