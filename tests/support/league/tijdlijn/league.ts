/** The league of Tijdlijn, competitive. Co-operative it has none: there everybody plays for one result. */
import { TIJDLIJN_BOTS } from '../../../../src/bots/tijdlijn/bots'
import { LEVELS } from '../../../../src/bots/tijdlijn/levels'
import { tijdlijn } from '../../../../src/games/tijdlijn/inside/index'
import type { TijdlijnTypes } from '../../../../src/games/tijdlijn/inside/types'
import { CHARACTERS } from '../../../../src/games/tijdlijn/outside/characters'
import { BOT_LEVELS } from '../../../../src/protocol/terms'
import { parsedOptions } from '../../match/randomOptions'
import { shippedContents } from '../../match/shippedContents'
import { entrantOf, type Entrant } from '../arena'
import type { GameLeague, Training } from '../league'
import { laysBy, PLANNING, SPOILING } from './spoiler'

const CONTENTS = shippedContents()

const BOTS = Object.fromEntries(
  [
    ...BOT_LEVELS.map((level) => entrantOf(level, TIJDLIJN_BOTS[level], null)),
    ...CHARACTERS.map((one) => entrantOf(`${one} sharp`, TIJDLIJN_BOTS.sharp, null, one)),
  ].map((entrant) => [entrant.name, entrant]),
)

/** Players who know as much history as the target and run its judgement on the cards of all; there is nothing hidden that watching could teach. */
function exploiters({ target }: Training<TijdlijnTypes>): readonly Entrant<TijdlijnTypes>[] {
  const level = BOT_LEVELS.find((one) => one === target.name) ?? 'sharp'
  const bot = TIJDLIJN_BOTS[level]
  return [
    entrantOf('spoiler', laysBy(bot, LEVELS[level], SPOILING), null),
    entrantOf('planner', laysBy(bot, LEVELS[level], PLANNING), null),
  ]
}

/** The league of Tijdlijn. Its bars are those of Tom's Time Bluff at as many seats; at eight, as much above an even share as there at six. */
export const TIJDLIJN_LEAGUE: GameLeague<TijdlijnTypes> = {
  game: tijdlijn,
  options: parsedOptions(tijdlijn, { mode: 'competitive' }, CONTENTS),
  contents: CONTENTS,
  bots: BOTS,
  exploiters,
  target: 'sharp',
  bars: { 2: 0.55, 3: 0.37, 4: 0.28, 6: 0.19, 8: 0.1425 },
}
