/** Which moves the rules allow, in the naive model: one plain question after the other. */
import type { OfKind } from '../../../src/engine/basics/kinds'
import { JOKER, type Card } from '../../../src/games/time-bluff/outside/cards'
import type { TimeBluffMove } from '../../../src/games/time-bluff/outside/contract'
import { fits, isOpenable, isPair, without } from './cards'
import type { NaiveMatch } from './model'

type Lay = OfKind<TimeBluffMove, 'lay'>

function isAlive(match: NaiveMatch, place: number): boolean {
  return match.places[place]?.isDead === false
}

/** TB-89: a name exactly where a Joker is laid open under `openJoker` named. */
function isNamedAsAsked(
  match: NaiveMatch,
  card: Card | undefined,
  named: number | undefined,
  isLast = false,
): boolean {
  const isAsked = match.options.openJoker === 'named' && card === JOKER && !isLast
  return isAsked === (named !== undefined)
}

/** TB-38: a neighbour exactly where Snooze may choose. */
function isSnoozeAsAsked(match: NaiveMatch, { pair, snooze }: Lay): boolean {
  const isAsked = pair === 53 && match.options.snoozeTarget === 'chosen' && match.seats > 2
  return isAsked === (snooze !== undefined)
}

function mayLay(match: NaiveMatch, hand: readonly Card[], move: Lay): boolean {
  const { hidden, open, pair } = move
  if (!isAlive(match, move.place)) return false
  const laid = [hidden, pair, open].filter((card) => card !== undefined)
  if (!without(hand, laid)) return false
  if (!isNamedAsAsked(match, open, move.named) || !isSnoozeAsAsked(match, move)) return false
  if (hand.length === 1) {
    return open === undefined && pair === undefined && match.options.lastSingle === 'hidden'
  }
  if (open === undefined || !isOpenable(open)) return false
  return pair === undefined || (isPair(pair) && fits(match.options, pair, open))
}

/** TB-12, TB-13, TB-11 with `lastSingle` open. */
function mayDrawInstead(match: NaiveMatch, hand: readonly Card[]): boolean {
  const { options } = match
  const [only] = hand
  if (hand.length >= 2 && !hand.some(isOpenable)) return true
  if (
    hand.length === 1 &&
    only !== undefined &&
    options.lastSingle === 'open' &&
    !isOpenable(only)
  ) {
    return true
  }
  if (options.unmatchedPairDraw === 'off' || match.deck.length === 0) return false
  return hand.some((pair) => isPair(pair) && !hand.some((clock) => fits(options, pair, clock)))
}

function mayAtTurn(match: NaiveMatch, hand: readonly Card[], move: TimeBluffMove): boolean {
  if (move.kind === 'lay') return mayLay(match, hand, move)
  if (move.kind === 'drawInstead') return mayDrawInstead(match, hand)
  if (move.kind !== 'layOpen') return false
  const isLast = hand.length === 1 && hand.includes(move.card)
  return (
    isLast &&
    match.options.lastSingle === 'open' &&
    isOpenable(move.card) &&
    isAlive(match, move.place)
  )
}

function mayInWindow(match: NaiveMatch, seat: number, move: TimeBluffMove): boolean {
  const { waiting, play } = match
  if (waiting.kind !== 'doubt' || !play) return false
  if (seat === play.layer) {
    return waiting.drawOwed && move.kind === 'takeCard'
  }
  return move.kind === 'answer' && waiting.doubtable && !waiting.answers.has(seat)
}

function mayOpen(match: NaiveMatch, hand: readonly Card[], move: TimeBluffMove): boolean {
  if (move.kind === 'declinePlace') return true
  if (move.kind !== 'openPlace' || !hand.includes(move.card)) return false
  const isLast = hand.length === 1
  return isOpenable(move.card) && isNamedAsAsked(match, move.card, move.named, isLast)
}

/** Whether a seat may make this move now. */
export function isLegal(match: NaiveMatch, seat: number, move: TimeBluffMove): boolean {
  const { waiting } = match
  const hand = match.hands[seat] ?? []
  switch (waiting.kind) {
    case 'lay':
      return waiting.seat === seat && mayAtTurn(match, hand, move)
    case 'direct':
      return waiting.seat === seat && move.kind === 'direct'
    case 'beam':
      if (waiting.seat !== seat || move.kind !== 'beam') return false
      return move.to !== seat && move.to < match.seats && hand.includes(move.card)
    case 'doubt':
      return mayInWindow(match, seat, move)
    case 'openPlace':
      return waiting.seat === seat && mayOpen(match, hand, move)
    case 'scored':
      return waiting.missing.has(seat) && move.kind === 'nextRound'
    case 'over':
      return false
  }
}
