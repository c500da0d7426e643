/** Matches of Tofugott in readable words: seat 0 begins, and silhouettes are set aside as a test wants them. */
import type { ContentPort } from '../../../src/engine/contract/content'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { invariant, present } from '../../../src/engine/basics/invariant'
import type { Game } from '../../../src/engine/contract/game'
import type { OfKind } from '../../../src/engine/basics/kinds'
import type { Language } from '../../../src/engine/basics/language'
import type { Options } from '../../../src/engine/options/options'
import type { Random } from '../../../src/engine/chance/random'
import type { Seat, Viewer } from '../../../src/engine/basics/seat'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import type { TofugottPlan } from '../../../src/games/tofugott/inside/plan'
import type { TofugottTypes } from '../../../src/games/tofugott/inside/types'
import type { TofugottState } from '../../../src/games/tofugott/inside/state'
import type {
  Choice,
  Explanation,
  TieRound,
  TofugottEvent,
  TofugottMove,
  TofugottReason,
  TofugottSeen,
  TofugottView,
} from '../../../src/games/tofugott/outside/contract'
import { isSilhouette, type Silhouette } from '../../../src/games/tofugott/outside/silhouettes'
import { silhouettesInPlay } from '../../../src/games/tofugott/outside/silhouettesInPlay'
import { readContents } from '../../support/conformance/table'
import { parsedOptions } from '../../support/match/randomOptions'
import { DECKS_OF_TESTS } from './decks'

const MOST_TRIES = 3000

/** A running match and its chance. */
export interface Running {
  readonly state: TofugottState
  readonly plan: TofugottPlan
  readonly random: Random
}

/** What a test begins with. */
export interface Beginning {
  readonly seats?: number
  readonly options?: Options
  readonly contents?: ContentPort
  readonly seed?: string
  /** Who begins; absent: seat 0. */
  readonly first?: Seat
}

/** Decks that were read before, by hash: reading takes longer than most tests. */
const READ = new Map<string, ReturnType<typeof tofugott.readContent>>()

/** The game, which reads every deck of the tests once. */
export const TOFUGOTT_OF_TESTS: Game<TofugottTypes> = {
  ...tofugott,
  readContent: (content) => {
    const deck = READ.get(content.hash) ?? tofugott.readContent(content)
    READ.set(content.hash, deck)
    return deck
  },
}

/** The plan of a table, or why it is refused. */
export function planOf({
  seats = 4,
  options = {},
  contents = DECKS_OF_TESTS,
}: Beginning): ReturnType<typeof tofugott.plan> {
  const parsed = parsedOptions(tofugott, options, contents)
  const content = readContents(TOFUGOTT_OF_TESTS, tofugott.contentFor(parsed), contents)
  invariant(content.ok, 'the decks of a test can be read')
  return tofugott.plan(parsed, seats, content.value)
}

/** A new match in which seat 0 begins, or who is wished for. */
export function begin(beginning: Beginning = {}): Running {
  const plan = planOf(beginning)
  invariant(plan.ok, 'the table of a test can be dealt')
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const random = fastRandom(`${beginning.seed ?? 'tofugott'}-${String(attempt)}`)
    const state = tofugott.deal(plan.value, random)
    if (state.first === (beginning.first ?? 0)) return { state, plan: plan.value, random }
  }
  throw new Error('who is wished for never begins')
}

/** What a viewer knows. */
export function look(
  { state, plan }: Running,
  viewer: Viewer,
  language: Language = 'en',
): TofugottView {
  return tofugott.view(state, viewer, { plan, language })
}

/** The silhouettes of a text, e.g. `rat pig tree`. */
export function silhouettes(text: string): Silhouette[] {
  return text.split(' ').map((word) => present(isSilhouette(word) ? word : undefined, word))
}

function choicesOf(text: string): Choice[] {
  return silhouettes(text).map((silhouette) => ({ silhouette }))
}

/** The move that locks six answers. */
export function sixAnswers(best: string, worst: string): TofugottMove {
  return { kind: 'answer', best: choicesOf(best), worst: choicesOf(worst) }
}

/** An explanation in words. */
export function words(text: string): Explanation {
  return { kind: 'words', text }
}

/** Why a move is refused; undefined if it is legal. */
export function refusal(
  running: Running,
  seat: Viewer,
  move: TofugottMove,
): TofugottReason | undefined {
  return tofugott.check(look(running, seat), move)
}

/** Plays a move that is legal; the answer is everything that happened. */
export function play(
  running: Running,
  seat: Seat,
  move: TofugottMove,
  byClock = false,
): readonly TofugottEvent[] {
  const reason = refusal(running, seat, move)
  invariant(reason === undefined, `seat ${String(seat)} may ${move.kind}: ${String(reason)}`)
  return tofugott.play(running.state, { seat, move, byClock }, running.random)
}

/** Plays what the clock does for a seat. */
export function runOut(running: Running, seat: Seat): readonly TofugottEvent[] {
  const move = tofugott.fallback(look(running, seat), running.random)
  return play(running, seat, move, true)
}

/** Gives a seat up for good. */
export function giveUp({ state, random }: Running, seat: Seat): readonly TofugottEvent[] {
  return tofugott.leave(state, seat, random)
}

/** What a viewer sees of events. */
export function seenBy(
  { plan }: Running,
  events: readonly TofugottEvent[],
  viewer: Viewer,
  language: Language = 'en',
): TofugottSeen[] {
  return events.flatMap((event) => tofugott.eventFor(event, viewer, { plan, language }) ?? [])
}

/** The events of one kind. */
export function ofKind<Kind extends TofugottEvent['kind']>(
  events: readonly TofugottEvent[],
  kind: Kind,
): OfKind<TofugottEvent, Kind>[] {
  return events.filter((event): event is OfKind<TofugottEvent, Kind> => event.kind === kind)
}

/** Whose turn it is. */
export function activeIn(running: Running): Seat {
  return look(running, 'spectator').active
}

/** All seats but the one whose turn it is, clockwise from its left neighbour. */
export function guessersIn(running: Running): Seat[] {
  const { active, seats, players } = look(running, 'spectator')
  const clockwise = Array.from({ length: seats - 1 }, (_, index) => (active + index + 1) % seats)
  return clockwise.filter((seat) => !players[seat]?.left)
}

/** The active player keeps the first question card, and exactly these two are set aside. */
export function readOut(running: Running, aside = 'spider beetle'): readonly TofugottEvent[] {
  const wanted = silhouettes(aside)
  const active = activeIn(running)
  const act = { seat: active, move: { kind: 'keep', card: 0 } as const, byClock: false }
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const tried = tofugott.copy(running.state)
    tofugott.play(tried, act, fastRandom(attempt))
    if (!wanted.every((one) => tried.aside.includes(one))) continue
    return tofugott.play(running.state, act, fastRandom(attempt))
  }
  throw new Error(`${aside} are never set aside`)
}

/** Locks guesses, one word a guesser clockwise from the active player's left; the last events are told. */
export function guess(running: Running, text: string): readonly TofugottEvent[] {
  const seats = guessersIn(running)
  const events = silhouettes(text).flatMap((silhouette, index) =>
    play(running, present(seats[index], 'every guess has a guesser'), {
      kind: 'guess',
      silhouette,
    }),
  )
  return events
}

/** The owner of every turned card says no more until the question is scored; the answer is everything that happened. */
export function reveal(running: Running): readonly TofugottEvent[] {
  const events: TofugottEvent[] = []
  while (running.state.phase.kind === 'revealing') {
    const [owed] = tofugott.toAct(running.state)
    const seat = present(owed, 'a turned card has an owner who is asked').seat
    events.push(...play(running, seat, { kind: 'done' }))
  }
  return events
}

/** The questions of a turn: what each guesser says, clockwise from the active player's left. */
export interface TurnScript {
  readonly best: string
  readonly worst: string
  readonly guesses: readonly [string, string, string]
  readonly aside?: string
}

/** Plays a whole turn; the answer is everything that happened. */
export function playTurn(
  running: Running,
  { best, worst, guesses, aside }: TurnScript,
): TofugottEvent[] {
  const events = [...readOut(running, aside)]
  events.push(...play(running, activeIn(running), sixAnswers(best, worst)))
  for (const text of guesses) events.push(...guess(running, text), ...reveal(running))
  return events
}

/** A turn in which nobody gains or loses a point. */
export function playIdleTurn(running: Running): TofugottEvent[] {
  const silent = guessersIn(running)
    .map(() => 'tree')
    .join(' ')
  return playTurn(running, {
    best: 'rat pig elephant',
    worst: 'dolphin human tofu',
    guesses: [silent, silent, silent],
  })
}

/** Plays on at random to the end; the answer is everything that happened. */
export function playOut(running: Running): TofugottEvent[] {
  const { state, random } = running
  const events: TofugottEvent[] = []
  for (;;) {
    const [owed] = tofugott.toAct(state)
    if (!owed) return events
    events.push(...play(running, owed.seat, tofugott.sampleFrom(state, owed.seat, random)))
  }
}

/** What three who are tied at the end draw for the tofu, so many times: the last word of one match is said by another chance each time. */
export function tieBreaksOfThree(count: number): (readonly TieRound[])[] {
  const running = begin({ seats: 3, options: { turns: 1 } })
  for (let turn = 1; turn < 3; turn++) playIdleTurn(running)
  readOut(running)
  play(running, activeIn(running), sixAnswers('rat pig elephant', 'dolphin human tofu'))
  for (let question = 1; question < 3; question++) {
    guess(running, 'tree tree')
    reveal(running)
  }
  guess(running, 'tree tree')
  setPoints(running, [4, 4, 4])
  let before = tofugott.copy(running.state)
  while (running.state.phase.kind === 'revealing') {
    before = tofugott.copy(running.state)
    const [owed] = tofugott.toAct(before)
    play(running, present(owed, 'a turned card has an owner who is asked').seat, { kind: 'done' })
  }
  const [last] = tofugott.toAct(before)
  const act = {
    seat: present(last, 'the match runs').seat,
    move: { kind: 'done' },
    byClock: false,
  } as const
  return Array.from({ length: count }, (_, seed) => {
    const state = tofugott.copy(before)
    tofugott.play(state, act, fastRandom(seed))
    const { phase } = look({ ...running, state }, 'spectator')
    return phase.kind === 'over' ? phase.tieBreak : []
  })
}

/** Who of a round has the tofu in its last step. */
export function tofuIn({ seats, steps }: TieRound): Seat[] {
  return seats.filter((_, index) => steps.at(-1)?.[index] === 'tofu')
}

/** The points of all seats. */
export function pointsOf({ state }: Running): number[] {
  return state.players.map(({ points }) => points)
}

/** Gives points as they stood after earlier turns. */
export function setPoints({ state }: Running, points: readonly number[]): void {
  state.players.forEach((player, seat) => {
    player.points = points[seat] ?? 0
  })
}

/** The silhouettes that can be chosen, in one text. */
export function inPlay({ state }: Running): string {
  return silhouettesInPlay(state).join(' ')
}
