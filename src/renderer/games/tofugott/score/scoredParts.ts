/** What a question has brought, taken apart: who guessed right, whose answer was guessed, who fell for the worst (TG-16). */
import type { Seat } from '../../../../engine/basics/seat'
import type { SettledQuestion } from '../../../../games/tofugott/outside/contract'
import { joinNames } from '../../../speech/listener/listener'
import { gainText, type ScoredReader } from '../voice/names'

/** Some who have got, or lost, the same for the same. */
export interface ScoredPart {
  readonly of: 'right' | 'answer' | 'worst'
  readonly seats: readonly Seat[]
  /** For each of them. */
  readonly points: number
}

/** A question that is scored. */
export interface Scored {
  /** By seat. */
  readonly gains: readonly number[]
  /** Whose answers they are. */
  readonly active: Seat
}

/** Who guessed the worst and had nothing to lose (TG-18). */
export function missedAtFloor({ turned, gains }: SettledQuestion): readonly Seat[] {
  const worst = turned.find(({ role }) => role === 'worst')?.silhouette
  return turned
    .filter(({ role, silhouette }) => role === 'guess' && silhouette === worst)
    .map(({ seat }) => seat)
    .filter((seat) => gains[seat] === 0)
}

/** The parts of what a question brought, the best first; those that brought nothing are none. */
export function scoredParts({ gains, active }: Scored): readonly ScoredPart[] {
  const guessers = gains.flatMap((points, seat) => (seat === active ? [] : [{ points, seat }]))
  const seatsWith = (points: number): Seat[] =>
    guessers.filter((one) => one.points === points).map(({ seat }) => seat)
  const parts: readonly ScoredPart[] = [
    { of: 'right', seats: seatsWith(1), points: 1 },
    { of: 'answer', seats: [active], points: gains[active] ?? 0 },
    { of: 'worst', seats: seatsWith(-1), points: -1 },
  ]
  return parts.filter(({ seats, points }) => seats.length > 0 && points !== 0)
}

/** Some of them in a sentence, each as in the log. */
export function namesOf(seats: readonly Seat[], { names, you, t }: ScoredReader): string {
  const called = seats.map((seat) => (seat === you ? t('tofugott.event.you') : (names[seat] ?? '')))
  return joinNames(called, t)
}

/** A part in a sentence. */
export function scoredPartText({ of, seats, points }: ScoredPart, reader: ScoredReader): string {
  const named = { names: namesOf(seats, reader), points: gainText(points), n: seats.length }
  return reader.t(`tofugott.event.scored.${of}`, named)
}

/** Who got or lost how much for a question, and for what. */
export function scoredSentence(scored: Scored, question: number, reader: ScoredReader): string {
  const parts = scoredParts(scored).map((part) => scoredPartText(part, reader))
  if (parts.length === 0) return reader.t('tofugott.event.settledNone', { question })
  return reader.t('tofugott.event.settled', { question, parts: parts.join(' ') })
}
