/** The league of Die Tafelrunde 2. */
import { TAFELRUNDE_BOTS } from '../../../../src/bots/tafelrunde/bots'
import { levelAt, SHARP } from '../../../../src/bots/tafelrunde/levels'
import { tafelrunde } from '../../../../src/games/tafelrunde/inside/index'
import type { TafelrundeTypes } from '../../../../src/games/tafelrunde/inside/types'
import { BOT_LEVELS } from '../../../../src/protocol/terms'
import { parsedOptions } from '../../match/randomOptions'
import { entrantOf, type Entrant } from '../arena'
import type { GameLeague, Training } from '../league'
import { BEGINNER } from './beginner'
import { fitJudgement, habitual } from './habits'
import { readerOf } from './reader'

/** A player who was fitted to the target, and one who runs its code; what is no level is read as if it were sharp. */
function exploiters(training: Training<TafelrundeTypes>): Entrant<TafelrundeTypes>[] {
  const level = BOT_LEVELS.find((one) => one === training.target.name) ?? 'sharp'
  const { judgement } = levelAt(SHARP, training.seats)
  const watched = fitJudgement(training, judgement)
  return [
    entrantOf('habits', habitual(watched, judgement, TAFELRUNDE_BOTS.sharp), null),
    entrantOf('reader', readerOf(TAFELRUNDE_BOTS[level], judgement), null),
  ]
}

/** The league of Die Tafelrunde 2. Its bars are those that were set for Tom's Time Bluff at as many seats. */
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
  exploiters,
  target: 'sharp',
  bars: { 2: 0.55, 3: 0.37, 4: 0.28 },
}
