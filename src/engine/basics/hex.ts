/** Bytes as hexadecimal text. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { err, ok, type Result } from './result'

/** Lower-case hexadecimal digits, two a byte. */
export function formatHex(bytes: Uint8Array): string {
  return bytesToHex(bytes)
}

/** The bytes of `count` x 2 hexadecimal digits; the error says what is wrong. */
export function parseHex(text: string, count: number): Result<Uint8Array, string> {
  if (text.length !== count * 2 || !/^[0-9a-f]*$/u.test(text)) {
    return err(`expected ${String(count * 2)} hexadecimal digits`)
  }
  return ok(hexToBytes(text))
}
