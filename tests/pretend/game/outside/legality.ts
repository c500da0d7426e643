/** What may leave the host: everything that works on views alone. */
import type { Legality } from '../../../../src/engine/contract/game'
import { CHARACTERS } from './characters'
import { check, RULE_OF } from './check'
import type { WhisperOutside } from './contract'
import { DECK_FORM } from './deckForm'
import { legalMoves } from './legalMoves'
import { OFFERS, OPTION_SPECS, parseOptions, PRESETS } from './options'
import { parseMove } from './parse'
import { recall } from './recall'
import { remarks } from './remarks'
import { talk } from './talk'

/** The game's id. */
const WHISPER = 'whisper'

/** Legality of Whisper. */
export const whisperLegality: Legality<WhisperOutside> = {
  id: WHISPER,
  seats: { min: 2, max: 10 },
  optionSpecs: OPTION_SPECS,
  presets: PRESETS,
  offers: OFFERS,
  deckForm: DECK_FORM,
  characters: CHARACTERS,
  ruleOf: RULE_OF,
  remarks,
  talk,
  seatsWith: ({ mode }) => ({ min: 2, max: mode === 'together' ? 6 : 10, rule: 'PG-01' }),
  badgesOf: ({ decks, sorts }, isOwn) => [
    sorts.includes('tool') || decks.some(isOwn) ? 'age-16' : 'age-12',
  ],
  parseOptions,
  parseMove,
  check,
  legalMoves,
  recall,
}
