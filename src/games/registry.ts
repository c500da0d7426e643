/** All games with their full rules; only who runs or replays a match imports this. */
import { sealGame, type SealedGame } from '../engine/game'
import type { GameId } from './contracts'
import { tafelrunde } from './tafelrunde/inside/index'
import { timeBluff } from './time-bluff/inside/index'

/** The full rules of every game. */
export const GAMES: Readonly<Record<GameId, SealedGame>> = {
  'time-bluff': sealGame(timeBluff),
  tafelrunde: sealGame(tafelrunde),
}
