/** How large a view of a match can become: several long decks must not fill a frame. */
import { LANGUAGES } from '../../../engine/basics/language'
import type { TijdlijnOptions } from '../outside/contract'
import { MOST_ROUNDS } from './mostRounds'
import type { DeckEntry } from './readContent'

/** Letters of the cards of a view at most: beside what happened they fit into one frame twice. */
export const LONGEST_VIEW = 400_000
/** Letters of a card beside its texts: names of fields, handle, year, icons. */
const CARD = 150

function lengthOf({ key, picture, theme, sources, faces }: DeckEntry): number {
  const lengths = LANGUAGES.map(
    (language) => JSON.stringify([key, picture, theme, sources[language], faces[language]]).length,
  )
  return CARD + Math.max(...lengths)
}

/** How many cards can lie in sight at once: the whole match together, against each other all that may be laid until the last round (TC-16). */
function mostInSight({ mode, cards, hand }: TijdlijnOptions, seats: number): number {
  return mode === 'co-operative' ? cards : seats * (MOST_ROUNDS + hand) + 2
}

/** Letters of the cards of the largest view that a match with these events can have. */
export function largestView(
  events: readonly DeckEntry[],
  options: TijdlijnOptions,
  seats: number,
): number {
  const lengths = events.map(lengthOf).sort((one, other) => other - one)
  return lengths.slice(0, mostInSight(options, seats)).reduce((sum, length) => sum + length, 0)
}
