/** What may leave the host: everything that works on views alone. */
import type { Legality } from '../../../engine/game'
import type { TimeBluffOutside, TimeBluffView } from './contract'
import { check, RULE_OF } from './check'
import { fallback } from '../inside/fallback'
import { legalMoves } from './legalMoves'
import { OPTION_SPECS, parseOptions } from './options'
import { parseMove } from './parseMove'
import { sampleMove } from '../inside/sampleMove'
import type { TimeBluffState } from '../inside/state'
import { formatMove, formatView, parseMoveText } from '../inside/text'

/** The types of this game. */
export interface TimeBluffTypes extends TimeBluffOutside {
  state: TimeBluffState
}

/** The game's id. */
export const TIME_BLUFF = 'time-bluff'

/** Legality of Tom's Time Bluff. */
export const timeBluffLegality: Legality<TimeBluffTypes> = {
  id: TIME_BLUFF,
  seats: { min: 2, max: 6 },
  optionSpecs: OPTION_SPECS,
  ruleOf: RULE_OF,
  parseOptions,
  parseMove,
  check,
  legalMoves,
  sampleMove,
  fallback: (view: TimeBluffView) => fallback(view),
  formatMove,
  parseMoveText,
  formatView,
}
