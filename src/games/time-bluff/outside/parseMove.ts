/** From unknown data to the shape of a move; whether it is legal is another question. */
import { parseMoveBy, type MoveShapes } from '../../../engine/parseMoveBy'
import {
  DIRECTIONS,
  NEIGHBOURS,
  PLACES,
  type Direction,
  type Neighbour,
  type Place,
  type TimeBluffMove,
} from './contract'
import { isCard } from './faces'

type Raw = Readonly<Record<string, unknown>>

const LARGEST_SEAT = 5
const HOURS = 12

function isPlace(value: unknown): value is Place {
  return PLACES.some((place) => place === value)
}

function isDirection(value: unknown): value is Direction {
  return DIRECTIONS.some((direction) => direction === value)
}

function isNeighbour(value: unknown): value is Neighbour {
  return NEIGHBOURS.some((neighbour) => neighbour === value)
}

function isWhole(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
}

function isHour(value: unknown): value is number {
  return isWhole(value, 1, HOURS)
}

function isOptional<Value>(
  value: unknown,
  is: (candidate: unknown) => candidate is Value,
): value is Value | undefined {
  return value === undefined || is(value)
}

function parseLay(raw: Raw): TimeBluffMove | undefined {
  const { place, hidden, open, pair, named, snooze } = raw
  if (!isPlace(place) || !isCard(hidden)) return undefined
  if (!isOptional(open, isCard) || !isOptional(pair, isCard)) return undefined
  if (!isOptional(named, isHour) || !isOptional(snooze, isNeighbour)) return undefined
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
  if (!isCard(card) || !isOptional(named, isHour)) return undefined
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
  forgetCard: { keys: [], parse: () => ({ kind: 'forgetCard' }) },
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
    parse: ({ to, card }) =>
      isWhole(to, 0, LARGEST_SEAT) && isCard(card) ? { kind: 'beam', to, card } : undefined,
  },
  openPlace: { keys: ['card', 'named'], parse: parseOpenPlace },
  declinePlace: { keys: [], parse: () => ({ kind: 'declinePlace' }) },
  nextRound: { keys: [], parse: () => ({ kind: 'nextRound' }) },
}

/** A move, if it has the shape of one; unknown keys are refused. The error is a sentence for developers. */
export const parseMove = parseMoveBy(SHAPES)
