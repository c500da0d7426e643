/** Makes the packed graph that `parseWordGraph` reads: as small as it can be, the same for the same words. */
import { invariant, present } from '../../../engine/basics/invariant'
import { formatNumbers } from './base64'
import { EMPTY_NODE, ENDS_NODE, ENDS_WORD, NODE_SHIFT } from './wordGraph'

/** Packed lists: the graph, and where each list begins in it. */
export interface PackedWords<Name extends string> {
  readonly graph: string
  readonly starts: Readonly<Record<Name, number>>
}

/** A node that is still open: edges are added at its end only, as the words come in order. */
interface OpenNode {
  readonly edges: number[]
}

/** Nodes that are finished, each once; those that lead on the same way are one and the same. */
class FinishedNodes {
  private readonly edges: number[] = Array.from({ length: EMPTY_NODE }, () => 0)
  private readonly known = new Map<string, number>()

  /** Where the node's edges begin. */
  add({ edges }: OpenNode): number {
    if (edges.length === 0) return 0
    const key = edges.join(',')
    const before = this.known.get(key)
    if (before !== undefined) return before
    const start = this.edges.length
    edges.forEach((edge, index) => {
      this.edges.push(index === edges.length - 1 ? edge | ENDS_NODE : edge)
    })
    this.known.set(key, start)
    return start
  }

  /** All edges, filled up to the next multiple of three with nodes that nothing leads to. */
  numbers(): Uint32Array {
    const filled = [...this.edges]
    while (filled.length % 3 !== 0) filled.push(1 | ENDS_NODE)
    return Uint32Array.from(filled)
  }
}

/** The nodes along the word that came last. */
class OpenWay {
  private readonly nodes: OpenNode[] = [{ edges: [] }]
  private last = ''

  constructor(
    private readonly finished: FinishedNodes,
    private readonly letters: string,
  ) {}

  add(word: string): void {
    let common = 0
    while (common < word.length && word.charAt(common) === this.last.charAt(common)) common += 1
    invariant(common < word.length, 'words come in order, each once')
    this.close(common)
    for (let index = common; index < word.length; index++) {
      const number = this.letters.indexOf(word.charAt(index)) + 1
      invariant(number > 0, 'words are spelled in the letters of their list')
      const node = present(this.nodes[index], 'a way has a node for each letter')
      node.edges.push(index === word.length - 1 ? number | ENDS_WORD : number)
      this.nodes.push({ edges: [] })
    }
    this.last = word
  }

  /** Finishes all nodes beyond the first `length` letters. */
  close(length: number): void {
    while (this.nodes.length > length + 1) {
      const start = this.finished.add(present(this.nodes.pop(), 'a way has nodes'))
      const { edges } = present(this.nodes.at(-1), 'a way has a first node')
      edges.push((edges.pop() ?? 0) | (start << NODE_SHIFT))
    }
  }

  /** Where the first node begins. */
  finish(): number {
    this.close(0)
    return this.finished.add(present(this.nodes[0], 'a way has a first node'))
  }
}

/** Words in the order of an alphabet, each once. */
function inOrder(words: Iterable<string>, letters: string): string[] {
  const keys = new Map<string, string>()
  for (const word of words) {
    const key = Array.from(word, (letter) => String.fromCharCode(1 + letters.indexOf(letter))).join(
      '',
    )
    keys.set(key, word)
  }
  return [...keys.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, word]) => word)
}

/** Packs lists of words in card spelling, none of them empty, into one graph over `letters`. */
export function packWords<Name extends string>(
  lists: Readonly<Record<Name, Iterable<string>>>,
  letters: string,
): PackedWords<Name>
export function packWords(
  lists: Readonly<Record<string, Iterable<string>>>,
  letters: string,
): PackedWords<string> {
  const finished = new FinishedNodes()
  const starts: Record<string, number> = {}
  for (const [name, words] of Object.entries(lists)) {
    const way = new OpenWay(finished, letters)
    for (const word of inOrder(words, letters)) way.add(word)
    starts[name] = way.finish()
    invariant(starts[name] > 0, 'a list has words')
  }
  return { graph: formatNumbers(finished.numbers()), starts }
}
