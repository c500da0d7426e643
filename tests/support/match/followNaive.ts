/** What every second, naive model of a game's rules is run with. */
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Random } from '../../../src/engine/chance/random'
import { isSameJson } from '../../../src/engine/basics/sameJson'

/** Engine and model are of different opinion. */
export class Disagreement extends Error {}

/** What following one match came to. */
export interface NaiveRun {
  readonly moves: number
  /** Moves that were asked for and refused by both. */
  readonly refused: number
  /** The first disagreement. */
  readonly disagreement?: string
}

/** What is counted on the way. */
export type NaiveCount = { -readonly [Key in 'moves' | 'refused']: NaiveRun[Key] }

/** Both say the same of something. */
export function agree(what: string, real: unknown, expected: unknown): void {
  // Written out only where they differ: this is asked hundreds of thousands of times.
  if (isSameJson(real, expected)) return
  const [engine, model] = [JSON.stringify(real), JSON.stringify(expected)]
  if (engine !== model) {
    throw new Disagreement(`${what}: engine ${engine ?? '-'}, model ${model ?? '-'}`)
  }
}

/** Both think the same of a move that nobody makes; 1 if they refuse it. */
export function agreeOnMove(
  seat: number,
  move: object,
  { isRefused, isLegal }: { readonly isRefused: boolean; readonly isLegal: boolean },
): number {
  if (isRefused === isLegal) {
    throw new Disagreement(
      `${isRefused ? 'refused' : 'allowed'} by the engine: seat ${String(seat)} ${JSON.stringify(move)}`,
    )
  }
  return Number(isRefused)
}

/** Follows the random match of a seed; a disagreement ends it and is told. */
export function followNaive(
  seed: string,
  follow: (random: Random, count: NaiveCount) => void,
): NaiveRun {
  const count: NaiveCount = { moves: 0, refused: 0 }
  try {
    follow(fastRandom(seed), count)
    return count
  } catch (error) {
    if (error instanceof Disagreement) return { ...count, disagreement: error.message }
    throw error
  }
}
