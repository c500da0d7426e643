/** Practising alone: a day's hand, its dearest word, hints, and what a word is worth. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { shuffle } from '../../../src/engine/chance/random'
import { dearestWord } from '../../../src/games/buchstabenbluff/outside/dearestWord'
import {
  dailySeed,
  isPracticeAnswer,
  parsePracticeQuestion,
  practise,
} from '../../../src/games/buchstabenbluff/outside/practice'
import { createWordFinder } from '../../../src/games/buchstabenbluff/outside/wordFinder'
import {
  EMPTY_NODE,
  ENDS_NODE,
  hasWord,
} from '../../../src/games/buchstabenbluff/outside/wordGraph'
import { shippedDictionary } from './shippedDictionary'

const GERMAN = shippedDictionary('de')
const DUTCH = shippedDictionary('nl')
const { deck, lists } = GERMAN.plain
const finder = createWordFinder(lists.all, deck)
const known = createWordFinder(lists.common, deck)
const question = { language: 'de', seed: dailySeed('2026-11-22'), hints: 0 } as const

describe('the dearest word of one hand', () => {
  it('BB-14 BB-27 is worth what the dearest of a finder is, and is a word of the list', () => {
    const random = fastRandom('dearest')
    const cards = deck.flatMap(({ letter, count }) => Array.from({ length: count }, () => letter))
    for (let hands = 0; hands < 100; hands++) {
      shuffle(cards, random)
      const hand = cards.slice(0, 10 - (hands % 4)).join('')
      const found = dearestWord(lists.all, deck, hand)
      expect(found?.value).toBe(finder.find(hand, { most: 1 })[0]?.value)
      expect(found && hasWord(lists.all, found.word)).toBe(found && true)
    }
    expect(dearestWord(lists.all, deck, 'QQ')).toBeUndefined()
  })
})

describe('practising', () => {
  it('gives everybody the same hand on a day, and another on another day and in another language', () => {
    const { hand } = practise(GERMAN, question)
    expect(hand).toMatch(/^[A-Z?]{10}$/u)
    expect(practise(shippedDictionary('de'), question).hand).toBe(hand)
    expect(practise(GERMAN, { ...question, seed: dailySeed('2026-11-23') }).hand).not.toBe(hand)
    expect(practise(DUTCH, { ...question, language: 'nl' }).hand).not.toBe(hand)
  })

  it('comes to an end and says so where a list has no word for any hand', () => {
    const edges = new Uint32Array(EMPTY_NODE + 1)
    // One way that ends nowhere.
    edges[EMPTY_NODE] = 1 | ENDS_NODE
    const common = { graph: { ...lists.all.graph, edges }, start: EMPTY_NODE, size: 0 }
    const plain = { ...GERMAN.plain, lists: { ...lists, common } }
    const answer = practise({ ...GERMAN, plain }, { ...question, hints: 3 })
    expect(answer.hints).toEqual([{ kind: 'none' }])
    expect(isPracticeAnswer(answer)).toBe(true)
  })

  it('takes no word for the best that hardly anybody knows, and such a word for as good', () => {
    const seeds = Array.from({ length: 30 }, (_, at) =>
      dailySeed(`2026-10-${String(at + 1).padStart(2, '0')}`),
    )
    const rarer = seeds.flatMap((seed) => {
      const asked = { ...question, seed }
      const { hand } = practise(GERMAN, asked)
      const [best, rare] = [
        dearestWord(lists.common, deck, hand),
        dearestWord(lists.all, deck, hand),
      ]
      if (!best || !rare || rare.value <= best.value) return []
      return [{ rating: practise(GERMAN, { ...asked, word: rare.word }).rating, value: rare.value }]
    })
    expect(rarer.length).toBeGreaterThan(0)
    for (const { rating, value } of rarer) expect(rating).toMatchObject({ value, best: value })
  })

  it('tells one hint after another and nothing beyond', () => {
    const { hand, hints } = practise(GERMAN, { ...question, hints: 3 })
    const best = dearestWord(lists.common, deck, hand)
    expect(hints).toEqual([
      { kind: 'length', letters: best?.word.length },
      { kind: 'beginning', letter: best?.word.charAt(0) },
      { kind: 'word', word: best?.word, value: best?.value },
    ])
    const first = practise(GERMAN, { ...question, hints: 1 })
    expect(first).toMatchObject({ hand, hints: hints.slice(0, 1) })
    expect(practise(GERMAN, question)).toMatchObject({ hand, hints: [] })
  })

  it('BB-09 BB-10 BB-12 rates a word beside the best, or says why it is none', () => {
    const { hand } = practise(GERMAN, question)
    const found = known.find(hand, { most: 500 })
    const [best, second] = [found[0], found.at(-1)]
    const rate = (word: string) => practise(GERMAN, { ...question, word }).rating
    expect(rate(best?.word.toLowerCase() ?? '')).toEqual({
      kind: 'rated',
      word: best?.word,
      value: best?.value,
      best: best?.value,
    })
    expect(rate(second?.word ?? '')).toMatchObject({ value: second?.value, best: best?.value })
    expect(rate('zwei Wörter')).toEqual({ kind: 'fault', fault: 'other-characters' })
    expect(rate('Xqxqx')).toEqual({ kind: 'fault', fault: 'unlisted' })
    expect(rate('Pizzabäcker')).toEqual({ kind: 'fault', fault: 'too-long' })
    expect(rate('Jazzbands')).toEqual({ kind: 'fault', fault: 'not-in-hand' })
  })

  it('BB-34 takes umlauts and ß as they are written, for the cards that spell them, and writes them so', () => {
    const written = [
      ['Öl', 'OEL', 'ÖL'],
      ['für', 'FUER', 'FÜR'],
      ['süß', 'SUESS', 'SÜSS'],
      ['Äste', 'AESTE', 'ÄSTE'],
      ['Füße', 'FUESSE', 'FÜSSE'],
    ] as const
    for (const [word, spelling, capitals] of written) {
      const seeds = Array.from({ length: 400 }, (_, number) => `umlaut-${String(number)}`)
      const ratingOf = (seed: string, typed: string) =>
        practise(GERMAN, { ...question, seed, word: typed }).rating
      const seed = seeds.find((one) => ratingOf(one, spelling)?.kind === 'rated')
      expect(seed, word).toBeDefined()
      const rating = ratingOf(seed ?? '', word)
      expect(rating).toMatchObject({ kind: 'rated', word: capitals })
      expect(rating).toEqual(ratingOf(seed ?? '', spelling))
    }
  })

  it('tells what every card of the hand is worth, and what it answers is read as an answer', () => {
    const answer = practise(GERMAN, { ...question, hints: 3, word: 'Haus' })
    const worth = new Map(deck.map(({ letter, value }) => [letter, value]))
    expect(answer.values).toEqual(Array.from(answer.hand, (card) => worth.get(card)))
    expect(isPracticeAnswer(answer)).toBe(true)
    const bad = [{ hand: 'AB' }, { values: ['1'] }, { hints: [{ kind: 'length' }] }, { rating: {} }]
    for (const part of bad) expect(isPracticeAnswer({ ...answer, ...part })).toBe(false)
  })

  it('takes questions of the right shape only', () => {
    const asked = { ...question, hints: 3 }
    expect(parsePracticeQuestion(asked)).toEqual({ ok: true, value: asked })
    expect(parsePracticeQuestion({ ...question, word: 'Haus' }).ok).toBe(true)
    const bad = [{ language: 'fr' }, { hints: 4 }, { hints: -1 }, { seed: 1 }, { word: 7 }]
    for (const part of [...bad, { seed: 'x'.repeat(65) }, { word: 'x'.repeat(61) }]) {
      expect(parsePracticeQuestion({ ...question, ...part }).ok).toBe(false)
    }
    expect(parsePracticeQuestion(null).ok).toBe(false)
  })
})
