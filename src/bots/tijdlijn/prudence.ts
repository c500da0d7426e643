/** What nobody at the table would understand: a try that may end the match beside a safe discard, and a card for a gap that others have just said is taken. */
import { decisionOf, ownCards } from '../../games/tijdlijn/outside/check'
import type { CardHandle, TijdlijnMove, TijdlijnView } from '../../games/tijdlijn/outside/contract'
import type { Belief } from './belief'
import { chanceOf } from './chances'
import { yearsOf } from './competitive'
import type { Memory } from './picture'

/** From such a chance on that no own card finds a place, whoever can discard does so (TL-15). */
const RISK = 0.3
/** Whoever is so sure of another place goes by that, whatever others say. */
const OWN_VIEW = 0.5

/** What prudence goes by. */
export interface Prudent {
  readonly view: TijdlijnView
  readonly beliefOf: (card: CardHandle) => Belief
  /** Whether somebody said that a card belongs to a gap that is occupied. */
  readonly isSaidTaken: (card: CardHandle) => boolean
  /** Added to the risk that is taken. */
  readonly dares: number
}

/** Whether what was said of a card leaves it nothing but a gap that is occupied. */
export function isSaidTaken({ advice }: Memory, view: TijdlijnView, card: CardHandle): boolean {
  const years = yearsOf(view)
  return (advice.get(card) ?? []).some(({ from, to }) =>
    years.some((year, index) => {
      const next = years[index + 1]
      if (next === undefined || view.line[index]?.slot.length === 0) return false
      return from >= year && to <= next
    }),
  )
}

/** Whether anything is left for others or for later turns, so that the end of the match would cost points. */
function isMuchLeft({ view }: Prudent): boolean {
  const { pile, players, you } = view
  const isOpen = players.some(
    ({ cards, left }, seat) => seat !== you && !left && cards.some(({ stuck }) => !stuck),
  )
  return pile > 0 || isOpen
}

/** How probably none of the own cards finds a place. */
function chanceOfNone({ view, beliefOf }: Prudent): number {
  return ownCards(view)
    .filter(({ stuck }) => !stuck)
    .reduce((none, { card }) => none * (1 - chanceOf(view, beliefOf(card))), 1)
}

/** The moves without those that nobody would understand; all of them, if there are no others. */
export function prudentMoves(
  prudent: Prudent,
  moves: readonly TijdlijnMove[],
): readonly TijdlijnMove[] {
  const { view, beliefOf, dares } = prudent
  const discards = moves.filter(({ kind }) => kind === 'discard')
  const isSafer = decisionOf(view) === 'choose' && discards.length > 0 && isMuchLeft(prudent)
  if (isSafer && chanceOfNone(prudent) > RISK + dares) return discards
  const heeding = moves.filter(
    (move) =>
      move.kind !== 'play' ||
      !prudent.isSaidTaken(move.card) ||
      chanceOf(view, beliefOf(move.card)) >= OWN_VIEW,
  )
  return heeding.length > 0 ? heeding : moves
}
