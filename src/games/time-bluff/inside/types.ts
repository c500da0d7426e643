/** All types of the game, for the engine. */
import type { PlainTypes } from '../../../engine/kit/plainTable'
import type { TimeBluffOptions, TimeBluffOutside } from '../outside/contract'
import type { TimeBluffEvent } from '../outside/events'
import type { TimeBluffState } from './state'

/** The types of Tom's Time Bluff. */
export interface TimeBluffTypes extends TimeBluffOutside, PlainTypes<TimeBluffOptions> {
  state: TimeBluffState
  readonly event: TimeBluffEvent
}
