/** Moves and seats as lines of text, read back by the very rules by which they are written. */
import { err, ok, type Result } from '../basics/result'
import type { Seat } from '../basics/seat'

/** How the moves of a game are written and read. */
export interface MoveWriting<Move> {
  /** A move as one line. */
  readonly format: (move: Move) => string
  /** What a line may stand for, not checked yet. */
  readonly read: (text: string) => unknown
  /** The check of moves from outside. */
  readonly parse: (raw: unknown) => Result<Move, string>
}

/** Reads a line, and only if that is how its move is written; the error repeats the line. */
export function parseMoveTextBy<Move>({
  format,
  read,
  parse,
}: MoveWriting<Move>): (text: string) => Result<Move, string> {
  return (text) => {
    const line = text.trim()
    const move = parse(read(line))
    return move.ok && format(move.value) === line ? ok(move.value) : err(`no move reads "${text}"`)
  }
}

/** What the words after the first one say, by the first one; an unknown first word stands for nothing. */
export function readByVerb(
  readers: Readonly<Record<string, (words: readonly string[]) => object>>,
): (text: string) => unknown {
  return (text) => {
    const [verb = '', ...words] = text.split(' ')
    return Object.hasOwn(readers, verb) ? readers[verb]?.(words) : undefined
  }
}

/** A seat as people count them: from 1. */
export function formatSeat(seat: Seat): string {
  return `seat ${String(seat + 1)}`
}

/** Several seats, by their numbers from 1. */
export function formatSeats(seats: readonly Seat[], between = ' '): string {
  return seats.map((seat) => String(seat + 1)).join(between)
}
