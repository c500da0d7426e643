/**
 * What a deck file holds (`resources/content/tijdlijn/ID.json`, and own decks): plain JSON, checked by `readContent`. Every
 * field is asked for and no other is taken.
 */
import type { Language } from '../../../engine/basics/language'
import type { Theme } from '../outside/eras'

/** The two texts of an event in one language. */
export interface EventText {
  /** The side without a date; no year and no century in it. */
  readonly front: string
  /** One line that stands on the side with the date. */
  readonly explanation: string
}

/** One event, as a deck file has it. */
export interface DeckEvent {
  /** Stable: small letters, digits and hyphens, unique in the deck. */
  readonly key: string
  /** A whole number, negative before Christ, never 0. */
  readonly year: number
  readonly theme: Theme
  /** The name of a pictogram: small letters, digits and hyphens. It is shown with the front. */
  readonly picture: string
  /** In every language of the deck. */
  readonly text: Readonly<Partial<Record<Language, EventText>>>
  /** Where the date can be looked up: the same for every language, or in every language of the deck. */
  readonly source: string | Readonly<Partial<Record<Language, string>>>
}

/** A deck file. */
export interface DeckFile {
  /** In every language of the deck. */
  readonly title: Readonly<Partial<Record<Language, string>>>
  /** At least one, each once. */
  readonly languages: readonly Language[]
  readonly events: readonly DeckEvent[]
}
