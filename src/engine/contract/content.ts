/** Decks, dictionaries, question cards: data that a match is played with and that is no part of the rules. */
import { canonicalJson, hashText } from '../basics/hash'
import type { Json } from '../basics/json'
import type { Language } from '../basics/language'
import { sanitizeTitle } from '../basics/text'

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

/** What a game says of a piece of content that people can choose. */
export interface ContentDescription {
  /** What it is called, in at least one language. */
  readonly title: Readonly<Partial<Record<Language, string>>>
  /** In which it can be played. */
  readonly languages: readonly Language[]
  /** How many cards, questions or words it has. */
  readonly count: number
  /** How many of them are in play only where an option of the game has a certain value; absent: all of them always are. */
  readonly onlyWith?: { readonly option: string; readonly value: string; readonly count: number }
}

/** A piece of content as it can be chosen; what the game cannot read has no title, no language and a count of 0. */
export interface CatalogueEntry extends ContentDescription {
  readonly id: string
  /** Put there by people of this computer, instead of coming with the program. */
  readonly own: boolean
}

/** A piece as it can be chosen, with titles fit to be shown. */
export function catalogueEntry(
  id: string,
  own: boolean,
  description: ContentDescription = { title: {}, languages: [], count: 0 },
): CatalogueEntry {
  const { title, languages, count, onlyWith } = description
  const titles = Object.entries(title).map(([language, text]) => [language, sanitizeTitle(text)])
  const entry = { id, own, title: Object.fromEntries(titles), languages, count }
  return onlyWith ? { ...entry, onlyWith } : entry
}

/** Where content comes from: files of the host, of the simulator, or what a host sent after a match. */
export interface ContentPort {
  /** The content with this id, with `hash` in exactly that version; undefined if there is none. */
  find(id: string, hash?: string): Content | undefined
  /** Keeps what a match was dealt with: it is found by id and hash as long as a record of this host names it. */
  keep(content: Content): void
  /** The ids that may be chosen where an option asks for `catalogue`; undefined if nobody here can say (a guest's replay). */
  catalogue(name: string): readonly string[] | undefined
  /** Whether people of this computer have put the piece there, instead of its coming with the program. */
  isOwn(id: string): boolean
  /** Tells whenever something else can be chosen than before; absent: that never happens while the program runs. */
  onChange?(listener: () => void): void
}

/** Content with its hash. */
export function nameContent(id: string, data: Json): Content {
  return { id, hash: hashText(canonicalJson(data)), data }
}

/** One piece of content in one version, as a key: pieces of another name may have the same text. */
export function contentKey({ id, hash }: ContentName): string {
  return `${hash} ${id}`
}

/** No content at all, for games that need none. */
export const NO_CONTENT: ContentPort = {
  find: () => undefined,
  keep: () => undefined,
  catalogue: () => [],
  isOwn: () => false,
}

/** A port over pieces that are at hand, all of them shipped; without `catalogues` it cannot say what may be chosen. */
export function contentPortOf(
  pieces: readonly Content[],
  catalogues?: Readonly<Record<string, readonly string[]>>,
): ContentPort {
  const known = new Map(pieces.map((piece) => [piece.id, piece]))
  const kept = new Map(pieces.map((piece) => [contentKey(piece), piece]))
  return {
    find: (id, hash) => (hash === undefined ? known.get(id) : kept.get(contentKey({ id, hash }))),
    keep: (content) => {
      kept.set(contentKey(content), content)
    },
    catalogue: (name) => (catalogues ? (catalogues[name] ?? []) : undefined),
    isOwn: () => false,
  }
}
