/** What may leave the host: everything that works on views alone. */
import type { Legality } from '../../../engine/game'
import type { TafelrundeOutside } from './contract'
import { check, RULE_OF } from './check'
import { fallback } from '../inside/fallback'
import { legalMoves } from './legalMoves'
import { OPTION_SPECS, parseOptions } from './options'
import { parseMove } from './parseMove'
import { sampleMove } from '../inside/sampleMove'
import type { TafelrundeState } from '../inside/state'
import { formatMove, formatView, parseMoveText } from '../inside/text'

/** The types of this game. */
export interface TafelrundeTypes extends TafelrundeOutside {
  state: TafelrundeState
}

/** The game's id. */
export const TAFELRUNDE = 'tafelrunde'

/** Legality of Die Tafelrunde 2. */
export const tafelrundeLegality: Legality<TafelrundeTypes> = {
  id: TAFELRUNDE,
  seats: { min: 2, max: 4 },
  optionSpecs: OPTION_SPECS,
  ruleOf: RULE_OF,
  parseOptions,
  parseMove,
  check,
  legalMoves,
  sampleMove,
  fallback,
  formatMove,
  parseMoveText,
  formatView,
}
