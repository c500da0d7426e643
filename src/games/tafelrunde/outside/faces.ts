/** What cards and chests show, and how they read as text ("Material"). */
import { wholeNumber, type Guard } from '../../../engine/basics/shapes'
import { present } from '../../../engine/basics/invariant'
import { err, ok, type Result } from '../../../engine/basics/result'
import {
  CHEST_KINDS,
  COLOURS,
  FACES,
  ROGUES,
  SPECIALS,
  type Card,
  type Chest,
  type Colour,
  type Face,
  type LyingCard,
  type Side,
  type Special,
} from './contract'

const SINGLE_VALUE = 7
const PAIRS = [
  ['blue', 'red'],
  ['blue', 'yellow'],
  ['red', 'yellow'],
] as const
/** The values of the first side; both sides sum to 7. */
const FIRST_VALUES = [5, 4, 3, 2]
const LEAST_GEMS = 2
const CHEST_SIZES = 3
/** How many chests of a colour hold 2, 3 and 4 gems. */
const COPIES = [3, 3, 2]

const FACE_LIST: readonly Face[] = [
  ...COLOURS.map((colour): Face => ({ kind: 'rogue', sides: [{ colour, value: SINGLE_VALUE }] })),
  ...PAIRS.flatMap(([first, second]) =>
    FIRST_VALUES.map((value): Face => {
      const other = { colour: second, value: SINGLE_VALUE - value }
      return { kind: 'rogue', sides: [{ colour: first, value }, other] }
    }),
  ),
  ...SPECIALS.map((special): Face => ({ kind: 'special', special })),
]

const SIDES: readonly (readonly Side[])[] = FACE_LIST.map((face) =>
  face.kind === 'rogue' ? face.sides : [],
)

/** The sides of a rogue card, none of a special (TR-13). */
export function sidesOf(card: Card): readonly Side[] {
  return SIDES[card] ?? []
}

function valuesIn(colour: Colour): readonly number[] {
  return SIDES.map((sides) => sides.find((side) => side.colour === colour)?.value ?? 0)
}

/** Values by colour and card, 0 where a card has no such side. */
export const VALUES: Readonly<Record<Colour, readonly number[]>> = {
  blue: valuesIn('blue'),
  red: valuesIn('red'),
  yellow: valuesIn('yellow'),
}

/** The value of a card's side of a colour; 0 if it has none. */
export function valueOf(card: Card, colour: Colour): number {
  return VALUES[colour][card] ?? 0
}

const SEEN: readonly Readonly<Record<Colour, LyingCard>>[] = SIDES.map((_, card) => {
  const seenIn = (colour: Colour): LyingCard => Object.freeze({ kind: 'rogue', card, colour })
  return { blue: seenIn('blue'), red: seenIn('red'), yellow: seenIn('yellow') }
})

/** A rogue card as it is seen lying with this side up: always the same frozen value, so that views cost nothing for it (TR-13). */
export function seenRogue(card: Card, colour: Colour): LyingCard {
  return present(SEEN[card], 'a card has a face')[colour]
}

/** Whether a card is a rogue card. */
export function isRogue(card: Card): boolean {
  return card < ROGUES
}

/** The card of a special. */
export function specialCard(special: Special): Card {
  return ROGUES + SPECIALS.indexOf(special)
}

/** Feierabend's face, which is asked for often (TR-09). */
export const FEIERABEND: Card = specialCard('feierabend')

/** The special of a card; undefined for a rogue card. */
export function specialOf(card: Card): Special | undefined {
  return card < ROGUES ? undefined : SPECIALS[card - ROGUES]
}

/** Whether something is a card's face. */
export const isCard: Guard<Card> = wholeNumber(0, FACES - 1)

const ROGUE_CARDS: readonly Card[] = Array.from({ length: ROGUES }, (_, card) => card)

/** All cards of one deck, in the order of their faces (TR-02, TR-03). */
export function newDeck(special: Special | undefined): Card[] {
  const cards = [...ROGUE_CARDS]
  if (special !== undefined) cards.push(specialCard(special))
  return cards
}

const CHEST_COLOURS: readonly Colour[] = COLOURS.flatMap((colour) => [colour, colour, colour])

/** A chest's colour. */
export function chestColour(chest: Chest): Colour {
  return present(CHEST_COLOURS[chest], 'a chest has a colour')
}

/** Whether a chest of a colour is among these. */
export function hasChestOf(chests: readonly Chest[], colour: Colour): boolean {
  for (const chest of chests) if (CHEST_COLOURS[chest] === colour) return true
  return false
}

/** A chest's gems. */
export function chestGems(chest: Chest): number {
  return LEAST_GEMS + (chest % CHEST_SIZES)
}

/** The gems of several chests. */
export function sumOfGems(chests: readonly Chest[]): number {
  let sum = 0
  for (const chest of chests) sum += chestGems(chest)
  return sum
}

/** Whether something is a chest. */
export const isChest: Guard<Chest> = wholeNumber(0, CHEST_KINDS - 1)

const CHESTS: readonly Chest[] = Array.from({ length: CHEST_KINDS }, (_, chest) => chest).flatMap(
  (chest) => new Array<Chest>(COPIES[chest % CHEST_SIZES] ?? 0).fill(chest),
)

/** All 24 chests, sorted. */
export function allChests(): Chest[] {
  return [...CHESTS]
}

const LETTERS: Readonly<Record<Colour, string>> = { blue: 'B', red: 'R', yellow: 'Y' }
const SPECIAL_NAMES: Readonly<Record<Special, string>> = {
  feierabend: 'Feierabend',
  'letzte-warnung': 'LetzteWarnung',
  wiederbelebung: 'Wiederbelebung',
  zork: 'Zork',
}

function nameOf(face: Face): string {
  if (face.kind === 'special') return SPECIAL_NAMES[face.special]
  return face.sides.map(({ colour, value }) => `${LETTERS[colour]}${String(value)}`).join('')
}

const CARD_NAMES = FACE_LIST.map(nameOf)
const CHEST_NAMES = Array.from(
  { length: CHEST_KINDS },
  (_, chest) => `${LETTERS[chestColour(chest)]}${String(chestGems(chest))}`,
)

/** A card as text, e.g. `B7`, `B5R2`, `Zork`. */
export function formatCard(card: Card): string {
  return present(CARD_NAMES[card], 'a card has a name')
}

/** Cards as text. */
export function formatCards(cards: readonly Card[]): string {
  return cards.map(formatCard).join(' ') || '-'
}

/** A chest as text, e.g. `B2`. */
export function formatChest(chest: Chest): string {
  return present(CHEST_NAMES[chest], 'a chest has a name')
}

/** Chests as text. */
export function formatChests(chests: readonly Chest[]): string {
  return chests.map(formatChest).join(' ') || '-'
}

/** The card that a text names. */
export function parseCard(text: string): Result<Card, string> {
  const card = CARD_NAMES.indexOf(text)
  return card < 0 ? err(`no card reads "${text}"`) : ok(card)
}

/** The chest that a text names. */
export function parseChest(text: string): Result<Chest, string> {
  const chest = CHEST_NAMES.indexOf(text)
  return chest < 0 ? err(`no chest reads "${text}"`) : ok(chest)
}
