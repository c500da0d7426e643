/** SHA-256 over bytes and over plain data. */
import { scrypt } from '@noble/hashes/scrypt'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { formatHex } from './hex'
import { isRecord } from './json'

/** SHA-256 of the parts, one after the other. */
export function hashBytes(...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(concatBytes(...parts))
}

/** SHA-256 of a text as UTF-8, in hexadecimal. */
export function hashText(text: string): string {
  return formatHex(sha256(utf8ToBytes(text)))
}

/** What one trial of a password costs: some ten milliseconds and 8 MB. */
const SLOWNESS = { N: 8192, r: 8, p: 1, dkLen: 32 } as const

/** scrypt of a text with a salt, in hexadecimal: dear to try, for what people think up themselves. */
export function slowHash(text: string, salt: string): string {
  return formatHex(scrypt(utf8ToBytes(text.normalize('NFC')), utf8ToBytes(salt), SLOWNESS))
}

/** JSON with sorted keys: equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    return value === undefined ? 'null' : JSON.stringify(value)
  }
  // One text that grows: every view of a match goes through here.
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${canonicalJson(item)}`
    return `[${text}]`
  }
  if (!isRecord(value)) return JSON.stringify(value)
  for (const key of Object.keys(value).sort()) {
    if (value[key] === undefined) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(value[key])}`
  }
  return `{${text}}`
}
