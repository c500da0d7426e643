/** The dictionaries as they are shipped. */
import { readFileSync } from 'node:fs'
import { isJson } from '../../../src/engine/basics/json'
import type { Language } from '../../../src/engine/basics/language'
import {
  parseDictionary,
  type Dictionary,
} from '../../../src/games/buchstabenbluff/outside/dictionary'

/** The text of a language's file. */
export function readShipped(language: Language): string {
  return readFileSync(`resources/content/buchstabenbluff/${language}.json`, 'utf8')
}

/** A language's words and cards. */
export function shippedDictionary(language: Language): Dictionary {
  const data: unknown = JSON.parse(readShipped(language))
  if (!isJson(data)) throw new Error('a shipped dictionary is plain data')
  const dictionary = parseDictionary(data)
  if (!dictionary.ok) throw new Error(dictionary.error)
  return dictionary.value
}
