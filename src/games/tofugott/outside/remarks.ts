/** What was remarkable in a match of Tofugott. */
import type { OfKind } from '../../../engine/basics/kinds'
import { count, mostOf, tally, type Remark, type RemarkRule } from '../../../engine/contract/remark'
import type { TofugottSeen, TofugottView } from './contract'

const KINDS = ['guesser', 'book', 'riddle', 'fished'] as const
type Kind = (typeof KINDS)[number]
type Turned = OfKind<TofugottSeen, 'turned'>['card']

/** One question of a turn, once it is scored. */
interface Asked {
  readonly active: number
  readonly best: Turned['silhouette']
  readonly guesses: readonly Turned[]
}

/** Every question that was scored, in order. */
function askedIn(told: readonly TofugottSeen[]): Asked[] {
  const asked: Asked[] = []
  let active = 0
  let guesses: Turned[] = []
  for (const event of told) {
    // Not by the beginning of the turn: nobody is told of the first one, which is dealt.
    if (event.kind === 'read') {
      active = event.seat
      guesses = []
    }
    if (event.kind === 'turned' && event.card.role === 'guess') guesses.push(event.card)
    if (event.kind === 'settled') {
      asked.push({ active, best: event.best, guesses })
      guesses = []
    }
  }
  return asked
}

/** Nobody is an open book and a riddle in one match: what belongs to no other is left out. */
function riddles(found: readonly Remark<Kind>[], book: readonly Remark<Kind>[]): Remark<Kind>[] {
  const read = book.flatMap(({ seats }) => seats)
  return found
    .map((remark) => ({ ...remark, seats: remark.seats.filter((seat) => !read.includes(seat)) }))
    .filter(({ seats }) => seats.length > 0)
}

/** Who guessed best, whom the others read like a book, who was a riddle, who made the most points of one question, by guessing or by being guessed. */
export function remarksOf(told: readonly TofugottSeen[], seats: number): readonly Remark<Kind>[] {
  const [right, known, missed] = [tally(seats), tally(seats), tally(seats)]
  for (const { active, best, guesses } of askedIn(told)) {
    const hits = guesses.filter(({ silhouette }) => silhouette === best)
    for (const { seat } of hits) count(right, seat)
    count(known, active, hits.length)
    if (hits.length === 0 && guesses.length > 0) count(missed, active)
  }
  const caught = tally(seats)
  for (const event of told) {
    if (event.kind !== 'settled') continue
    event.gains.forEach((n, seat) => {
      caught[seat] = Math.max(n, caught[seat] ?? 0)
    })
  }
  const book = mostOf('book', known, 2)
  return [
    ...mostOf('guesser', right, 1),
    ...book,
    ...riddles(mostOf('riddle', missed, 1), book),
    ...mostOf('fished', caught, 2),
  ]
}

/** What was remarkable, from what was told alone. */
export const remarks: RemarkRule<TofugottView, TofugottSeen> = {
  kinds: KINDS,
  find: ({ told, view }) => remarksOf(told, view.seats),
}
