/**
 * Lists of words as one packed graph: ways through it that end at a marked edge spell the words, and what words have in common,
 * at their ends as well, stands there once. Several lists share one graph; each begins at a node of its own.
 */
import { err, ok, type Result } from '../../../engine/basics/result'
import { parseNumbers } from './base64'
import { LONGEST_WORD, SHORTEST_WORD } from './cardSpelling'

/** Bits of an edge that hold its letter: 1 for the first of the alphabet. */
export const LETTER_BITS = 31
/** The edge ends a word. */
export const ENDS_WORD = 32
/** The edge is the last of its node. */
export const ENDS_NODE = 64
/** Above this many bits stands where the edges of the next node begin; 0: there are none. */
export const NODE_SHIFT = 7
/** Numbers before the first edge, all 0: a node without edges that any look-up may read across. */
export const EMPTY_NODE = 32

/** Words of one list at most: whoever goes through them all comes to an end. */
const MOST_WORDS = 1_000_000

/** All lists of a piece of content. A node's edges stand side by side, after those of every node they lead to. */
export interface WordGraph {
  readonly edges: Uint32Array
  /** The letters in the order of their numbers, from 1. */
  readonly letters: string
  /** A letter's number by its character code; 0 for everything else. */
  readonly numbers: Uint8Array
}

/** One list of words. */
export interface WordList {
  readonly graph: WordGraph
  /** Where the edges of its first node begin. */
  readonly start: number
  /** How many words it holds. */
  readonly size: number
}

function numberLetters(letters: string): Uint8Array {
  const numbers = new Uint8Array(256)
  for (let index = 0; index < letters.length; index++) {
    numbers[letters.charCodeAt(index)] = index + 1
  }
  return numbers
}

/** Why this number cannot stand at this place; undefined if it can. */
function faultOf(edge: number, at: number, letters: string): string | undefined {
  if (at < EMPTY_NODE) return edge === 0 ? undefined : 'a graph begins with an empty node'
  const letter = edge & LETTER_BITS
  if (letter === 0 || letter > letters.length) return 'an edge has a strange letter'
  const next = edge >>> NODE_SHIFT
  // Every way leads towards the beginning, so that each comes to an end.
  return next === 0 || (next >= EMPTY_NODE && next < at) ? undefined : 'an edge leads astray'
}

/** Why the numbers are no graph; undefined if they are. */
function faultIn(edges: Uint32Array, letters: string): string | undefined {
  for (let at = 0; at < edges.length; at++) {
    const fault = faultOf(edges[at] ?? 0, at, letters)
    if (fault !== undefined) return fault
  }
  return ((edges.at(-1) ?? 0) & ENDS_NODE) === 0 ? 'the last node has no end' : undefined
}

/** A graph from its data in base64; the error is a sentence for developers. */
export function parseWordGraph(text: string, letters: string): Result<WordGraph, string> {
  const edges = parseNumbers(text)
  if (!edges.ok) return edges
  const fault = faultIn(edges.value, letters)
  if (fault !== undefined) return err(fault)
  return ok({ edges: edges.value, letters, numbers: numberLetters(letters) })
}

/** By where a node begins: how many words it leads to, and how long they are. */
interface Measures {
  readonly words: Uint32Array
  readonly shortest: Uint8Array
  readonly longest: Uint8Array
}

/** Longer than any word that counts. */
const TOO_LONG = LONGEST_WORD + 1

/** One pass is enough: every node comes after those that it leads to. */
function measureNodes(edges: Uint32Array): Measures {
  const words = new Uint32Array(edges.length)
  const shortest = new Uint8Array(edges.length).fill(TOO_LONG)
  const longest = new Uint8Array(edges.length)
  let node = EMPTY_NODE
  for (let at = EMPTY_NODE; at < edges.length; at++) {
    const edge = edges[at] ?? 0
    const next = edge >>> NODE_SHIFT
    const ends = (edge & ENDS_WORD) !== 0
    const count = (words[node] ?? 0) + (words[next] ?? 0) + (ends ? 1 : 0)
    words[node] = Math.min(count, MOST_WORDS + 1)
    const short = ends ? 1 : (shortest[next] ?? 0) + 1
    shortest[node] = Math.min(shortest[node] ?? 0, short)
    longest[node] = Math.min(Math.max(longest[node] ?? 0, (longest[next] ?? 0) + 1), TOO_LONG)
    if ((edge & ENDS_NODE) !== 0) node = at + 1
  }
  return { words, shortest, longest }
}

/**
 * The lists that begin at `starts`; undefined for one that begins at no node, has no or too many words, or words that are too short
 * or too long.
 */
export function parseWordLists(
  graph: WordGraph,
  starts: readonly unknown[],
): readonly (WordList | undefined)[] {
  const { words, shortest, longest } = measureNodes(graph.edges)
  return starts.map((start) => {
    if (typeof start !== 'number') return undefined
    const size = words[start] ?? 0
    if (size === 0 || size > MOST_WORDS) return undefined
    const fits =
      (shortest[start] ?? 0) >= SHORTEST_WORD && (longest[start] ?? TOO_LONG) <= LONGEST_WORD
    return fits ? { graph, start, size } : undefined
  })
}

/**
 * Whether a word in card spelling is in the list. It goes as many steps over as many edges for every word, listed or not, short or
 * long, so that the time it takes tells nothing.
 */
export function hasWord({ graph, start }: WordList, word: string): boolean {
  const { edges, letters, numbers } = graph
  const widest = letters.length
  let node = start
  let ended = 0
  for (let step = 0; step < LONGEST_WORD; step++) {
    const letter = step < word.length ? (numbers[word.charCodeAt(step)] ?? 0) : 0
    let next = 0
    let ends = 0
    let inNode = 1
    for (let at = node; at < node + widest; at++) {
      const edge = edges[at] ?? 0
      const hit = inNode & ((edge & LETTER_BITS) === letter ? 1 : 0)
      next |= -hit & (edge >>> NODE_SHIFT)
      ends |= hit & ((edge & ENDS_WORD) >>> 5)
      inNode &= ~(edge >>> 6)
    }
    node = next
    ended = step < word.length ? ends : ended
  }
  return ended === 1 && word.length <= LONGEST_WORD
}

/** Calls `use` with every word of the list, in the order of the alphabet. */
export function forEachWord({ graph, start }: WordList, use: (word: string) => void): void {
  const { edges, letters } = graph
  const walk = (node: number, before: string): void => {
    for (let at = node; ; at++) {
      const edge = edges[at] ?? ENDS_NODE
      const word = before + letters.charAt((edge & LETTER_BITS) - 1)
      if ((edge & ENDS_WORD) !== 0) use(word)
      const next = edge >>> NODE_SHIFT
      if (next !== 0) walk(next, word)
      if ((edge & ENDS_NODE) !== 0) return
    }
  }
  walk(start, '')
}
