/** From unknown data to the shape of a move, a signal, a proposal; whether it is allowed is another question. */
import { isEntryKey } from '../../../../src/engine/decks/parseCell'
import { parseMoveBy } from '../../../../src/engine/kit/parseMoveBy'
import { oneOf } from '../../../../src/engine/basics/shapes'
import { parseLine } from '../../../../src/engine/basics/text'
import {
  GUESSES,
  LONGEST_WORD,
  type WhisperMove,
  type WhisperProposal,
  type WhisperSignal,
} from './contract'
import { LONGEST_KEY } from './deckForm'

const isGuess = oneOf(GUESSES)

/** Whether unknown data can be the id of a thing. */
export function isThingId(value: unknown): value is string {
  return typeof value === 'string' && isEntryKey(value, LONGEST_KEY)
}

/** A word as all words are compared (PG-10); undefined if it cannot be one. */
export function parseWord(raw: unknown): string | undefined {
  return typeof raw === 'string' ? parseLine(raw.toLowerCase(), LONGEST_WORD) : undefined
}

/** A move, if it has the shape of one. */
export const parseMove = parseMoveBy<WhisperMove>({
  whisper: {
    keys: ['word'],
    parse: (raw) => {
      const word = parseWord(raw.word)
      return word === undefined ? undefined : { kind: 'whisper', word }
    },
  },
  hush: { keys: [], parse: () => ({ kind: 'hush' }) },
  draw: { keys: [], parse: () => ({ kind: 'draw' }) },
  lay: {
    keys: ['thing', 'guess'],
    parse: ({ thing, guess }) =>
      isThingId(thing) && isGuess(guess) ? { kind: 'lay', thing, guess } : undefined,
  },
})

/** A signal, if it has the shape of one. */
export const parseSignal = parseMoveBy<WhisperSignal>({
  point: {
    keys: ['thing'],
    parse: ({ thing }) => (isThingId(thing) ? { kind: 'point', thing } : undefined),
  },
  advise: {
    keys: ['guess'],
    parse: ({ guess }) => (isGuess(guess) ? { kind: 'advise', guess } : undefined),
  },
})

/** A proposal, if it has the shape of one. */
export const parseProposal = parseMoveBy<WhisperProposal>({
  houseWord: {
    keys: ['word'],
    parse: (raw) => {
      const word = parseWord(raw.word)
      return word === undefined ? undefined : { kind: 'houseWord', word }
    },
  },
  photo: { keys: [], parse: () => ({ kind: 'photo' }) },
})
