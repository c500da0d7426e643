/** Advice among those who play together (TL-27): what a bot says of the cards of whoever decides, and what it makes of what others say. */
import { seatAfter, type Seat } from '../../engine/basics/seat'
import type {
  CardHandle,
  FrontView,
  TijdlijnSignal,
  TijdlijnView,
} from '../../games/tijdlijn/outside/contract'
import { ADVICE_YEARS } from '../../games/tijdlijn/outside/deckForm'
import { middleOf, partBefore, partBetween, type Belief } from './belief'
import { yearsOf } from './competitive'
import { chanceOf } from './chances'
import { ageOf, LATEST_YEAR } from './latestYear'
import type { Level } from './levels'
import { believe, type Advice, type Memory, type Pointing } from './picture'

/** What lies so much farther from a year than it is old lies long before or after it. */
const LONG = 0.25
/** How far "around" a year reaches for a listener, of its age, and at least. */
const AROUND = { ofAge: 0.1, least: 3 } as const
/** So many pieces of advice about a card are kept, the latest ones. */
const MOST_ADVICE = 2
/** So sure is who names a side of a year, or two neighbours. */
const SURE = 0.85
/** A card that so probably finds a place, or none, is worth a word to somebody who holds the other kind too. */
const CLEAR = { place: 0.85, none: 0.3 } as const

/** Half the width of the middle two thirds of a belief, as a part of the event's age. */
function doubtOf(belief: Belief): number {
  const at = (part: number): number => belief[Math.floor(part * belief.length)] ?? LATEST_YEAR
  return (at(5 / 6) - at(1 / 6)) / 2 / ageOf(middleOf(belief))
}

/** Whose turn it is to say something in this turn: one seat alone, another one with every turn. */
function adviserOf({ seats, turn, phase }: TijdlijnView): Seat | undefined {
  if (phase.kind !== 'turn' || seats < 2) return undefined
  return seatAfter(phase.seat, seats, 1 + (turn % (seats - 1)))
}

interface Thought {
  readonly card: FrontView
  readonly belief: Belief
  /** How probably it finds a place. */
  readonly chance: number
}

function thoughtsOf(memory: Memory, view: TijdlijnView, level: Level): Thought[] {
  const { phase, players } = view
  if (phase.kind !== 'turn') return []
  const cards = players[phase.seat]?.cards.filter(({ stuck }) => !stuck) ?? []
  return cards.map((card) => {
    const belief = believe(memory, view, card, level)
    return { card, belief, chance: chanceOf(view, belief) }
  })
}

/**
 * Of what it is worth to speak: a card that probably finds no place, if another one does; the one that does, if several do
 * not. Where all are much alike there is nothing to choose.
 */
function worthAWord(thoughts: readonly Thought[]): Thought | undefined {
  const fitting = thoughts.filter(({ chance }) => chance >= CLEAR.place)
  const hopeless = thoughts.filter(({ chance }) => chance <= CLEAR.none)
  if (fitting.length === 0 || hopeless.length === 0) return undefined
  const [only] = fitting
  if (fitting.length === 1 && hopeless.length > 1) return only
  return hopeless.reduce((worst, other) => (other.chance < worst.chance ? other : worst))
}

/** A year as one names it who knows it so well: the more roughly, the wider the belief. */
function roundYear(belief: Belief): number {
  const width = doubtOf(belief) * ageOf(middleOf(belief))
  const step = [10, 20, 50, 100, 200].find((years) => years >= 2 * width) ?? 500
  return Math.round(middleOf(belief) / step) * step || step
}

/** What the belief says of a card, in the words that there are for it. */
function wordsFor({ card: { card }, belief }: Thought, view: TijdlijnView): TijdlijnSignal {
  const years = yearsOf(view)
  const [first = 0] = years
  const last = years.at(-1) ?? first
  if (partBefore(belief, first) >= SURE) {
    const isLong = middleOf(belief) < first - LONG * ageOf(first)
    return { kind: 'date', card, bound: isLong ? 'long-before' : 'before', year: first }
  }
  if (partBefore(belief, last) <= 1 - SURE) {
    const isLong = ageOf(middleOf(belief)) < ageOf(last) * (1 - LONG)
    return { kind: 'date', card, bound: isLong ? 'long-after' : 'after', year: last }
  }
  const at = years.findIndex((to, index) => {
    const from = years[index - 1]
    return from !== undefined && partBetween(belief, from, to) >= SURE
  })
  const [after, before] = [years[at - 1], years[at]]
  if (after !== undefined && before !== undefined) return { kind: 'place', card, after, before }
  const year = Math.max(ADVICE_YEARS.from, Math.min(ADVICE_YEARS.to, roundYear(belief)))
  return { kind: 'date', card, bound: 'around', year }
}

/**
 * What a bot tells whoever decides, from its own picture of history alone: one sentence a turn for the whole table, one for each
 * card, and only of what it knows well.
 */
export function advise(
  memory: Memory,
  view: TijdlijnView,
  level: Level,
): TijdlijnSignal | undefined {
  if (view.options.mode !== 'co-operative' || adviserOf(view) !== view.you) return undefined
  if (memory.advisedIn === view.turn) return undefined
  const thought = worthAWord(thoughtsOf(memory, view, level))
  if (!thought || doubtOf(thought.belief) > level.advisesWithin * memory.leaning.talks)
    return undefined
  const { card } = thought.card
  if (memory.spokenOf.has(card)) return undefined
  memory.advisedIn = view.turn
  memory.spokenOf.add(card)
  return wordsFor(thought, view)
}

function boundsOf(signal: Exclude<TijdlijnSignal, { kind: 'point' }>): Advice {
  if (signal.kind === 'place') {
    return { from: signal.after ?? -Infinity, to: signal.before ?? Infinity }
  }
  const { bound, year } = signal
  const long = LONG * ageOf(year)
  const around = Math.max(AROUND.least, AROUND.ofAge * ageOf(year))
  switch (bound) {
    case 'long-before':
      return { from: -Infinity, to: year - long / 2 }
    case 'before':
      return { from: -Infinity, to: year }
    case 'around':
      return { from: year - around, to: year + around }
    case 'after':
      return { from: year, to: Infinity }
    case 'long-after':
      return { from: year + long / 2, to: Infinity }
  }
}

function takePointing(memory: Memory, card: CardHandle, pointing: Pointing): void {
  const others = memory.pointed.get(card)?.filter(({ from }) => from !== pointing.from) ?? []
  memory.pointed.set(card, [...others, pointing])
}

/** Takes in what another seat says of a card; nobody needs to say it again. */
export function takeAdvice(memory: Memory, from: Seat, signal: TijdlijnSignal): void {
  const { card } = signal
  if (signal.kind === 'point') {
    takePointing(memory, card, { from, phrase: signal.phrase, turn: memory.turn })
    return
  }
  const before: readonly Advice[] = memory.advice.get(card) ?? []
  memory.advice.set(card, [...before, boundsOf(signal)].slice(-MOST_ADVICE))
  memory.beliefs.delete(card)
  memory.spokenOf.add(card)
}
