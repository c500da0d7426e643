/** The table options as data, defaults first. */
import { parseOptionsBy, type OptionSpec } from '../../../engine/options/options'
import type { Presets } from '../../../engine/options/presets'
import { CARD_COUNTS, HANDS, MODES, TURN_SECONDS, type TijdlijnOptions } from './contract'
import { ERAS, THEMES } from './eras'

/** The catalogue that decks are chosen from. */
export const DECKS = 'tijdlijn'
/** The id of the deck that is shipped. */
export const SHIPPED_DECK = 'tijdlijn/box'

const [SHORTEST_TURN] = TURN_SECONDS
const LONGEST_TURN = 120

/** The options in the order of the rules' list; one of the other mode has no effect. */
export const OPTION_SPECS: readonly OptionSpec[] = [
  { kind: 'choice', key: 'mode', values: MODES },
  { kind: 'set', key: 'decks', values: { catalogue: DECKS }, default: [SHIPPED_DECK] },
  { kind: 'set', key: 'eras', values: ERAS },
  { kind: 'set', key: 'themes', values: THEMES },
  { kind: 'choice', key: 'unseenFirst', values: ['on', 'off'] },
  {
    kind: 'seconds',
    key: 'turnSeconds',
    min: SHORTEST_TURN,
    max: LONGEST_TURN,
    steps: TURN_SECONDS,
    default: 'none',
  },
  { kind: 'choice', key: 'cards', values: CARD_COUNTS, when: { mode: ['co-operative'] } },
  { kind: 'choice', key: 'rememberStuck', values: ['on', 'off'], when: { mode: ['co-operative'] } },
  { kind: 'choice', key: 'hand', values: HANDS, when: { mode: ['competitive'] } },
]

/** Options for a first evening and for a long one. */
export const PRESETS: Presets = { first: { cards: 24 }, long: { cards: 48, hand: 6 } }

/** All options, the absent ones at their default; the error names the first wrong one and what is allowed. */
export const parseOptions = parseOptionsBy<TijdlijnOptions>(OPTION_SPECS)
