/** Decks, dictionaries, question cards: data that a match is played with and that is no part of the rules. */
import { canonicalJson, hashText } from './hash'
import type { Json } from './json'

/** Names a piece of content for good: another text has another hash. */
export interface ContentName {
  readonly id: string
  /** SHA-256 over the canonical JSON of its data, in hexadecimal. */
  readonly hash: string
}

/** A piece of content. */
export interface Content extends ContentName {
  readonly data: Json
}

/** The content of one match by id. */
export type ContentSet = ReadonlyMap<string, Content>

/** Where content comes from: files of the host, of the simulator, or what a host sent after a match. */
export interface ContentPort {
  /** The content with this id, with `hash` in exactly that version; undefined if there is none. */
  find(id: string, hash?: string): Content | undefined
  /** Keeps what a match was dealt with: it is found by its hash as long as a record of this host names it. */
  keep(content: Content): void
  /** The ids that may be chosen where an option asks for `catalogue`; undefined if nobody here can say (a guest's replay). */
  catalogue(name: string): readonly string[] | undefined
}

/** Content with its hash. */
export function nameContent(id: string, data: Json): Content {
  return { id, hash: hashText(canonicalJson(data)), data }
}

/** No content at all, for games that need none. */
export const NO_CONTENT: ContentPort = {
  find: () => undefined,
  keep: () => undefined,
  catalogue: () => [],
}

/** A port over pieces that are at hand; without `catalogues` it cannot say what may be chosen. */
export function contentPortOf(
  pieces: readonly Content[],
  catalogues?: Readonly<Record<string, readonly string[]>>,
): ContentPort {
  const known = new Map(pieces.map((piece) => [piece.id, piece]))
  const kept = new Map(pieces.map((piece) => [piece.hash, piece]))
  return {
    find: (id, hash) => (hash === undefined ? known.get(id) : kept.get(hash)),
    keep: (content) => {
      kept.set(content.hash, content)
    },
    catalogue: (name) => (catalogues ? (catalogues[name] ?? []) : undefined),
  }
}
