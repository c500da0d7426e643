/** The tiles of one's own hand: each with a key of its own, in the order in which one holds them. */
import type { BuchstabenbluffView, Card } from '../../../../games/buchstabenbluff/outside/contract'

/** A card of the own hand. */
export interface Tile {
  /** Tells equal letters apart; the same as long as the card is held. */
  readonly key: string
  readonly card: Card
}

/** How a hand can be held; `own` is whatever shuffling and carrying have made of it. */
export const HAND_ORDERS = ['letter', 'value', 'own'] as const
/** How a hand is held. */
export type HandOrder = (typeof HAND_ORDERS)[number]

/** What a hand is arranged by. */
export interface Arrangement {
  readonly order: HandOrder
  /** Keys in the order of one's own; what is missing comes at the end. */
  readonly own: readonly string[]
  /** By face. */
  readonly values: readonly number[]
}

/** The cards of a hand as tiles, in the order given; a letter that comes back after it was laid is another tile. */
export function tilesOf(hand: readonly Card[], laid: readonly Card[] = []): Tile[] {
  const seen = new Map<Card, number>()
  for (const card of laid) seen.set(card, (seen.get(card) ?? 0) + 1)
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0
    seen.set(card, copy + 1)
    return { key: `${String(card)}-${String(copy)}`, card }
  })
}

/** The tiles of the own hand. */
export function tilesIn({ hand = [], words, you }: BuchstabenbluffView): Tile[] {
  return tilesOf(
    hand,
    words.flatMap(({ seat, cards = [] }) => (seat === you ? cards : [])),
  )
}

/**
 * While what is new stays so: until the own turn is over, and what was there before until the first card is drawn in it. Undefined:
 * somebody else plays.
 */
export function newUntil({ phase, player, turn, you }: BuchstabenbluffView): string | undefined {
  if (player !== you || phase.kind !== 'turn') return undefined
  return `${phase.drawn > 0 ? 'drawing' : 'turn'}-${String(turn)}`
}

function placeIn(own: readonly string[], { key }: Tile): number {
  const at = own.indexOf(key)
  return at < 0 ? own.length : at
}

/** The tiles in the order in which they are held. */
export function arrangeTiles(
  tiles: readonly Tile[],
  { order, own, values }: Arrangement,
): readonly Tile[] {
  switch (order) {
    case 'letter':
      return tiles
    case 'value':
      return [...tiles].sort((one, other) => (values[other.card] ?? 0) - (values[one.card] ?? 0))
    case 'own':
      return [...tiles].sort((one, other) => placeIn(own, one) - placeIn(own, other))
  }
}

/** The same keys with one of them moved to where another one lies. */
export function moveKey(keys: readonly string[], key: string, to: string): readonly string[] {
  const [from, at] = [keys.indexOf(key), keys.indexOf(to)]
  if (from < 0 || at < 0) return keys
  const rest = keys.filter((one) => one !== key)
  return [...rest.slice(0, at), key, ...rest.slice(at)]
}

/** The same keys in another order; `luck` gives numbers from 0 up to, but not including, 1. */
export function shuffleKeys(keys: readonly string[], luck: () => number): readonly string[] {
  return keys
    .map((key) => ({ key, place: luck() }))
    .sort((one, other) => one.place - other.place)
    .map(({ key }) => key)
}
