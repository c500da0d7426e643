/** What a careful player keeps in mind: cards he knows or suspects in hands and piles, how many everybody holds, and who was caught how often. */
import type { OfKind } from '../../engine/basics/kinds'
import type { Seat } from '../../engine/basics/seat'
import { CARDS_PER_SEAT, type Card } from '../../games/time-bluff/outside/cards'
import type { Character } from '../../games/time-bluff/outside/characters'
import type { TimeBluffMove, TimeBluffView } from '../../games/time-bluff/outside/contract'
import { add, noCards, type Expectation } from './expectation'
import { stylesBefore, TAKEN_FOR, type Evidence } from './styles'
import { noSurprise, type Surprise } from './surprise'

/** A card of a pile as far as it is known. */
export interface KnownLayer {
  /** Absent: hidden, laid by somebody else. */
  card?: Card
  /** The hour that an open Joker stands for (TB-89). */
  readonly named?: number
  /** Of a hidden card that somebody else laid: what it may be. */
  maybe?: Expectation
  /** Of such a card that was judged as a claim: who laid it, and the logarithm of the odds that it is wrong, to each style. */
  suspected?: { readonly layer: Seat; readonly odds: readonly number[] }
}

/** What one seat has shown: outcomes of doubts against it, and how much oftener than expected it lies and doubts. */
export interface Reputation {
  caught: number
  honest: number
  /** Lies among cards that came to light, in doubts and in piles that were picked up. */
  readonly lies: Surprise
  /** Doubts of the own plays, of last cards apart. */
  readonly doubts: Surprise
  readonly lastDoubts: Surprise
  /** How likely it had each style before anything was seen, and what speaks for each. */
  readonly before: readonly number[]
  readonly evidence: Evidence
}

function newReputation(before: readonly number[]): Reputation {
  return {
    caught: 0,
    honest: 0,
    lies: noSurprise(),
    doubts: noSurprise(),
    lastDoubts: noSurprise(),
    before,
    evidence: [],
  }
}

/** The play that was made last, as long as it can be doubted. */
export interface LastPlay {
  readonly layer: Seat
  /** Who has the rest of the layer's hand now: a vortex may have passed it on. */
  holder: Seat
  /** The hidden card. */
  readonly hidden: KnownLayer
  /** Cards in the layer's hand before he laid. */
  readonly handBefore: number
  /** Of the cards that he did not lay openly: what was known before one of them was laid hidden. */
  readonly known: readonly number[]
  /** By how much the hand was lowered for it. */
  readonly lowered: readonly number[]
  /** Whether another unknown card has left the hand since then (TB-35). */
  hasBeamed: boolean
}

/** How the others may answer a play. */
export interface ExpectedAnswers {
  readonly layer: Seat
  /** Of an own play the one that was decided on, or advised: another one may be made. */
  readonly of?: OfKind<TimeBluffMove, 'lay'>
  readonly closing: boolean
  /** The logarithm of the odds that each seat doubts it, to each style; empty for whoever is not foreseen. */
  readonly odds: readonly (readonly number[])[]
}

/** What one seat remembers of the round and of its opponents. */
export interface Memory {
  /** Cards known or suspected in each seat's hand; the own row is the own hand. */
  readonly hands: Expectation[]
  /** How many cards every seat holds. */
  readonly counts: number[]
  /** Piles from bottom to top. */
  readonly piles: KnownLayer[][]
  /** By seat; kept over the rounds. */
  readonly reputations: Reputation[]
  /** Vortices out of the game this round. */
  removedVortices: number
  play?: LastPlay
  expected?: ExpectedAnswers
  /** What kind of player its owner is; absent: like nobody in particular. */
  character?: Character
  /** What everybody has seen: by it others judge the own claims. */
  readonly open?: Memory
}

/** A hand that is known card by card. */
export function cardsIn(cards: readonly Card[]): Expectation {
  const expectation = noCards()
  for (const card of cards) add(expectation, card)
  return expectation
}

function layersOf(place: TimeBluffView['places'][number]): KnownLayer[] {
  if (place.kind !== 'pile') return []
  return place.layers.map((layer, index) => {
    if (layer.face === 'own') return { card: layer.card }
    const isTop = index === place.layers.length - 1
    return isTop && place.top.face === 'open' ? openLayer(place.top.card, place.top.named) : {}
  })
}

/** An open card of a pile. */
export function openLayer(card: Card, named?: number): KnownLayer {
  return named === undefined ? { card } : { card, named }
}

/** The play in the doubt window for whoever did not see it being laid; a card that was drawn since is taken off (TB-45). */
function playSeen(view: TimeBluffView): LastPlay | undefined {
  const { phase } = view
  if (phase.kind !== 'doubt') return undefined
  const { layer, open, pair, closing } = phase.play
  const shown = [open, pair].filter((card) => card !== undefined).length
  const cards = view.players[layer]?.cards ?? 0
  const hasDrawn = !closing && !phase.drawOwed && cards > 1 && cards <= CARDS_PER_SEAT
  const handBefore = cards - (hasDrawn ? 1 : 0) + shown + 1
  return {
    layer,
    holder: layer,
    hidden: {},
    handBefore,
    known: noCards(),
    lowered: noCards(),
    hasBeamed: false,
  }
}

/** What the table shows to everybody. */
export function viewInPublic(view: TimeBluffView): TimeBluffView {
  const { you: _you, hand: _hand, ...rest } = view
  const places = view.places.map((place) => {
    if (place.kind !== 'pile') return place
    const layers = place.layers.map((layer) =>
      layer.face === 'own' ? ({ face: 'down' } as const) : layer,
    )
    return { ...place, layers }
  })
  return { ...rest, places }
}

/** A memory that knows only what the table shows; a seat also keeps in mind what everybody sees. */
export function newMemory(view: TimeBluffView): Memory {
  const play = playSeen(view)
  const before = view.you === undefined ? TAKEN_FOR : stylesBefore(view.seats)
  return {
    hands: view.players.map((_, seat) =>
      seat === view.you ? cardsIn(view.hand ?? []) : noCards(),
    ),
    counts: view.players.map(({ cards }) => cards),
    piles: view.places.map(layersOf),
    reputations: view.players.map(() => newReputation(before)),
    removedVortices: view.removedVortices,
    ...(play && { play }),
    ...(view.you !== undefined && { open: newMemory(viewInPublic(view)) }),
  }
}

/** What somebody knows who keeps nothing in mind but the play in front of him. */
export function forgetful(view: TimeBluffView, memory: Memory): Memory {
  const fresh = newMemory(view)
  if (!memory.play) return fresh
  return { ...fresh, play: { ...memory.play, known: noCards(), lowered: noCards() } }
}
