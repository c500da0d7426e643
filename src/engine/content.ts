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
  /** The content with this id; undefined if there is none. */
  find(id: string): Content | undefined
  /** The ids that may be chosen where an option asks for `catalogue`, the shipped ones first; empty if nobody knows it. */
  catalogue(name: string): readonly string[]
}

/** Content with its hash. */
export function nameContent(id: string, data: Json): Content {
  return { id, hash: hashText(canonicalJson(data)), data }
}

/** No content at all, for games that need none. */
export const NO_CONTENT: ContentPort = { find: () => undefined, catalogue: () => [] }

/** A port over pieces that are at hand. */
export function contentPortOf(
  pieces: readonly Content[],
  catalogues: Readonly<Record<string, readonly string[]>> = {},
): ContentPort {
  const known = new Map(pieces.map((piece) => [piece.id, piece]))
  return {
    find: (id) => known.get(id),
    catalogue: (name) => (Object.hasOwn(catalogues, name) ? (catalogues[name] ?? []) : []),
  }
}
