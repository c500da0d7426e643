/**
 * The reduced bluff game that the references play: 48 clocks (4 x hours 0-11), four seats with six cards, three piles. A turn is
 * two moves: a hidden and an open card on a pile, then the next seat believes or doubts. Who loses the doubt takes the pile.
 * Here as a bare mutable loop over typed arrays, without views, events or checks: as fast as it gets.
 */
import { startStopwatch } from './stopwatch'

const SEATS = 4
const HOURS = 12
const CARDS = 48
const IN_HAND = 6
const PILES = 3
const MOST_TURNS = 200
const ONE_DOUBT_IN = 5

class BareGame {
  private readonly deck = new Uint8Array(CARDS)
  private readonly hands = new Uint8Array(SEATS * CARDS)
  private readonly sizes = new Uint8Array(SEATS)
  private readonly piles = new Uint8Array(PILES * CARDS)
  private readonly heights = new Uint8Array(PILES)
  private random: number

  constructor(seed: number) {
    this.random = seed | 1
    for (let card = 0; card < CARDS; card++) this.deck[card] = card
  }

  private below(bound: number): number {
    this.random ^= this.random << 13
    this.random ^= this.random >>> 17
    this.random ^= this.random << 5
    return (this.random >>> 0) % bound
  }

  private deal(): void {
    const { deck, hands, sizes, piles, heights } = this
    for (let index = CARDS - 1; index > 0; index--) {
      const other = this.below(index + 1)
      const card = deck[index] ?? 0
      deck[index] = deck[other] ?? 0
      deck[other] = card
    }
    let next = 0
    for (let seat = 0; seat < SEATS; seat++) {
      for (let index = 0; index < IN_HAND; index++) hands[seat * CARDS + index] = deck[next++] ?? 0
      sizes[seat] = IN_HAND
    }
    for (let pile = 0; pile < PILES; pile++) {
      piles[pile * CARDS] = deck[next++] ?? 0
      heights[pile] = 1
    }
  }

  private takeRandom(seat: number): number {
    const start = seat * CARDS
    const size = this.sizes[seat] ?? 0
    const index = start + this.below(size)
    const card = this.hands[index] ?? 0
    this.hands[index] = this.hands[start + size - 1] ?? 0
    this.sizes[seat] = size - 1
    return card
  }

  private pickUp(seat: number, pile: number): void {
    const height = this.heights[pile] ?? 0
    const size = this.sizes[seat] ?? 0
    // The open card stays as the new top, the rest is taken.
    for (let index = 0; index < height - 1; index++) {
      this.hands[seat * CARDS + size + index] = this.piles[pile * CARDS + index] ?? 0
    }
    this.sizes[seat] = size + height - 1
    this.piles[pile * CARDS] = this.piles[pile * CARDS + height - 1] ?? 0
    this.heights[pile] = 1
  }

  /** One game; the number of its moves. */
  play(): number {
    this.deal()
    let seat = 0
    let moves = 0
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const pile = this.below(PILES)
      const height = this.heights[pile] ?? 0
      const top = this.piles[pile * CARDS + height - 1] ?? 0
      const hidden = this.takeRandom(seat)
      this.piles[pile * CARDS + height] = hidden
      this.piles[pile * CARDS + height + 1] = this.takeRandom(seat)
      this.heights[pile] = height + 2
      const next = (seat + 1) % SEATS
      moves += 2
      if (this.below(ONE_DOUBT_IN) === 0) {
        const isRight = hidden % HOURS === (top + 1) % HOURS
        this.pickUp(isRight ? next : seat, pile)
      }
      if ((this.sizes[seat] ?? 0) < 2) return moves
      seat = next
    }
    return moves
  }
}

/** Plays the bare loop for so many milliseconds; moves per second. */
export function measureBareLoop(milliseconds: number): number {
  const game = new BareGame(12_345)
  const watch = startStopwatch()
  let moves = 0
  for (;;) {
    for (let games = 0; games < 1000; games++) moves += game.play()
    const elapsed = watch()
    if (elapsed >= milliseconds) return (moves / elapsed) * 1000
  }
}
