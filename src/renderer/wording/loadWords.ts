/** The wording of one window: only the language and the games in use are loaded. */
import { createI18n, type Composer } from 'vue-i18n'
import type { Language } from '../../engine/basics/language'
import type { GameId } from '../../games/contracts'
import { COMMON_WORDS, GAME_WORDS } from './catalogue'

/** What words are put into. */
export type Words = Pick<Composer, 'locale' | 'getLocaleMessage' | 'mergeLocaleMessage'>

/** The wording in `language`, for the app to use; the games' words come when they are asked for. */
export async function createWording(language: Language) {
  const common = await COMMON_WORDS[language]()
  return createI18n({
    legacy: false,
    locale: language,
    messages: { [language]: { ...common } },
  })
}

function languageOf(words: Words): Language {
  const { value } = words.locale
  return value === 'de' || value === 'nl' ? value : 'en'
}

/** The games whose words a window has asked for. */
const inUse = new WeakMap<Words['locale'], Set<GameId>>()

/** Adds what a game says in the language in use. */
export async function addGameWords(words: Words, game: GameId): Promise<void> {
  const games = inUse.get(words.locale) ?? new Set()
  inUse.set(words.locale, games.add(game))
  const language = languageOf(words)
  words.mergeLocaleMessage(language, { ...(await GAME_WORDS[game][language]()) })
}

/** What all games in use say, those included that a window has asked for meanwhile. */
async function wordsInUse(words: Words, language: Language): Promise<readonly object[]> {
  const games = [...(inUse.get(words.locale) ?? [])]
  const loaded = await Promise.all(games.map((game) => GAME_WORDS[game][language]()))
  const isAll = (inUse.get(words.locale)?.size ?? 0) === games.length
  return isAll ? loaded : wordsInUse(words, language)
}

/** The language that was asked for last. */
const wanted = new WeakMap<Words['locale'], Language>()

/** Changes the language once all that is in use has been loaded: nobody sees a key instead of a word. The one that was asked for last counts. */
export async function changeLanguage(words: Words, language: Language): Promise<void> {
  wanted.set(words.locale, language)
  if (languageOf(words) === language) return
  const loaded = [await COMMON_WORDS[language](), ...(await wordsInUse(words, language))]
  if (wanted.get(words.locale) !== language) return
  for (const part of loaded) words.mergeLocaleMessage(language, { ...part })
  words.locale.value = language
}
