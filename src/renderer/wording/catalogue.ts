/** Where all wording of the window is: by language, and by game, each loaded when it is needed; a missing one does not compile. */
import type { Language } from '../../engine/basics/language'
import type { GameId } from '../../games/contracts'
import type { AppWords } from './de/app'
import type { DecksWords } from './de/decks'
import type { TableWords } from './de/table'
import type { BuchstabenbluffWords } from './de/buchstabenbluff'
import type { BuchstabenbluffCharactersWords } from './de/buchstabenbluffCharacters'
import type { BuchstabenbluffPracticeWords } from './de/buchstabenbluffPractice'
import type { BuchstabenbluffFirstRoundWords } from './de/buchstabenbluffFirstRound'
import type { BuchstabenbluffTableWords } from './de/buchstabenbluffTable'
import type { TafelrundeWords } from './de/tafelrunde'
import type { TafelrundeCharactersWords } from './de/tafelrundeCharacters'
import type { TafelrundeFirstRoundWords } from './de/tafelrundeFirstRound'
import type { TafelrundeTableWords } from './de/tafelrundeTable'
import type { TijdlijnWords } from './de/tijdlijn'
import type { TijdlijnCharactersWords } from './de/tijdlijnCharacters'
import type { TijdlijnFirstRoundWords } from './de/tijdlijnFirstRound'
import type { TijdlijnTableWords } from './de/tijdlijnTable'
import type { TimeBluffWords } from './de/timeBluff'
import type { TimeBluffCharactersWords } from './de/timeBluffCharacters'
import type { TimeBluffFirstRoundWords } from './de/timeBluffFirstRound'
import type { TimeBluffTableWords } from './de/timeBluffTable'
import type { TofugottWords } from './de/tofugott'
import type { TofugottCharactersWords } from './de/tofugottCharacters'
import type { TofugottPhrasesWords } from './de/tofugottPhrases'
import type { TofugottSilhouettesWords } from './de/tofugottSilhouettes'
import type { TofugottFirstRoundWords } from './de/tofugottFirstRound'
import type { TofugottTableWords } from './de/tofugottTable'

/** What all pages say. */
export interface CommonWords {
  readonly app: AppWords
  readonly decks: DecksWords
  readonly table: TableWords
}

/** What each game says; the keys begin its words. */
export interface GameWords {
  readonly 'time-bluff': {
    readonly timeBluff: TimeBluffWords
    readonly timeBluffTable: TimeBluffTableWords
    readonly timeBluffFirstRound: TimeBluffFirstRoundWords
    readonly timeBluffCharacters: TimeBluffCharactersWords
  }
  readonly tafelrunde: {
    readonly tafelrunde: TafelrundeWords
    readonly tafelrundeTable: TafelrundeTableWords
    readonly tafelrundeFirstRound: TafelrundeFirstRoundWords
    readonly tafelrundeCharacters: TafelrundeCharactersWords
  }
  readonly buchstabenbluff: {
    readonly buchstabenbluff: BuchstabenbluffWords
    readonly buchstabenbluffTable: BuchstabenbluffTableWords
    readonly buchstabenbluffFirstRound: BuchstabenbluffFirstRoundWords
    readonly buchstabenbluffPractice: BuchstabenbluffPracticeWords
    readonly buchstabenbluffCharacters: BuchstabenbluffCharactersWords
  }
  readonly tijdlijn: {
    readonly tijdlijn: TijdlijnWords
    readonly tijdlijnTable: TijdlijnTableWords
    readonly tijdlijnFirstRound: TijdlijnFirstRoundWords
    readonly tijdlijnCharacters: TijdlijnCharactersWords
  }
  readonly tofugott: {
    readonly tofugott: TofugottWords
    readonly tofugottTable: TofugottTableWords
    readonly tofugottFirstRound: TofugottFirstRoundWords
    readonly tofugottSilhouettes: TofugottSilhouettesWords
    readonly tofugottPhrases: TofugottPhrasesWords
    readonly tofugottCharacters: TofugottCharactersWords
  }
}

type Loaders<Words> = Readonly<Record<Language, () => Promise<Words>>>

/** What all pages say, by language. */
export const COMMON_WORDS: Loaders<CommonWords> = {
  de: async () => ({
    ...(await import('./de/app')),
    ...(await import('./de/decks')),
    ...(await import('./de/table')),
  }),
  nl: async () => ({
    ...(await import('./nl/app')),
    ...(await import('./nl/decks')),
    ...(await import('./nl/table')),
  }),
  en: async () => ({
    ...(await import('./en/app')),
    ...(await import('./en/decks')),
    ...(await import('./en/table')),
  }),
}

/** What each game says, by language. */
export const GAME_WORDS: { readonly [Id in GameId]: Loaders<GameWords[Id]> } = {
  'time-bluff': {
    de: async () => ({
      ...(await import('./de/timeBluff')),
      ...(await import('./de/timeBluffTable')),
      ...(await import('./de/timeBluffFirstRound')),
      ...(await import('./de/timeBluffCharacters')),
    }),
    nl: async () => ({
      ...(await import('./nl/timeBluff')),
      ...(await import('./nl/timeBluffTable')),
      ...(await import('./nl/timeBluffFirstRound')),
      ...(await import('./nl/timeBluffCharacters')),
    }),
    en: async () => ({
      ...(await import('./en/timeBluff')),
      ...(await import('./en/timeBluffTable')),
      ...(await import('./en/timeBluffFirstRound')),
      ...(await import('./en/timeBluffCharacters')),
    }),
  },
  tafelrunde: {
    de: async () => ({
      ...(await import('./de/tafelrunde')),
      ...(await import('./de/tafelrundeTable')),
      ...(await import('./de/tafelrundeFirstRound')),
      ...(await import('./de/tafelrundeCharacters')),
    }),
    nl: async () => ({
      ...(await import('./nl/tafelrunde')),
      ...(await import('./nl/tafelrundeTable')),
      ...(await import('./nl/tafelrundeFirstRound')),
      ...(await import('./nl/tafelrundeCharacters')),
    }),
    en: async () => ({
      ...(await import('./en/tafelrunde')),
      ...(await import('./en/tafelrundeTable')),
      ...(await import('./en/tafelrundeFirstRound')),
      ...(await import('./en/tafelrundeCharacters')),
    }),
  },
  buchstabenbluff: {
    de: async () => ({
      ...(await import('./de/buchstabenbluff')),
      ...(await import('./de/buchstabenbluffTable')),
      ...(await import('./de/buchstabenbluffFirstRound')),
      ...(await import('./de/buchstabenbluffPractice')),
      ...(await import('./de/buchstabenbluffCharacters')),
    }),
    nl: async () => ({
      ...(await import('./nl/buchstabenbluff')),
      ...(await import('./nl/buchstabenbluffTable')),
      ...(await import('./nl/buchstabenbluffFirstRound')),
      ...(await import('./nl/buchstabenbluffPractice')),
      ...(await import('./nl/buchstabenbluffCharacters')),
    }),
    en: async () => ({
      ...(await import('./en/buchstabenbluff')),
      ...(await import('./en/buchstabenbluffTable')),
      ...(await import('./en/buchstabenbluffFirstRound')),
      ...(await import('./en/buchstabenbluffPractice')),
      ...(await import('./en/buchstabenbluffCharacters')),
    }),
  },
  tijdlijn: {
    de: async () => ({
      ...(await import('./de/tijdlijn')),
      ...(await import('./de/tijdlijnTable')),
      ...(await import('./de/tijdlijnFirstRound')),
      ...(await import('./de/tijdlijnCharacters')),
    }),
    nl: async () => ({
      ...(await import('./nl/tijdlijn')),
      ...(await import('./nl/tijdlijnTable')),
      ...(await import('./nl/tijdlijnFirstRound')),
      ...(await import('./nl/tijdlijnCharacters')),
    }),
    en: async () => ({
      ...(await import('./en/tijdlijn')),
      ...(await import('./en/tijdlijnTable')),
      ...(await import('./en/tijdlijnFirstRound')),
      ...(await import('./en/tijdlijnCharacters')),
    }),
  },
  tofugott: {
    de: async () => ({
      ...(await import('./de/tofugott')),
      ...(await import('./de/tofugottTable')),
      ...(await import('./de/tofugottFirstRound')),
      ...(await import('./de/tofugottSilhouettes')),
      ...(await import('./de/tofugottPhrases')),
      ...(await import('./de/tofugottCharacters')),
    }),
    nl: async () => ({
      ...(await import('./nl/tofugott')),
      ...(await import('./nl/tofugottTable')),
      ...(await import('./nl/tofugottFirstRound')),
      ...(await import('./nl/tofugottSilhouettes')),
      ...(await import('./nl/tofugottPhrases')),
      ...(await import('./nl/tofugottCharacters')),
    }),
    en: async () => ({
      ...(await import('./en/tofugott')),
      ...(await import('./en/tofugottTable')),
      ...(await import('./en/tofugottFirstRound')),
      ...(await import('./en/tofugottSilhouettes')),
      ...(await import('./en/tofugottPhrases')),
      ...(await import('./en/tofugottCharacters')),
    }),
  },
}
