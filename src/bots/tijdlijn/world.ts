/** One way in which a co-operative match may stand and go on: every card has a year, drawn from what is believed of it. */
import { present } from '../../engine/basics/invariant'
import { pick, type Random } from '../../engine/chance/random'
import {
  CARDS_IN_FRONT,
  ICONS,
  type Icon,
  type StandingView,
  type TijdlijnView,
} from '../../games/tijdlijn/outside/contract'
import { drawYear, partBefore, type Belief } from './belief'

/** A card with a year. */
export interface WorldCard {
  readonly card: number
  readonly year: number
  /** Which part of the deck is thought to lie before that year, 0 to 1. */
  readonly part: number
  readonly front: Icon
  readonly back: Icon
}

/** A match as one may imagine it. */
export interface World {
  /** Years of the bottom row, sorted. */
  readonly years: number[]
  /** Which part of the deck is thought to lie before each. */
  readonly parts: number[]
  /** The year that lies in the gap to the right of each. */
  readonly slots: (number | undefined)[]
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

/** Where a card finds a place: `at` numbers the places before it lies there. */
interface Spot {
  readonly kind: 'first' | 'last' | 'stack' | 'slot' | 'slotStack'
  readonly at: number
}

/** What a placed card scores beside one that lies elsewhere, which counts against the team (TL-25). */
const GAIN: Readonly<Record<Spot['kind'], number>> = {
  first: 3,
  last: 3,
  stack: 3,
  slot: 2,
  slotStack: 2,
}

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

/** A world that fits the view and the beliefs. */
export function drawWorld(view: TijdlijnView, beliefs: Beliefs, random: Random): World {
  const { standing, anywhere } = beliefs
  const drawCard = (card: number, icon: Icon | undefined, shown?: Icon): WorldCard => {
    const front = icon ?? present(pick(ICONS, random), 'there are icons')
    const back = shown ?? otherIcon(front, random)
    const year = Math.round(drawYear(standing.get(card) ?? anywhere, random))
    return { card, year, part: partBefore(anywhere, year), front, back }
  }
  const dealOut = (isStuck: boolean): WorldCard[][] =>
    view.players.map(({ cards, left }) =>
      left
        ? []
        : cards
            .filter(({ stuck }: StandingView) => stuck === isStuck)
            .map(({ card, icon, back }) => drawCard(card, icon, back?.icon)),
    )
  const pile = Array.from({ length: view.pile }, () => drawCard(-1, undefined))
  if (view.top) pile[pile.length - 1] = drawCard(view.top.card, view.top.icon)
  const years = view.line.map(({ cards }) => present(cards[0], 'a place holds a card').back.year)
  return {
    years,
    parts: years.map((year) => partBefore(anywhere, year)),
    slots: view.line.map(({ slot }) => slot[0]?.back.year),
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
    years: [...world.years],
    parts: [...world.parts],
    slots: [...world.slots],
    hands: world.hands.map((hand) => [...hand]),
    stuck: world.stuck.map((cards) => [...cards]),
    pile: [...world.pile],
    target: world.target,
    score: world.score,
  }
}

/** The place in the line at a year or left of it; -1 stands for the left end. */
export function placeOf({ years }: World, year: number): number {
  let place = years.length - 1
  while (place >= 0 && (years[place] ?? year) > year) place -= 1
  return place
}

/** Where a card of this year finds a place (TL-08 to TL-11); undefined: its gap is occupied. */
export function spotOf(world: World, year: number): Spot | undefined {
  const at = placeOf(world, year)
  if (at < 0) return { kind: 'first', at }
  if (world.years[at] === year) return { kind: 'stack', at }
  if (at === world.years.length - 1) return { kind: 'last', at }
  const slot = world.slots[at]
  if (slot === undefined) return { kind: 'slot', at }
  return slot === year ? { kind: 'slotStack', at } : undefined
}

/** Lays a card on its spot. */
export function layOn(world: World, { year, part }: WorldCard, { kind, at }: Spot): void {
  world.score += GAIN[kind]
  if (kind === 'slot') world.slots[at] = year
  if (kind !== 'first' && kind !== 'last') return
  world.years.splice(at + 1, 0, year)
  world.parts.splice(at + 1, 0, part)
  world.slots.splice(Math.max(at, 0), 0, undefined)
}

/** Takes up the card that was laid on a spot last. */
export function takeUp(world: World, { kind, at }: Spot): void {
  world.score -= GAIN[kind]
  if (kind === 'slot') world.slots[at] = undefined
  if (kind !== 'first' && kind !== 'last') return
  world.years.splice(at + 1, 1)
  world.parts.splice(at + 1, 1)
  world.slots.splice(Math.max(at, 0), 1)
}

/** The cards in front of a seat that can still be tried. */
export function handOf({ hands }: World, seat: number): WorldCard[] {
  return present(hands[seat], 'a seat')
}

function takeFrom(cards: WorldCard[] | undefined, card: WorldCard): void {
  const at = cards?.indexOf(card) ?? -1
  if (at >= 0) cards?.splice(at, 1)
}

/** A seat plays a card; false: its gap is occupied, and it is stuck from now on. */
export function playCard(world: World, seat: number, card: WorldCard): boolean {
  takeFrom(world.hands[seat], card)
  const spot = spotOf(world, card.year)
  if (spot) layOn(world, card, spot)
  else world.stuck[seat]?.push(card)
  return spot !== undefined
}

/** Discards a card of a seat, stuck or not; it scores the same wherever it lies (TL-25). */
export function discardCard(world: World, seat: number, card: WorldCard): void {
  takeFrom(world.hands[seat], card)
  takeFrom(world.stuck[seat], card)
  world.target = card.back
}

/** Takes cards from the pile until four lie in front of a seat (TL-21). */
export function refill(world: World, seat: number): void {
  const hand = handOf(world, seat)
  const stuck = world.stuck[seat]?.length ?? 0
  while (hand.length + stuck < CARDS_IN_FRONT) {
    const card = world.pile.pop()
    if (!card) return
    hand.push(card)
  }
}
