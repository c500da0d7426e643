/** A word that is put together by hand: typed, tapped, taken back. */
import { describe, expect, it } from 'vitest'
import { formatCard } from '../../../../src/games/buchstabenbluff/outside/cards'
import {
  EMPTY_DRAFT,
  missingIn,
  moveOf,
  putTile,
  putTileAt,
  slotsOf,
  takeTile,
  turnTile,
  typeText,
  type Draft,
  type Material,
} from '../../../../src/renderer/games/buchstabenbluff/word/draft'
import {
  arrangeTiles,
  moveKey,
  shuffleKeys,
  tilesOf,
  type Tile,
} from '../../../../src/renderer/games/buchstabenbluff/hand/tiles'
import { present } from '../../../../src/engine/basics/invariant'
import { cards } from '../../../games/buchstabenbluff/scenario'

function holding(hand: string, umlautCards = false, language: 'de' | 'nl' = 'de'): Material {
  const faces = cards(hand).sort((one, other) => one - other)
  return { tiles: tilesOf(faces), spelling: { language, umlautCards } }
}
function tile({ tiles }: Material, letter: string): Tile {
  return present(
    tiles.find(({ card }) => formatCard(card) === letter),
    `there is ${letter}`,
  )
}
function typed(text: string, material: Material): Draft {
  return typeText(EMPTY_DRAFT, text, material.spelling)
}
/** The word and what lies for it: a dot is an empty place, a star marks a tile that lies. */
function lying(draft: Draft, material: Material): string {
  return slotsOf(draft, material)
    .map(({ tile: one, isBluff }) => (one ? formatCard(one.card) : '.') + (isBluff ? '*' : ''))
    .join('')
}

describe('a word of Buchstabenbluff that is put together', () => {
  it('BB-09 picks the tiles of a word that is typed', () => {
    const hand = holding('SUAHN')
    expect(lying(typed('haus', hand), hand)).toBe('HAUS')
    expect(moveOf(typed('haus', hand), slotsOf(typed('haus', hand), hand))).toEqual({
      kind: 'lay',
      cards: cards('HAUS'),
      word: 'haus',
    })
  })
  it('BB-09 judges what lies by its letters, whatever their order', () => {
    const hand = holding('BAUMNX')
    const turned = putTileAt(typed('baum', hand), tile(hand, 'M'), 0, hand)
    expect(lying(turned, hand)).toBe('MAUB')
    const lie = putTileAt(turned, tile(hand, 'X'), 1, hand)
    expect(lying(lie, hand)).toBe('MX*UB')
    const two = holding('EENHX')
    expect(lying(putTileAt(typed('ehen', two), tile(two, 'X'), 0, two), two)).toBe('X*HEN')
  })
  it.each([
    ['ideaax', 'IDEAN', 'AX'],
    ['baum', 'BAUN', 'M'],
    ['haus', 'HA?', 'S'],
  ])('names what is missing of %s in %s', (word, held, missing) => {
    const hand = holding(held)
    expect(missingIn(slotsOf(typed(word, hand), hand)).join('')).toBe(missing)
  })
  it('BB-09 names the letter that is missing, wherever the others lie', () => {
    const hand = holding('BAUN')
    const moved = putTileAt(typed('baum', hand), tile(hand, 'B'), 3, hand)
    const taken = putTileAt(moved, tile(hand, 'N'), 0, hand)
    expect(missingIn(slotsOf(moved, hand)).join('')).toBe('M')
    expect(lying(taken, hand)).toBe('N*AUB')
    expect(missingIn(slotsOf(taken, hand))).toEqual([])
  })
  it('BB-30 changes the places of two tiles, and leaves them face up or down', () => {
    const hand = holding('BAUM')
    const draft = typed('baum', hand)
    const open = turnTile(draft, present(slotsOf(draft, hand)[0], 'B lies there'))
    const turned = putTileAt(open, tile(hand, 'B'), 3, hand)
    expect(moveOf(turned, slotsOf(turned, hand))).toMatchObject({ cards: cards('MAUB'), open: [3] })
  })
  it('BB-14 lets question marks stand for letters that are missing', () => {
    const hand = holding('H?U?')
    expect(lying(typed('haus', hand), hand)).toBe('H?U?')
    expect(slotsOf(typed('haus', hand), hand).some(({ isBluff }) => isBluff)).toBe(false)
  })
  it('BB-07 leaves a place for a letter one has not, and takes another tile for it', () => {
    const hand = holding('HAUNX')
    const draft = typed('haus', hand)
    expect(lying(draft, hand)).toBe('HAU.')
    expect(lying(putTile(draft, tile(hand, 'X'), hand), hand)).toBe('HAUX*')
    expect(lying(putTileAt(draft, tile(hand, 'N'), 0, hand), hand)).toBe('N*AU.')
  })
  it.each([
    ['füße', 'FUESSE', false, 'FUESSE'],
    ['Füße', 'FUESS?', false, 'FUESS?'],
    ['füsse', 'FÜSSE', true, 'FÜSSE'],
    ['füsse', 'FUESSE', true, 'F.SSE'],
  ])('BB-34 spells %s with %s (umlaut cards: %s)', (word, hand, umlautCards, expected) => {
    const material = holding(hand, umlautCards)
    expect(lying(typed(word, material), material)).toBe(expected)
  })
  it('BB-34 lays Dutch words with two cards for IJ and without a trema', () => {
    const hand = holding('IJSEE', false, 'nl')
    expect(lying(typed('ijs', hand), hand)).toBe('IJS')
    expect(lying(typed('eë', hand), hand)).toBe('EE')
  })
  it('makes the word out of tiles that are tapped, and takes them back with their letters', () => {
    const hand = holding('HAUS')
    const spelled = Array.from('HAUS').reduce(
      (draft, letter) => putTile(draft, tile(hand, letter), hand),
      EMPTY_DRAFT,
    )
    expect(spelled.text).toBe('Haus')
    const second = present(slotsOf(spelled, hand)[1], 'A lies there')
    expect(takeTile(spelled, second).text).toBe('Hus')
    expect(lying(takeTile(spelled, second), hand)).toBe('HUS')
  })
  it('asks for the letter of a question mark that is tapped, and keeps it there', () => {
    const hand = holding('HA?S')
    const tapped = Array.from('HA?S').reduce(
      (draft, letter) => putTile(draft, tile(hand, letter), hand),
      EMPTY_DRAFT,
    )
    expect(tapped.text).toBe('Ha?s')
    const named = typeText(tapped, 'Haus', hand.spelling)
    expect(lying(named, hand)).toBe('HA?S')
  })
  it('takes a tile that was picked by its letter back, and puts it there again', () => {
    const hand = holding('HAUS')
    const draft = typed('haus', hand)
    const taken = takeTile(draft, present(slotsOf(draft, hand)[2], 'U lies there'))
    expect(lying(taken, hand)).toBe('HA.S')
    expect(taken.text).toBe('haus')
    expect(lying(takeTile(taken, present(slotsOf(taken, hand)[2], 'a place')), hand)).toBe('HAUS')
  })
  it('keeps what lies by hand while the rest of the word is typed on', () => {
    const hand = holding('HAXUS')
    const lie = putTileAt(typed('ha', hand), tile(hand, 'X'), 1, hand)
    expect(lying(typeText(lie, 'haus', hand.spelling), hand)).toBe('HX*US')
    expect(lying(typeText(lie, 'hus', hand.spelling), hand)).toBe('HUS')
  })
  it('BB-30 lays tiles face up, in the order of their places', () => {
    const hand = holding('HAUS')
    const draft = typed('haus', hand)
    const slots = slotsOf(draft, hand)
    const open = [3, 1].reduce((one, at) => turnTile(one, present(slots[at], 'a place')), draft)
    expect(moveOf(open, slotsOf(open, hand)).open).toEqual([1, 3])
    const down = turnTile(open, present(slotsOf(open, hand)[1], 'a place'))
    expect(moveOf(down, slotsOf(down, hand)).open).toEqual([3])
  })
  it('never lays one tile twice', () => {
    const hand = holding('EE')
    expect(lying(typed('eee', hand), hand)).toBe('EE.')
    const first = putTileAt(typed('eee', hand), tile(hand, 'E'), 0, hand)
    const moved = putTileAt(first, tile(hand, 'E'), 2, hand)
    expect(lying(moved, hand)).toBe('E.E')
  })
})

describe('the order of a hand of letters', () => {
  const tiles = tilesOf(cards('AEEX'))
  const values = cards('AEEX').reduce<number[]>((all, card) => {
    all[card] = card === 23 ? 8 : 1
    return all
  }, [])
  const lettersOf = (held: readonly Tile[]): string =>
    held.map(({ card }) => formatCard(card)).join('')

  it('sorts by letter and by value', () => {
    expect(lettersOf(arrangeTiles(tiles, { order: 'letter', own: [], values }))).toBe('AEEX')
    expect(lettersOf(arrangeTiles(tiles, { order: 'value', own: [], values }))).toBe('XAEE')
  })
  it('shuffles, carries, and puts new cards at the end', () => {
    const keys = tiles.map(({ key }) => key)
    const luck = [0.9, 0.1, 0.5, 0.2]
    const shuffled = shuffleKeys(keys, () => luck.shift() ?? 0)
    expect(lettersOf(arrangeTiles(tiles, { order: 'own', own: shuffled, values }))).toBe('EXEA')
    const moved = moveKey(keys, present(keys[3], 'X'), present(keys[0], 'A'))
    expect(lettersOf(arrangeTiles(tiles, { order: 'own', own: moved, values }))).toBe('XAEE')
    const more = tilesOf(cards('AEENX'))
    expect(lettersOf(arrangeTiles(more, { order: 'own', own: moved, values }))).toBe('XAEEN')
  })
})
