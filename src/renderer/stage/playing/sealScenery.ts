/** A game's scenery with its types hidden, for the parts of the window that serve every game. */
import type { Opening, Scenery } from './scene'

/** A scenery that can tell its own views and events from others. */
export interface GuardedScenery<View, Event> extends Scenery<View, Event> {
  readonly isView: (value: unknown) => value is View
  readonly isSeen: (value: unknown) => value is Event
  /** How the first view of a match was dealt, for who sits down to it; undefined or absent: nothing is to be seen of that. */
  opening?(view: View): Opening<View, Event> | undefined
}

/** A scenery whose types are hidden: code that opens it must work for every game. */
export interface SealedScenery {
  open<Answer>(use: <View, Event>(scenery: GuardedScenery<View, Event>) => Answer): Answer
}

/** Hides the types of a game's scenery, so that the stage can hold that of any game. */
export function sealScenery<View, Event>(scenery: GuardedScenery<View, Event>): SealedScenery {
  return { open: (use) => use(scenery) }
}
