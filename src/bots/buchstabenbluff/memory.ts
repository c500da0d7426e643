/** What one seat keeps in mind of a match beyond what stands in the view: how hands were drawn before words were laid. */
import {
  LARGEST_HAND,
  type BuchstabenbluffSeen,
  type BuchstabenbluffView,
} from '../../games/buchstabenbluff/outside/contract'
import type { Manner } from './manners'
import type { Vocabulary } from './vocabulary'

/** Who a bot is. */
export interface Self {
  readonly vocabulary: Vocabulary
  /** What kind of player it is. */
  readonly manner: Manner
}

/** What one seat knows and remembers. It follows from what the seat saw happen, so that a bot can be set anew from that. */
export interface Memory extends Self {
  /** By number of the word, as it stands in the view: whether its player had stopped drawing though he might have gone on. */
  readonly stoppedShort: Map<number, boolean>
  /** By seat: cards in the hand. */
  readonly hands: number[]
  /** Cards that can still be drawn, the discards included (BB-24). */
  drawable: number
  /** Words that were announced so far. */
  announced: number
}

/** A word is announced: its cards have left the hand, and nothing was drawn since. */
function noteDrawing(memory: Memory, seat: number, count: number): void {
  const hand = (memory.hands[seat] ?? 0) + count
  memory.stoppedShort.set(memory.announced - 1, hand < LARGEST_HAND && memory.drawable > 0)
}

/** What there is to remember of a match as it stands. */
export function newMemory(
  { words, players, drawPile, discards }: BuchstabenbluffView,
  self: Self,
): Memory {
  const memory: Memory = {
    ...self,
    stoppedShort: new Map(),
    hands: players.map(({ hand }) => hand),
    drawable: drawPile + discards.length,
    announced: words.length,
  }
  const word = words.at(-1)
  if (word?.fate === 'pending') noteDrawing(memory, word.seat, word.count)
  return memory
}

function addTo(hands: number[], seat: number, cards: number): void {
  hands[seat] = (hands[seat] ?? 0) + cards
}

/** Takes in what the seat saw, in order. */
export function remember(memory: Memory, seen: readonly BuchstabenbluffSeen[]): void {
  for (const one of seen) {
    if (one.kind === 'drew') {
      addTo(memory.hands, one.seat, 1)
      memory.drawable -= 1
    } else if (one.kind === 'announced') {
      addTo(memory.hands, one.seat, -one.count)
      memory.announced += 1
      noteDrawing(memory, one.seat, one.count)
    } else if (one.kind === 'doubted' && !one.judgement.isTrue) {
      // A bluff goes to the discards (BB-19).
      memory.drawable += one.cards.length
    }
  }
}
