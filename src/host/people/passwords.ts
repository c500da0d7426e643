/** The password of a table as it is kept: what it was cannot be read there. */
import { slowHash } from '../../engine/hash'
import { formatHex } from '../../engine/hex'
import type { Entropy } from '../../engine/ports'
import type { SavedPassword } from '../table/tableRecords'

const SALT_BYTES = 16

/** A password, sealed; costs some ten milliseconds. */
export function sealPassword(password: string, entropy: Entropy): SavedPassword {
  const salt = formatHex(entropy.bytes(SALT_BYTES))
  return { salt, hash: slowHash(password, salt) }
}

/** Whether this was the password that was sealed; costs as much. */
export function isPassword(given: string, { salt, hash }: SavedPassword): boolean {
  return slowHash(given, salt) === hash
}
