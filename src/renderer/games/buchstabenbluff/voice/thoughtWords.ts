/** Whose doubt advice of a bot of Buchstabenbluff speaks of, in words. */
import type { Thought } from '../../../../engine/contract/thought'
import type { Listener } from '../../../speech/listener/listener'
import { Voice } from './voice'

/** The word `doubter` of a thought: anybody, or of two players the other one. */
export function thoughtWords(
  _thought: Thought,
  listener: Listener,
): Readonly<Record<string, string>> {
  const voice = new Voice(listener)
  const { you } = listener
  const other = you === undefined ? undefined : voice.onlyOther(you)
  const doubter = other === undefined ? voice.table('thought.anybody') : voice.name(other)
  return { doubter }
}
