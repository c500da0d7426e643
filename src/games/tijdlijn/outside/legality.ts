/** What may leave the host: everything that works on views alone. */
import type { Legality, SeatBounds } from '../../../engine/contract/game'
import { CHARACTERS } from './characters'
import { check, RULE_OF } from './check'
import type { TijdlijnOptions, TijdlijnOutside } from './contract'
import { DECK_FORM } from './deckForm'
import { eventsNeeded } from './eventsNeeded'
import { legalMoves } from './legalMoves'
import { OPTION_SPECS, parseOptions, PRESETS } from './options'
import { parseMove } from './parseMove'
import { recall } from './recall'
import { remarks } from './remarks'
import { talk } from './talk'

/** The game's id. */
const TIJDLIJN = 'tijdlijn'

const FEWEST_CARDS = 24

/** TL-02; four cards for each of six seats and two for the table are more than 24 (TL-29). */
function seatsWith({ mode, cards }: TijdlijnOptions): SeatBounds {
  if (mode === 'competitive') return { min: 2, max: 8, rule: 'TL-02' }
  return cards === FEWEST_CARDS
    ? { min: 1, max: 5, rule: 'TL-29' }
    : { min: 1, max: 6, rule: 'TL-02' }
}

/** Legality of Tijdlijn. */
export const tijdlijnLegality = {
  id: TIJDLIJN,
  seats: { min: 1, max: 8 },
  optionSpecs: OPTION_SPECS,
  presets: PRESETS,
  offers: [
    { id: 'co-operative', options: { mode: 'co-operative' }, together: true },
    { id: 'competitive', options: { mode: 'competitive' } },
  ],
  deckForm: DECK_FORM,
  entriesFor: eventsNeeded,
  characters: CHARACTERS,
  hasModestAdvice: true,
  ruleOf: RULE_OF,
  remarks,
  talk,
  seatsWith,
  parseOptions,
  parseMove,
  check,
  legalMoves,
  recall,
} satisfies Legality<TijdlijnOutside>
