/** What follows from what happened: turning cards, points, the next question, the next turn, the end. */
import { invariant, present } from '../../../engine/basics/invariant'
import type { Random } from '../../../engine/chance/random'
import { areComplete } from '../../../engine/kit/sealedAnswers'
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import {
  DRAWN_CARDS,
  QUESTIONS,
  type Choice,
  type End,
  type TieRound,
  type TofugottEvent,
} from '../outside/contract'
import type { Role } from '../outside/role'
import type { Silhouette } from '../outside/silhouettes'
import { takeAny } from './draw'
import { leadersOf, ranksOf } from './outcome'
import { activeOf, type Step as StepOf, type TofugottState, type Turned } from './state'
import { breakTie } from './tieBreak'

/** A state that is being changed, what happened so far, and where chance comes from. */
export interface Step extends StepOf<TofugottEvent> {
  readonly random: Random
}

/** The question card of the turn goes out of the game; unread ones go back into the pile (TG-19, TG-24). */
function clearTurn(state: TofugottState): void {
  if (state.card === 'none') state.pile.push(...state.drawn)
  else state.used.push(state.card)
  state.drawn = []
  state.card = 'none'
  state.aside = []
  state.answers = 'missing'
  state.guesses = []
  state.settled = []
}

function tellTieBreak(events: TofugottEvent[], tieBreak: readonly TieRound[]): void {
  for (const { seats, steps } of tieBreak) {
    events.push({ kind: 'tied', seats })
    for (const silhouettes of steps) events.push({ kind: 'drewForTofu', seats, silhouettes })
  }
}

function end({ state, events }: Step, how: End, tieBreak: readonly TieRound[]): void {
  clearTurn(state)
  state.phase = { kind: 'over', end: how, tieBreak }
  tellTieBreak(events, tieBreak)
  events.push({ kind: 'ended', end: how, ranks: ranksOf(state.players, tieBreak) })
}

/** One seat is left: it wins (TG-24). */
export function endDeserted(step: Step): void {
  end(step, 'deserted', [])
}

/** The next turn of a seat that has not been given up; the number of turns stays (TG-20, TG-24). */
function nextTurnOf({ first, turn, seats, turnsEach, players }: TofugottState): number | undefined {
  for (let next = turn + 1; next < seats * turnsEach; next++) {
    if (!playerAt({ players }, seatAfter(first, seats, next % seats)).left) return next
  }
  return undefined
}

/** The next player draws two question cards, or the match ends. */
function nextTurn(step: Step): void {
  const { state, events, random } = step
  const turn = nextTurnOf(state)
  if (turn === undefined) {
    end(step, 'finished', breakTie(leadersOf(state.players), random))
    return
  }
  clearTurn(state)
  state.turn = turn
  state.drawn = takeAny(state.pile, DRAWN_CARDS, random)
  state.phase = { kind: 'keeping' }
  const active = activeOf(state)
  events.push({ kind: 'turnBegun', turn, active, pile: state.pile.length, cards: state.drawn })
}

/** The active player was given up before his answers were locked: no points (TG-24). */
export function cancelTurn(step: Step): void {
  step.events.push({ kind: 'cancelled', seat: activeOf(step.state) })
  nextTurn(step)
}

/** All who stayed lock a guess for the question that is asked now. */
export function askForGuesses(state: TofugottState): void {
  const active = activeOf(state)
  state.phase = { kind: 'locking' }
  state.guesses = state.players.map(({ left }, seat) =>
    left || seat === active ? 'absent' : 'missing',
  )
}

function gainsOf(
  { players }: TofugottState,
  turned: readonly Turned[],
  [best, worst, active]: readonly [Silhouette, Silhouette, Seat],
): number[] {
  const gains = players.map(() => 0)
  const add = (seat: Seat, points: number): void => {
    gains[seat] = (gains[seat] ?? 0) + points
  }
  for (const { role, seat, silhouette } of turned) {
    if (role !== 'guess') continue
    if (silhouette === worst) add(seat, -1)
    if (silhouette !== best) continue
    add(seat, 1)
    add(active, 1)
  }
  return gains
}

/** Adds points; the answer is what was really added (TG-18). */
function score({ players, options }: TofugottState, gains: readonly number[]): number[] {
  return players.map((player, seat) => {
    const before = player.points
    const sum = before + (gains[seat] ?? 0)
    player.points = options.floor === 'none' ? sum : Math.max(options.floor, sum)
    return player.points - before
  })
}

/** Points of the question that is revealed, and of no other (TG-16, TG-17). */
function settle(step: Step, turned: readonly Turned[]): void {
  const { state, events } = step
  const question = state.settled.length
  const { best, worst } = answersFor(state, question)
  const silhouettes = [best.silhouette, worst.silhouette] as const
  const gains = score(state, gainsOf(state, turned, [...silhouettes, activeOf(state)]))
  state.settled.push({ turned, gains })
  events.push({
    kind: 'settled',
    seat: activeOf(state),
    question,
    best: best.silhouette,
    worst: worst.silhouette,
    gains,
    points: state.players.map(({ points }) => points),
  })
  if (state.settled.length < QUESTIONS) askForGuesses(state)
  else nextTurn(step)
}

interface AnswersOfQuestion {
  readonly best: Choice
  readonly worst: Choice
  readonly byClock: boolean
}

/** The first best and the first worst answer belong to question 1, and so on (TG-35). */
function answersFor({ answers }: TofugottState, question: number): AnswersOfQuestion {
  invariant(answers !== 'missing', 'cards are turned when the answers are locked')
  const [best, worst] = [answers.best[question], answers.worst[question]]
  return {
    best: present(best, 'there is a best answer to every question'),
    worst: present(worst, 'there is a worst answer to every question'),
    byClock: answers.byClock,
  }
}

function turnedCard(seat: Seat, role: Role, choice: Choice, byClock: boolean): Turned {
  const { silhouette, explanation } = choice
  return { seat, role, silhouette, byClock, said: explanation ? [explanation] : [] }
}

/** The guess that is turned after so many; undefined when all are (TG-13). */
function guessAt(state: TofugottState, index: number): Turned | undefined {
  const { seats, guesses } = state
  const active = activeOf(state)
  let passed = 0
  for (let place = 1; place < seats; place++) {
    const seat = seatAfter(active, seats, place)
    const guess = guesses[seat]
    if (guess === undefined || guess === 'missing' || guess === 'absent') continue
    if (passed === index) return turnedCard(seat, 'guess', guess, guess.byClock)
    passed += 1
  }
  return undefined
}

/** Guesses clockwise from the active player's left neighbour, then his best, then his worst; undefined when all are turned (TG-13, TG-15). */
function cardAfter(state: TofugottState, turned: readonly Turned[]): Turned | undefined {
  const last = turned.at(-1)?.role ?? 'guess'
  if (last === 'worst') return undefined
  const guess = last === 'guess' ? guessAt(state, turned.length) : undefined
  if (guess) return guess
  const { best, worst, byClock } = answersFor(state, state.settled.length)
  const active = activeOf(state)
  return last === 'guess'
    ? turnedCard(active, 'best', best, byClock)
    : turnedCard(active, 'worst', worst, byClock)
}

/** Turns cards until one lies there whose owner may say something, or the question is settled. */
export function turnNext(step: Step): void {
  const { state, events } = step
  const { phase } = state
  invariant(phase.kind === 'revealing', 'cards are turned after all are locked')
  for (;;) {
    const card = cardAfter(state, phase.turned)
    if (!card) break
    phase.turned.push(card)
    const shown = { ...card, said: [...card.said] }
    events.push({ kind: 'turned', question: state.settled.length, card: shown })
    if (!playerAt(state, card.seat).left) return
  }
  settle(step, phase.turned)
}

/** Begins to turn cards when nobody is waited for any more (TG-10, TG-32). */
export function closeLocking(step: Step): void {
  const { state } = step
  if (state.answers === 'missing' || !areComplete(state.guesses)) return
  state.phase = { kind: 'revealing', turned: [] }
  turnNext(step)
}
