/** What Tijdlijn brings along wherever a game is tried: decks, facts, things to say. */
import type { TijdlijnTypes } from '../../../src/games/tijdlijn/inside/types'
import type { Trial } from '../../support/conformance/table'
import { TIJDLIJN_CONTENTS } from './decks'

/** The keys of all events of the first trial deck. */
export const SEEN_EVENTS: readonly string[] = Array.from(
  { length: 112 },
  (_, index) => `tijdlijn/box/thing-${String(index)}`,
)

/** For conformance. */
export const TIJDLIJN_TRIAL: Trial<TijdlijnTypes> = {
  contents: TIJDLIJN_CONTENTS,
  facts: (random) => SEEN_EVENTS.filter(() => random.below(3) === 0),
}
