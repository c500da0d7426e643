/** What may leave the host: everything that works on views alone. */
import type { Legality } from '../../../engine/contract/game'
import { CHARACTERS } from './characters'
import { check, RULE_OF } from './check'
import type {
  BuchstabenbluffOptions,
  BuchstabenbluffOutside,
  BuchstabenbluffSeen,
} from './contract'
import { legalMoves } from './legalMoves'
import { OPTION_SPECS, parseOptions, PRESETS } from './options'
import { parseMove } from './parseMove'
import { remarks } from './remarks'
import { talk } from './talk'

/** The game's id. */
const BUCHSTABENBLUFF = 'buchstabenbluff'

const SEATS = { min: 2, max: 8, rule: 'BB-01' }
/** With seven turns the deck runs dry sooner (BB-29). */
const SEATS_OF_LONG_MATCH = { min: 2, max: 5, rule: 'BB-29' }

/** Legality of Buchstabenbluff. */
export const buchstabenbluffLegality = {
  id: BUCHSTABENBLUFF,
  seats: SEATS,
  optionSpecs: OPTION_SPECS,
  presets: PRESETS,
  characters: CHARACTERS,
  ruleOf: RULE_OF,
  remarks,
  talk,
  badgesOf: ({ language }: BuchstabenbluffOptions) => [`words-${language}` as const],
  seatsWith: ({ turns }: BuchstabenbluffOptions) => (turns === 7 ? SEATS_OF_LONG_MATCH : SEATS),
  parseOptions,
  parseMove,
  check,
  legalMoves,
  recall: (seen: BuchstabenbluffSeen) => seen,
} satisfies Legality<BuchstabenbluffOutside>
