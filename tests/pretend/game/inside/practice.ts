/** Practising alone: whether a word may be whispered (PG-25). */
import type { PracticeTask } from '../../../../src/engine/contract/game'
import { isRecord } from '../../../../src/engine/basics/json'
import { LANGUAGES } from '../../../../src/engine/basics/language'
import { err, ok, type Result } from '../../../../src/engine/basics/result'
import { oneOf } from '../../../../src/engine/basics/shapes'
import { parseWord } from '../outside/parse'
import { wordsId } from './plan'
import type { WhisperTypes } from './types'

const isLanguage = oneOf(LANGUAGES)

/** Reads a question: a word in a language. */
export function parsePractice(raw: unknown): Result<PracticeTask<WhisperTypes>, string> {
  const { language, word: text } = isRecord(raw) ? raw : {}
  const word = parseWord(text)
  if (!isLanguage(language) || word === undefined) return err('a language and a word')
  return ok({
    content: wordsId(language),
    answer: (content) => ({ listed: content.kind === 'words' && content.words.includes(word) }),
  })
}
