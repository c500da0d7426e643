/** All types of the game, for the engine. */
import type { PlainTypes } from '../../../engine/plainTable'
import type { TijdlijnEvent, TijdlijnOptions, TijdlijnOutside } from '../outside/contract'
import type { TijdlijnState } from './state'

/** The types of Tijdlijn. */
export interface TijdlijnTypes extends TijdlijnOutside, PlainTypes<TijdlijnOptions> {
  state: TijdlijnState
  readonly event: TijdlijnEvent
}
