/** The German letter cards as the rules print them (Material). */
import type { DeckData } from '../../../src/games/buchstabenbluff/outside/packDictionary'

const COUNTS = 'E14 N9 I7 S7 R6 A6 T6 U5 D4 H4 L4 C3 G3 M3 O3 B2 F2 K2 W2 Z2 J1 P1 Q1 V1 X1 Y1'
const UMLAUT_COUNTS = { E: 13, A: 5, U: 4, Ä: 1, Ö: 1, Ü: 1 }
const VALUES: Readonly<Record<string, number>> = {
  ENISRAT: 1,
  DHULOG: 2,
  MBWZC: 3,
  FKP: 4,
  JVÄÜ: 6,
  XYÖ: 8,
  Q: 10,
}

function valueOf(letter: string): number {
  const [, value = 0] = Object.entries(VALUES).find(([letters]) => letters.includes(letter)) ?? []
  return value
}

function deckOf(counts: Readonly<Record<string, number>>): DeckData {
  const letters = Object.keys(counts).sort((a, b) => (a < b ? -1 : 1))
  return Object.fromEntries(
    letters.map((letter) => [letter, [counts[letter] ?? 0, valueOf(letter)]]),
  )
}

const counts = Object.fromEntries(
  COUNTS.split(' ').map((kind) => [kind.charAt(0), Number(kind.slice(1))]),
)

/** Umlauts are spelled with two cards. */
export const GERMAN_DECK = deckOf(counts)
/** With a card for each umlaut. */
export const GERMAN_UMLAUT_DECK = deckOf({ ...counts, ...UMLAUT_COUNTS })
