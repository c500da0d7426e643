/** Plays random matches of the real Tofugott and follows them with the naive model. */
import { contentPortOf, nameContent } from '../../../src/engine/contract/content'
import { present } from '../../../src/engine/basics/invariant'
import { pick, shuffle, type Random } from '../../../src/engine/chance/random'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import type { TofugottPlan } from '../../../src/games/tofugott/inside/plan'
import type { TofugottMove, TofugottView } from '../../../src/games/tofugott/outside/contract'
import { SILHOUETTES } from '../../../src/games/tofugott/outside/silhouettes'
import {
  agree,
  agreeOnMove,
  Disagreement,
  followNaive,
  type NaiveCount,
  type NaiveRun,
} from '../../support/match/followNaive'
import { randomOptions } from '../../support/match/randomOptions'
import { Luck, NaiveTofugott, type Fault } from './model'

type State = ReturnType<typeof tofugott.deal>
type Options = TofugottPlan['options']

interface Followed {
  readonly plan: TofugottPlan
  readonly state: State
  readonly match: NaiveTofugott
  readonly random: Random
}

const NORMAL = 20
const SPICY = 7
const TURNS_BY_SEATS: Readonly<Record<number, number>> = { 2: 3, 3: 3, 4: 2, 5: 2, 6: 1 }
const LEAVES_IN = 60
const ALL_VIEWS_EVERY = 7

/** A deck whose cards say nothing but their number. */
function deckOf(normal: number, spicy: number): ReturnType<typeof nameContent> {
  const cards = Array.from({ length: normal + spicy }, (_, index) => ({
    key: `card-${String(index)}`,
    spicy: index >= normal,
    text: {
      en: { title: `T${String(index)}`, scenario: 'You are here.', questions: ['A?', 'B?', 'C?'] },
    },
  }))
  return nameContent('tofugott/box', { title: { en: 'Test' }, languages: ['en'], cards })
}

const DECKS = contentPortOf([], { tofugott: ['tofugott/box'] })

/** Deals, or agrees with the engine that there are too few cards (TG-05). */
function planned(options: Options, seats: number, random: Random): TofugottPlan | undefined {
  const isShort = random.below(6) === 0
  const [normal, spicy] = isShort
    ? [1 + random.below(NORMAL), random.below(SPICY)]
    : [NORMAL, SPICY]
  const deck = tofugott.readContent(deckOf(normal, spicy))
  if (!deck.ok) throw new Disagreement(`the engine cannot read the deck: ${deck.error}`)
  const plan = tofugott.plan(options, seats, new Map([['tofugott/box', deck.value]]))
  const has = normal + (options.spicy === 'on' ? spicy : 0)
  const turns = options.turns === 'seats' ? (TURNS_BY_SEATS[seats] ?? 0) : options.turns
  agree('TG-05 can be dealt', plan.ok, has >= seats * turns + 1)
  if (!plan.ok) return undefined
  agree('TG-02 cards in the match', plan.value.cards.length, has)
  return plan.value
}

function begin(plan: TofugottPlan, state: State, faults: ReadonlySet<Fault>): NaiveTofugott {
  const open = viewOf(plan, state, 'spectator')
  const own = viewOf(plan, state, open.active).own?.cards ?? []
  const held = own.map(({ id }) => plan.cards.findIndex((card) => card.id === id))
  const cards = plan.cards.map((_, number) => number)
  const first = { active: open.active, held }
  return new NaiveTofugott(plan.options, plan.seats, cards, first, faults)
}

function viewOf(plan: TofugottPlan, state: State, viewer: number | 'spectator'): TofugottView {
  return tofugott.view(state, viewer, { language: 'en', plan })
}

function compareOwn({ plan, match }: Followed, view: TofugottView): void {
  const { you, own } = view
  if (you === undefined || match.stage === 'over') return
  const isActive = you === match.active
  agree(
    'TG-34 own cards',
    own?.cards?.map(({ id }) => id),
    isActive ? match.held.map((card) => plan.cards[card]?.id) : undefined,
  )
  if (match.stage !== 'locking') return
  const { six } = match
  agree(
    'own answers',
    own?.answers,
    isActive && six ? { best: six.best, worst: six.worst } : undefined,
  )
  const guess = match.guesses.get(you)
  agree('own guess', own?.guess?.silhouette, guess?.silhouette)
}

function comparePhase({ match }: Followed, { phase, settled }: TofugottView): void {
  agree('phase', phase.kind, match.stage)
  if (phase.kind === 'revealing') agree('turned', phase.turned, match.table)
  if (phase.kind === 'locking' || phase.kind === 'revealing') {
    agree('question', phase.question, match.question)
  }
  if (match.stage !== 'over')
    agree('settled', settled.length, match.card === undefined ? 0 : match.question)
  if (phase.kind !== 'locking') return
  const missing = match.asked().map(({ seat }) => seat)
  const { awaited } = phase
  const shown =
    awaited.kind === 'number'
      ? awaited.number
      : awaited.kind === 'names'
        ? awaited.seats.map((seat) => seat).sort((one, other) => one - other)
        : 'hidden'
  const isNamed = awaited.kind === 'names'
  agree('waiting', shown, isNamed ? missing.sort((one, other) => one - other) : missing.length)
}

function compareView(followed: Followed, viewer: number | 'spectator'): void {
  const { plan, state, match } = followed
  const view = viewOf(plan, state, viewer)
  agree(
    'points',
    view.players.map(({ points }) => points),
    match.points,
  )
  agree(
    'left',
    view.players.map(({ left }) => left),
    match.hasLeft,
  )
  if (match.stage !== 'over') {
    agree('pile', view.pile, match.pile.size)
    agree('active', view.active, match.active)
    agree('aside', [...view.aside].sort(), [...match.aside].sort())
    agree('card', view.card?.id, match.card === undefined ? undefined : plan.cards[match.card]?.id)
  }
  if (match.stage === 'keeping') {
    agree(
      'used',
      view.used,
      match.out.map((card) => plan.cards[card]?.id),
    )
  }
  comparePhase(followed, view)
  compareOwn(followed, view)
}

/** All viewers now and then, else the spectator and one seat: views cost more than all the rest. */
function compareViews(followed: Followed, all: boolean): void {
  const { plan, random } = followed
  compareView(followed, 'spectator')
  if (!all) compareView(followed, random.below(plan.seats))
  else for (let seat = 0; seat < plan.seats; seat++) compareView(followed, seat)
}

function compareAsked({ state, match }: Followed): void {
  const bySeat = (one: { seat: number }, other: { seat: number }): number => one.seat - other.seat
  const real = tofugott.toAct(state).map(({ seat, kind }) => ({ seat, kind }))
  agree('asked', real.sort(bySeat), match.asked().sort(bySeat))
  const outcome = tofugott.outcome(state)
  agree('over', outcome !== undefined, match.stage === 'over')
  if (outcome?.kind !== 'ranking') return
  agree('ranks', outcome.ranks, match.ranks)
  agree('scores', outcome.scores, match.points)
}

function wildMove(random: Random): TofugottMove {
  const all = [...SILHOUETTES]
  shuffle(all, random)
  if (random.below(4) === 0) all[1] = all[0] ?? 'rat'
  const choices = all.map((silhouette) => ({ silhouette }))
  const moves: readonly TofugottMove[] = [
    { kind: 'keep', card: random.below(2) === 0 ? 0 : 1 },
    { kind: 'answer', best: choices.slice(0, 3), worst: choices.slice(3, 6) },
    { kind: 'guess', silhouette: all[0] ?? 'rat' },
    { kind: 'guess', silhouette: all[2] ?? 'pig' },
    { kind: 'explain', explanation: { kind: 'phrase', phrase: 'obvious' } },
    { kind: 'done' },
  ]
  return pick(moves, random) ?? { kind: 'done' }
}

/** Both must think the same of moves that nobody makes. */
function compareLegality({ plan, state, match, random }: Followed): number {
  let refused = 0
  for (let seat = 0; seat < plan.seats; seat++) {
    const move = wildMove(random)
    const isRefused = tofugott.check(viewOf(plan, state, seat), move) !== undefined
    const isLegal = !match.hasLeft[seat] && match.allows(seat, move)
    refused += agreeOnMove(seat, move, { isRefused, isLegal })
  }
  return refused
}

/** What was told must be what the rules say; `turn` counts what the rules do not number. */
function compareTold(told: readonly object[], events: readonly object[]): void {
  const plain = events.map((event) => {
    const { turn: _turn, ...rest } = { turn: 0, ...event }
    return rest
  })
  agree('kinds', plain.map(kindOf), told.map(kindOf))
  plain.forEach((event, index) => {
    agree('told', sortedKeys(event), sortedKeys(present(told[index], 'as many')))
  })
}

function kindOf(event: object): unknown {
  return 'kind' in event ? event.kind : undefined
}

function sortedKeys(value: object): object {
  return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Somebody gives his seat up, now and then. */
function leaveSometimes({ plan, state, match, random }: Followed): boolean {
  if (random.below(LEAVES_IN) > 0) return false
  const seat = random.below(plan.seats)
  const { leave } = tofugott
  if (match.hasLeft[seat] || typeof leave !== 'function') return false
  const events = leave(state, seat, random)
  match.leave(seat, new Luck(events))
  compareTold(match.told, events)
  return true
}

function actOnce(followed: Followed, count: NaiveCount): void {
  const { plan, state, match, random } = followed
  const decision = present(pick(tofugott.toAct(state), random), 'somebody is asked')
  const { seat } = decision
  const view = viewOf(plan, state, seat)
  const byClock = random.below(8) === 0
  const move = byClock ? tofugott.fallback(view, random) : tofugott.sampleMove(view, random)
  if (!match.allows(seat, move)) throw new Disagreement(`illegal: ${JSON.stringify(move)}`)
  const events = tofugott.play(state, { seat, move, byClock }, random)
  count.moves += 1
  match.apply(seat, move, byClock, new Luck(events))
  compareTold(match.told, events)
}

function follow(followed: Followed, count: NaiveCount): void {
  const { match } = followed
  for (;;) {
    compareViews(followed, count.moves % ALL_VIEWS_EVERY === 0)
    compareAsked(followed)
    if (count.moves % 3 === 0) count.refused += compareLegality(followed)
    if (match.stage === 'over') return
    if (!leaveSometimes(followed)) actOnce(followed, count)
  }
}

/** Follows the random match of this seed, with wrong rules planted into the model if wanted. */
export function runNaiveTofugott(seed: string, faults: readonly Fault[] = []): NaiveRun {
  return followNaive(seed, (random, count) => {
    const options = randomOptions(tofugott, random, DECKS)
    const seats = 2 + random.below(5)
    const plan = planned(options, seats, random)
    if (!plan) return
    const state = tofugott.deal(plan, random)
    const match = begin(plan, state, new Set(faults))
    follow({ plan, state, match, random }, count)
  })
}
