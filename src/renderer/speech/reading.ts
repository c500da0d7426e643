/** What every game can be asked to read out, lifted from the game's own view and speaker. */
import type { Json } from '../../engine/json'
import type { Listener } from './listener'

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

/** What a game's readings are made with. */
export interface ReadingParts<View, Voice> {
  readonly isView: (value: unknown) => value is View
  readonly voiceFor: (listener: Listener) => Voice
}

/** A game's readings for everybody. */
export function readerOf<View, Voice>(
  { isView, voiceFor }: ReadingParts<View, Voice>,
  readings: Readings<View, Voice>,
): Reader {
  const read =
    <Said>(reading: (view: View, voice: Voice) => Said, otherwise: Said) =>
    (view: Json, listener: Listener): Said => {
      const unknown: unknown = view
      return isView(unknown) ? reading(unknown, voiceFor(listener)) : otherwise
    }
  return {
    ask: read<string | undefined>(readings.ask, undefined),
    options: read<string | undefined>(readings.options, undefined),
    waiting: read(readings.waiting, ''),
    hand: read(readings.hand, ''),
    tableau: read(readings.tableau, ''),
    standing: read(readings.standing, ''),
  }
}
