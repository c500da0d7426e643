/** What people type, before it is used: too long is told apart from not fit to be shown. */
import {
  LEAST_PASSWORD,
  LONGEST_CHAT,
  LONGEST_NAME,
  LONGEST_PASSWORD,
  LONGEST_TABLE_NAME,
  sanitizeChat,
  sanitizeName,
  sanitizeTableName,
} from '../../engine/basics/text'
import { err, ok, type Result } from '../../engine/basics/result'
import type { Session } from '../people/session'
import type { RefusalOf } from '../refusal'
import type { TablePorts } from '../table/tablePorts'
import type { SavedPassword } from '../table/tableRecords'

/** Letters that one grapheme may have; a flag or a family has many. */
const LETTERS_PER_GRAPHEME = 20

const TOO_LONG: RefusalOf = { refusal: 'text-too-long' }

/** A name of a person. */
export function readName(raw: string): Result<string, RefusalOf> {
  if (raw.length > LONGEST_NAME * LETTERS_PER_GRAPHEME) return err(TOO_LONG)
  const name = sanitizeName(raw)
  return name === '' ? err({ refusal: 'name-not-allowed' }) : ok(name)
}

/** A name of a table. */
export function readTableName(raw: string): Result<string, RefusalOf> {
  if (raw.length > LONGEST_TABLE_NAME * LETTERS_PER_GRAPHEME) return err(TOO_LONG)
  const name = sanitizeTableName(raw)
  return name === '' ? err({ refusal: 'name-not-allowed' }) : ok(name)
}

/** A line of chat. */
export function readLine(raw: string): Result<string, RefusalOf> {
  if (raw.length > LONGEST_CHAT * LETTERS_PER_GRAPHEME) return err(TOO_LONG)
  const text = sanitizeChat(raw)
  return text === '' ? err({ refusal: 'text-not-allowed' }) : ok(text)
}

/** A password as it was wished for, sealed; undefined for none. A new one is as dear as a line of chat: sealing it takes time. */
export function readPassword(
  raw: string | undefined,
  session: Session,
  { clock, passwords }: Pick<TablePorts, 'clock' | 'passwords'>,
): Result<SavedPassword | undefined, RefusalOf> {
  if (raw === undefined || raw === '') return ok(undefined)
  if (raw.length > LONGEST_PASSWORD) return err(TOO_LONG)
  if ([...raw].length < LEAST_PASSWORD) return err({ refusal: 'password-too-short' })
  const sealed = session.spend('talk', clock.now()) ? passwords.seal(raw, session) : undefined
  return sealed ? ok(sealed) : err({ refusal: 'too-fast' })
}
