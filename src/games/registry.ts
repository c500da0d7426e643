/** All games with their full rules; only who runs or replays a match imports this. */
import { sealGame, type SealedGame } from '../engine/contract/game'
import { buchstabenbluff } from './buchstabenbluff/inside/index'
import type { BuchstabenbluffTypes } from './buchstabenbluff/inside/types'
import type { GameId } from './contracts'
import { tafelrunde } from './tafelrunde/inside/index'
import type { TafelrundeTypes } from './tafelrunde/inside/types'
import { timeBluff } from './time-bluff/inside/index'
import type { TimeBluffTypes } from './time-bluff/inside/types'
import { tijdlijn } from './tijdlijn/inside/index'
import type { TijdlijnTypes } from './tijdlijn/inside/types'
import { tofugott } from './tofugott/inside/index'
import type { TofugottTypes } from './tofugott/inside/types'

/** The full rules of every game. */
export const GAMES: Readonly<Record<GameId, SealedGame>> = {
  'time-bluff': sealGame<TimeBluffTypes>(timeBluff),
  tafelrunde: sealGame<TafelrundeTypes>(tafelrunde),
  buchstabenbluff: sealGame<BuchstabenbluffTypes>(buchstabenbluff),
  tijdlijn: sealGame<TijdlijnTypes>(tijdlijn),
  tofugott: sealGame<TofugottTypes>(tofugott),
}
