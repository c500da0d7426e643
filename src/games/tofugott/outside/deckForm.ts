/** How people write question cards of their own for Tofugott. */
import type { DeckForm } from '../../../engine/decks/deckForm'
import { QUESTIONS } from './contract'
import { DECKS } from './options'

/** What a deck of question cards may hold at most; texts in graphemes. */
export const DECK_LIMITS = {
  cards: 1000,
  key: 40,
  title: 60,
  scenario: 300,
  question: 200,
} as const

/** A card with its title, what is imagined, three questions, and whether it is a black one; without the mark it is none. */
export const DECK_FORM: DeckForm = {
  catalogue: DECKS,
  list: 'cards',
  most: DECK_LIMITS.cards,
  longestKey: DECK_LIMITS.key,
  longestTitle: DECK_LIMITS.title,
  fields: [
    {
      kind: 'line',
      key: 'title',
      longest: DECK_LIMITS.title,
      inText: true,
      headedAs: { de: ['Titel'], nl: ['titel'] },
    },
    {
      kind: 'line',
      key: 'scenario',
      longest: DECK_LIMITS.scenario,
      inText: true,
      headedAs: { de: ['Szene', 'Situation'], nl: ['situatie', 'scène'], en: ['scene'] },
    },
    {
      kind: 'line',
      key: 'questions',
      longest: DECK_LIMITS.question,
      many: QUESTIONS,
      inText: true,
    },
    { kind: 'flag', key: 'spicy' },
    // What the bots think of a question: our own cards have it, nobody is asked for it.
    { kind: 'data', key: 'traits' },
    { kind: 'data', key: 'kinds' },
  ],
  twins: { by: 'title', settledBy: 'spicy' },
}
