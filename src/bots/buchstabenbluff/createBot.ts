/** A seat of Buchstabenbluff that plays any legal move it finds, at every level. */
import type { BotLevel } from '../../protocol/terms'
import { buchstabenbluff } from '../../games/buchstabenbluff/inside/index'
import type { BuchstabenbluffTypes } from '../../games/buchstabenbluff/inside/types'
import { studyWords, type KnownWords } from '../../games/buchstabenbluff/outside/knownWords'
import type { Bot } from '../bot'

const atRandom: Bot<BuchstabenbluffTypes, KnownWords> = {
  newMemory: (_view, knowledge) => studyWords(knowledge),
  remember: () => undefined,
  decide: (view, known, random) => buchstabenbluff.sampleMove(view, random, known),
}

/** The bots of Buchstabenbluff by level. */
export const BUCHSTABENBLUFF_BOTS: Readonly<
  Record<BotLevel, Bot<BuchstabenbluffTypes, KnownWords>>
> = { easy: atRandom, solid: atRandom, sharp: atRandom }
