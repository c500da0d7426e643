/** From unknown data to the shape of a move; whether it is legal is another question. */
import { parseMoveBy, type MoveShapes } from '../../../engine/kit/parseMoveBy'
import { oneOf, optional, wholeNumber } from '../../../engine/basics/shapes'
import { HOURS } from './cards'
import type { TimeBluffMove } from './contract'
import { DIRECTIONS, NEIGHBOURS, PLACES } from './places'
import { isCard } from './faces'
import { SEATS } from './seats'

type Raw = Readonly<Record<string, unknown>>

const isPlace = oneOf(PLACES)
const isDirection = oneOf(DIRECTIONS)
const isSeat = wholeNumber(0, SEATS.max - 1)
const isOptionalCard = optional(isCard)
const isOptionalHour = optional(wholeNumber(1, HOURS))
const isOptionalNeighbour = optional(oneOf(NEIGHBOURS))

function parseLay(raw: Raw): TimeBluffMove | undefined {
  const { place, hidden, open, pair, named, snooze } = raw
  if (!isPlace(place) || !isCard(hidden)) return undefined
  if (!isOptionalCard(open) || !isOptionalCard(pair)) return undefined
  if (!isOptionalHour(named) || !isOptionalNeighbour(snooze)) return undefined
  return {
    kind: 'lay',
    place,
    hidden,
    ...(open === undefined ? {} : { open }),
    ...(pair === undefined ? {} : { pair }),
    ...(named === undefined ? {} : { named }),
    ...(snooze === undefined ? {} : { snooze }),
  }
}

function parseOpenPlace({ card, named }: Raw): TimeBluffMove | undefined {
  if (!isCard(card) || !isOptionalHour(named)) return undefined
  return { kind: 'openPlace', card, ...(named === undefined ? {} : { named }) }
}

const SHAPES: MoveShapes<TimeBluffMove> = {
  lay: { keys: ['place', 'hidden', 'open', 'pair', 'named', 'snooze'], parse: parseLay },
  layOpen: {
    keys: ['place', 'card'],
    parse: ({ place, card }) =>
      isPlace(place) && isCard(card) ? { kind: 'layOpen', place, card } : undefined,
  },
  drawInstead: { keys: [], parse: () => ({ kind: 'drawInstead' }) },
  takeCard: { keys: [], parse: () => ({ kind: 'takeCard' }) },
  answer: {
    keys: ['doubt'],
    parse: ({ doubt }) => (typeof doubt === 'boolean' ? { kind: 'answer', doubt } : undefined),
  },
  direct: {
    keys: ['direction'],
    parse: ({ direction }) => (isDirection(direction) ? { kind: 'direct', direction } : undefined),
  },
  beam: {
    keys: ['to', 'card'],
    parse: ({ to, card }) => (isSeat(to) && isCard(card) ? { kind: 'beam', to, card } : undefined),
  },
  openPlace: { keys: ['card', 'named'], parse: parseOpenPlace },
  declinePlace: { keys: [], parse: () => ({ kind: 'declinePlace' }) },
  nextRound: { keys: [], parse: () => ({ kind: 'nextRound' }) },
}

/** A move, if it has the shape of one; unknown keys are refused. The error is a sentence for developers. */
export const parseMove = parseMoveBy(SHAPES)
