/** `npm run fuzz -- window`: damaged messages of matches at a window; ends with 1 if an error is caught by nobody. */
import { spawnSync } from 'node:child_process'
import { GAME_IDS } from '../../src/games/contracts'
import { countOf, readFlags } from '../support/readFlags'

const flags = readFlags(
  'npm run fuzz -- window [flags]',
  'Sends damaged messages of matches of every game to a window; runs for minutes.',
  { frames: { value: 'NUMBER', help: 'how many in all (default: 7000)' } },
)
const each = Math.ceil(countOf(flags, 'frames', 7000) / GAME_IDS.length)
const test = ['vitest', 'run', 'tests/renderer/hostileFrames.test.ts']
const { status } = spawnSync('npx', test, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, HOSTILE_FRAMES: String(each) },
})
process.exit(status ?? 1)
