/** How people write decks of their own for Whisper. */
import type { DeckForm } from '../../../../src/engine/decks/deckForm'
import { SORTS } from './contract'
import { DECKS } from './options'

/** Letters of the key of a thing at most. */
export const LONGEST_KEY = 40
/** Graphemes of the name of a thing at most. */
export const LONGEST_THING = 30
/** Things of a deck at most. */
export const MOST_THINGS = 2000
/** Kilograms at most. */
const HEAVIEST = 1_000_000

/** Things with a sort, a weight and a name in each language; two of a name with two weights are disputed. */
export const DECK_FORM: DeckForm = {
  catalogue: DECKS,
  list: 'things',
  most: MOST_THINGS,
  longestKey: LONGEST_KEY,
  longestTitle: 60,
  fields: [
    { kind: 'line', key: 'name', longest: LONGEST_THING, inText: true },
    { kind: 'choice', key: 'sort', values: SORTS, default: SORTS[0] },
    { kind: 'number', key: 'weight', from: 0, to: HEAVIEST },
  ],
  twins: { by: 'name', settledBy: 'weight' },
}
