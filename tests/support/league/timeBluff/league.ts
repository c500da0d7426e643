/** The league of Tom's Time Bluff. */
import { TIME_BLUFF_BOTS, timeBluffBot } from '../../../../src/bots/time-bluff/bots'
import { LEVELS, levelAt } from '../../../../src/bots/time-bluff/levels'
import { timeBluff } from '../../../../src/games/time-bluff/inside/index'
import type { TimeBluffTypes } from '../../../../src/games/time-bluff/inside/types'
import { CHARACTERS } from '../../../../src/games/time-bluff/outside/characters'
import { parsedOptions } from '../../match/randomOptions'
import { entrantOf, type Entrant } from '../arena'
import type { GameLeague, Training } from '../league'
import { BEGINNER } from './beginner'
import { habitual, watch } from './habits'
import { EARLIER_SHARP, RULE_PLAYER } from './levels'
import { PATTERNS, tallDoubter, withHabit } from './patterns'
import { reader } from './readers'

/** Sharp as each character plays it: `wary sharp` and so on. */
const CHARACTERS_OF_SHARP = Object.fromEntries(
  CHARACTERS.map((character) => {
    const name = `${character} sharp`
    return [name, entrantOf(name, TIME_BLUFF_BOTS.sharp, null, character)]
  }),
)

/** The levels, sharp as it was earlier, players of rules who count cards, and a careful beginner. */
const BOTS = {
  gentle: entrantOf('gentle', TIME_BLUFF_BOTS.gentle, null),
  easy: entrantOf('easy', TIME_BLUFF_BOTS.easy, null),
  solid: entrantOf('solid', TIME_BLUFF_BOTS.solid, null),
  sharp: entrantOf('sharp', TIME_BLUFF_BOTS.sharp, null),
  'earlier sharp': entrantOf('earlier sharp', timeBluffBot(EARLIER_SHARP), null),
  'rule player': entrantOf('rule player', timeBluffBot(RULE_PLAYER), null),
  ...CHARACTERS_OF_SHARP,
  'careful beginner': entrantOf('careful beginner', withHabit(BEGINNER, LEVELS.gentle), null),
}

/** What an exploiter plays like where it does not exploit, by the name of its target. */
const BASES = {
  gentle: LEVELS.gentle,
  easy: LEVELS.easy,
  solid: LEVELS.solid,
  sharp: LEVELS.sharp,
  'earlier sharp': EARLIER_SHARP,
  'rule player': RULE_PLAYER,
}

function baseOf(name: string): keyof typeof BASES {
  const known = (['gentle', 'easy', 'solid', 'earlier sharp', 'rule player'] as const).find(
    (one) => one === name,
  )
  return known ?? 'sharp'
}

function exploiters(training: Training<TimeBluffTypes>): Entrant<TimeBluffTypes>[] {
  const { target, seats } = training
  const base = levelAt(BASES[baseOf(target.name)], seats)
  const watched = watch(training)
  const habits = habitual(watched, seats, base, { doubts: true, lays: true })
  const doubter = habitual(watched, seats, base, { doubts: true, lays: false })
  const layer = habitual(watched, seats, base, { doubts: false, lays: true })
  return [
    entrantOf('habits', habits, null),
    entrantOf('habits of doubting', doubter, null),
    entrantOf('habits of laying', layer, null),
    entrantOf('exploiter', reader(base, doubter), null),
    entrantOf('exploiter of laying', reader(base, timeBluffBot(base)), null),
    entrantOf('doubts piles of 12', withHabit(tallDoubter, base), null),
    ...Object.entries(PATTERNS).map(([name, habit]) =>
      entrantOf(name, withHabit(habit, base), null),
    ),
  ]
}

/** The league of Tom's Time Bluff. */
export const TIME_BLUFF_LEAGUE: GameLeague<TimeBluffTypes> = {
  game: timeBluff,
  options: parsedOptions(timeBluff, {}),
  bots: BOTS,
  exploiters,
  target: 'sharp',
  bars: { 2: 0.55, 3: 0.37, 4: 0.28, 6: 0.19 },
}
