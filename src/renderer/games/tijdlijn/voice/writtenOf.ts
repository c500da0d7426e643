/** The texts of an event that nobody has to write. */
import { UNWRITTEN } from '../../../../games/tijdlijn/outside/deckForm'
import { boundYears } from './boundYears'

/** A story or a source as it was written; undefined where an own deck has none. */
export function writtenOf(text: string): string | undefined {
  return text === UNWRITTEN ? undefined : boundYears(text)
}
