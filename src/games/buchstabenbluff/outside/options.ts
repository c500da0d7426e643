/** The table options as data, defaults first. */
import { LANGUAGES } from '../../../engine/basics/language'
import { parseOptionsBy, type OptionSpec } from '../../../engine/options/options'
import type { Presets } from '../../../engine/options/presets'
import { LONGEST_WORD } from './cardSpelling'
import { MOST_HOUSE_WORDS, type BuchstabenbluffOptions } from './contract'

/** The options in the order of the rules' list. */
export const OPTION_SPECS: readonly OptionSpec[] = [
  { kind: 'choice', key: 'language', values: LANGUAGES, default: 'keeper-language' },
  { kind: 'choice', key: 'turns', values: [5, 3, 7] },
  { kind: 'choice', key: 'dictionary', values: ['refuse', 'open'] },
  { kind: 'choice', key: 'repeats', values: ['allowed', 'refused'] },
  { kind: 'choice', key: 'lastRefill', values: ['on', 'off'] },
  { kind: 'choice', key: 'mixed', values: ['off', 'on'] },
  { kind: 'choice', key: 'umlautCards', values: ['off', 'on'], when: { language: ['de'] } },
  {
    kind: 'words',
    key: 'houseWords',
    most: MOST_HOUSE_WORDS,
    longest: LONGEST_WORD,
    setBy: 'vote',
  },
  {
    kind: 'seconds',
    key: 'turnSeconds',
    min: 60,
    max: 180,
    steps: [60, 120, 180],
    default: 'none',
  },
  { kind: 'seconds', key: 'answerSeconds', min: 10, max: 120, default: 30 },
  { kind: 'seat', key: 'dealer', setBy: 'host' },
]

/** Options for a first evening and for a long one. Whoever misspells a word loses no cards at a first evening: it is refused (BB-10). */
export const PRESETS: Presets = { first: { turns: 3 }, long: { turns: 7 } }

/** All options, the absent ones at their default; the error names the first wrong one and what is allowed. */
export const parseOptions = parseOptionsBy<BuchstabenbluffOptions>(OPTION_SPECS)
