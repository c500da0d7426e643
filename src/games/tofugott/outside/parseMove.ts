/** From unknown data to the shape of a move; whether it is legal is another question. */
import { isRecord } from '../../../engine/basics/json'
import { parseMoveBy, type MoveShapes } from '../../../engine/kit/parseMoveBy'
import { oneOf } from '../../../engine/basics/shapes'
import { parseLine } from '../../../engine/basics/text'
import {
  LONGEST_EXPLANATION,
  QUESTIONS,
  type Choice,
  type Explanation,
  type TofugottMove,
} from './contract'
import { isSentence } from './phrases'
import { isSilhouette } from './silhouettes'

const isCard = oneOf([0, 1])

function hasOnly(raw: Readonly<Record<string, unknown>>, keys: readonly string[]): boolean {
  return Object.keys(raw).every((key) => keys.includes(key))
}

function parsePhrase(raw: Readonly<Record<string, unknown>>): Explanation | undefined {
  const { phrase } = raw
  if (!hasOnly(raw, ['kind', 'phrase']) || !isSentence(phrase)) return undefined
  return { kind: 'phrase', phrase }
}

function parseExplanation(raw: unknown): Explanation | undefined {
  if (!isRecord(raw)) return undefined
  if (raw.kind === 'phrase') return parsePhrase(raw)
  if (raw.kind !== 'words' || !hasOnly(raw, ['kind', 'text'])) return undefined
  const text = parseLine(raw.text, LONGEST_EXPLANATION)
  return text === undefined ? undefined : { kind: 'words', text }
}

function parseChoice({
  silhouette,
  explanation: raw,
}: Readonly<Record<string, unknown>>): Choice | undefined {
  if (!isSilhouette(silhouette)) return undefined
  if (raw === undefined) return { silhouette }
  const explanation = parseExplanation(raw)
  return explanation && { silhouette, explanation }
}

function parseChoices(raw: unknown): Choice[] | undefined {
  if (!Array.isArray(raw) || raw.length !== QUESTIONS) return undefined
  const choices = raw.flatMap((one: unknown) => {
    const isChoice = isRecord(one) && hasOnly(one, ['silhouette', 'explanation'])
    return (isChoice && parseChoice(one)) || []
  })
  return choices.length === QUESTIONS ? choices : undefined
}

const SHAPES: MoveShapes<TofugottMove> = {
  keep: {
    keys: ['card'],
    parse: ({ card }) => (isCard(card) ? { kind: 'keep', card } : undefined),
  },
  answer: {
    keys: ['best', 'worst'],
    parse: (raw) => {
      const [best, worst] = [parseChoices(raw.best), parseChoices(raw.worst)]
      return best && worst && { kind: 'answer', best, worst }
    },
  },
  guess: {
    keys: ['silhouette', 'explanation'],
    parse: (raw) => {
      const choice = parseChoice(raw)
      return choice && { kind: 'guess', ...choice }
    },
  },
  explain: {
    keys: ['explanation'],
    parse: (raw) => {
      const explanation = parseExplanation(raw.explanation)
      return explanation && { kind: 'explain', explanation }
    },
  },
  done: { keys: [], parse: () => ({ kind: 'done' }) },
}

/** A move, if it has the shape of one; unknown keys are refused. The error is a sentence for developers. */
export const parseMove = parseMoveBy(SHAPES)
