/** One way in which a co-operative match may stand and go on: every card has a year, drawn from what is believed of it. */
import { present } from '../../engine/invariant'
import { pick, type Random } from '../../engine/random'
import {
  ICONS,
  type Icon,
  type StandingView,
  type TijdlijnView,
} from '../../games/tijdlijn/outside/contract'
import { drawYear, type Belief } from './belief'

/** A card with a year. */
export interface WorldCard {
  readonly card: number
  readonly year: number
  readonly front: Icon
  readonly back: Icon
}

/** A match as one may imagine it. */
export interface World {
  /** Years of the bottom row, sorted. */
  readonly years: number[]
  /** Whether a card lies in the gap to the right of each. */
  readonly taken: boolean[]
  /** By seat, without stuck ones. */
  readonly hands: WorldCard[][]
  readonly stuck: WorldCard[][]
  /** The next one last. */
  readonly pile: WorldCard[]
  /** The icon that a discard has to match (TL-19). */
  target: Icon
  /** As if the match ended now (TL-25). */
  score: number
}

const HAND = 4

/** What a world is drawn from. */
export interface Beliefs {
  readonly standing: ReadonlyMap<number, Belief>
  readonly anywhere: Belief
}

function otherIcon(icon: Icon, random: Random): Icon {
  return present(
    pick(
      ICONS.filter((other) => other !== icon),
      random,
    ),
    'there are several icons',
  )
}

function drawCard(card: number, icon: Icon | undefined, belief: Belief, random: Random): WorldCard {
  const front = icon ?? present(pick(ICONS, random), 'there are icons')
  return { card, year: drawYear(belief, random), front, back: otherIcon(front, random) }
}

/** A world that fits the view and the beliefs. */
export function drawWorld(view: TijdlijnView, beliefs: Beliefs, random: Random): World {
  const { standing, anywhere } = beliefs
  const drawOne = ({ card, icon }: Pick<StandingView, 'card' | 'icon'>): WorldCard =>
    drawCard(card, icon, standing.get(card) ?? anywhere, random)
  const dealOut = (isStuck: boolean): WorldCard[][] =>
    view.players.map(({ cards, left }) =>
      left ? [] : cards.filter(({ stuck }) => stuck === isStuck).map(drawOne),
    )
  const pile = Array.from({ length: view.pile }, () => drawCard(-1, undefined, anywhere, random))
  if (view.top) pile[pile.length - 1] = drawOne(view.top)
  return {
    years: view.line.map(({ cards }) => present(cards[0], 'a place holds a card').back.year),
    taken: view.line.map(({ slot }) => slot.length > 0),
    hands: dealOut(false),
    stuck: dealOut(true),
    pile,
    target: view.discard.at(-1)?.back.icon ?? ICONS[0],
    score: view.score ?? 0,
  }
}

/** The same, to be played on by itself. */
export function copyWorld(world: World): World {
  return {
    ...world,
    years: [...world.years],
    taken: [...world.taken],
    hands: world.hands.map((hand) => [...hand]),
    stuck: world.stuck.map((cards) => [...cards]),
    pile: [...world.pile],
  }
}

/** The place in the line left of a year; -1 stands for the left end. */
function placeOf({ years }: World, year: number): number {
  let place = years.length - 1
  while (place >= 0 && (years[place] ?? year) > year) place -= 1
  return place
}

/** Whether a card of this year finds a place: an end, a free gap, or what is there already. */
export function fits(world: World, year: number): 'end' | 'slot' | undefined {
  const place = placeOf(world, year)
  if (place < 0 || place === world.years.length - 1) return 'end'
  return world.taken[place] === true ? undefined : 'slot'
}

/** How many cards in front of anybody, but for one, lie between a year and the end that it is laid to. */
export function trappedBy({ years, hands }: World, year: number): number {
  const first = years[0] ?? year
  const last = years.at(-1) ?? year
  let count = 0
  for (const hand of hands) {
    for (const other of hand) {
      if (other.year < first ? other.year > year : other.year > last && other.year < year)
        count += 1
    }
  }
  return count
}

/** Lays a card; false: its gap is occupied, and it is stuck from now on. */
export function layCard(world: World, seat: number, card: WorldCard): boolean {
  const hand = present(world.hands[seat], 'a seat')
  hand.splice(hand.indexOf(card), 1)
  const place = placeOf(world, card.year)
  switch (fits(world, card.year)) {
    case 'end':
      world.years.splice(place + 1, 0, card.year)
      world.taken.splice(Math.max(place, 0), 0, false)
      world.score += 3
      return true
    case 'slot':
      world.taken[place] = true
      world.score += 2
      return true
    case undefined:
      world.stuck[seat]?.push(card)
      return false
  }
}

/** Discards a card of a seat, stuck or not; it scores the same wherever it lies (TL-25). */
export function discardCard(world: World, seat: number, card: WorldCard): void {
  for (const cards of [world.hands[seat], world.stuck[seat]]) {
    const at = cards?.indexOf(card) ?? -1
    if (at >= 0) cards?.splice(at, 1)
  }
  world.target = card.back
}

/** Takes cards from the pile until four lie in front of a seat (TL-21). */
export function refill(world: World, seat: number): void {
  const hand = present(world.hands[seat], 'a seat')
  const stuck = world.stuck[seat]?.length ?? 0
  while (hand.length + stuck < HAND) {
    const card = world.pile.pop()
    if (!card) return
    hand.push(card)
  }
}
