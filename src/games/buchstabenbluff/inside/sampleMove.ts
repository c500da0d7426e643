/** One legal move at random, from a view or, for playouts, straight from the state: the same choice either way. */
import { present } from '../../../engine/basics/invariant'
import { pick, shuffle, type Random } from '../../../engine/chance/random'
import type { Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import { facesOf, formatCard, QUESTION_MARK } from '../outside/cards'
import { canDraw, decisionOf } from '../outside/check'
import {
  FEWEST_CARDS,
  LARGEST_HAND,
  type BuchstabenbluffMove,
  type BuchstabenbluffView,
  type Card,
  type MatchOptions,
} from '../outside/contract'
import { areContained, countFaces } from '../outside/fit'
import type { KnownWords } from '../outside/knownWords'
import { hasCards } from './draw'
import type { BuchstabenbluffPlan } from './plan'
import { sampleWord } from './sampleWord'
import type { BuchstabenbluffState } from './state'

const ONE_DRAW_IN = 3
const ONE_PASS_IN = 15
const ONE_DOUBT_IN = 8
const ONE_TRUE_IN = 2
const ONE_HOUSE_WORD_IN = 6
const ONE_UNLISTED_IN = 5
const ONE_MIXED_IN = 2
const LETTERS_OF_ALL = 26

/** What a turn is chosen from. */
interface TurnFacts {
  readonly hand: readonly Card[]
  readonly canDraw: boolean
  readonly options: MatchOptions
  readonly known: KnownWords
  /** Every word announced so far. */
  readonly words: readonly { readonly spelling: string }[]
}

/** Letters without a word, for tables where any may be announced (BB-10). */
function anyLetters(longest: number, random: Random): Card[] {
  const count = FEWEST_CARDS + random.below(longest - FEWEST_CARDS + 1)
  return Array.from({ length: count }, () => random.below(LETTERS_OF_ALL))
}

/** Any word that may be announced with so many cards: of the house, unlisted, or of the list. */
function anyWord(
  { options, known }: TurnFacts,
  longest: number,
  random: Random,
): Card[] | undefined {
  const house = random.below(ONE_HOUSE_WORD_IN) === 0 ? pick(known.houseWords, random) : undefined
  if (house !== undefined && house.length <= longest) return facesOf(house)
  if (options.dictionary === 'open' && random.below(ONE_UNLISTED_IN) === 0) {
    return anyLetters(longest, random)
  }
  return sampleWord(known.spelled.lists.all, longest, undefined, random)
}

/** Cards that spell the word: a letter card where there is one, otherwise a question mark. */
function cardsFor(word: readonly Card[], hand: readonly Card[]): Card[] {
  const left = countFaces(hand)
  return word.map((face) => {
    const card = (left[face] ?? 0) > 0 ? face : QUESTION_MARK
    left[card] = (left[card] ?? 0) - 1
    return card
  })
}

function anyCards(count: number, hand: readonly Card[], random: Random): Card[] {
  const cards = [...hand]
  shuffle(cards, random)
  return cards.slice(0, count)
}

/** Places that lie face up: some of those whose cards may (BB-30). */
function anyOpen(cards: readonly Card[], word: readonly Card[], random: Random): number[] {
  const open: number[] = []
  for (const [at, card] of cards.entries()) {
    const shown = [...open.flatMap((place) => cards[place] ?? []), card]
    const mayLie = open.length < cards.length - 1 && areContained(shown, word)
    if (mayLie && random.below(2) === 0) open.push(at)
  }
  return open
}

function layingOf(
  cards: readonly Card[],
  letters: readonly Card[],
  { options, words }: TurnFacts,
  random: Random,
): BuchstabenbluffMove | undefined {
  const word = letters.map(formatCard).join('')
  if (options.repeats === 'refused' && words.some(({ spelling }) => spelling === word)) {
    return undefined
  }
  const isMixed = options.mixed === 'on' && random.below(ONE_MIXED_IN) === 0
  const open = isMixed ? anyOpen(cards, letters, random) : []
  return open.length === 0 ? { kind: 'lay', cards, word } : { kind: 'lay', cards, word, open }
}

/** A word with cards that spell it, as often as not; otherwise any word with any cards. */
function sampleLaying(facts: TurnFacts, random: Random): BuchstabenbluffMove | undefined {
  const { hand, known } = facts
  if (random.below(ONE_TRUE_IN) === 0) {
    const own = sampleWord(known.spelled.lists.all, hand.length, countFaces(hand), random)
    if (own) return layingOf(cardsFor(own, hand), own, facts, random)
  }
  const word = anyWord(facts, hand.length, random)
  return word && layingOf(anyCards(word.length, hand, random), word, facts, random)
}

function sampleTurn(facts: TurnFacts, random: Random): BuchstabenbluffMove {
  const mayDraw = facts.canDraw && facts.hand.length < LARGEST_HAND
  const mayLay = facts.hand.length >= FEWEST_CARDS
  if (mayDraw && random.below(mayLay ? ONE_DRAW_IN : 2) === 0) return { kind: 'draw' }
  if (!mayLay || random.below(ONE_PASS_IN) === 0) return { kind: 'pass' }
  return sampleLaying(facts, random) ?? { kind: 'pass' }
}

function sampleAnswer(random: Random): BuchstabenbluffMove {
  return { kind: 'answer', doubt: random.below(ONE_DOUBT_IN) === 0 }
}

/** A legal move at random; the view's owner owes a decision. */
export function sampleMove(
  view: BuchstabenbluffView,
  random: Random,
  known: KnownWords,
): BuchstabenbluffMove {
  const decision = present(decisionOf(view), 'only who owes a decision is sampled')
  if (decision === 'answer') return sampleAnswer(random)
  const { hand = [], options, words } = view
  return sampleTurn({ hand, canDraw: canDraw(view), options, known, words }, random)
}

/** The same without making the view; the seat owes a decision. */
export function sampleFrom(
  state: BuchstabenbluffState,
  seat: Seat,
  random: Random,
  { known }: BuchstabenbluffPlan,
): BuchstabenbluffMove {
  if (state.phase.kind === 'answers') return sampleAnswer(random)
  const { options, words } = state
  const { hand } = playerAt(state, seat)
  return sampleTurn({ hand, canDraw: hasCards(state), options, known, words }, random)
}

/** What is done for a seat whose time has run out: it passes, or believes. */
export function fallback(view: BuchstabenbluffView): BuchstabenbluffMove {
  const decision = present(decisionOf(view), 'time runs out for whoever is asked')
  return decision === 'turn' ? { kind: 'pass' } : { kind: 'answer', doubt: false }
}
