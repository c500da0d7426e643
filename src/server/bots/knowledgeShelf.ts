/** What bots know of the content: each piece once, however many bots know it, and for a while after the last of them. */
import { createHash } from 'node:crypto'
import type { Json } from '../../engine/basics/json'

interface Piece {
  readonly number: number
  readonly content: Json
  readonly hash: string
  users: number
}

/** Pieces that no bot knows any more and that are kept all the same: the next match is mostly played with the same one. */
const MOST_SPARE = 3

/** Pieces of content by number. */
export class KnowledgeShelf {
  private next = 1
  private readonly byHash = new Map<string, Piece>()
  private readonly byNumber = new Map<number, Piece>()
  /** That no bot knows, in the order in which they were given back. */
  private readonly spare = new Set<Piece>()
  /** Spares reading a large piece again for every bot of a match. */
  private readonly hashes = new WeakMap<object, string>()

  /** The number of a piece for one more bot; the same content has the same number. */
  take(content: Json): number {
    const hash = this.hashOf(content)
    const piece = this.byHash.get(hash) ?? this.add(content, hash)
    piece.users += 1
    this.spare.delete(piece)
    return piece.number
  }

  /** One bot less knows it; the number of the piece that is not kept any longer, if there is one. */
  give(number: number): number | undefined {
    const piece = this.byNumber.get(number)
    if (!piece) return undefined
    piece.users -= 1
    if (piece.users > 0) return undefined
    this.spare.add(piece)
    const [oldest] = this.spare
    if (!oldest || this.spare.size <= MOST_SPARE) return undefined
    this.spare.delete(oldest)
    this.byNumber.delete(oldest.number)
    this.byHash.delete(oldest.hash)
    return oldest.number
  }

  /** The content of a number. */
  read(number: number): Json {
    return this.byNumber.get(number)?.content ?? null
  }

  private add(content: Json, hash: string): Piece {
    const piece = { number: this.next, content, hash, users: 0 }
    this.next += 1
    this.byHash.set(hash, piece)
    this.byNumber.set(piece.number, piece)
    return piece
  }

  private hashOf(content: Json): string {
    const known = typeof content === 'object' && content ? this.hashes.get(content) : undefined
    if (known !== undefined) return known
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
    if (typeof content === 'object' && content) this.hashes.set(content, hash)
    return hash
  }
}
