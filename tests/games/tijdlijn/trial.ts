/** What Tijdlijn brings along wherever a game is tried: decks, facts, things to say. */
import type { TijdlijnTypes } from '../../../src/games/tijdlijn/inside/types'
import type { Trial } from '../../support/conformance/table'
import { TRIAL_CONTENTS } from './decks'

const KEYS = Array.from({ length: 112 }, (_, index) => `box/thing-${String(index)}`)

/** For conformance. */
export const TIJDLIJN_TRIAL: Trial<TijdlijnTypes> = {
  contents: TRIAL_CONTENTS,
  facts: (random) => KEYS.filter(() => random.below(3) === 0),
}
