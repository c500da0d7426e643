/** How many generated cases a proof goes through: few each time, as many as asked for by `npm run fuzz -- cases`. */
import { spawnSync } from 'node:child_process'

/** A proof over generated cases. */
interface Counted {
  /** The files of its tests, whose names hold the bar. */
  readonly files: readonly string[]
  /** Cases of each of its tests at every run of the unit tests. */
  readonly usual: number
}

/** Proofs whose number of cases can be chosen, by the bar in docs/reliability.md that they are held against. */
export const COUNTED = {
  S1: { files: ['tests/server/requestGuard.test.ts', 'tests/server/door.test.ts'], usual: 300 },
  S2: { files: ['tests/server/requestGuard.test.ts', 'tests/server/door.test.ts'], usual: 300 },
  S6: { files: ['tests/protocol/parse.test.ts'], usual: 50_000 },
  S7: { files: ['tests/renderer/hostileFrames.test.ts'], usual: 24 },
  S8: { files: ['tests/engine/text.test.ts', 'tests/host/people/names.test.ts'], usual: 10_000 },
  S10: { files: ['tests/host/people/tokens.test.ts'], usual: 2000 },
  S11: { files: ['tests/host/people/tokens.test.ts'], usual: 5000 },
  S12: { files: ['tests/host/journal/changedSaves.test.ts'], usual: 300 },
  S14: { files: ['tests/server/door.test.ts'], usual: 500 },
  E3: { files: ['tests/e2e/shell.spec.ts'], usual: 1000 },
  I7: { files: ['tests/bots/ownSeat.test.ts'], usual: 1000 },
  F1: { files: ['tests/games/time-bluff/doubting.test.ts'], usual: 200 },
  F4: { files: ['tests/engine/fairness.test.ts'], usual: 24_000 },
  R5: { files: ['tests/conformance/conformance.test.ts'], usual: 30 },
} as const satisfies Readonly<Record<string, Counted>>
/** One of them. */
export type CountedBar = keyof typeof COUNTED

/** How many cases a test of this bar goes through now. */
export function casesOf(bar: CountedBar): number {
  return Number(process.env['CASES'] ?? COUNTED[bar].usual)
}

/** The seed of generated cases; the usual one unless another was asked for. */
export function caseSeed(usual = '1'): string {
  return process.env['CASES_SEED'] ?? usual
}

/** Runs the tests of a bar with so many cases each; the exit code. No time limits them. */
export function runCases(
  bar: CountedBar,
  { number, seed }: { readonly number: number; readonly seed?: string | undefined },
): number {
  const { files } = COUNTED[bar]
  const words = files.some((file) => file.endsWith('.spec.ts'))
    ? ['playwright', 'test', ...files, '--grep', `${bar} `, '--timeout', '0', '--retries', '0']
    : ['vitest', 'run', ...files, '-t', `\\b${bar} `, '--testTimeout', '0', '--retry', '0']
  const { status } = spawnSync('npx', words, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      CASES: String(number),
      ...(seed === undefined ? {} : { CASES_SEED: seed }),
    },
  })
  return status ?? 1
}
