/** The league of Buchstabenbluff, in English. */
import { BUCHSTABENBLUFF_BOTS } from '../../../../src/bots/buchstabenbluff/bots'
import { studyVocabulary, type Vocabularies } from '../../../../src/bots/buchstabenbluff/vocabulary'
import { buchstabenbluff } from '../../../../src/games/buchstabenbluff/inside/index'
import type { BuchstabenbluffTypes } from '../../../../src/games/buchstabenbluff/inside/types'
import { CHARACTERS } from '../../../../src/games/buchstabenbluff/outside/characters'
import { BOT_LEVELS } from '../../../../src/protocol/terms'
import { parsedOptions } from '../../match/randomOptions'
import { shippedContents } from '../../match/shippedContents'
import { entrantOf, layTable, type Entrant } from '../arena'
import type { GameLeague, Training } from '../league'
import { habitual, inManner, watch, type BuchstabenbluffBot } from './habits'
import { PATTERNS, RULE_PLAYER } from './patterns'
import { readerOf } from './reader'

const CONTENTS = shippedContents()
const OPTIONS = parsedOptions(buchstabenbluff, {}, CONTENTS)
const TABLE = { game: buchstabenbluff, options: OPTIONS }

let studied: Vocabularies | undefined

/** The words of the table, studied when somebody first sits down: that takes seconds. */
function known(): Vocabularies {
  studied ??= studyVocabulary(buchstabenbluff.knowledge(layTable(TABLE, 2, CONTENTS)))
  return studied
}

function seated(
  name: string,
  bot: BuchstabenbluffBot,
  character?: string,
): Entrant<BuchstabenbluffTypes> {
  return { name, sit: (...seat) => entrantOf(name, bot, known(), character).sit(...seat) }
}

/** The levels, sharp as each character plays it, and a player of rules who counts letters. */
const BOTS = Object.fromEntries(
  [
    ...BOT_LEVELS.map((level) => seated(level, BUCHSTABENBLUFF_BOTS[level])),
    ...CHARACTERS.map((one) => seated(`${one} sharp`, BUCHSTABENBLUFF_BOTS.sharp, one)),
    seated('rule player', inManner(BUCHSTABENBLUFF_BOTS.solid, RULE_PLAYER)),
  ].map((entrant) => [entrant.name, entrant]),
)

/** A player who was fitted to the target, one who runs its code, and plain habits with every word or those that solid knows; what is no level is read as if it were sharp. */
function exploiters(
  training: Training<BuchstabenbluffTypes>,
): readonly Entrant<BuchstabenbluffTypes>[] {
  const { target, seats } = training
  const level = BOT_LEVELS.find((one) => one === target.name) ?? 'sharp'
  const { sharp, solid } = BUCHSTABENBLUFF_BOTS
  const watched = watch(training, layTable(TABLE, seats, CONTENTS), known().all)
  const doubter = habitual(watched, sharp, { lays: false, doubts: true })
  return [
    seated('habits', habitual(watched, sharp, { lays: true, doubts: true })),
    seated('reader', readerOf(BUCHSTABENBLUFF_BOTS[level], known, doubter)),
    seated('habits of doubting', doubter),
    seated('habits of laying', habitual(watched, sharp, { lays: true, doubts: false })),
    ...Object.entries(PATTERNS).flatMap(([name, manner]) => [
      seated(name, inManner(sharp, manner)),
      seated(`${name}, with solid's words`, inManner(solid, manner)),
    ]),
  ]
}

/** The league of Buchstabenbluff. Its bars are those of Tom's Time Bluff at as many seats; at eight, as much above an even share as there at six. */
export const BUCHSTABENBLUFF_LEAGUE: GameLeague<BuchstabenbluffTypes> = {
  ...TABLE,
  contents: CONTENTS,
  bots: BOTS,
  exploiters,
  target: 'sharp',
  bars: { 2: 0.55, 3: 0.37, 4: 0.28, 6: 0.19, 8: 0.1425 },
}
