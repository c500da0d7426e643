/** The three levels of Buchstabenbluff. */
import type { Random } from '../../engine/random'
import { present } from '../../engine/invariant'
import type { BuchstabenbluffTypes } from '../../games/buchstabenbluff/inside/types'
import type {
  BuchstabenbluffMove,
  BuchstabenbluffView,
} from '../../games/buchstabenbluff/outside/contract'
import type { WordListName } from '../../games/buchstabenbluff/outside/dictionary'
import type { BotLevel } from '../../protocol/terms'
import type { Bot } from '../bot'
import { answerEasily, playEasily } from './easy'
import type { Announced, Turn } from './question'
import { answerSharply, playSharply } from './sharp'
import { answerSolidly, playSolidly } from './solid'
import type { Vocabularies, Vocabulary } from './vocabulary'

/** What makes a level. */
interface Level {
  /** The words that it knows. */
  readonly list: WordListName
  readonly play: (turn: Turn) => BuchstabenbluffMove
  /** Whether it doubts. */
  readonly answer: (announced: Announced) => boolean
}

function decide(
  { play, answer }: Level,
  view: BuchstabenbluffView,
  vocabulary: Vocabulary,
  random: Random,
): BuchstabenbluffMove {
  if (view.phase.kind === 'turn') {
    return play({ view: { ...view, hand: view.hand ?? [] }, vocabulary, random })
  }
  const word = present(view.words.at(-1), 'answers are owed to a word')
  return { kind: 'answer', doubt: answer({ view, word, vocabulary, random }) }
}

/** All that is to be remembered of a match stands in the view: every word, who doubted it, and what came to light. */
function botOf(level: Level): Bot<BuchstabenbluffTypes, Vocabulary, Vocabularies> {
  return {
    newMemory: (_view, vocabularies) => vocabularies[level.list].prepare(),
    remember: () => undefined,
    decide: (view, vocabulary, random) => decide(level, view, vocabulary, random),
  }
}

/** The bots of Buchstabenbluff by level. */
export const BUCHSTABENBLUFF_BOTS: Readonly<
  Record<BotLevel, Bot<BuchstabenbluffTypes, Vocabulary, Vocabularies>>
> = {
  easy: botOf({ list: 'everyday', play: playEasily, answer: answerEasily }),
  solid: botOf({ list: 'common', play: playSolidly, answer: answerSolidly }),
  sharp: botOf({ list: 'all', play: playSharply, answer: answerSharply }),
}
