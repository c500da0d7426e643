/** Legal moves at random, for players of the tests who do not want to win. */
import { toJson, type Json } from '../../../src/engine/basics/json'
import type { Random } from '../../../src/engine/chance/random'
import type { TafelrundeView } from '../../../src/games/tafelrunde/outside/contract'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import type { TimeBluffView } from '../../../src/games/time-bluff/outside/contract'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'

/** A move of Time Bluff. */
export function sampleTimeBluff(view: TimeBluffView, random: Random): Json {
  return toJson(timeBluff.sampleMove(view, random))
}

/** A move of Tafelrunde. */
export function sampleTafelrunde(view: TafelrundeView, random: Random): Json {
  return toJson(tafelrunde.sampleMove(view, random))
}
