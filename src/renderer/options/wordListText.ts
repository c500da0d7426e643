/** A list of words as a text that people keep and change: one word a line. */
import { err, ok, type Result } from '../../engine/basics/result'
import { decodeFile } from '../links/decodeFile'

/** Bytes of a file with words at most. */
export const MOST_WORD_BYTES = 64 * 1024

const BETWEEN_WORDS = /[\r\n,;]+/u

/** The words, one a line. */
export function formatWordList(words: readonly string[]): string {
  return words.map((word) => `${word}\n`).join('')
}

/** The words of a text in its order, each once: one a line, or between commas or semicolons. */
export function parseWordList(text: string): readonly string[] {
  const words = text
    .replace(/^\ufeff/u, '')
    .normalize('NFC')
    .split(BETWEEN_WORDS)
    .map((word) => word.trim())
  return [...new Set(words)].filter((word) => word !== '')
}

/** The words in a file of text; one that is too large is not even loaded. */
export async function readWordList(file: File): Promise<Result<readonly string[], 'not-readable'>> {
  if (file.size > MOST_WORD_BYTES) return err('not-readable')
  try {
    return ok(parseWordList(decodeFile(new Uint8Array(await file.arrayBuffer()))))
  } catch {
    return err('not-readable')
  }
}
