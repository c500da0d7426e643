/**
 * The dictionaries of Buchstabenbluff beside what would be simpler: a look-up beside a plain set, the best word beside a map from
 * sorted letters to words. Each language runs in a process of its own, which sends its figures.
 */
import { readFileSync } from 'node:fs'
import { nameContent } from '../src/engine/contract/content'
import { fastRandom } from '../src/engine/chance/fastRandom'
import { isJson, type Json } from '../src/engine/basics/json'
import { LANGUAGES, type Language } from '../src/engine/basics/language'
import { shuffle } from '../src/engine/chance/random'
import {
  parseDictionary,
  type Dictionary,
  type SpelledWords,
} from '../src/games/buchstabenbluff/outside/dictionary'
import { QUESTION_MARK } from '../src/games/buchstabenbluff/outside/letterDeck'
import { createWordFinder } from '../src/games/buchstabenbluff/outside/wordFinder'
import { forEachWord, hasWord } from '../src/games/buchstabenbluff/outside/wordGraph'
import { startStopwatch } from './stopwatch'

/** Times are milliseconds of processor time unless they say otherwise. */
export interface WordFigures {
  readonly language: Language
  readonly words: number
  readonly kilobytes: number
  /** From the text of the file to words that can be looked up. */
  readonly load: number
  /** The name of the content, over its canonical text. */
  readonly hash: number
  readonly setLoad: number
  readonly megabytes: number
  readonly setMegabytes: number
  /** Microseconds. */
  readonly lookUp: number
  /** Microseconds. */
  readonly setLookUp: number
  readonly finderBuild: number
  readonly finderMegabytes: number
  readonly best: readonly BestTimes[]
}

/** The best word of hands of ten. */
export interface BestTimes {
  readonly questionMarks: number
  readonly typical: number
  /** The 99th percentile. */
  readonly percentile: number
  /** Of the map, over few hands; it is not asked with three question marks, where it takes seconds. */
  readonly mapTypical: number | undefined
}

const REPEATS = 7
const TRIES = 3
const HANDS = 600
const WARM_UP_HANDS = 200
const MAP_HANDS = 12
const HAND = 10
const MOST_MARKS = 3
const MOST_MARKS_OF_MAP = 2

function middle(times: readonly number[], part = 0.5): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}

function timed<Value>(work: () => Value): [milliseconds: number, value: Value] {
  const watch = startStopwatch()
  const value = work()
  return [watch(), value]
}

function repeated(work: () => unknown): number {
  return middle(Array.from({ length: REPEATS }, () => timed(work)[0]))
}

/** A search takes less than the processor's clock can tell from what a busy computer puts between: the least of a few tries. */
function leastOf(work: () => unknown): number {
  return Math.min(...Array.from({ length: TRIES }, () => timed(work)[0]))
}

/** What `make` leaves in memory, in megabytes. */
function held<Value>(make: () => Value): [megabytes: number, value: Value] {
  const used = (): number => {
    // Buffers go in a second round.
    globalThis.gc?.()
    globalThis.gc?.()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const before = used()
  const value = make()
  return [(used() - before) / 1e6, value]
}

function parseText(text: string): Json {
  const data: unknown = JSON.parse(text)
  if (!isJson(data)) throw new Error('a dictionary is plain data')
  return data
}

function load(text: string): Dictionary {
  const dictionary = parseDictionary(parseText(text))
  if (!dictionary.ok) throw new Error(dictionary.error)
  return dictionary.value
}

function wordsOf({ lists }: SpelledWords): string[] {
  const words: string[] = []
  forEachWord(lists.all, (word) => words.push(word))
  return words
}

/** Every third word is none. */
function probesOf(words: readonly string[]): string[] {
  const probes = words
    .filter((_, index) => index % 7 === 0)
    .map((word, index) => (index % 3 === 0 ? `${word.slice(0, -1)}Q` : word))
  shuffle(probes, fastRandom('probes'))
  return probes
}

function lookUpTime(probes: readonly string[], has: (word: string) => boolean): number {
  let found = 0
  const time = repeated(() => {
    for (const word of probes) found += has(word) ? 1 : 0
  })
  if (found === 0) throw new Error('no word is found')
  return (time / probes.length) * 1000
}

function handsOf({ deck }: SpelledWords, marks: number, count: number): string[] {
  const random = fastRandom(`hands ${String(marks)}`)
  const cards = deck
    .filter(({ letter }) => letter !== QUESTION_MARK)
    .flatMap(({ letter, count: size }) => Array.from({ length: size }, () => letter))
  return Array.from({ length: count }, () => {
    shuffle(cards, random)
    return cards.slice(0, HAND - marks).join('') + QUESTION_MARK.repeat(marks)
  })
}

function sortLetters(word: string): string {
  return Array.from(word).sort().join('')
}

/** The simple way: every part of the hand, every letter for every question mark, asked of a map. */
function mapFinder(words: readonly string[], { deck, letters }: SpelledWords) {
  const values = new Map(deck.map(({ letter, value }) => [letter, value]))
  const map = new Map<string, string>()
  for (const word of words) map.set(sortLetters(word), word)
  const worth = (part: string): number =>
    Array.from(part).reduce((sum, letter) => sum + (values.get(letter) ?? 0), 0)
  return (hand: string): number => {
    const marks = hand.split(QUESTION_MARK).length - 1
    const cards = hand.slice(0, hand.length - marks)
    let fillings = ['']
    const parts = new Set<string>()
    for (let chosen = 0; chosen < 2 ** cards.length; chosen++) {
      parts.add(
        Array.from(cards)
          .filter((_, index) => ((chosen >> index) & 1) === 1)
          .join(''),
      )
    }
    let best = 0
    for (let mark = 0; mark <= marks; mark++) {
      for (const part of parts) {
        const value = worth(part)
        if (value <= best) continue
        if (fillings.some((filling) => map.has(sortLetters(part + filling)))) best = value
      }
      fillings = fillings.flatMap((filling) => Array.from(letters, (letter) => filling + letter))
    }
    return best
  }
}

function measureBest(spelled: SpelledWords, words: readonly string[]): BestTimes[] {
  const finder = createWordFinder(spelled.lists.all, spelled.deck)
  const findInMap = mapFinder(words, spelled)
  return Array.from({ length: MOST_MARKS + 1 }, (_, marks) => {
    const times = handsOf(spelled, marks, WARM_UP_HANDS + HANDS)
      .map((hand) => leastOf(() => finder.find(hand, { most: 1 })))
      .slice(WARM_UP_HANDS)
    const mapTimes = handsOf(spelled, marks, marks > MOST_MARKS_OF_MAP ? 0 : MAP_HANDS).map(
      (hand) => {
        const [time, best] = timed(() => findInMap(hand))
        const [found] = finder.find(hand, { most: 1 })
        if ((found?.value ?? 0) !== best) throw new Error(`another best word for ${hand}`)
        return time
      },
    )
    return {
      questionMarks: marks,
      typical: middle(times),
      percentile: middle(times, 0.99),
      mapTypical: mapTimes.length === 0 ? undefined : middle(mapTimes),
    }
  })
}

function measure(language: Language): WordFigures {
  const text = readFileSync(`resources/content/buchstabenbluff/${language}.json`, 'utf8')
  const data = parseText(text)
  const loadTime = repeated(() => load(text))
  const [megabytes, { plain }] = held(() => load(text))
  const words = wordsOf(plain)
  const lines = words.join('\n')
  const [setMegabytes, set] = held(() => new Set(lines.split('\n')))
  const probes = probesOf(words)
  const build = () => createWordFinder(plain.lists.all, plain.deck)
  const finderBuild = repeated(build)
  return {
    language,
    words: words.length,
    kilobytes: text.length / 1000,
    load: loadTime,
    hash: repeated(() => nameContent(language, data)),
    setLoad: repeated(() => new Set(lines.split('\n'))),
    megabytes,
    setMegabytes,
    lookUp: lookUpTime(probes, (word) => hasWord(plain.lists.all, word)),
    setLookUp: lookUpTime(probes, (word) => set.has(word)),
    finderBuild,
    finderMegabytes: held(build)[0],
    best: measureBest(plain, words),
  }
}

const language = LANGUAGES.find((known) => known === process.argv[2])
if (language) process.send?.(measure(language))
