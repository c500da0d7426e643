/** All wording at once, that of the made-up game included: for tests that look at more than one game or language. */
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import { GAME_IDS } from '../../../src/games/contracts'
import { COMMON_WORDS, GAME_WORDS } from '../../../src/renderer/wording/catalogue'
import { WHISPER_WORDS } from '../../pretend/window/whisperWords'

/** Everything that the window can say in a language. */
export async function wordsOf(language: Language): Promise<object> {
  const common = await COMMON_WORDS[language]()
  const games = await Promise.all(GAME_IDS.map((game) => GAME_WORDS[game][language]()))
  return Object.assign({}, common, ...games)
}

/** The same of all languages, as vue-i18n takes it; with the words of the made-up game. */
export async function allMessages(): Promise<Record<string, Record<string, object>>> {
  const entries = await Promise.all(
    LANGUAGES.map(
      async (language) =>
        [language, { ...(await wordsOf(language)), ...WHISPER_WORDS[language] }] as const,
    ),
  )
  return Object.fromEntries(entries)
}
