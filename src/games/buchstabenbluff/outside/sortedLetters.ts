/**
 * Words by their letters alone: a tree over the letters of each word, sorted, the dear and rare ones first. Its edges are packed as
 * those of a word graph are; the numbers of letters are their ranks here.
 */
import { LONGEST_WORD } from './cardSpelling'
import { QUESTION_MARK, type LetterDeck } from './letterDeck'
import {
  EMPTY_NODE,
  ENDS_NODE,
  ENDS_WORD,
  LETTER_BITS,
  NODE_SHIFT,
  type WordList,
} from './wordGraph'

const BITS = 5
/** Ranks in half a key: the numbers of a whole one need more than 32 bits. */
const HALF = LONGEST_WORD / 2
const HALF_SIZE = 2 ** (BITS * HALF)

/** A deck's letters in the order of a tree: by value, the dear ones first, then by how few there are. */
export function rankLetters(deck: LetterDeck): string {
  return deck
    .filter(({ letter }) => letter !== QUESTION_MARK)
    .sort((a, b) => b.value - a.value || a.count - b.count || (a.letter < b.letter ? -1 : 1))
    .map(({ letter }) => letter)
    .join('')
}

/** The ranks of a word's letters, sorted, as one number; equal for words of the same letters. */
function keyOf(counts: Uint8Array): number {
  let key = 0
  let places = LONGEST_WORD
  for (let rank = 1; rank < counts.length; rank++) {
    for (let count = counts[rank] ?? 0; count > 0; count--) {
      key = key * (1 << BITS) + rank
      places -= 1
    }
  }
  return key * 2 ** (BITS * places)
}

/** The keys of all words of a list, sorted; some stand there more than once. */
function keysOf({ graph, start, size }: WordList, ranks: Uint8Array): Float64Array {
  const { edges } = graph
  const keys = new Float64Array(size)
  const counts = new Uint8Array(LETTER_BITS + 1)
  let found = 0
  const walk = (node: number): void => {
    for (let at = node; ; at++) {
      const edge = edges[at] ?? ENDS_NODE
      const rank = ranks[edge & LETTER_BITS] ?? 0
      counts[rank] = (counts[rank] ?? 0) + 1
      if ((edge & ENDS_WORD) !== 0) keys[found++] = keyOf(counts)
      const next = edge >>> NODE_SHIFT
      if (next !== 0) walk(next)
      counts[rank] = (counts[rank] ?? 0) - 1
      if ((edge & ENDS_NODE) !== 0) return
    }
  }
  walk(start)
  return keys.sort()
}

/** Sorted keys in two halves, each once. */
interface Keys {
  readonly high: Uint32Array
  readonly low: Uint32Array
  readonly count: number
}

function splitKeys(sorted: Float64Array): Keys {
  const high = new Uint32Array(sorted.length)
  const low = new Uint32Array(sorted.length)
  let count = 0
  let before = -1
  for (const key of sorted) {
    if (key === before) continue
    before = key
    high[count] = Math.floor(key / HALF_SIZE)
    low[count] = key % HALF_SIZE
    count += 1
  }
  return { high, low, count }
}

/** The rank of the letter at a depth; 0 where the word has ended. */
function rankAt({ high, low }: Keys, index: number, depth: number): number {
  if (depth >= LONGEST_WORD) return 0
  const half = depth < HALF ? high : low
  return ((half[index] ?? 0) >>> (BITS * (HALF - 1 - (depth % HALF)))) & LETTER_BITS
}

/** How many edges the tree has: one for each beginning of a key that the key before does not share. */
function countEdges(keys: Keys): number {
  let edges = 0
  for (let index = 0; index < keys.count; index++) {
    let depth = 0
    if (index > 0) while (rankAt(keys, index, depth) === rankAt(keys, index - 1, depth)) depth += 1
    while (rankAt(keys, index, depth) !== 0) {
      edges += 1
      depth += 1
    }
  }
  return edges
}

/** Lays the nodes out in the order of their depth; an edge stands for the keys that begin as it does. */
class TreeBuilder {
  readonly edges: Uint32Array
  private readonly begin: Uint32Array
  private readonly end: Uint32Array
  private next = EMPTY_NODE

  constructor(private readonly keys: Keys) {
    const size = EMPTY_NODE + countEdges(keys)
    this.edges = new Uint32Array(size)
    this.begin = new Uint32Array(size)
    this.end = new Uint32Array(size)
  }

  build(): Uint32Array {
    this.addNode(0, this.keys.count, 0)
    let depth = 0
    for (let at = EMPTY_NODE; at < this.next;) {
      depth += 1
      for (const level = this.next; at < level; at++) this.follow(at, depth)
    }
    return this.edges
  }

  /** Gives an edge its node. */
  private follow(at: number, depth: number): void {
    const [begin, end] = [this.begin[at] ?? 0, this.end[at] ?? 0]
    const ends = rankAt(this.keys, begin, depth) === 0
    const first = ends ? begin + 1 : begin
    const node = first < end ? this.next : 0
    this.edges[at] = (this.edges[at] ?? 0) | (ends ? ENDS_WORD : 0) | (node << NODE_SHIFT)
    if (node !== 0) this.addNode(first, end, depth)
  }

  private addNode(begin: number, end: number, depth: number): void {
    for (let index = begin; index < end;) {
      const rank = rankAt(this.keys, index, depth)
      const from = index
      while (index < end && rankAt(this.keys, index, depth) === rank) index += 1
      this.edges[this.next] = rank | (index === end ? ENDS_NODE : 0)
      this.begin[this.next] = from
      this.end[this.next] = index
      this.next += 1
    }
  }
}

/** The tree over a list's words; `ranked` are its letters in order. Its first node begins where those of a word graph may begin. */
export function buildLetterTree(list: WordList, ranked: string): Uint32Array {
  const ranks = new Uint8Array(LETTER_BITS + 1)
  Array.from(list.graph.letters).forEach((letter, index) => {
    ranks[index + 1] = ranked.indexOf(letter) + 1
  })
  return new TreeBuilder(splitKeys(keysOf(list, ranks))).build()
}
