/** Everything about a running match of Tofugott, hidden things included. */
import type { Sealed } from '../../../engine/kit/sealedAnswers'
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import type {
  Choice,
  End,
  Explanation,
  SettledQuestion,
  TieRound,
  TofugottOptions,
} from '../outside/contract'
import type { Role } from '../outside/role'
import type { Silhouette } from '../outside/silhouettes'

/** One seat. */
export interface Player {
  points: number
  /** Given up for good. */
  left: boolean
}

/** A guess that is locked. */
export interface LockedGuess extends Choice {
  readonly byClock: boolean
}

/** The six answers, locked; they are one choice (TG-09). */
export interface LockedAnswers {
  readonly best: readonly Choice[]
  readonly worst: readonly Choice[]
  readonly byClock: boolean
}

/** A turned card; more may be said of the last one. */
export interface Turned {
  readonly seat: Seat
  readonly role: Role
  readonly silhouette: Silhouette
  readonly byClock: boolean
  readonly said: Explanation[]
}

/** Where the turn stands. */
export type Phase =
  | { readonly kind: 'keeping' }
  | { readonly kind: 'locking' }
  | { readonly kind: 'revealing'; readonly turned: Turned[] }
  | { readonly kind: 'over'; readonly end: End; readonly tieBreak: readonly TieRound[] }

/** A match. Question cards are numbers of the plan's list. */
export interface TofugottState {
  readonly options: TofugottOptions
  readonly seats: number
  readonly turnsEach: number
  /** Whose turn it is first. */
  readonly first: Seat
  /** From 0. */
  turn: number
  phase: Phase
  readonly players: Player[]
  /** In no order: who draws takes any. */
  readonly pile: number[]
  /** Out of this match, in the order in which they went (TG-19). */
  readonly used: number[]
  /** The two that the active player drew; the one he did not keep lies in the pile again once the other is read out. */
  drawn: readonly number[]
  /** The one that was read out. */
  card: number | 'none'
  aside: readonly Silhouette[]
  answers: Sealed<LockedAnswers>
  /** By seat, for the question that is asked now; empty while nothing is asked. Who has been given up has none, nor has the active player. */
  guesses: Sealed<LockedGuess | 'absent'>[]
  /** The questions of this turn that are scored. */
  settled: SettledQuestion[]
}

/** A state that is being changed, and what happened so far. */
export interface Step<Event> {
  readonly state: TofugottState
  readonly events: Event[]
}

/** Whose turn it is. */
export function activeOf({ first, turn, seats }: TofugottState): Seat {
  return seatAfter(first, seats, turn % seats)
}

/** Whether the time of the guessers runs: for question 1 from the moment the answers are locked. */
export function isTimed({ options, phase, answers }: TofugottState): boolean {
  return phase.kind === 'locking' && options.guessSeconds !== 'none' && answers !== 'missing'
}

function copyPhase(phase: Phase): Phase {
  if (phase.kind !== 'revealing') return phase
  const turned = phase.turned.map((card) => ({ ...card, said: [...card.said] }))
  return { kind: 'revealing', turned }
}

/** A copy that shares nothing that either side could change. */
export function copy(state: TofugottState): TofugottState {
  return {
    options: state.options,
    seats: state.seats,
    turnsEach: state.turnsEach,
    first: state.first,
    turn: state.turn,
    phase: copyPhase(state.phase),
    players: state.players.map(({ points, left }) => ({ points, left })),
    pile: [...state.pile],
    used: [...state.used],
    drawn: state.drawn,
    card: state.card,
    aside: state.aside,
    answers: state.answers,
    guesses: [...state.guesses],
    settled: [...state.settled],
  }
}
