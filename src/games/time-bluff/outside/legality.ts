/** What may leave the host: everything that works on views alone. */
import type { Legality } from '../../../engine/contract/game'
import { CHARACTERS } from './characters'
import { check, RULE_OF } from './check'
import type { TimeBluffOutside } from './contract'
import type { TimeBluffSeen } from './events'
import { legalMoves } from './legalMoves'
import { OPTION_SPECS, parseOptions, PRESETS } from './options'
import { parseMove } from './parseMove'
import { remarks } from './remarks'
import { SEATS } from './seats'

/** The game's id. */
const TIME_BLUFF = 'time-bluff'

/** Legality of Tom's Time Bluff. */
export const timeBluffLegality = {
  id: TIME_BLUFF,
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
  // Whatever is told was told to everybody who could remember it.
  recall: (seen: TimeBluffSeen) => seen,
} satisfies Legality<TimeBluffOutside>
