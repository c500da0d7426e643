/** Co-operative matches of Tijdlijn with open cards, as the bots imagine them, and all that their outlook saw on the way. */
import { nextSeat, playBest } from '../../../src/bots/tijdlijn/playOn'
import { promiseOf, type Weights } from '../../../src/bots/tijdlijn/outlook'
import { refill, type World, type WorldCard } from '../../../src/bots/tijdlijn/world'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { present } from '../../../src/engine/basics/invariant'
import { shuffle, type Random } from '../../../src/engine/chance/random'
import { ICONS } from '../../../src/games/tijdlijn/outside/contract'
import { UNITS } from './outlookWeights'

/** The end of a turn. */
export interface Position {
  /** As if the match ended now (TL-25). */
  readonly now: number
  /** What each weight is multiplied with. */
  readonly parts: readonly number[]
}

/** A match that was played to its end. */
export interface ImaginedMatch {
  readonly score: number
  readonly positions: readonly Position[]
}

/** What a match is dealt from. */
export interface Deal {
  readonly seed: string
  /** Of all events of the deck. */
  readonly years: readonly number[]
  readonly seats: number
}

/** The usual match (TL-03). */
const CARDS = 36
/** Every front with every other back; they are given out twice, as far as there are cards. */
const PAIRS = ICONS.flatMap((front) =>
  ICONS.filter((icon) => icon !== front).map((back) => ({ front, back })),
)

function dealCards(years: readonly number[], random: Random): WorldCard[] {
  const sorted = years.toSorted((one, other) => one - other)
  const deck = [...years]
  shuffle(deck, random)
  const pairs = [...PAIRS, ...PAIRS]
  shuffle(pairs, random)
  return deck.slice(0, CARDS).map((year, card) => {
    const pair = present(pairs[card], 'there is a pair for every card')
    const before = sorted.filter((other) => other < year).length
    return { card, year, part: before / sorted.length, ...pair }
  })
}

function dealWorld({ years, seats }: Deal, random: Random): World {
  const pile = dealCards(years, random)
  const draw = (): WorldCard => present(pile.pop(), 'there are enough cards')
  const [start, discard] = [draw(), draw()]
  const world: World = {
    years: [start.year],
    parts: [start.part],
    slots: [undefined],
    hands: Array.from({ length: seats }, () => []),
    stuck: Array.from({ length: seats }, () => []),
    pile,
    target: discard.back,
    // The start card scores two, every other card costs one (TL-25).
    score: 2 - (CARDS - 1),
  }
  world.hands.forEach((_, seat) => {
    refill(world, seat)
  })
  return world
}

/** Plays a deal to its end by the turns that promise most, and gives the score; `onTurn` looks at the end of each turn. */
export function scoreMatch(
  deal: Deal,
  weights: Weights,
  onTurn?: (world: World, seat: number) => void,
): number {
  const world = dealWorld(deal, fastRandom(deal.seed))
  let seat: number | undefined = 0
  while (seat !== undefined && playBest(world, seat, weights)) {
    onTurn?.(world, seat)
    refill(world, seat)
    seat = nextSeat(world, seat)
  }
  return world.score
}

/** Plays a deal to its end, and keeps what the outlook saw on the way. */
export function imagineMatch(deal: Deal, weights: Weights): ImaginedMatch {
  const positions: Position[] = []
  const score = scoreMatch(deal, weights, (world, seat) => {
    const { score: now } = world
    positions.push({ now, parts: UNITS.map((unit) => promiseOf(world, seat, unit) - now) })
  })
  return { score, positions }
}
