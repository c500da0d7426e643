/** A new match (TL-03, TL-04, TL-33, TC-01, TC-11, TC-18). */
import { invariant } from '../../../engine/basics/invariant'
import { shuffle, type Random } from '../../../engine/chance/random'
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import { CARDS_IN_FRONT, ICONS } from '../outside/contract'
import { takeTop, uncover } from './drawPile'
import type { TijdlijnPlan } from './plan'
import type { Card, TijdlijnState } from './state'
import type { TijdlijnFacts } from './types'

/** The smallest number that can be the first handle, and how many there are. */
const FIRST_HANDLES = { from: 100_000, count: 800_000 }

/** All ordered pairs of two different icons. */
const ICON_PAIRS = ICONS.flatMap((front) =>
  ICONS.filter((back) => back !== front).map((back) => ({ front, back })),
)

type IconPair = (typeof ICON_PAIRS)[number]

/** Enough pairs for the largest match. */
const MANY_PAIRS = [...ICON_PAIRS, ...ICON_PAIRS, ...ICON_PAIRS]

/** The pairs, repeated until there are enough for so many cards. */
export function iconPairsFor(cards: number): IconPair[] {
  return MANY_PAIRS.slice(0, ICON_PAIRS.length * Math.ceil(cards / ICON_PAIRS.length))
}

/** Places of the events that are drawn first and of those that come after them (TL-33). */
function drawGroups(
  { options, events }: TijdlijnPlan,
  facts: Readonly<Record<Seat, TijdlijnFacts>>,
): [number[], number[]] {
  const places = events.map((_, place) => place)
  const known = options.unseenFirst === 'on' ? new Set(Object.values(facts).flat()) : new Set()
  if (known.size === 0) return [places, []]
  const isSeen = (place: number): boolean => known.has(events[place]?.key)
  return [places.filter((place) => !isSeen(place)), places.filter(isSeen)]
}

/** So many of the places, or all that there are, in a random order. */
function drawSome(places: number[], count: number, random: Random): number[] {
  const drawn: number[] = []
  while (drawn.length < count && places.length > 0) {
    const index = random.below(places.length)
    const last = places.pop()
    const place = places[index] ?? last
    if (place === undefined || last === undefined) break
    if (index < places.length) places[index] = last
    drawn.push(place)
  }
  return drawn
}

function cardOf({ events }: TijdlijnPlan, place: number, icons?: IconPair): Card {
  const event = events[place]
  invariant(event, 'places are counted through the events')
  const { year } = event
  return { front: place, back: place, year, ...(icons ? { icons } : {}) }
}

/** All cards of the match, the next one last. */
function newPile(
  plan: TijdlijnPlan,
  random: Random,
  facts: Readonly<Record<Seat, TijdlijnFacts>>,
): Card[] {
  const [early, late] = drawGroups(plan, facts)
  const { mode, cards } = plan.options
  if (mode === 'competitive') {
    shuffle(early, random)
    shuffle(late, random)
    return [...late, ...early].map((place) => cardOf(plan, place))
  }
  const drawn = drawSome(early, cards, random)
  if (drawn.length < cards) {
    drawn.push(...drawSome(late, cards - drawn.length, random))
    shuffle(drawn, random)
  }
  const icons = iconPairsFor(cards)
  shuffle(icons, random)
  return drawn.map((place, index) => cardOf(plan, place, icons[index]))
}

/** A new match; `facts` by seat, of people who gave some. */
export function deal(
  plan: TijdlijnPlan,
  random: Random,
  facts: Readonly<Record<Seat, TijdlijnFacts>>,
): TijdlijnState {
  const { options, seats } = plan
  const first = random.below(seats)
  const isTogether = options.mode === 'co-operative'
  const state: TijdlijnState = {
    options,
    seats,
    first,
    turn: 0,
    step: 0,
    round: 1,
    phase: { kind: 'turn', seat: first, decision: isTogether ? 'choose' : 'lay' },
    players: Array.from({ length: seats }, () => ({ cards: [], left: false })),
    line: [],
    discard: [],
    top: 'none',
    pile: newPile(plan, random, facts),
    aside: [],
    nextHandle: FIRST_HANDLES.from + random.below(FIRST_HANDLES.count),
  }
  uncover(state)
  const hand = isTogether ? CARDS_IN_FRONT : options.hand
  for (let step = 0; step < seats; step++) {
    const { cards } = playerAt(state, seatAfter(first, seats, step))
    for (let count = 0; count < hand; count++) cards.push(takeTop(state))
  }
  const start = takeTop(state)
  state.line.push({ year: start.card.year, cards: [start], slot: [] })
  if (isTogether) state.discard.push(takeTop(state))
  return state
}
