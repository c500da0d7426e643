/** All games as the outside may know them: ids, types and legality. */
import { sealLegality, type SealedLegality } from '../engine/contract/game'
import type { BuchstabenbluffOutside } from './buchstabenbluff/outside/contract'
import { buchstabenbluffLegality } from './buchstabenbluff/outside/legality'
import type { TafelrundeOutside } from './tafelrunde/outside/contract'
import { tafelrundeLegality } from './tafelrunde/outside/legality'
import type { TimeBluffOutside } from './time-bluff/outside/contract'
import { timeBluffLegality } from './time-bluff/outside/legality'
import type { TijdlijnOutside } from './tijdlijn/outside/contract'
import { tijdlijnLegality } from './tijdlijn/outside/legality'
import type { TofugottOutside } from './tofugott/outside/contract'
import { tofugottLegality } from './tofugott/outside/legality'

/** The ids of all games, in the order they are offered. */
export const GAME_IDS = [
  'time-bluff',
  'tafelrunde',
  'buchstabenbluff',
  'tijdlijn',
  'tofugott',
] as const
/** A game's id. */
export type GameId = (typeof GAME_IDS)[number]

/** Whether a text is the id of a game. */
export function isGameId(id: string): id is GameId {
  return GAME_IDS.some((known) => known === id)
}

/** The legality of every game. */
export const LEGALITIES: Readonly<Record<GameId, SealedLegality>> = {
  'time-bluff': sealLegality<TimeBluffOutside>(timeBluffLegality),
  tafelrunde: sealLegality<TafelrundeOutside>(tafelrundeLegality),
  buchstabenbluff: sealLegality<BuchstabenbluffOutside>(buchstabenbluffLegality),
  tijdlijn: sealLegality<TijdlijnOutside>(tijdlijnLegality),
  tofugott: sealLegality<TofugottOutside>(tofugottLegality),
}
