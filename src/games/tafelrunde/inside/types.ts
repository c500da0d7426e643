/** All types of the game, for the engine. */
import type { PlainTypes } from '../../../engine/kit/plainTable'
import type { TafelrundeEvent, TafelrundeOptions, TafelrundeOutside } from '../outside/contract'
import type { TafelrundeState } from './state'

/** The types of Die Tafelrunde 2. */
export interface TafelrundeTypes extends TafelrundeOutside, PlainTypes<TafelrundeOptions> {
  state: TafelrundeState
  readonly event: TafelrundeEvent
}
