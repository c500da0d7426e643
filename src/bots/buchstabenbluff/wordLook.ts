/** How much a string looks like a word to somebody who does not know it: by which letters follow which in the words he knows. */
import {
  forEachWord,
  LETTER_BITS,
  type WordList,
} from '../../games/buchstabenbluff/outside/wordGraph'

/** One word in so many is kept back: from these it learns how words look that it has never seen. */
const KEPT_BACK_ONE_IN = 5
/** How often something shorter counts beside what was seen after the same letters. */
const SMOOTHING = 3
const SIGNS = 27
/** What stands before a word and behind it; letters have their numbers in the graph. */
const EDGE = 0
/** A letter that no word of the list has. */
const STRANGE = LETTER_BITS + 1
/** Two signs are one number, and three: counting by text took a second and more for a whole list. */
const BASE = 64
/** So that a list of very few words still compares. */
const LEAST_SPREAD = 0.1
/** Odds that an unknown string is made up where it looks like any other word, and by what they grow with each spread that it looks less so. */
const ODDS = 1
const GROWTH = 4

function add(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

/** How likely a sign comes after others by how often that was seen, beside how likely it comes after fewer of them. */
function smoothed(seen: number | undefined, followed: number | undefined, fewer: number): number {
  return ((seen ?? 0) + SMOOTHING * fewer) / ((followed ?? 0) + SMOOTHING)
}

/** How words of a list look. */
export class WordLook {
  /** How often a sign came: at all, after the one before it, after the two before it. */
  private readonly ones = new Uint32Array(BASE)
  private readonly twos = new Uint32Array(BASE ** 2)
  private readonly threes = new Uint32Array(BASE ** 3)
  /** How often anything came: at all, after a sign, after two. */
  private all = 0
  private readonly afterOne = new Uint32Array(BASE)
  private readonly afterTwo = new Uint32Array(BASE ** 2)
  private readonly numbers: Uint8Array
  /** Of the words kept back. */
  private readonly mean: number
  private readonly spread: number

  constructor(list: WordList) {
    this.numbers = list.graph.numbers
    const keptBack: string[] = []
    let number = 0
    forEachWord(list, (word) => {
      if (number++ % KEPT_BACK_ONE_IN === 0) keptBack.push(word)
      else this.learn(word)
    })
    const looks = keptBack.map((word) => this.lookOf(word))
    const count = Math.max(1, looks.length)
    const mean = looks.reduce((sum, look) => sum + look, 0) / count
    const squares = looks.reduce((sum, look) => sum + (look - mean) ** 2, 0)
    this.mean = mean
    this.spread = Math.max(LEAST_SPREAD, Math.sqrt(squares / count))
  }

  /** How likely a string that it does not know is no word at all, 0 to 1. */
  chanceMadeUp(spelling: string): number {
    const odds = ODDS * GROWTH ** ((this.mean - this.lookOf(spelling)) / this.spread)
    return odds / (1 + odds)
  }

  /** The number of a letter of a word, and of the edge behind it. */
  private signAt(word: string, at: number): number {
    if (at >= word.length) return EDGE
    const number = this.numbers[word.charCodeAt(at)] ?? 0
    return number === 0 ? STRANGE : number
  }

  private learn(word: string): void {
    let [before, last] = [EDGE, EDGE]
    for (let at = 0; at <= word.length; at++) {
      const sign = this.signAt(word, at)
      const two = before * BASE + last
      add(this.ones, sign)
      add(this.twos, last * BASE + sign)
      add(this.threes, two * BASE + sign)
      this.all += 1
      add(this.afterOne, last)
      add(this.afterTwo, two)
      before = last
      last = sign
    }
  }

  /** The mean logarithm of how likely each letter comes after those before it, the end included. */
  private lookOf(word: string): number {
    let [before, last] = [EDGE, EDGE]
    let sum = 0
    for (let at = 0; at <= word.length; at++) {
      const sign = this.signAt(word, at)
      sum += Math.log(this.chanceOf(sign, last, before))
      before = last
      last = sign
    }
    return sum / (word.length + 1)
  }

  /** How likely a sign comes after the two before it; of what was never seen, after fewer of them. */
  private chanceOf(sign: number, last: number, before: number): number {
    const two = before * BASE + last
    const alone = smoothed(this.ones[sign], this.all, 1 / SIGNS)
    const afterOne = smoothed(this.twos[last * BASE + sign], this.afterOne[last], alone)
    return smoothed(this.threes[two * BASE + sign], this.afterTwo[two], afterOne)
  }
}
