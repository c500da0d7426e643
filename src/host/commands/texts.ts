/** What people type, before it is used: too long is told apart from not fit to be shown. */
import { LONGEST_CHAT, LONGEST_NAME, sanitizeChat, sanitizeName } from '../../engine/text'
import { err, ok, type Result } from '../../engine/result'
import type { RefusalOf } from '../planning'

/** Letters that one grapheme may have; a flag or a family has many. */
const LETTERS_PER_GRAPHEME = 20
/** Letters of a password at most. */
const LONGEST_PASSWORD = 200

const TOO_LONG: RefusalOf = { refusal: 'text-too-long' }

/** A name of a person or a table. */
export function readName(raw: string): Result<string, RefusalOf> {
  if (raw.length > LONGEST_NAME * LETTERS_PER_GRAPHEME) return err(TOO_LONG)
  const name = sanitizeName(raw)
  return name === '' ? err({ refusal: 'name-not-allowed' }) : ok(name)
}

/** A line of chat. */
export function readLine(raw: string): Result<string, RefusalOf> {
  if (raw.length > LONGEST_CHAT * LETTERS_PER_GRAPHEME) return err(TOO_LONG)
  const text = sanitizeChat(raw)
  return text === '' ? err({ refusal: 'text-not-allowed' }) : ok(text)
}

/** Why a password cannot be had. */
export function refusePassword(raw: string | undefined): RefusalOf | undefined {
  return raw !== undefined && raw.length > LONGEST_PASSWORD ? TOO_LONG : undefined
}
