/** The league of Tofugott. */
import { TOFUGOTT_BOTS } from '../../../../src/bots/tofugott/bots'
import type { Memory } from '../../../../src/bots/tofugott/memory'
import type { Bot } from '../../../../src/bots/bot'
import { tofugott } from '../../../../src/games/tofugott/inside/index'
import type { TofugottTypes } from '../../../../src/games/tofugott/inside/types'
import { BOT_LEVELS } from '../../../../src/protocol/terms'
import { parsedOptions } from '../../match/randomOptions'
import { shippedContents } from '../../match/shippedContents'
import { entrantOf, layTable, type Entrant } from '../arena'
import type { GameLeague } from '../league'
import { plainGuesser, readerOf } from './reader'

const CONTENTS = shippedContents()
const TABLE = { game: tofugott, options: parsedOptions(tofugott, {}, CONTENTS) }

let known: TofugottTypes['knowledge'] | undefined

/** What bots are told of the shipped cards, read when somebody first sits down. */
function knowledge(): TofugottTypes['knowledge'] {
  known ??= tofugott.knowledge(layTable(TABLE, 2, CONTENTS))
  return known
}

function seated(name: string, bot: Bot<TofugottTypes, Memory>): Entrant<TofugottTypes> {
  return { name, sit: (...seat) => entrantOf(name, bot, knowledge()).sit(...seat) }
}

/** The league of Tofugott: who answers by what is foreseen of guesses, and who only guesses better. Its bars are those of Tom's Time Bluff at as many seats. */
export const TOFUGOTT_LEAGUE: GameLeague<TofugottTypes> = {
  ...TABLE,
  contents: CONTENTS,
  bots: Object.fromEntries(BOT_LEVELS.map((level) => [level, seated(level, TOFUGOTT_BOTS[level])])),
  exploiters: () => [
    seated('reader', readerOf(TOFUGOTT_BOTS.sharp)),
    seated('plain guesser', plainGuesser(TOFUGOTT_BOTS.sharp)),
  ],
  target: 'sharp',
  bars: { 2: 0.55, 3: 0.37, 4: 0.28, 6: 0.19 },
}
