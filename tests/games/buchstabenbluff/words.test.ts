import { describe, expect, it } from 'vitest'
import { nameContent } from '../../../src/engine/contract/content'
import { canonicalJson } from '../../../src/engine/basics/hash'
import { toJson } from '../../../src/engine/basics/json'
import type { Language } from '../../../src/engine/basics/language'
import { present } from '../../../src/engine/basics/invariant'
import {
  lettersOf,
  parseWord,
  type Spelling,
} from '../../../src/games/buchstabenbluff/outside/cardSpelling'
import { parseDictionary, spelledBy } from '../../../src/games/buchstabenbluff/outside/dictionary'
import { packDictionary } from '../../../src/games/buchstabenbluff/outside/packDictionary'
import { packWords } from '../../../src/games/buchstabenbluff/outside/packWords'
import { formatNumbers } from '../../../src/games/buchstabenbluff/outside/base64'
import {
  ENDS_NODE,
  ENDS_WORD,
  forEachWord,
  hasWord,
  NODE_SHIFT,
  parseWordGraph,
  parseWordLists,
  type WordList,
} from '../../../src/games/buchstabenbluff/outside/wordGraph'
import { deckOfOnes } from './smallDictionary'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function spell(text: string, language: Language, umlautCards = false): string {
  const word = parseWord(text, { language, umlautCards })
  return word.ok ? word.value : `(${word.error})`
}

function listOf(words: readonly string[]): WordList {
  const { graph, starts } = packWords({ all: words }, LETTERS)
  const parsed = parseWordGraph(graph, LETTERS)
  if (!parsed.ok) throw new Error(parsed.error)
  const [list] = parseWordLists(parsed.value, [starts.all])
  return present(list, 'a list')
}

function wordsOf(list: WordList): string[] {
  const words: string[] = []
  forEachWord(list, (word) => words.push(word))
  return words
}

describe('the card spelling of a word', () => {
  it('BB-34 spells umlauts with two cards, sharp s with two in every case', () => {
    expect(spell('Füße', 'de')).toBe('FUESSE')
    expect(spell('FÜSSE', 'de')).toBe('FUESSE')
    expect(spell('fuesse', 'de')).toBe('FUESSE')
    expect(spell('Straße', 'de')).toBe('STRASSE')
    expect(spell('STRAẞE', 'de')).toBe('STRASSE')
    expect(spell('Äöü', 'de')).toBe('AEOEUE')
  })

  it('BB-34 keeps umlauts as letters of their own with umlautCards', () => {
    expect(spell('Füße', 'de', true)).toBe('FÜSSE')
    expect(spell('Fuesse', 'de', true)).toBe('FUESSE')
    expect(spell('FU\u0308SSE', 'de', true)).toBe('FÜSSE')
    expect(spell('Äöü', 'de', true)).toBe('ÄÖÜ')
  })

  it('BB-34 drops every other accent, and tremas outside German', () => {
    expect(spell('café', 'de')).toBe('CAFE')
    expect(spell('coördineer', 'nl')).toBe('COORDINEER')
    expect(spell('zeeën', 'nl', true)).toBe('ZEEEN')
    expect(spell('naïve', 'en', true)).toBe('NAIVE')
    expect(spell('façade', 'en')).toBe('FACADE')
    expect(spell('Gruyèrë', 'de', true)).toBe('GRUYERE')
  })

  it('BB-34 spells the Dutch ligature with I and J', () => {
    expect(spell('ĳs', 'nl')).toBe('IJS')
    expect(spell('Ĳs', 'nl')).toBe('IJS')
    expect(spell('ijs', 'nl')).toBe('IJS')
  })

  it('BB-12 refuses everything but letters', () => {
    const strange = [
      'e-mail',
      "foto's",
      'zu Hause',
      ' haus',
      'H4US',
      'haus.',
      'мир',
      'ﬁx',
      '\u0308a',
    ]
    for (const text of [...strange, 'søt', 'æon', '?aus', 'a\u20ddb', 'ıs', 'H\u200dAUS']) {
      expect([text, spell(text, 'de')]).toEqual([text, '(other-characters)'])
    }
  })

  it('BB-12 takes 2 to 10 letters, counted in card spelling', () => {
    expect(spell('', 'de')).toBe('(too-short)')
    expect(spell('a', 'de')).toBe('(too-short)')
    expect(spell('ä', 'de')).toBe('AE')
    expect(spell('ä', 'de', true)).toBe('(too-short)')
    expect(spell('abcdefghij', 'de')).toBe('ABCDEFGHIJ')
    expect(spell('abcdefghijk', 'de')).toBe('(too-long)')
    expect(spell('abcdefghiß', 'de')).toBe('(too-long)')
    expect(spell('größtmögl', 'de', true)).toBe('GRÖSSTMÖGL')
    expect(spell('größtmögl', 'de')).toBe('(too-long)')
  })

  it('BB-14 knows the letters of the deck in use', () => {
    const spellings: Spelling[] = [
      { language: 'de', umlautCards: false },
      { language: 'de', umlautCards: true },
      { language: 'nl', umlautCards: true },
    ]
    expect(spellings.map(lettersOf)).toEqual([LETTERS, `${LETTERS}ÄÖÜ`, LETTERS])
  })
})

describe('a packed list of words', () => {
  const WORDS = ['AB', 'ABEND', 'ABENDE', 'BAND', 'BANDE', 'BENDE', 'LANDSTRICH', 'ZZ']

  it('BB-10 holds the words it was made of, and no others', () => {
    const list = listOf(WORDS)
    expect(wordsOf(list)).toEqual(WORDS)
    expect(list.size).toBe(WORDS.length)
    for (const word of WORDS) expect([word, hasWord(list, word)]).toEqual([word, true])
    const others = [
      '',
      'A',
      'ABE',
      'ABENDEN',
      'B',
      'BAN',
      'END',
      'LANDSTRICHE',
      'ÄB',
      'ab',
      'Z',
      'ZZZ',
    ]
    for (const word of [...others, 'A\0', 'AB\0', '漢字']) {
      expect([word, hasWord(list, word)]).toEqual([word, false])
    }
  })

  it('is the same whatever the order of the words, and small where endings are shared', () => {
    const { graph } = packWords({ all: WORDS }, LETTERS)
    expect(packWords({ all: [...WORDS].reverse() }, LETTERS).graph).toBe(graph)
    const once = packWords({ all: ['HAUSBOOT'] }, LETTERS).graph.length
    const twice = packWords({ all: ['HAUSBOOT', 'MAUSBOOT'] }, LETTERS).graph.length
    expect(twice - once).toBeLessThan(once / 4)
  })

  it('agrees with a plain set on thousands of words, near misses included', () => {
    const words = new Set<string>()
    for (let one = 0; words.size < 3000; one++) {
      let left = (one * 2654435761) % 2 ** 32
      let word = ''
      for (let size = 2 + (one % 9); size > 0; size--) {
        word += LETTERS.charAt(left % 5)
        left = Math.floor(left / 5)
      }
      words.add(word)
    }
    const list = listOf([...words])
    expect(new Set(wordsOf(list))).toEqual(words)
    const near = [...words].flatMap((word) => [
      ...[word, `${word}A`, word.slice(1), word.slice(0, -1), `E${word.slice(1)}`],
    ])
    expect(near.filter((word) => hasWord(list, word) !== words.has(word))).toEqual([])
    expect(near.filter((word) => !words.has(word)).length).toBeGreaterThan(1000)
  })

  it('refuses data that is no graph, whatever a stranger sends', () => {
    const { graph } = packWords({ all: WORDS }, LETTERS)
    const bad = [
      '',
      'AAAA',
      `${graph}A`,
      `!${graph.slice(1)}`,
      graph.slice(0, -16),
      `/${graph.slice(1)}`,
    ]
    for (const text of bad) expect(parseWordGraph(text, LETTERS).ok).toBe(false)
    const circle = new Uint32Array(33)
    circle[32] = 1 | ENDS_NODE | (32 << NODE_SHIFT)
    expect(parseWordGraph(formatNumbers(circle), LETTERS).ok).toBe(false)
    circle[32] = 1 | ENDS_NODE | ENDS_WORD
    expect(parseWordGraph(formatNumbers(circle), LETTERS).ok).toBe(true)
    expect(parseWordGraph(graph, 'ABC').ok).toBe(false)
  })

  it('refuses a list that begins nowhere, and words that are too short or too long', () => {
    const { graph, starts } = packWords(
      { long: ['ABCDEFGHIJK'], short: ['A'], fit: ['AB'] },
      LETTERS,
    )
    const parsed = parseWordGraph(graph, LETTERS)
    const known = present(parsed.ok ? parsed.value : undefined, 'a graph')
    expect(parseWordLists(known, [starts.fit])[0]?.size).toBe(1)
    const bad = [starts.long, starts.short, starts.fit + 1, 0, -1, 1e9, 33.5, '40', undefined]
    expect(parseWordLists(known, bad)).toEqual(bad.map(() => undefined))
  })
})

describe('a dictionary', () => {
  const data = packDictionary({
    language: 'de',
    words: { everyday: ['Haus'], common: ['Füße'], all: ['Fuß', 'Straße', 'e-mail', 'Ölöfelchen'] },
    deck: deckOfOnes(LETTERS),
    umlautDeck: deckOfOnes(`${LETTERS}ÄÖÜ`),
  })

  it('BB-34 lists a word by its card spelling in both ways of spelling', () => {
    const parsed = parseDictionary(toJson(data))
    const dictionary = present(parsed.ok ? parsed.value : undefined, 'a dictionary')
    const plain = spelledBy(dictionary, false).lists
    const umlauts = spelledBy(dictionary, true).lists
    expect(wordsOf(plain.all)).toEqual(['FUESSE', 'FUSS', 'HAUS', 'STRASSE'])
    expect(wordsOf(umlauts.all)).toEqual(['FUSS', 'FÜSSE', 'HAUS', 'STRASSE', 'ÖLÖFELCHEN'])
    expect([wordsOf(plain.common), wordsOf(umlauts.everyday)]).toEqual([
      ['FUESSE', 'HAUS'],
      ['HAUS'],
    ])
    expect(spelledBy(dictionary, true).letters).toBe(`${LETTERS}ÄÖÜ`)
  })

  it('is plain data with a hash of its own', () => {
    expect(nameContent('de', toJson(data)).hash).toMatch(/^[\da-f]{64}$/u)
    expect(parseDictionary(JSON.parse(canonicalJson(data))).ok).toBe(true)
  })

  it('refuses decks and lists that are not whole', () => {
    const { plain } = data
    const { Q: _, ...without } = plain.deck
    const bad = [
      { ...data, language: 'fr' },
      { ...data, umlauts: undefined },
      { ...data, plain: { ...plain, deck: without } },
      { ...data, plain: { ...plain, deck: { ...plain.deck, E: [1, 1] } } },
      { ...data, plain: { ...plain, deck: { ...plain.deck, E: [15, 11] } } },
      { ...data, plain: { ...plain, lists: { ...plain.lists, all: 1 } } },
    ]
    for (const raw of bad) expect(parseDictionary(toJson(raw)).ok).toBe(false)
    expect(parseDictionary(null).ok).toBe(false)
  })
})
