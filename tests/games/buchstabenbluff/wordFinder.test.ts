import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { shuffle } from '../../../src/engine/chance/random'
import { spelledBy, type SpelledWords } from '../../../src/games/buchstabenbluff/outside/dictionary'
import {
  QUESTION_MARK,
  valuesOf,
  type LetterDeck,
} from '../../../src/games/buchstabenbluff/outside/letterDeck'
import {
  createWordFinder,
  type FoundWord,
} from '../../../src/games/buchstabenbluff/outside/wordFinder'
import { forEachWord, hasWord } from '../../../src/games/buchstabenbluff/outside/wordGraph'
import { shippedDictionary } from './shippedDictionary'

const GERMAN = shippedDictionary('de')
const DUTCH = shippedDictionary('nl')

/** A word for a hand, the slow and obvious way; undefined if it is longer than the hand. */
function judge(
  word: string,
  hand: string,
  values: ReadonlyMap<string, number>,
): FoundWord | undefined {
  if (word.length > hand.length) return undefined
  const left = Array.from(hand)
  let [value, off] = [0, 0]
  for (const letter of word) {
    const index = left.indexOf(letter)
    if (index < 0) off += 1
    else {
      left.splice(index, 1)
      value += values.get(letter) ?? 0
    }
  }
  const marks = Array.from(hand).filter((letter) => letter === QUESTION_MARK).length
  return { word, value, questionMarks: Math.min(off, marks), missing: Math.max(0, off - marks) }
}

function dealHands(deck: LetterDeck, count: number): string[] {
  const random = fastRandom('hands')
  const cards = deck.flatMap(({ letter, count: cards }) =>
    Array.from({ length: cards }, () => letter),
  )
  return Array.from({ length: count }, (_, index) => {
    shuffle(cards, random)
    const marks = index % 4
    const letters = cards.filter((card) => card !== QUESTION_MARK)
    return letters.slice(0, 10 - marks - (index % 3)).join('') + QUESTION_MARK.repeat(marks)
  })
}

function compare({ lists, deck }: SpelledWords, hands: number): void {
  const words: string[] = []
  forEachWord(lists.common, (word) => words.push(word))
  const finder = createWordFinder(lists.common, deck)
  const values = valuesOf(deck)
  for (const hand of dealHands(deck, hands)) {
    const judged = words.flatMap((word) => judge(word, hand, values) ?? [])
    for (const missing of [0, 1, 2]) {
      const wanted = judged
        .filter((found) => found.missing === missing)
        .map(({ value }) => value)
        .sort((a, b) => b - a)
      const found = finder.find(hand, { most: 8, missing })
      expect(found.map(({ value }) => value)).toEqual(wanted.slice(0, 8))
      expect(found.map(({ word }) => judge(word, hand, values))).toEqual(found)
      expect(found.every(({ word }) => hasWord(lists.common, word))).toBe(true)
      expect(new Set(found.map(({ word }) => word)).size).toBe(found.length)
    }
  }
}

describe('the dearest words of a hand', () => {
  it('BB-14 BB-27 are those that looking at every word finds, question marks and bluffs included', () => {
    compare(spelledBy(DUTCH, false), 8)
    compare(spelledBy(GERMAN, true), 4)
  })

  it('BB-09 are none where nothing can be spelled', () => {
    const { lists, deck } = spelledBy(DUTCH, false)
    const finder = createWordFinder(lists.all, deck)
    expect(finder.find('', { most: 3 })).toEqual([])
    expect(finder.find('QQ', { most: 3 })).toEqual([])
    expect(finder.find('HUIS', { most: 0 })).toEqual([])
    expect(finder.find('IUHS', { most: 1 }).map(({ word }) => word)).toEqual(['HUIS'])
  })

  it('are asked for of a list that fits the level', () => {
    const { lists, deck } = spelledBy(GERMAN, false)
    const hand = 'AEHNSTURDL'
    const [easy] = createWordFinder(lists.everyday, deck).find(hand, { most: 1 })
    const [sharp] = createWordFinder(lists.all, deck).find(hand, { most: 1 })
    expect(easy && hasWord(lists.everyday, easy.word)).toBe(true)
    expect(sharp?.value).toBeGreaterThanOrEqual(easy?.value ?? Infinity)
  })
})
