/** How likely a hand that nobody sees spells a word. */
import { FACES, QUESTION_MARK } from '../../games/buchstabenbluff/outside/cards'
import { LARGEST_HAND, type Card } from '../../games/buchstabenbluff/outside/contract'
import { countFaces } from '../../games/buchstabenbluff/outside/fit'
import { DECK_SIZE } from '../../games/buchstabenbluff/outside/letterDeck'

/** By face: how many cards of it may be anywhere that one does not see. */
export type Pool = readonly number[]

/** How a hand stands to a word, by how many of its letters are neither there nor made up for by question marks. */
export interface FitChances {
  /** No letter is missing. */
  readonly fits: number
  /** One or two are. */
  readonly almost: number
}

/** A hand of which some cards are seen. */
export interface UnseenHand {
  /** Cards that are not seen. */
  readonly size: number
  readonly pool: Pool
}

/** Letters that may be missing in what is almost a fit. */
const ALMOST = 2

/** By number of things: how many ways there are to take some of them. */
const WAYS: readonly Float64Array[] = makeWays()

function makeWays(): Float64Array[] {
  const rows: Float64Array[] = []
  for (let from = 0; from <= DECK_SIZE; from++) {
    const before = rows[from - 1]
    const row = new Float64Array(LARGEST_HAND + 1)
    row[0] = 1
    for (let take = 1; take <= LARGEST_HAND; take++) {
      row[take] = (before?.[take - 1] ?? 0) + (before?.[take] ?? 0)
    }
    rows.push(row)
  }
  return rows
}

function waysToTake(from: number, take: number): number {
  return WAYS[from]?.[take] ?? 0
}

function placeOf(used: number, missing: number): number {
  return used * (LARGEST_HAND + 1) + missing
}

/** Ways to fill a hand with the letters of the word, by cards used and by letters still missing. */
class LetterWays {
  private ways = new Float64Array((LARGEST_HAND + 1) ** 2)
  /** Cards of the pool with a letter of the word. */
  cards = 0

  constructor(private readonly size: number) {
    this.ways[0] = 1
  }

  /** The word needs so many of a letter of which there are so many. */
  add(needed: number, there: number): void {
    const next = new Float64Array(this.ways.length)
    for (let used = 0; used <= this.size; used++) {
      for (let missing = 0; missing <= LARGEST_HAND; missing++) {
        const ways = this.at(used, missing)
        const most = ways === 0 ? -1 : Math.min(there, this.size - used)
        for (let take = 0; take <= most; take++) {
          const at = placeOf(used + take, missing + Math.max(0, needed - take))
          next[at] = (next[at] ?? 0) + ways * waysToTake(there, take)
        }
      }
    }
    this.ways = next
    this.cards += there
  }

  at(used: number, missing: number): number {
    return this.ways[placeOf(used, missing)] ?? 0
  }
}

/** The cards of the pool that are no letters of the word. */
interface OtherCards {
  readonly marks: number
  readonly rest: number
}

/** Ways to fill so many places of a hand with other cards, while so many letters are missing. */
function fillPlaces(places: number, missing: number, { marks, rest }: OtherCards): FitChances {
  let fits = 0
  let almost = 0
  for (let taken = 0; taken <= Math.min(marks, places); taken++) {
    const ways = waysToTake(marks, taken) * waysToTake(rest, places - taken)
    if (missing <= taken) fits += ways
    else if (missing <= taken + ALMOST) almost += ways
  }
  return { fits, almost }
}

/** All ways to fill the hand. */
function countHands(letters: LetterWays, size: number, others: OtherCards): FitChances {
  let fits = 0
  let almost = 0
  for (let used = 0; used <= size; used++) {
    for (let missing = 0; missing <= LARGEST_HAND; missing++) {
      const ways = letters.at(used, missing)
      if (ways === 0) continue
      const filled = fillPlaces(size - used, missing, others)
      fits += ways * filled.fits
      almost += ways * filled.almost
    }
  }
  return { fits, almost }
}

/** How likely a hand drawn from the pool spells these letters, each of which needs a card or a question mark. */
export function chancesOfFit(word: readonly Card[], { size, pool }: UnseenHand): FitChances {
  const needed = countFaces(word)
  const letters = new LetterWays(size)
  for (let face = 0; face < FACES; face++) {
    const count = needed[face] ?? 0
    if (face !== QUESTION_MARK && count > 0) letters.add(count, pool[face] ?? 0)
  }
  const marks = pool[QUESTION_MARK] ?? 0
  const cards = pool.reduce((sum, count) => sum + count, 0)
  const others = { marks, rest: cards - letters.cards - marks }
  const { fits, almost } = countHands(letters, size, others)
  const all = Math.max(1, waysToTake(cards, size))
  return { fits: fits / all, almost: almost / all }
}
