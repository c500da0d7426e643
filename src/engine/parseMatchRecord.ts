/** From unknown data to a match record; whether it replays is another question. */
import type { Fairness } from './fairDeal'
import type { OptionValue } from './game'
import { isJson, isRecord } from './json'
import type { MatchRecord, RecordedMove } from './record'

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function isFairness(value: unknown): value is Fairness {
  return (
    isRecord(value) &&
    typeof value.secret === 'string' &&
    typeof value.commitment === 'string' &&
    isTextList(value.contributions)
  )
}

function isOptions(value: unknown): value is Readonly<Record<string, OptionValue>> {
  return (
    isRecord(value) &&
    Object.values(value).every((one) => typeof one === 'string' || typeof one === 'number')
  )
}

function isMove(value: unknown): value is RecordedMove {
  return isRecord(value) && typeof value.seat === 'number' && isJson(value.move)
}

function isMoves(value: unknown): value is RecordedMove[] {
  return Array.isArray(value) && value.every(isMove)
}

/** The record, if `raw` has the shape of one. */
export function parseMatchRecord(raw: unknown): MatchRecord | undefined {
  if (!isRecord(raw)) return undefined
  const { game, rules, options, seats, fairness, moves } = raw
  if (typeof game !== 'string' || typeof rules !== 'number' || typeof seats !== 'number') {
    return undefined
  }
  if (!isOptions(options) || !isFairness(fairness) || !isMoves(moves)) return undefined
  return { game, rules, options, seats, fairness, moves }
}
