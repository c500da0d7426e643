/** Positions of Time Bluff in readable words, and playing on from them. */
import { addSorted } from '../../../src/engine/kit/sorted'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { invariant, present } from '../../../src/engine/basics/invariant'
import type { Seat } from '../../../src/engine/basics/seat'
import type { Card } from '../../../src/games/time-bluff/outside/cards'
import type { TimeBluffReason, TimeBluffView } from '../../../src/games/time-bluff/outside/contract'
import type { TimeBluffEvent } from '../../../src/games/time-bluff/outside/events'
import { formatCard, parseCard } from '../../../src/games/time-bluff/outside/faces'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'
import type { TimeBluffState } from '../../../src/games/time-bluff/inside/state'
import { parsedOptions } from '../../support/match/randomOptions'

/** Cards in words: `G7 S12 Joker`. */
export function cards(text: string): Card[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = parseCard(word)
      invariant(card.ok, `"${word}" is a card`)
      return card.value
    })
}

/** A position. */
export interface Position {
  /** One text of cards a seat. */
  readonly hands: readonly string[]
  /** The three tops; `-` for a dead place. */
  readonly tops?: readonly [string, string, string]
  /** The draw pile in the order in which it is drawn. */
  readonly draw?: string
  readonly options?: Readonly<Record<string, string | number>>
  /** Who lays; 0 if absent. */
  readonly turn?: Seat
  readonly skips?: readonly number[]
  readonly totals?: readonly number[]
}

/** A state as described. */
export function scenario(position: Position): TimeBluffState {
  const { hands, tops = ['G12', 'S3', 'R6'], draw = 'A1 A2 A3 A4 A5 A6', turn = 0 } = position
  const options = parsedOptions(timeBluff, position.options ?? {})
  const state = timeBluff.deal({ options, seats: hands.length }, fastRandom('scenario'))
  state.hands = hands.map((text) => {
    const hand: Card[] = []
    for (const card of cards(text)) addSorted(hand, card)
    return hand
  })
  state.piles = tops.map((text) =>
    text === '-'
      ? { layers: [], dead: true }
      : { layers: cards(text).map((card) => ({ card, open: true })), dead: false },
  )
  state.draw = cards(draw).reverse()
  state.phase = { kind: 'lay', seat: turn }
  state.skips = hands.map((_, seat) => position.skips?.[seat] ?? 0)
  state.totals = hands.map((_, seat) => position.totals?.[seat] ?? 0)
  return state
}

/** Plays a legal move given in words; the events it causes. */
export function act(state: TimeBluffState, seat: Seat, words: string): readonly TimeBluffEvent[] {
  const move = timeBluff.notation.parseMoveText(words)
  invariant(move.ok, `"${words}" is a move`)
  const reason = timeBluff.check(timeBluff.view(state, seat), move.value)
  invariant(reason === undefined, `"${words}" is refused: ${reason ?? ''}`)
  const random = fastRandom(`${words}/${String(state.turns)}`)
  return timeBluff.play(state, { seat, move: move.value, byClock: false }, random)
}

/** The time of a seat runs out; the events. */
export function runOut(state: TimeBluffState, seat: Seat): readonly TimeBluffEvent[] {
  const move = timeBluff.fallback(timeBluff.view(state, seat))
  return timeBluff.play(state, { seat, move, byClock: true }, fastRandom('run out'))
}

/** Why a move given in words is refused; undefined if it is legal. */
export function refusal(
  state: TimeBluffState,
  seat: Seat,
  words: string,
): TimeBluffReason | undefined {
  const move = timeBluff.notation.parseMoveText(words)
  invariant(move.ok, `"${words}" is a move`)
  return timeBluff.check(timeBluff.view(state, seat), move.value)
}

/** All missing answers, the named seats doubt; the events of closing the window. */
export function answerAll(
  state: TimeBluffState,
  doubters: readonly Seat[] = [],
): readonly TimeBluffEvent[] {
  const events: TimeBluffEvent[] = []
  const asked = timeBluff.toAct(state).filter(({ kind }) => kind === 'answer')
  for (const { seat } of asked) {
    events.push(...act(state, seat, doubters.includes(seat) ? 'doubt' : 'believe'))
  }
  return events
}

/** The kinds of events in order. */
export function kinds(events: readonly TimeBluffEvent[]): string[] {
  return events.map((event) => event.kind)
}

/** A hand in words. */
export function hand(state: TimeBluffState, seat: Seat): string {
  return (state.hands[seat] ?? []).map(formatCard).join(' ')
}

/** A pile in words, from bottom to top. */
export function pile(state: TimeBluffState, place: number): string {
  return (state.piles[place]?.layers ?? []).map(({ card }) => formatCard(card)).join(' ')
}

/** Who owes what: `0 lay`, or `1 answer, 2 answer`. */
export function owed(state: TimeBluffState): string {
  return timeBluff
    .toAct(state)
    .map(({ seat, kind }) => `${String(seat)} ${kind}`)
    .join(', ')
}

/** Seconds that each decision of a kind may take; undefined where there is no limit. */
export function limits(state: TimeBluffState, kind: string): (number | undefined)[] {
  return timeBluff
    .toAct(state)
    .filter((decision) => decision.kind === kind)
    .map((decision) => timeBluff.question(state, decision).clock?.seconds)
}

/** The view of a seat. */
export function viewOf(state: TimeBluffState, seat: Seat): TimeBluffView {
  return timeBluff.view(state, seat)
}

/** Minus points of the round that just ended, by seat. */
export function points(state: TimeBluffState): readonly number[] {
  return present(state.scores.at(-1), 'a round has ended').points
}
