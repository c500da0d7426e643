/** From unknown data to the shape of a move or a proposal; whether it is allowed is another question. */
import { parseMoveBy, type MoveShapes } from '../../../engine/kit/parseMoveBy'
import { listOf, wholeNumber } from '../../../engine/basics/shapes'
import { parseLine } from '../../../engine/basics/text'
import { FACES } from './cards'
import {
  LARGEST_HAND,
  LONGEST_TYPED,
  MOST_HOUSE_WORDS,
  type BuchstabenbluffMove,
  type BuchstabenbluffProposal,
} from './contract'

const isCards = listOf(wholeNumber(0, FACES - 1), LARGEST_HAND)
const isPlaces = listOf(wholeNumber(0, LARGEST_HAND - 1), LARGEST_HAND)

function areTyped(words: readonly (string | undefined)[]): words is readonly string[] {
  return words.length > 0 && words.every((word) => word !== undefined)
}

function isRising(places: readonly number[]): boolean {
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? place))
}

type Fields = Readonly<Record<string, unknown>>

function parseLaying(raw: Fields): BuchstabenbluffMove | undefined {
  const { cards, open } = raw
  const word = parseLine(raw.word, LONGEST_TYPED)
  if (!isCards(cards) || cards.length === 0 || word === undefined) return undefined
  if (open === undefined) return { kind: 'lay', cards: [...cards], word }
  if (!isPlaces(open) || open.length === 0 || !isRising(open)) return undefined
  return { kind: 'lay', cards: [...cards], word, open: [...open] }
}

const MOVES: MoveShapes<BuchstabenbluffMove> = {
  draw: { keys: [], parse: () => ({ kind: 'draw' }) },
  pass: { keys: [], parse: () => ({ kind: 'pass' }) },
  lay: { keys: ['cards', 'word', 'open'], parse: parseLaying },
  answer: {
    keys: ['doubt'],
    parse: ({ doubt }) => (typeof doubt === 'boolean' ? { kind: 'answer', doubt } : undefined),
  },
}

/** A move, if it has the shape of one; unknown keys are refused. The error is a sentence for developers. */
export const parseMove = parseMoveBy(MOVES)

/** A proposal, if it has the shape of one; unknown keys are refused. The error is a sentence for developers. */
export const parseProposal = parseMoveBy<BuchstabenbluffProposal>({
  houseWords: {
    keys: ['words'],
    parse: (raw) => {
      if (!Array.isArray(raw.words) || raw.words.length > MOST_HOUSE_WORDS) return undefined
      const words = raw.words.map((word) => parseLine(word, LONGEST_TYPED))
      return areTyped(words) ? { kind: 'houseWords', words } : undefined
    },
  },
})
