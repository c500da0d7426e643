/** Reads what a client noted before its page was loaded anew; what is damaged counts for nothing. */
import { isJson, isRecord } from '../engine/basics/json'
import { listOf, optional, wholeNumber, type Guard } from '../engine/basics/shapes'
import { MOST_ENTRIES } from '../engine/match/record'
import { MOST_SEATS } from '../engine/basics/seat'
import type { OwnMove, Seen, Stretch } from '../engine/match/sights'
import type { MatchNotes } from './client'
import { MOST_STRETCHES } from './seenNotes'

const isSeat = wholeNumber(0, MOST_SEATS - 1)
const isCount = wholeNumber(0, Number.MAX_SAFE_INTEGER)

function isHex(letters: number): Guard<string> {
  return (value): value is string =>
    typeof value === 'string' && value.length === letters && /^[0-9a-f]+$/u.test(value)
}
const isHash = isHex(64)
const isBits = isHex(32)

function isStretch(value: unknown): value is Stretch {
  return (
    isRecord(value) &&
    (value.viewer === 'spectator' || isSeat(value.viewer)) &&
    isHash(value.first) &&
    isCount(value.steps) &&
    isHash(value.digest)
  )
}

function isOwnMove(value: unknown): value is OwnMove {
  return (
    isRecord(value) &&
    isSeat(value.seat) &&
    isJson(value.move) &&
    (value.question === undefined || typeof value.question === 'string')
  )
}

function isSeen(value: unknown): value is Seen {
  return (
    isRecord(value) &&
    listOf(isStretch, MOST_STRETCHES)(value.stretches) &&
    listOf(isOwnMove, MOST_ENTRIES)(value.moves)
  )
}

function isNotes(value: unknown): value is MatchNotes {
  return (
    isRecord(value) &&
    isHash(value.commitment) &&
    (value.commitments === undefined ||
      (isRecord(value.commitments) && Object.values(value.commitments).every(isHash))) &&
    optional(isHash)(value.deal) &&
    optional(isBits)(value.bits) &&
    optional(isSeat)(value.seat) &&
    optional(isCount)(value.begunAnew) &&
    (value.of === undefined || typeof value.of === 'string') &&
    optional(isSeen)(value.seen)
  )
}

/** Deals whose notes are kept: of the match that is shown, and of the one that was asked for last. */
const MOST_KEPT = 2

/** The notes, if the text is some. */
export function parseNotes(kept: string | undefined): readonly MatchNotes[] {
  try {
    const notes: unknown = JSON.parse(kept ?? '[]')
    return listOf(isNotes, MOST_KEPT)(notes) ? notes : []
  } catch {
    return []
  }
}
