/** What each seat's words have brought in, as far as a view tells (BB-26, BB-27). */
import { seatAfter, type Seat } from '../../../../engine/basics/seat'
import type {
  BuchstabenbluffView,
  Card,
  ScoreView,
  WordView,
} from '../../../../games/buchstabenbluff/outside/contract'

/** What cards are worth together. */
export function valueOfCards(
  cards: readonly Card[],
  { values }: Pick<BuchstabenbluffView, 'values'>,
): number {
  return cards.reduce((sum, card) => sum + (values[card] ?? 0), 0)
}

/** Whether the cards of a word lie in the pile of who laid it. */
export function isKept({ fate }: WordView): boolean {
  return fate === 'believed' || fate === 'true'
}

/** The words of a seat, in order. */
export function wordsOf(view: BuchstabenbluffView, seat: Seat): readonly WordView[] {
  return view.words.filter((word) => word.seat === seat)
}

/** Turns of the match that have ended, those that were left out included; where all but one have gone, the running one was broken off (BB-36). */
function endedTurns({ phase, options, seats, turn }: BuchstabenbluffView): number {
  return phase.kind === 'over' && phase.end === 'finished' ? options.turns * seats : turn
}

/** How many of a seat's turns brought no word: passed, also by the clock (BB-22). */
export function passesOf(view: BuchstabenbluffView, seat: Seat): number {
  const { seats, dealer } = view
  // Whoever has gone had no turns after that.
  if (view.players[seat]?.left) return 0
  const ended = endedTurns(view)
  const first = seatAfter(seat, seats, -dealer - 1)
  const turns = Math.max(0, Math.ceil((ended - first) / seats))
  return turns - wordsOf(view, seat).filter((word) => word.turn < ended).length
}

/** What the cards of a word count in the own pile; undefined where they are not known. */
export function pointsOfWord(word: WordView, view: BuchstabenbluffView): number | undefined {
  if (!isKept(word)) return 0
  return word.cards && valueOfCards(word.cards, view)
}

/** The own score as it stands, part by part; undefined for spectators. */
export function ownScore(view: BuchstabenbluffView): ScoreView | undefined {
  const { you, hand = [], players } = view
  if (you === undefined) return undefined
  const pile = wordsOf(view, you).reduce((sum, word) => sum + (pointsOfWord(word, view) ?? 0), 0)
  const bonus = players[you]?.bonus ?? 0
  const inHand = valueOfCards(hand, view)
  return { pile, bonus, hand: inHand, total: pile + bonus - inHand }
}

/** What a player has come to in the end (BB-27). */
export interface ScoreRow extends ScoreView {
  readonly seat: Seat
  readonly name: string
  readonly rank: number
}

/** What all may know of somebody's points while it is played. */
export interface OpenPoints {
  /** Tens, and what the cards count that were turned up and kept (BB-18, BB-19). */
  readonly points: number
  /** Cards of the pile that nobody else has seen (BB-16). */
  readonly hidden: number
}

/** The points of a seat as far as everybody knows them. */
export function openPointsOf(view: BuchstabenbluffView, seat: Seat): OpenPoints {
  const { bonus = 0, pile = 0 } = view.players[seat] ?? {}
  const shown = wordsOf(view, seat).filter(({ fate }) => fate === 'true')
  const points = shown.reduce((sum, word) => sum + (pointsOfWord(word, view) ?? 0), bonus)
  return { points, hidden: pile - shown.reduce((sum, { count }) => sum + count, 0) }
}

/** How all stand in the end, from the first place on; nobody while it is played. */
export function scoreRows(
  { phase }: Pick<BuchstabenbluffView, 'phase'>,
  names: readonly string[],
): readonly ScoreRow[] {
  if (phase.kind !== 'over') return []
  const { ranks, scores } = phase
  return scores
    .map((score, seat) => ({ ...score, seat, name: names[seat] ?? '', rank: ranks[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank)
}
