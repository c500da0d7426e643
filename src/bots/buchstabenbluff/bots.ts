/** The levels of Buchstabenbluff. */
import type { Random } from '../../engine/chance/random'
import { present } from '../../engine/basics/invariant'
import type { BuchstabenbluffTypes } from '../../games/buchstabenbluff/inside/types'
import type {
  BuchstabenbluffMove,
  BuchstabenbluffView,
} from '../../games/buchstabenbluff/outside/contract'
import type { WordListName } from '../../games/buchstabenbluff/outside/dictionary'
import type { BotLevel } from '../../protocol/terms'
import type { Bot } from '../bot'
import { doubtByGut, EASY, GENTLE, playByGut } from './easy'
import type { Announced, Turn } from './question'
import { explainerWith, type ExpectLie } from './explain'
import { answerSharply, expectLieSharply, playSharply } from './sharp'
import { answerSolidly, expectLieSolidly, playSolidly } from './solid'
import { mannerOf } from './manners'
import { newMemory, remember, type Memory } from './memory'
import type { Vocabularies } from './vocabulary'

/** What makes a level. */
interface Level {
  /** The words that it knows. */
  readonly list: WordListName
  readonly play: (turn: Turn) => BuchstabenbluffMove
  /** Whether it doubts. */
  readonly answer: (announced: Announced) => boolean
  /** How likely it takes a word for a lie; absent: it goes by gut. */
  readonly expectLie?: ExpectLie
}

function decide(
  { play, answer }: Level,
  view: BuchstabenbluffView,
  memory: Memory,
  random: Random,
): BuchstabenbluffMove {
  if (view.phase.kind === 'turn') {
    const { vocabulary, manner } = memory
    return play({ view: { ...view, hand: view.hand ?? [] }, vocabulary, manner, random })
  }
  const word = present(view.words.at(-1), 'answers are owed to a word')
  return { kind: 'answer', doubt: answer({ ...memory, view, word, random }) }
}

/** Whether such a table is played with words that a bot may not know, and judges by their looks (BB-10): who knows all of them does not. */
function goesByLooks({ list }: Level, { options }: BuchstabenbluffView): boolean {
  return options.dictionary === 'open' && list !== 'all'
}

/** Nearly all that is to be remembered of a match stands in the view: every word, who doubted it, and what came to light. */
function botOf(level: Level): Bot<BuchstabenbluffTypes, Memory, Vocabularies> {
  return {
    explainer: explainerWith(level.expectLie),
    newMemory: (view, vocabularies, character) =>
      newMemory(view, {
        manner: mannerOf(character),
        vocabulary: vocabularies[level.list].prepare({ looks: goesByLooks(level, view) }),
      }),
    remember,
    decide: (view, memory, random) => decide(level, view, memory, random),
  }
}

/** The bots of Buchstabenbluff by level. */
export const BUCHSTABENBLUFF_BOTS: Readonly<
  Record<BotLevel, Bot<BuchstabenbluffTypes, Memory, Vocabularies>>
> = {
  gentle: botOf({ list: 'everyday', play: playByGut(GENTLE), answer: doubtByGut(GENTLE) }),
  easy: botOf({ list: 'everyday', play: playByGut(EASY), answer: doubtByGut(EASY) }),
  solid: botOf({
    list: 'common',
    play: playSolidly,
    answer: answerSolidly,
    expectLie: expectLieSolidly,
  }),
  sharp: botOf({
    list: 'all',
    play: playSharply,
    answer: answerSharply,
    expectLie: expectLieSharply,
  }),
}
