/** `npm run fuzz -- window`: damaged messages of matches at a window; ends with 1 if an error is caught by nobody. */
import { GAME_IDS } from '../../src/games/contracts'
import { runCases } from '../support/cases'
import { countOf, readFlags } from '../support/readFlags'

const flags = readFlags(
  'npm run fuzz -- window [flags]',
  'Sends damaged messages of matches of every game to a window; runs for minutes.',
  { frames: { value: 'NUMBER', help: 'how many in all (default: 7000)' } },
)
const frames = countOf(flags, 'frames', 7000)
process.exit(runCases('S7', { number: Math.ceil(frames / GAME_IDS.length) }))
