/** `npm run secrecy`: second worlds, every event to every viewer, whole matches over their wires, the pauses of bots; fails at the first leak. */
import { spawnSync } from 'node:child_process'
import { textOf } from '../../src/system/parseArguments'
import { GAME_IDS } from '../../src/games/contracts'
import { correlatePauses } from '../support/host/botPauses'
import { countOf, readFlags } from '../support/readFlags'

/** Means that lie so many standard errors apart are no accident: once in two million. */
const MOST = 5

const flags = readFlags(
  'npm run secrecy -- [flags]',
  'Looks for anything that tells somebody what he may not know; fails at the first leak.',
  {
    pairs: { value: 'NUMBER', help: 'pairs of worlds for each game (default: 20000)' },
    matches: {
      value: 'NUMBER',
      help: 'matches for each game whose every event is held against the rules (default: 500)',
    },
    twins: { value: 'NUMBER', help: 'pairs of hosts for each game, by their wires (default: 500)' },
    pauses: { value: 'NUMBER', help: 'matches of bots whose pauses are measured (default: 50)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same runs (default: 1)' },
  },
)
const seed = textOf(flags, 'seed') ?? '1'
const pairs = countOf(flags, 'pairs', 20_000)
const matches = countOf(flags, 'matches', 500)
let failures = 0

console.log(`seed ${seed}, ${String(pairs)} pairs and ${String(matches)} matches for each game`)
const trials = [
  'tests/secrecy',
  'tests/host/telling/wires.test.ts',
  '-t',
  'holds over|tells every|TL-05|wire',
]
const done = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...trials], {
  stdio: 'inherit',
  env: {
    ...process.env,
    STAMMTISCH_PAIRS: String(pairs),
    STAMMTISCH_MATCHES: String(matches),
    STAMMTISCH_TWINS: String(countOf(flags, 'twins', 500)),
    STAMMTISCH_SEED: seed,
  },
})
if (done.status !== 0) failures += 1

for (const game of GAME_IDS) {
  const found = await correlatePauses(game, { seed, matches: countOf(flags, 'pauses', 50) })
  for (const { secret, samples, z } of found) {
    const isLeak = !(Math.abs(z) < MOST)
    if (isLeak) failures += 1
    console.log(
      `${game}, ${secret}: ${String(samples)} pauses, z ${z.toFixed(2)}${isLeak ? ', LEAK' : ''}`,
    )
  }
}
console.log(`${String(failures)} failures`)
process.exit(failures === 0 ? 0 : 1)
