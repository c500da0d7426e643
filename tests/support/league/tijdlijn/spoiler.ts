/** Players of Tijdlijn, competitive, who look at what a card in the line does to the cards of everybody: all of them lie open, and the bots lay what they are surest of. */
import type { Bot } from '../../../../src/bots/bot'
import { partBetween, type Belief } from '../../../../src/bots/tijdlijn/belief'
import { yearsOf } from '../../../../src/bots/tijdlijn/competitive'
import type { Level } from '../../../../src/bots/tijdlijn/levels'
import { believe, settleSelf, type Memory } from '../../../../src/bots/tijdlijn/picture'
import { ownCards } from '../../../../src/games/tijdlijn/outside/check'
import type { TijdlijnMove, TijdlijnView } from '../../../../src/games/tijdlijn/outside/contract'
import type { TijdlijnTypes } from '../../../../src/games/tijdlijn/inside/types'

/** Equal years are right on both sides (TC-03). */
const EDGE = 0.5
/** What is less sure by more than this is not laid for the sake of anything else. */
const NEARLY = 0.1

/** A card that may be laid at a place. */
export interface Laying {
  readonly card: number
  readonly gap: number
  /** How likely it is right there. */
  readonly chance: number
  /** The years of the line if it is. */
  readonly years: readonly number[]
}

/** The cards of everybody, as one seat sees them. */
export interface Cards {
  readonly own: readonly (readonly [number, Belief])[]
  /** Of the others, by seat. */
  readonly others: readonly (readonly Belief[])[]
  readonly years: readonly number[]
}

/** How likely a card is right where it most probably belongs. */
export function surest(belief: Belief, years: readonly number[]): number {
  const bounds = [-Infinity, ...years, Infinity]
  const chances = bounds
    .slice(1)
    .map((to, gap) => partBetween(belief, (bounds[gap] ?? -Infinity) - EDGE, to + EDGE))
  return Math.max(...chances)
}

function middleOf(belief: Belief): number {
  return belief[Math.floor(belief.length / 2)] ?? 0
}

function layings({ own, years }: Cards): Laying[] {
  const bounds = [-Infinity, ...years, Infinity]
  const all = own.flatMap(([card, belief]) =>
    bounds.slice(1).map((to, gap): Laying => {
      const from = bounds[gap] ?? -Infinity
      const chance = partBetween(belief, from - EDGE, to + EDGE)
      const year = Math.min(to, Math.max(from, middleOf(belief)))
      return { card, gap, chance, years: [...years.slice(0, gap), year, ...years.slice(gap)] }
    }),
  )
  const most = Math.max(...all.map(({ chance }) => chance))
  return all.filter(({ chance }) => chance >= most - NEARLY)
}

/** What else counts beside the chance that a card is right. */
export type Worth = (laying: Laying, cards: Cards) => number

function cardsOf(view: TijdlijnView, memory: Memory, level: Level): Cards {
  const { players, you } = view
  const others = players.flatMap(({ cards, left, out }, seat) =>
    left || out || seat === you ? [] : [cards.map((card) => believe(memory, view, card, level))],
  )
  const own = ownCards(view).map((card) => [card.card, believe(memory, view, card, level)] as const)
  return { own, others, years: yearsOf(view) }
}

/** A bot that lays what is nearly surest by what else it is worth. */
export function laysBy(
  bot: Bot<TijdlijnTypes, Memory>,
  level: Level,
  worth: Worth,
): Bot<TijdlijnTypes, Memory> {
  return {
    newMemory: (view, knowledge) => bot.newMemory(view, knowledge),
    remember: (memory, seen, view) => {
      bot.remember(memory, seen, view)
    },
    decide(view, memory, random, budget): TijdlijnMove {
      settleSelf(memory, random)
      const cards = cardsOf(view, memory, level)
      const [best] = layings(cards)
        .map((laying) => ({ laying, value: laying.chance + worth(laying, cards) }))
        .sort((one, other) => other.value - one.value)
      if (!best) return bot.decide(view, memory, random, budget)
      return { kind: 'lay', card: best.laying.card, gap: best.laying.gap }
    },
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** Lays what makes the surest cards of the others less sure. */
export const SPOILING: Worth = ({ chance, years }, { others }) => {
  const hopes = others.map((cards) => Math.max(0, ...cards.map((belief) => surest(belief, years))))
  return -0.5 * chance * mean(hopes)
}

/** Lays first what would be less sure once others have laid theirs. */
export const PLANNING: Worth = ({ card }, { own, others, years }) => {
  const belief = own.find(([handle]) => handle === card)?.[1] ?? []
  const later = others.flat().map((other) => {
    const crowded = [...years, middleOf(other)].sort((one, next) => one - next)
    return surest(belief, crowded)
  })
  return -0.5 * mean(later)
}
