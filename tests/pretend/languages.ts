/** Which language a text of Whisper is in. */
import { isRecord } from '../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../src/engine/basics/language'
import { WHISPER_CONTENT } from './content'

/** Every name of a thing in a language. */
export function namesIn(language: Language): string[] {
  return WHISPER_CONTENT.flatMap(({ data }) => {
    const things: readonly unknown[] =
      isRecord(data) && Array.isArray(data.things) ? data.things : []
    return things.filter(isRecord).flatMap(({ text }) => {
      const own = isRecord(text) ? text[language] : undefined
      return isRecord(own) && typeof own.name === 'string' ? [own.name] : []
    })
  })
}

/** Names of other languages that a text holds. */
export function foreignIn(text: string, language: Language): string[] {
  const own = new Set(namesIn(language))
  return LANGUAGES.flatMap(namesIn).filter(
    (name) => !own.has(name) && text.includes(JSON.stringify(name)),
  )
}
