/** Words at random from the packed graph, a few steps along it: such as some cards spell, or any at all. */
import type { Random } from '../../../engine/chance/random'
import { QUESTION_MARK } from '../outside/cards'
import { FEWEST_CARDS, type Card } from '../outside/contract'
import { ENDS_NODE, ENDS_WORD, LETTER_BITS, NODE_SHIFT, type WordList } from '../outside/wordGraph'

/** One way in so many stops at a word that it has reached; the others try to make it longer. */
const ONE_END_IN = 3

/** By face, how many cards are left to spell with; undefined: any letter, as often as one likes. */
type Supply = number[] | undefined

/** The letters of a graph are numbered in the order of the cards, from 1. */
function faceOf(edge: number): Card {
  return (edge & LETTER_BITS) - 1
}

function isThere(supply: Supply, face: Card): boolean {
  return !supply || (supply[face] ?? 0) > 0 || (supply[QUESTION_MARK] ?? 0) > 0
}

function spend(supply: Supply, face: Card): void {
  if (!supply) return
  const card = (supply[face] ?? 0) > 0 ? face : QUESTION_MARK
  supply[card] = (supply[card] ?? 0) - 1
}

/** The edge after so many others of the node that the supply allows; how many there are, where there are fewer. */
function findEdge(
  { graph }: WordList,
  node: number,
  supply: Supply,
  wanted: number,
): { readonly edge?: number; readonly count: number } {
  let count = 0
  for (let at = node; ; at++) {
    const edge = graph.edges[at] ?? ENDS_NODE
    if (isThere(supply, faceOf(edge))) {
      if (count === wanted) return { edge, count }
      count += 1
    }
    if ((edge & ENDS_NODE) !== 0) return { count }
  }
}

/** One of the node's edges that the supply allows, each equally likely. */
function pickEdge(
  list: WordList,
  node: number,
  supply: Supply,
  random: Random,
): number | undefined {
  const { count } = findEdge(list, node, supply, Infinity)
  return count === 0 ? undefined : findEdge(list, node, supply, random.below(count)).edge
}

/**
 * Letters of a word of the list, of at most `longest`, along a way chosen at random; undefined if the way has none. With a supply
 * it is spelled from that alone.
 */
export function sampleWord(
  list: WordList,
  longest: number,
  supply: Supply,
  random: Random,
): Card[] | undefined {
  const way: Card[] = []
  let found = 0
  let node = list.start
  while (way.length < longest && node !== 0) {
    const edge = pickEdge(list, node, supply, random)
    if (edge === undefined) break
    spend(supply, faceOf(edge))
    way.push(faceOf(edge))
    if ((edge & ENDS_WORD) !== 0 && way.length >= FEWEST_CARDS) {
      found = way.length
      if (random.below(ONE_END_IN) === 0) break
    }
    node = edge >>> NODE_SHIFT
  }
  return found === 0 ? undefined : way.slice(0, found)
}
