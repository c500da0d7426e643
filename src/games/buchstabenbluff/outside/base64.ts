/** Base64 in a layer that knows the language alone: numbers of 32 bits, little-endian, as text. */
import { err, ok, type Result } from '../../../engine/basics/result'

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const NO_SIGN = 255
const BYTES_PER_NUMBER = 4
const BYTES_PER_GROUP = 3
const SIGNS_PER_GROUP = 4

const SIX_BITS = new Uint8Array(128).fill(NO_SIGN)
for (let bits = 0; bits < SIGNS.length; bits++) SIX_BITS[SIGNS.charCodeAt(bits)] = bits

/** Numbers of 32 bits as base64, without padding: their count must be a multiple of three. */
export function formatNumbers(numbers: Uint32Array): string {
  const byteAt = (index: number): number =>
    ((numbers[Math.floor(index / BYTES_PER_NUMBER)] ?? 0) >>> ((index % BYTES_PER_NUMBER) * 8)) &
    255
  const groups: string[] = []
  const size = numbers.length * BYTES_PER_NUMBER
  for (let index = 0; index < size; index += BYTES_PER_GROUP) {
    const group = (byteAt(index) << 16) | (byteAt(index + 1) << 8) | byteAt(index + 2)
    groups.push([18, 12, 6, 0].map((shift) => SIGNS.charAt((group >>> shift) & 63)).join(''))
  }
  return groups.join('')
}

/** The numbers that `formatNumbers` wrote down; the error is a sentence for developers. */
export function parseNumbers(text: string): Result<Uint32Array, string> {
  const size = (text.length / SIGNS_PER_GROUP) * BYTES_PER_GROUP
  if (size % (BYTES_PER_GROUP * BYTES_PER_NUMBER) !== 0) return err('base64 of another length')
  const bytes = new Uint8Array(size)
  let strange = 0
  let byte = 0
  for (let at = 0; at < text.length;) {
    let group = 0
    for (const next = at + SIGNS_PER_GROUP; at < next; at++) {
      const bits = SIX_BITS[text.charCodeAt(at)] ?? NO_SIGN
      strange |= bits & 128
      group = (group << 6) | (bits & 63)
    }
    bytes[byte++] = group >>> 16
    bytes[byte++] = group >>> 8
    bytes[byte++] = group
  }
  if (strange !== 0) return err('no base64')
  const view = new DataView(bytes.buffer)
  const numbers = new Uint32Array(size / BYTES_PER_NUMBER)
  for (let at = 0; at < numbers.length; at++) {
    numbers[at] = view.getUint32(at * BYTES_PER_NUMBER, true)
  }
  return ok(numbers)
}
