/** Laying in the competitive mode: the card and the gap that are most probably right. */
import { present } from '../../engine/basics/invariant'
import type { TijdlijnMove, TijdlijnView } from '../../games/tijdlijn/outside/contract'
import { ownCards } from '../../games/tijdlijn/outside/check'
import { middleOf, partBetween, type Belief } from './belief'
import { EVEN_LEANING, type Favour, type Leaning } from './characters'
import { EDGE, surestLater } from './crowding'

/** Years of the places, from the earliest to the latest. */
export function yearsOf({ line }: TijdlijnView): number[] {
  return line.map(({ cards }) => present(cards[0], 'a place holds a card').back.year)
}

/** How likely a card of this belief is right at a place (TC-03). */
export function chanceAt(view: TijdlijnView, gap: number, belief: Belief): number {
  const years = yearsOf(view)
  return partBetween(belief, (years[gap - 1] ?? -Infinity) - EDGE, (years[gap] ?? Infinity) + EDGE)
}

/** What is favoured comes first if it is so much less sure at most. */
const FAVOURED = 0.02

/** An own card, what is believed of it, and its number among the own cards. */
interface Held {
  readonly card: number
  readonly belief: Belief
  readonly number: number
}

/** Whether a card at a place is what somebody favours. */
function isFavoured(
  favours: Favour | undefined,
  held: readonly Held[],
  { belief, number }: Held,
  isBetween: boolean,
): boolean {
  const middle = middleOf(belief)
  switch (favours) {
    case undefined:
      return false
    case 'between':
      return isBetween
    case 'ends':
      return !isBetween
    case 'earliest':
      return held.every((other) => middleOf(other.belief) >= middle)
    case 'latest':
      return held.every((other) => middleOf(other.belief) <= middle)
    case 'longest':
      return number === 0
    case 'last':
      return number === held.length - 1
  }
}

/** Cards in front of the others, which will lie in the line some time. */
function cardsOfOthers({ players, you }: TijdlijnView): number[] {
  return players.flatMap(({ cards, left, out }, seat) =>
    seat === you || left || out ? [] : cards.map(({ card }) => card),
  )
}

/** How somebody chooses what to lay. */
export interface Laying extends Pick<Leaning, 'favours'> {
  /** What part of a card's chance counts against it if it keeps that chance until later; 0: only what is surest now counts. */
  readonly patience: number
}

/** Where to lay which of the own cards: what is surest, rather what will not stay so, and of what is nearly as sure what is favoured. */
export function chooseLay(
  view: TijdlijnView,
  believe: (card: number) => Belief,
  { favours, patience }: Laying = { ...EVEN_LEANING, patience: 0 },
): TijdlijnMove {
  const years = yearsOf(view)
  const bounds = [-Infinity, ...years, Infinity]
  const others = patience > 0 ? cardsOfOthers(view).map(believe) : []
  const held = ownCards(view).map(({ card }, number) => ({ card, belief: believe(card), number }))
  let best: TijdlijnMove | undefined
  let highest = -Infinity
  for (const own of held) {
    const later = patience > 0 ? patience * surestLater(years, own.belief, others) : 0
    for (let gap = 0; gap + 1 < bounds.length; gap++) {
      const from = bounds[gap] ?? -Infinity
      const to = bounds[gap + 1] ?? Infinity
      const isBetween = Number.isFinite(from) && Number.isFinite(to)
      const favour = isFavoured(favours, held, own, isBetween) ? FAVOURED : 0
      const worth = partBetween(own.belief, from - EDGE, to + EDGE) + favour - later
      if (worth <= highest) continue
      highest = worth
      best = { kind: 'lay', card: own.card, gap }
    }
  }
  return present(best, 'who is to lay has a card')
}
