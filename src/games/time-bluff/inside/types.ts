/** All types of the game, for the engine. */
import type { PlainTypes } from '../../../engine/plainTable'
import type { TimeBluffEvent, TimeBluffOptions, TimeBluffOutside } from '../outside/contract'
import type { TimeBluffState } from './state'

/** The types of Tom's Time Bluff. */
export interface TimeBluffTypes extends TimeBluffOutside, PlainTypes<TimeBluffOptions> {
  state: TimeBluffState
  readonly event: TimeBluffEvent
}
