/** A word while it is being put together: what is announced, and which tile lies for each of its letters. All of it can be taken back. */
import { parseWord, type Spelling } from '../../../../games/buchstabenbluff/outside/cardSpelling'
import { formatCard, QUESTION_MARK } from '../../../../games/buchstabenbluff/outside/cards'
import type { BuchstabenbluffMove } from '../../../../games/buchstabenbluff/outside/contract'
import type { OfKind } from '../../../../engine/basics/kinds'
import { placesThatFit } from './placesThatFit'
import type { Tile } from '../hand/tiles'

/** What has been chosen so far. */
export interface Draft {
  /** As it was typed; a question mark stands for a letter that is still to be named. */
  readonly text: string
  /** By place: the key of a tile put there by hand, undefined where one was taken out. What is absent is picked by its letter. */
  readonly chosen: ReadonlyMap<number, string | undefined>
  /** Places that lie face up. */
  readonly open: readonly number[]
  /** The text that the dictionary does not have, as far as one has been told (BB-10). */
  readonly unlisted?: string
}

/** Nothing chosen. */
export const EMPTY_DRAFT: Draft = { text: '', chosen: new Map(), open: [] }

/** One letter of the word, and what lies for it. */
export interface Slot {
  readonly at: number
  /** In card spelling; a question mark: still to be named. */
  readonly letter: string
  /** Which sign of the text it belongs to. */
  readonly sign: number
  /** Absent: nothing lies there yet. */
  readonly tile?: Tile
  /** What lies there has no place in the word at all, wherever it lies (BB-09), and is no question mark. */
  readonly isBluff: boolean
  readonly isOpen: boolean
}

/** What a word is put together from. */
export interface Material {
  readonly tiles: readonly Tile[]
  readonly spelling: Spelling
}

/** Stands in a word for a letter that is still to be named. */
export const UNNAMED = '?'
/** Two letters before the one in question: shorter texts are no words. */
const LEAD = 'AA'

type Letter = Pick<Slot, 'letter' | 'sign'>

/** The letters of a text in card spelling; signs that are no letters have none. */
function lettersIn(text: string, spelling: Spelling): Letter[] {
  return Array.from(text.normalize('NFC')).flatMap((typed, sign): Letter[] => {
    if (typed === UNNAMED) return [{ letter: UNNAMED, sign }]
    const parsed = parseWord(LEAD + typed, spelling)
    return parsed.ok
      ? Array.from(parsed.value.slice(LEAD.length), (letter) => ({ letter, sign }))
      : []
  })
}

/** The signs of a text that no card can spell (BB-12), each once. */
export function straySigns(text: string, spelling: Spelling): readonly string[] {
  const signs = Array.from(text.trim().normalize('NFC'))
  const isStray = (sign: string): boolean => lettersIn(sign, spelling).length === 0
  return [...new Set(signs.filter(isStray))]
}

/** Takes the first tile that fits out of those that are left. */
function take(free: Tile[], fits: (tile: Tile) => boolean): Tile | undefined {
  const at = free.findIndex(fits)
  return at < 0 ? undefined : free.splice(at, 1)[0]
}

/** Every letter of the word with the tile that lies for it: one put there by hand, one with its letter, a question mark. */
export function slotsOf(draft: Draft, { tiles, spelling }: Material): readonly Slot[] {
  const letters = lettersIn(draft.text, spelling)
  const free = [...tiles]
  const lying = letters.map((_, at) => {
    const key = draft.chosen.get(at)
    return key === undefined ? undefined : take(free, (tile) => tile.key === key)
  })
  const isLeftOpen = (at: number): boolean => lying[at] === undefined && !draft.chosen.has(at)
  for (const [at, { letter }] of letters.entries()) {
    if (isLeftOpen(at)) lying[at] = take(free, ({ card }) => formatCard(card) === letter)
  }
  for (const at of letters.keys()) {
    if (isLeftOpen(at)) lying[at] = take(free, ({ card }) => card === QUESTION_MARK)
  }
  const fitting = placesThatFit(
    letters.map(({ letter }) => letter),
    lying.map((tile) => tile && formatCard(tile.card)),
  )
  return letters.map(({ letter, sign }, at) => {
    const tile = lying[at]
    const isBluff = tile !== undefined && tile.card !== QUESTION_MARK && !fitting.has(at)
    const slot = { at, letter, sign, isBluff, isOpen: draft.open.includes(at) }
    return tile ? { ...slot, tile } : { ...slot, isOpen: false }
  })
}

function keepPlaces(draft: Draft, text: string, isKept: (at: number) => boolean): Draft {
  return {
    text,
    chosen: new Map([...draft.chosen].filter(([at]) => isKept(at))),
    open: draft.open.filter(isKept),
  }
}

/** Another text; what was put down by hand stays as far as its letters do. */
export function typeText(draft: Draft, text: string, spelling: Spelling): Draft {
  const [before, after] = [lettersIn(draft.text, spelling), lettersIn(text, spelling)]
  const isSame = (at: number): boolean => {
    const [old, now] = [before[at]?.letter, after[at]?.letter]
    return now !== undefined && (old === now || old === UNNAMED)
  }
  const changed = before.findIndex((_, at) => !isSame(at))
  return keepPlaces(draft, text, (at) => changed < 0 || at < changed)
}

function choose(draft: Draft, at: number, key: string | undefined): Draft {
  // A tile lies in one place only.
  const others = [...draft.chosen].filter(([place, one]) => place !== at && one !== key)
  const isGone = key === undefined
  return {
    ...draft,
    chosen: new Map([...others, [at, key]]),
    open: isGone ? draft.open.filter((place) => place !== at) : draft.open,
  }
}

/** Takes one of a letter out of a list, the last of all where it is not in it. */
function removeLetter(letters: string[], letter: string): void {
  const at = letters.indexOf(letter)
  letters.splice(at < 0 ? letters.length - 1 : at, 1)
}

/** The letters for which nothing lies yet, in their order: as many as there are empty places, whatever order the others lie in. */
export function missingIn(slots: readonly Slot[]): readonly string[] {
  const left = slots.map(({ letter }) => letter)
  const laid = slots.flatMap(({ tile, ...slot }) => (tile ? [{ ...slot, tile }] : []))
  const isFree = ({ tile, isBluff }: (typeof laid)[number]): boolean =>
    isBluff || tile.card === QUESTION_MARK
  for (const slot of laid.filter((one) => !isFree(one))) {
    removeLetter(left, formatCard(slot.tile.card))
  }
  for (const slot of laid.filter(isFree)) removeLetter(left, slot.letter)
  return left
}

/** Puts a tile at the end of the word, with its own letter. */
function appendTile(draft: Draft, tile: Tile, material: Material): Draft {
  const letter = formatCard(tile.card)
  // In capitals throughout, a screen reader would take it for an abbreviation.
  const text = draft.text + (draft.text === '' ? letter : letter.toLowerCase())
  const at = lettersIn(draft.text, material.spelling).length
  return choose({ ...draft, text }, at, tile.key)
}

/** Puts a tile where one is missing, otherwise at the end of the word. */
export function putTile(draft: Draft, tile: Tile, material: Material): Draft {
  const slots = slotsOf(draft, material)
  const hole = slots.find((slot) => !slot.tile)
  return hole ? choose(draft, hole.at, tile.key) : appendTile(draft, tile, material)
}

/** Two tiles of the word change places, face up or down as they lay. */
function swapTiles(draft: Draft, from: Slot, to: Slot): Draft {
  const open = [
    ...draft.open.filter((at) => at !== from.at && at !== to.at),
    ...(from.isOpen ? [to.at] : []),
    ...(to.isOpen ? [from.at] : []),
  ].sort((one, other) => one - other)
  const chosen = new Map([...draft.chosen, [from.at, to.tile?.key], [to.at, from.tile?.key]])
  return { ...draft, chosen, open }
}

/** Puts a tile in a place of the word: one of the word changes places with what lies there, for one of the hand that goes back to it. */
export function putTileAt(draft: Draft, tile: Tile, at: number, material: Material): Draft {
  const slots = slotsOf(draft, material)
  const from = slots.find((slot) => slot.tile?.key === tile.key)
  const to = slots[at]
  return from && to?.tile ? swapTiles(draft, from, to) : choose(draft, at, tile.key)
}

function withoutLetter(draft: Draft, { at, sign }: Slot): Draft {
  const text = Array.from(draft.text.normalize('NFC')).filter((_, index) => index !== sign)
  const closed = (place: number): number => (place > at ? place - 1 : place)
  return {
    text: text.join(''),
    chosen: new Map(
      [...draft.chosen]
        .filter(([place]) => place !== at)
        .map(([place, key]) => [closed(place), key]),
    ),
    open: draft.open.filter((place) => place !== at).map(closed),
  }
}

/**
 * Takes the tile of a place back into the hand. A letter that came with its tile goes with it; one that was typed stays and waits for
 * another tile. Where none lies, the place is filled by its letter again.
 */
export function takeTile(draft: Draft, slot: Slot): Draft {
  if (!slot.tile) {
    return { ...draft, chosen: new Map([...draft.chosen].filter(([at]) => at !== slot.at)) }
  }
  const cameWithTile =
    draft.chosen.has(slot.at) && formatCard(slot.tile.card) === slot.letter.toUpperCase()
  return cameWithTile ? withoutLetter(draft, slot) : choose(draft, slot.at, undefined)
}

/** Turns the tile of a place over (BB-30). */
export function turnTile(draft: Draft, { at, isOpen }: Slot): Draft {
  const others = draft.open.filter((place) => place !== at)
  return { ...draft, open: isOpen ? others : [...others, at].sort((a, b) => a - b) }
}

/** Presses a place: what lies there is turned over where cards may lie face up (BB-30), and comes back elsewhere. */
export function pressTile(draft: Draft, slot: Slot, isMixed: boolean): Draft {
  return isMixed && slot.tile ? turnTile(draft, slot) : takeTile(draft, slot)
}

/** The move that a draft makes so far; the rules may still refuse it. */
export function moveOf(draft: Draft, slots: readonly Slot[]): OfKind<BuchstabenbluffMove, 'lay'> {
  const cards = slots.flatMap(({ tile }) => (tile ? [tile.card] : []))
  const open = slots.filter(({ isOpen }) => isOpen).map(({ at }) => at)
  const word = draft.text.trim().normalize('NFC')
  return { kind: 'lay', cards, word, ...(open.length > 0 && { open }) }
}
