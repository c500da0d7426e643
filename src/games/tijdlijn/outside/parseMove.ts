/** From unknown data to the shape of a move; whether it is legal is another question. */
import { parseMoveBy, type MoveShapes } from '../../../engine/kit/parseMoveBy'
import { wholeNumber } from '../../../engine/basics/shapes'
import type { TijdlijnMove } from './contract'

/** Whether unknown data can name a card. */
export const isCardHandle = wholeNumber(0, Number.MAX_SAFE_INTEGER)

const MOST_PLACES = 100_000
const isGap = wholeNumber(0, MOST_PLACES)

const SHAPES: MoveShapes<TijdlijnMove> = {
  play: {
    keys: ['card'],
    parse: ({ card }) => (isCardHandle(card) ? { kind: 'play', card } : undefined),
  },
  discard: {
    keys: ['card'],
    parse: ({ card }) => (isCardHandle(card) ? { kind: 'discard', card } : undefined),
  },
  stop: { keys: [], parse: () => ({ kind: 'stop' }) },
  lay: {
    keys: ['card', 'gap'],
    parse: ({ card, gap }) =>
      isCardHandle(card) && isGap(gap) ? { kind: 'lay', card, gap } : undefined,
  },
}

/** A move, if it has the shape of one; unknown keys are refused. The error is a sentence for developers. */
export const parseMove = parseMoveBy(SHAPES)
