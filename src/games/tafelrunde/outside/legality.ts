/** What may leave the host: everything that works on views alone. */
import type { Legality } from '../../../engine/contract/game'
import { CHARACTERS } from './characters'
import { check, RULE_OF } from './check'
import type { TafelrundeOutside } from './contract'
import { legalMoves } from './legalMoves'
import { OPTION_SPECS, parseOptions, PRESETS } from './options'
import { parseMove } from './parseMove'
import { recall } from './recall'
import { remarks } from './remarks'

/** The game's id. */
const TAFELRUNDE = 'tafelrunde'

const SEATS = { min: 2, max: 4 }

/** Legality of Die Tafelrunde 2. */
export const tafelrundeLegality = {
  id: TAFELRUNDE,
  seats: SEATS,
  optionSpecs: OPTION_SPECS,
  presets: PRESETS,
  characters: CHARACTERS,
  ruleOf: RULE_OF,
  remarks,
  seatsWith: () => SEATS,
  parseOptions,
  parseMove,
  check,
  legalMoves,
  recall,
} satisfies Legality<TafelrundeOutside>
