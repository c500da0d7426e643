/** Plays random matches of the real game and follows them with the naive model. */
import type { Random } from '../../../src/engine/chance/random'
import { FACES } from '../../../src/games/time-bluff/outside/cards'
import type {
  TimeBluffMove,
  TimeBluffOptions,
} from '../../../src/games/time-bluff/outside/contract'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'
import {
  agreeOnMove,
  Disagreement,
  followNaive,
  type NaiveCount,
  type NaiveRun,
} from '../../support/match/followNaive'
import { Chance } from './chance'
import { compareView, expectedDecisions } from './compare'
import { randomOptions } from '../../support/match/randomOptions'
import { isLegal } from './legal'
import { NaiveMatch, type Fault } from './model'

type State = ReturnType<typeof timeBluff.deal>

const MOST_MOVES = 20_000

function pick<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[random.below(values.length)] ?? values[0]
}

/** Long matches show nothing that shorter ones do not. */
function shortOptions(random: Random): TimeBluffOptions {
  const options = randomOptions(timeBluff, random)
  return { ...options, target: options.target === 100 ? 30 : options.target }
}

/** Any move at all, mostly an illegal one. */
function wildMove(random: Random, seats: number): TimeBluffMove {
  const card = (): number => random.below(FACES)
  const place = pick(random, [0, 1, 2] as const)
  const named = random.below(4) === 0 ? { named: 1 + random.below(12) } : {}
  switch (random.below(10)) {
    case 0:
      return { kind: 'lay', place, hidden: card() }
    case 1:
      return { kind: 'lay', place, hidden: card(), open: card(), ...named }
    case 2:
      return { kind: 'lay', place, hidden: card(), pair: 51 + random.below(4), open: card() }
    case 3:
      return { kind: 'layOpen', place, card: card() }
    case 4:
      return { kind: 'drawInstead' }
    case 5:
      return pick<TimeBluffMove>(random, [
        { kind: 'takeCard' },
        { kind: 'declinePlace' },
        { kind: 'nextRound' },
      ])
    case 6:
      return { kind: 'answer', doubt: random.below(2) === 0 }
    case 7:
      return { kind: 'direct', direction: pick(random, ['clockwise', 'counterclockwise']) }
    case 8:
      return { kind: 'beam', to: random.below(seats), card: card() }
    default:
      return { kind: 'openPlace', card: card(), ...named }
  }
}

/** A lay made of the seat's own cards: near enough to be legal now and then. */
function nearMove(random: Random, hand: readonly number[]): TimeBluffMove {
  const own = (): number => hand[random.below(Math.max(1, hand.length))] ?? 0
  const pair = random.below(3) === 0 ? { pair: own() } : {}
  const open = random.below(4) > 0 ? { open: own() } : {}
  const named = random.below(3) === 0 ? { named: 1 + random.below(12) } : {}
  const snooze = random.below(3) === 0 ? { snooze: pick(random, ['left', 'right'] as const) } : {}
  const place = pick(random, [0, 1, 2] as const)
  const lay = { kind: 'lay', place, hidden: own(), ...pair, ...open, ...named, ...snooze } as const
  return pick<TimeBluffMove>(random, [
    lay,
    lay,
    { kind: 'openPlace', card: own(), ...named },
    { kind: 'layOpen', place, card: own() },
  ])
}

/** Both must think the same of a move that nobody makes. */
function compareLegality(match: NaiveMatch, state: State, random: Random): number {
  let refused = 0
  for (let seat = 0; seat < match.seats; seat++) {
    const view = timeBluff.view(state, seat)
    const hand = view.hand ?? []
    for (const move of [
      wildMove(random, match.seats),
      nearMove(random, hand),
      nearMove(random, hand),
    ]) {
      const isRefused = timeBluff.check(view, move) !== undefined
      refused += agreeOnMove(seat, move, { isRefused, isLegal: isLegal(match, seat, move) })
    }
  }
  return refused
}

function compareAll(match: NaiveMatch, state: State): void {
  for (let seat = 0; seat < match.seats; seat++) {
    compareView(match, timeBluff.view(state, seat), seat)
  }
  compareView(match, timeBluff.view(state, 'spectator'), undefined)
  const real = timeBluff.toAct(state).map(({ seat, kind }) => `${String(seat)} ${kind}`)
  const expected = expectedDecisions(match)
  if (real.sort().join() !== expected.sort().join()) {
    throw new Disagreement(`asked: engine ${real.join()}, model ${expected.join()}`)
  }
}

function begin(state: State, faults: ReadonlySet<Fault>): NaiveMatch {
  const { options, seats, dealer, places } = timeBluff.view(state, 'spectator')
  const hands = Array.from({ length: seats }, (_, seat) => timeBluff.view(state, seat).hand ?? [])
  const tops = places.flatMap((place) =>
    place.kind === 'pile' && place.top.face === 'open' ? [place.top.card] : [],
  )
  return new NaiveMatch(options, seats, dealer, { hands, tops }, faults)
}

function follow(state: State, random: Random, faults: ReadonlySet<Fault>, count: NaiveCount): void {
  const match = begin(state, faults)
  while (count.moves < MOST_MOVES) {
    compareAll(match, state)
    if (count.moves % 3 === 0) count.refused += compareLegality(match, state, random)
    const asked = timeBluff.toAct(state)
    const decision = asked[random.below(Math.max(1, asked.length))]
    if (!decision) return
    const { seat } = decision
    const view = timeBluff.view(state, seat)
    const byClock = decision.kind === 'takeCard' && random.below(3) === 0
    const move = byClock ? timeBluff.fallback(view) : timeBluff.sampleMove(view, random)
    const act = { seat, move, byClock }
    const events = timeBluff.play(state, act, random)
    count.moves += 1
    match.apply(act, new Chance(events))
  }
}

/** Follows the random match of this seed, with wrong rules planted into the model if wanted. */
export function runNaiveTimeBluff(seed: string, faults: readonly Fault[] = []): NaiveRun {
  return followNaive(seed, (random, count) => {
    const options = shortOptions(random)
    const state = timeBluff.deal({ options, seats: 2 + random.below(5) }, random)
    follow(state, random, new Set(faults), count)
  })
}
