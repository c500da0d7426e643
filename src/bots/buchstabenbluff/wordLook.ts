/** How much a string looks like a word to somebody who does not know it: by which letters follow which in the words he knows. */
import { forEachWord, type WordList } from '../../games/buchstabenbluff/outside/wordGraph'

/** One word in so many is kept back: from these it learns how words look that it has never seen. */
const KEPT_BACK_ONE_IN = 5
/** How often something shorter counts beside what was seen after the same letters. */
const SMOOTHING = 3
/** Letters looked back at. */
const LOOKS_BACK = 2
const EDGE = ' '
const SIGNS = 27
/** So that a list of very few words still compares. */
const LEAST_SPREAD = 0.1
/** Odds that an unknown string is made up where it looks like any other word, and by what they grow with each spread that it looks less so. */
const ODDS = 1
const GROWTH = 4

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** How words of a list look. */
export class WordLook {
  /** By letters and what came after them. */
  private readonly seen = new Map<string, number>()
  /** By letters: how often anything came after them. */
  private readonly followed = new Map<string, number>()
  /** Of the words kept back. */
  private readonly mean: number
  private readonly spread: number

  constructor(list: WordList) {
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

  private learn(word: string): void {
    const text = EDGE.repeat(LOOKS_BACK) + word + EDGE
    for (let at = LOOKS_BACK; at < text.length; at++) {
      for (let back = 0; back <= LOOKS_BACK; back++) {
        add(this.followed, text.slice(at - back, at))
        add(this.seen, text.slice(at - back, at + 1))
      }
    }
  }

  /** The mean logarithm of how likely each letter comes after those before it, the end included. */
  private lookOf(word: string): number {
    const text = EDGE.repeat(LOOKS_BACK) + word + EDGE
    let sum = 0
    for (let at = LOOKS_BACK; at < text.length; at++) {
      sum += Math.log(this.chanceOf(text.slice(at - LOOKS_BACK, at + 1)))
    }
    return sum / (text.length - LOOKS_BACK)
  }

  /** How likely the last letter comes after the ones before it; of those never seen, after fewer of them. */
  private chanceOf(letters: string): number {
    const shorter = letters.length === 0 ? 1 / SIGNS : this.chanceOf(letters.slice(1))
    if (letters.length === 0) return shorter
    const seen = this.seen.get(letters) ?? 0
    const followed = this.followed.get(letters.slice(0, -1)) ?? 0
    return (seen + SMOOTHING * shorter) / (followed + SMOOTHING)
  }
}
