/** The first draw of a match of Tofugott, which no event tells. */
import {
  DRAWN_CARDS,
  type TofugottSeen,
  type TofugottView,
} from '../../../../games/tofugott/outside/contract'
import type { Opening } from '../../../stage/playing/scene'

/** The two question cards that whoever begins draws. */
export function openingOfTofugott(
  view: TofugottView,
): Opening<TofugottView, TofugottSeen> | undefined {
  const { phase, turn, active, pile, own } = view
  if (phase.kind !== 'keeping' || turn > 0) return undefined
  const before = { ...view, pile: pile + DRAWN_CARDS, ...(own && { own: {} }) }
  const cards = own?.cards ? { cards: own.cards } : {}
  return { before, events: [{ kind: 'turnBegun', turn, active, pile, ...cards }] }
}
