/** Practising, as the host lets people do it: over the dictionary of the language that is asked for. */
import type { PracticeTask } from '../../../engine/contract/game'
import { toJson } from '../../../engine/basics/json'
import { ok, type Result } from '../../../engine/basics/result'
import { parsePracticeQuestion, practise } from '../outside/practice'
import { dictionaryId } from './plan'
import type { BuchstabenbluffTypes } from './types'

/** Reads a question; the error is a sentence for developers. */
export function parsePractice(raw: unknown): Result<PracticeTask<BuchstabenbluffTypes>, string> {
  const question = parsePracticeQuestion(raw)
  if (!question.ok) return question
  return ok({
    content: dictionaryId(question.value.language),
    answer: ({ dictionary }) => toJson(practise(dictionary, question.value)),
  })
}
