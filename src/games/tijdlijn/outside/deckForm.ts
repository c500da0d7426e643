/** How people write decks of their own for Tijdlijn. */
import type { DeckForm } from '../../../engine/decks/deckForm'
import { THEMES } from './eras'
import { DECKS } from './options'

/** What a deck file may hold at most; texts in graphemes. */
export const DECK_LIMITS = {
  events: 2000,
  key: 60,
  picture: 40,
  title: 60,
  front: 120,
  explanation: 300,
  source: 200,
  /** Years from and to. */
  firstYear: -20_000,
  lastYear: 2100,
} as const

/** What stands where nothing is written of an event but its front and its year. */
export const UNWRITTEN = '–'

/** Years that advice may name: every one that an event may have (TL-27). */
export const ADVICE_YEARS = { from: DECK_LIMITS.firstYear, to: DECK_LIMITS.lastYear } as const

/** An event with its year; the same front twice is told, and disputed if the years differ. */
export const DECK_FORM: DeckForm = {
  catalogue: DECKS,
  list: 'events',
  most: DECK_LIMITS.events,
  longestKey: DECK_LIMITS.key,
  longestTitle: DECK_LIMITS.title,
  fields: [
    {
      kind: 'line',
      key: 'front',
      longest: DECK_LIMITS.front,
      inText: true,
      headedAs: { de: ['Ereignis', 'Vorderseite'], nl: ['gebeurtenis', 'voorkant'], en: ['event'] },
    },
    {
      kind: 'year',
      key: 'year',
      from: DECK_LIMITS.firstYear,
      to: DECK_LIMITS.lastYear,
      headedAs: { de: ['Jahr', 'Jahreszahl'], nl: ['jaar', 'jaartal'] },
    },
    // A list of titles and years is enough to play with.
    {
      kind: 'line',
      key: 'explanation',
      longest: DECK_LIMITS.explanation,
      inText: true,
      default: UNWRITTEN,
      headedAs: {
        de: ['Erklärung', 'Erläuterung', 'Rückseite'],
        nl: ['uitleg', 'toelichting', 'achterkant'],
        en: ['back'],
      },
    },
    {
      kind: 'choice',
      key: 'theme',
      values: THEMES,
      default: 'food',
      headedAs: { de: ['Thema'], nl: ['thema'] },
    },
    {
      kind: 'name',
      key: 'picture',
      longest: DECK_LIMITS.picture,
      default: 'scroll',
      headedAs: { de: ['Bild'], nl: ['plaatje', 'afbeelding'] },
    },
    // Who writes of his own family need not name a book.
    {
      kind: 'line',
      key: 'source',
      longest: DECK_LIMITS.source,
      default: UNWRITTEN,
      headedAs: { de: ['Quelle'], nl: ['bron'] },
    },
  ],
  twins: { by: 'front', settledBy: 'year' },
}
