/** Addresses and origins that are almost those of the host: one or two letters of a sound one are others, gone or more. */
import { pick, type Random } from '../../../src/engine/chance/random'

const LETTERS = [
  ...'abctlsx0147:./@?#[]%-_,;&=+*!~()\'"|\\ ',
  '%00',
  '%2e',
  '..',
  '::',
  'ſ',
  'K',
  '．',
  'é',
  '127.',
  '.local',
  'http://',
  'evil.example',
] as const

/** One in so many stays as it is. */
const SOUND_ONE_IN = 20

/** One of the sound ones as somebody writes it who wants it to be taken for what it is not, or as it is. */
export function strangeAddress(sound: readonly string[], random: Random): string {
  let address = pick(sound, random) ?? ''
  if (random.below(SOUND_ONE_IN) === 0) return address
  if (random.below(8) === 0) address = address.toUpperCase()
  for (let change = 0; change <= random.below(3); change++) {
    const at = random.below(address.length + 1)
    const gone = random.below(3)
    const more = random.below(4) === 0 ? '' : (pick(LETTERS, random) ?? '')
    address = address.slice(0, at) + more + address.slice(at + gone)
  }
  return address
}
