/** What every game can be asked to read out, lifted from the game's own view and speaker. */
import type { Json } from '../../../engine/basics/json'
import type { Listener } from '../listener/listener'

/** How a game reads its view out: each for one who looks with these eyes. */
export interface Readings<View, Voice> {
  /** What is asked of the listener now; undefined if nothing. */
  ask(view: View, voice: Voice): string | undefined
  /** The question once more with all that can be done about it; undefined if nothing is asked. */
  options(view: View, voice: Voice): string | undefined
  /** Whom all wait for. */
  waiting(view: View, voice: Voice): string
  hand(view: View, voice: Voice): string
  tableau(view: View, voice: Voice): string
  /** Who stands how: what the game counts, per player. */
  standing(view: View, voice: Voice): string
}

/** The same for whoever knows neither the view nor the speaker: what is no view of this game is passed over in silence. */
export type Reader = Readings<Json, Listener>

/** What the board makes of the answer to a key that reads something out. */
export type OwnReadings = Readonly<
  Partial<Record<Exclude<keyof Reader, 'ask'>, (told: string) => string>>
> & {
  /** What is asked, and its kind; empty: the board answers by itself, so that nobody needs to hear it. */
  readonly ask?: (told: string, kind: string) => string
}
