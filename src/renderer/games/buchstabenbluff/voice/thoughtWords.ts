/** Whose doubt a bot of Buchstabenbluff speaks of, and which word it advises, in words. */
import type { Thought } from '../../../../engine/contract/thought'
import type { Listener } from '../../../speech/listener/listener'
import { Voice } from './voice'

/** The word `doubter` of a thought: anybody, or of two players the other one; and `word`, where one is to be announced. */
export function thoughtWords(
  { quotes }: Thought,
  listener: Listener,
): Readonly<Record<string, string>> {
  const voice = new Voice(listener)
  const { you } = listener
  const other = you === undefined ? undefined : voice.onlyOther(you)
  const doubter = other === undefined ? voice.table('thought.anybody') : voice.name(other)
  const word = quotes?.['word']
  return { doubter, ...(word !== undefined && { word: voice.quoted(word) }) }
}
