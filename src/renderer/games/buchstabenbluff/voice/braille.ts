/** Which dots of a Braille cell stand for which letter. */
import { formatCard } from '../../../../games/buchstabenbluff/outside/cards'
import type { Card } from '../../../../games/buchstabenbluff/outside/contract'

/** The dots of each letter, 1 to 3 down the left side, 4 to 6 down the right one. The umlauts are those of German Braille. */
const DOTS: Readonly<Record<string, string>> = {
  A: '1',
  B: '12',
  C: '14',
  D: '145',
  E: '15',
  F: '124',
  G: '1245',
  H: '125',
  I: '24',
  J: '245',
  K: '13',
  L: '123',
  M: '134',
  N: '1345',
  O: '135',
  P: '1234',
  Q: '12345',
  R: '1235',
  S: '234',
  T: '2345',
  U: '136',
  V: '1236',
  W: '2456',
  X: '1346',
  Y: '13456',
  Z: '1356',
  Ä: '345',
  Ö: '246',
  Ü: '1256',
  '?': '26',
}

/** The dots of a card's letter, from 1 to 6. */
export function dotsOf(card: Card): readonly number[] {
  return Array.from(DOTS[formatCard(card)] ?? '', Number)
}
