/** What a picture of history is looked up by: the text of a front, and nothing else of its event. */
import { fastRandom } from '../../engine/chance/fastRandom'

const HEX = 16
const DIGITS = 8

/** 16 hexadecimal digits that depend on the text of a front alone. */
export function fingerprintOf(front: string): string {
  const random = fastRandom(front)
  const word = (): string =>
    random
      .below(2 ** 32)
      .toString(HEX)
      .padStart(DIGITS, '0')
  return word() + word()
}
