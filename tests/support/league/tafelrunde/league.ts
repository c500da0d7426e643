/** The league of Die Tafelrunde 2: the levels, and a careful beginner. No player is known that beats sharp, so it has no bars. */
import { TAFELRUNDE_BOTS } from '../../../../src/bots/tafelrunde/bots'
import { tafelrunde } from '../../../../src/games/tafelrunde/inside/index'
import type { TafelrundeTypes } from '../../../../src/games/tafelrunde/inside/types'
import { parsedOptions } from '../../randomOptions'
import { entrantOf } from '../arena'
import type { GameLeague } from '../league'
import { BEGINNER } from './beginner'

/** The league of Die Tafelrunde 2. */
export const TAFELRUNDE_LEAGUE: GameLeague<TafelrundeTypes> = {
  game: tafelrunde,
  options: parsedOptions(tafelrunde, {}),
  bots: {
    gentle: entrantOf('gentle', TAFELRUNDE_BOTS.gentle, null),
    easy: entrantOf('easy', TAFELRUNDE_BOTS.easy, null),
    solid: entrantOf('solid', TAFELRUNDE_BOTS.solid, null),
    sharp: entrantOf('sharp', TAFELRUNDE_BOTS.sharp, null),
    'careful beginner': entrantOf('careful beginner', BEGINNER, null),
  },
  exploiters: () => [],
  target: 'sharp',
  bars: {},
}
