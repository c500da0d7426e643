/** The second, naive models of all games, each with the wrong rules that can be planted into it. */
import type { GameId } from '../../src/games/contracts'
import type { NaiveRun } from '../support/match/followNaive'
import { FAULTS as BUCHSTABENBLUFF_FAULTS } from './buchstabenbluff/model'
import { runNaiveBuchstabenbluff } from './buchstabenbluff/runNaive'
import { FAULTS as TAFELRUNDE_FAULTS } from './tafelrunde/model'
import { runNaiveTafelrunde } from './tafelrunde/runNaive'
import { FAULTS as TIJDLIJN_FAULTS } from './tijdlijn/model'
import { runNaiveTijdlijn } from './tijdlijn/runNaive'
import { FAULTS as TIME_BLUFF_FAULTS } from './time-bluff/model'
import { runNaiveTimeBluff } from './time-bluff/runNaive'
import { FAULTS as TOFUGOTT_FAULTS } from './tofugott/model'
import { runNaiveTofugott } from './tofugott/runNaive'

/** Follows the random match of a seed. */
export type Follow = (seed: string) => NaiveRun

/** A second model of a game. */
export interface NaiveModel {
  readonly follow: Follow
  /** The same with one wrong rule, by what is wrong. */
  readonly faulty: Readonly<Record<string, Follow>>
}

function modelOf<Fault extends string>(
  run: (seed: string, faults?: readonly Fault[]) => NaiveRun,
  faults: readonly Fault[],
): NaiveModel {
  return {
    follow: (seed) => run(seed),
    faulty: Object.fromEntries(
      faults.map((fault) => [fault, (seed: string) => run(seed, [fault])]),
    ),
  }
}

/** The models by game; a test asks for each. */
export const NAIVE_MODELS: Readonly<Partial<Record<GameId, NaiveModel>>> = {
  'time-bluff': modelOf(runNaiveTimeBluff, TIME_BLUFF_FAULTS),
  tafelrunde: modelOf(runNaiveTafelrunde, TAFELRUNDE_FAULTS),
  buchstabenbluff: modelOf(runNaiveBuchstabenbluff, BUCHSTABENBLUFF_FAULTS),
  tijdlijn: modelOf(runNaiveTijdlijn, TIJDLIJN_FAULTS),
  tofugott: modelOf(runNaiveTofugott, TOFUGOTT_FAULTS),
}
