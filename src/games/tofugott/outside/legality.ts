/** What may leave the host: everything that works on views alone. */
import type { Legality } from '../../../engine/contract/game'
import { badgesOf } from './badges'
import { CHARACTERS } from './characters'
import { check, RULE_OF } from './check'
import type { TofugottOutside, TofugottSeen } from './contract'
import { DECK_FORM } from './deckForm'
import { legalMoves } from './legalMoves'
import { OPTION_SPECS, parseOptions, PRESETS } from './options'
import { parseMove } from './parseMove'
import { remarks } from './remarks'
import { talk } from './talk'
import { asUsual, cardsNeeded } from './turnsEach'

/** The game's id. */
const TOFUGOTT = 'tofugott'

const SEATS = { min: 2, max: 6, rule: 'TG-33' }

/** Legality of Tofugott. */
export const tofugottLegality = {
  id: TOFUGOTT,
  seats: SEATS,
  optionSpecs: OPTION_SPECS,
  presets: PRESETS,
  asUsual,
  deckForm: DECK_FORM,
  entriesFor: cardsNeeded,
  characters: CHARACTERS,
  ruleOf: RULE_OF,
  remarks,
  talk,
  seatsWith: () => SEATS,
  badgesOf,
  parseOptions,
  parseMove,
  check,
  legalMoves,
  recall: (seen: TofugottSeen) => seen,
} satisfies Legality<TofugottOutside>
