/** What the line still promises in the co-operative mode, and what a card played now would change of it. */
import { present } from '../../engine/invariant'
import type { TijdlijnView } from '../../games/tijdlijn/outside/contract'
import { partBetween, type Belief } from './belief'

/** Two years of the line with nothing between them in the bottom row; at an end one of them is infinite. */
interface Gap {
  readonly from: number
  readonly to: number
  /** A card can still come to lie in it; always so at the ends. */
  readonly isFree: boolean
}

/** Everything that a decision weighs. */
export interface Prospect {
  readonly gaps: readonly Gap[]
  /** Beliefs of all cards in sight that can still be played, by handle. */
  readonly standing: ReadonlyMap<number, Belief>
  /** Cards of the draw pile that nobody sees, and where any of them may lie. */
  readonly unseen: number
  readonly anywhere: Belief
}

/** What playing a card is worth, beyond keeping it. */
export interface Chance {
  readonly card: number
  /** That it finds a place, 0 to 1. */
  readonly fits: number
  /** Points, if it does, with what the others lose or win by it. */
  readonly gain: number
}

/** A placed card scores one or two and no longer counts -1 (TL-25). */
const AT_END = 3
const IN_SLOT = 2
/** What a card that lies beyond an end is worth as long as it is not played: others may be laid beyond it first. */
const WAITING_AT_END = 2.2
/** The same, of a card for a free gap that no other card wants. */
const WAITING_FOR_SLOT = 1.8

/** What stands in a view. */
export function prospectOf(
  view: TijdlijnView,
  standing: ReadonlyMap<number, Belief>,
  anywhere: Belief,
): Prospect {
  const years = view.line.map(({ cards }) => present(cards[0], 'a place holds a card').back.year)
  const bounds = [-Infinity, ...years, Infinity]
  const gaps = bounds.slice(1).map((to, index): Gap => {
    const slot = view.line[index - 1]?.slot ?? []
    return { from: bounds[index] ?? -Infinity, to, isFree: to === Infinity || slot.length === 0 }
  })
  const unseen = Math.max(0, view.pile - (view.top ? 1 : 0))
  return { gaps, standing, unseen, anywhere }
}

/** How many cards, but for one, are to be expected between two years. */
function expected(
  { standing, unseen, anywhere }: Prospect,
  from: number,
  to: number,
  but?: number,
): number {
  let sum = unseen === 0 ? 0 : unseen * partBetween(anywhere, from, to)
  for (const [card, belief] of standing) if (card !== but) sum += partBetween(belief, from, to)
  return sum
}

function isEnd({ from, to }: Gap): boolean {
  return from === -Infinity || to === Infinity
}

/** What is hoped for in a free gap where so many cards are to be expected: one of them finds its place. */
function worthOfGap(cards: number): number {
  return WAITING_FOR_SLOT * (1 - Math.exp(-cards))
}

/** What is hoped for of all cards that are still to come. */
export function worthOfAll(prospect: Prospect): number {
  return prospect.gaps.reduce((sum, gap) => {
    if (!gap.isFree) return sum
    const cards = expected(prospect, gap.from, gap.to)
    return sum + (isEnd(gap) ? WAITING_AT_END * cards : worthOfGap(cards))
  }, 0)
}

/** What is lost when a card is no longer there. */
export function worthOfKeeping(prospect: Prospect, card: number): number {
  const belief = prospect.standing.get(card)
  if (!belief) return 0
  return prospect.gaps.reduce((sum, gap) => {
    const part = gap.isFree ? partBetween(belief, gap.from, gap.to) : 0
    if (part === 0) return sum
    if (isEnd(gap)) return sum + WAITING_AT_END * part
    return sum + part * WAITING_FOR_SLOT * Math.exp(-expected(prospect, gap.from, gap.to, card))
  }, 0)
}

/** The change by a card of this year at an end: those between it and the line share a gap from now on. */
function gainAtEnd(prospect: Prospect, { from, to }: Gap, card: number, year: number): number {
  const [near, far] = from === -Infinity ? [year, to] : [from, year]
  const trapped = expected(prospect, near, far, card)
  return AT_END + worthOfGap(trapped) - WAITING_AT_END * trapped
}

/** What playing a card promises. */
export function chanceOf(prospect: Prospect, card: number, belief: Belief): Chance {
  let fits = 0
  let gain = 0
  for (const gap of prospect.gaps) {
    if (!gap.isFree) continue
    const inside = belief.filter((year) => year > gap.from && year <= gap.to)
    const part = partBetween(belief, gap.from, gap.to)
    if (part === 0) continue
    fits += part
    if (!isEnd(gap)) {
      gain += part * (IN_SLOT - worthOfGap(expected(prospect, gap.from, gap.to, card)))
      continue
    }
    const years = inside.length > 0 ? inside : [gap.from === -Infinity ? gap.to : gap.from]
    const sum = years.reduce((total, year) => total + gainAtEnd(prospect, gap, card, year), 0)
    gain += (part * sum) / years.length
  }
  const kept = worthOfKeeping(prospect, card)
  return { card, fits, gain: fits === 0 ? -kept : gain / fits - kept }
}
