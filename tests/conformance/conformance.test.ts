/** The promises of the contract of a game, kept by every registered game and broken by every planted fault. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../src/engine/fastRandom'
import {
  sealGame,
  type Game,
  type GameTypes,
  type OptionSpec,
  type OptionValue,
} from '../../src/engine/game'
import { pick, type Random } from '../../src/engine/random'
import type { Viewer } from '../../src/engine/seat'
import { GAMES } from '../../src/games/registry'
import { timeBluff } from '../../src/games/time-bluff/inside/index'
import type { TimeBluffTypes } from '../../src/games/time-bluff/outside/legality'

const MATCHES = 30
/** Every decision is played, but only one in this many is looked at from all sides. */
const LOOK_EVERY = 9
const MOST_MOVES = 20_000

function randomValue(spec: OptionSpec, random: Random): OptionValue {
  if (spec.kind === 'choice') return pick(spec.values, random) ?? spec.values[0]
  return random.below(2) === 0 ? 'none' : spec.min + random.below(spec.max - spec.min + 1)
}

function randomOptions(specs: readonly OptionSpec[], random: Random): Record<string, OptionValue> {
  return Object.fromEntries(specs.map((spec) => [spec.key, randomValue(spec, random)]))
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The first broken promise in words; undefined if all are kept. */
function findBreach<T extends GameTypes>(game: Game<T>, matches: number): string | undefined {
  for (let number = 0; number < matches; number++) {
    const breach = playAndWatch(game, `conformance-${String(number)}`)
    if (breach !== undefined) return `${breach} (match ${String(number)})`
  }
  return undefined
}

function playAndWatch<T extends GameTypes>(game: Game<T>, seed: string): string | undefined {
  const random = fastRandom(seed)
  const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1)
  const options = game.parseOptions(randomOptions(game.optionSpecs, random))
  if (!options.ok) return 'options made from the specs are refused'
  const state = game.deal(options.value, seats, fastRandom(`${seed}/deal`))
  if (!same(state, game.deal(options.value, seats, fastRandom(`${seed}/deal`)))) {
    return 'the same seed deals differently'
  }
  for (let move = 0; move < MOST_MOVES; move++) {
    const owed = game.toAct(state)
    const decision = pick(owed, random)
    if (!decision) return game.outcome(state) ? checkEnd(game, state, seats) : 'nobody may act'
    if (game.outcome(state)) return 'somebody is asked after the end'
    const looks = move % LOOK_EVERY === 0
    const breach = looks
      ? checkDecision(game, state, decision.seat, `${seed}/${String(move)}`)
      : undefined
    if (breach !== undefined) return breach
    game.play(state, decision.seat, game.sampleFrom(state, decision.seat, random), random)
  }
  return 'the match does not end'
}

function checkEnd<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seats: number,
): string | undefined {
  const outcome = game.outcome(state)
  if (outcome?.ranks.length !== seats || outcome.scores.length !== seats)
    return 'the outcome leaves seats out'
  return outcome.ranks.includes(1) ? undefined : 'nobody has won'
}

function checkDecision<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: number,
  seed: string,
): string | undefined {
  const view = game.view(state, seat)
  return (
    checkMoves(game, view) ??
    checkViews(game, state, seed) ??
    checkSampling(game, state, seat, seed) ??
    checkOthers(game, state, [...game.legalMoves(view)]) ??
    checkPlay(game, state, seat, seed)
  )
}

function viewersOf<T extends GameTypes>(game: Game<T>, state: T['state']): Viewer[] {
  const viewers: Viewer[] = ['spectator']
  const seats = 'seats' in state && typeof state.seats === 'number' ? state.seats : game.seats.min
  for (let seat = 0; seat < seats; seat++) viewers.push(seat)
  return viewers
}

function sharesReference(a: unknown, b: unknown): boolean {
  const seen = new Set<unknown>()
  const note = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    seen.add(value)
    Object.values(value).forEach(note)
  }
  const hits = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false
    return seen.has(value) || Object.values(value).some(hits)
  }
  note(a)
  return hits(b)
}

function checkViews<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seed: string,
): string | undefined {
  if (!same(JSON.parse(JSON.stringify(state)), state)) return 'a state does not survive JSON'
  for (const viewer of viewersOf(game, state)) {
    const view = game.view(state, viewer)
    if (!same(JSON.parse(JSON.stringify(view)), view)) return 'a view does not survive JSON'
    if (sharesReference(state, view)) return 'a view shares a reference with the state'
    const imagined = game.imagine(view, fastRandom(`${seed}/imagine`))
    if (!same(game.view(imagined, viewer), view)) return 'an imagined state looks different'
    if (!same(game.toAct(imagined), game.toAct(state)))
      return 'an imagined state asks somebody else'
  }
  return undefined
}

function checkSampling<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: number,
  seed: string,
): string | undefined {
  const view = game.view(state, seat)
  const fromView = game.sampleMove(view, fastRandom(seed))
  if (!same(fromView, game.sampleFrom(state, seat, fastRandom(seed)))) {
    return 'sampling from the state differs from sampling from the view'
  }
  if (game.check(view, fromView) !== undefined) return 'a sampled move is illegal'
  const fallback = game.fallback(view, fastRandom(seed))
  return game.check(view, fallback) === undefined ? undefined : 'a fallback is illegal'
}

function checkMoves<T extends GameTypes>(game: Game<T>, view: T['view']): string | undefined {
  const texts = new Set<string>()
  for (const move of game.legalMoves(view)) {
    const text = game.formatMove(move)
    if (texts.has(text)) return `two legal moves read "${text}"`
    texts.add(text)
    if (game.check(view, move) !== undefined) return 'a legal move is refused'
    const parsed = game.parseMoveText(text)
    if (!parsed.ok || !same(parsed.value, move)) return `"${text}" reads as another move`
    const shape = game.parseMove(JSON.parse(JSON.stringify(move)))
    if (!shape.ok || !same(shape.value, move)) return 'a move does not survive JSON'
    if (game.parseMove({ ...move, surplus: 1 }).ok) return 'a surplus key is accepted'
  }
  return texts.size > 0 ? undefined : 'who is asked has no legal move'
}

/** Who owes nothing is refused everything, with a reason that has a rule. */
function checkOthers<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  moves: readonly T['move'][],
): string | undefined {
  const owed = game.toAct(state).map(({ seat }) => seat)
  for (const viewer of viewersOf(game, state)) {
    if (viewer !== 'spectator' && owed.includes(viewer)) continue
    const view = game.view(state, viewer)
    if ([...game.legalMoves(view)].length > 0) return 'who is not asked has legal moves'
    for (const move of moves.slice(0, 3)) {
      const reason: T['reason'] | undefined = game.check(view, move)
      if (reason === undefined) return 'who is not asked may move'
      if (game.ruleOf[reason] === '') return 'a refusal names no rule'
    }
  }
  return undefined
}

function checkPlay<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: number,
  seed: string,
): string | undefined {
  const before = JSON.stringify(state)
  const [one, other] = [game.copy(state), game.copy(state)]
  const move = game.sampleMove(game.view(state, seat), fastRandom(seed))
  const events = game.play(one, seat, move, fastRandom(`${seed}/play`))
  if (JSON.stringify(state) !== before) return 'playing on a copy changes the original'
  game.play(other, seat, move, fastRandom(`${seed}/play`))
  if (!same(one, other)) return 'the same move and seed lead elsewhere'
  for (const event of events) {
    for (const viewer of viewersOf(game, state)) {
      const seen = game.eventFor(event, viewer)
      if (seen !== undefined && !same(JSON.parse(JSON.stringify(seen)), seen))
        return 'an event does not survive JSON'
    }
  }
  return undefined
}

describe('every registered game keeps the contract', () => {
  for (const [id, sealed] of Object.entries(GAMES)) {
    it(`${id} keeps every promise over ${String(MATCHES)} random matches`, () => {
      expect(sealed.open((game) => findBreach(game, MATCHES))).toBeUndefined()
    })
  }
})

type Mutation = (game: Game<TimeBluffTypes>) => Partial<Game<TimeBluffTypes>>

const FAULTS: Readonly<Record<string, Mutation>> = {
  'an unseeded deal': (game) => {
    let count = 0
    return { deal: (options, seats) => game.deal(options, seats, fastRandom((count += 1))) }
  },
  'an illegal offer': (game) => ({
    *legalMoves(view) {
      yield* game.legalMoves(view)
      yield { kind: 'beam', to: 0, card: 0 }
    },
  }),
  'a move offered twice': (game) => ({
    *legalMoves(view) {
      const [first] = game.legalMoves(view)
      yield* game.legalMoves(view)
      if (first) yield first
    },
  }),
  'a view that is the state': (game) => ({
    view: (state, viewer) => ({ ...game.view(state, viewer), options: state.options }),
  }),
  'nobody asked': (game) => ({
    toAct: (state) => (state.turns > 3 ? [] : game.toAct(state)),
  }),
  'the wrong seat asked': (game) => ({
    toAct: (state) =>
      game.toAct(state).map((one) => ({ ...one, seat: (one.seat + 1) % state.seats })),
  }),
  'a copy that shares hands': (game) => ({
    copy: (state) => ({ ...game.copy(state), hands: state.hands }),
  }),
  'a text that reads as another move': (game) => ({
    parseMoveText: () => game.parseMoveText('believe'),
  }),
  'a match without end': (game) => ({ outcome: () => undefined, ruleOf: game.ruleOf }),
  'a fallback that is illegal': () => ({ fallback: () => ({ kind: 'declinePlace' }) }),
  'surplus keys accepted': (game) => ({
    parseMove: (raw) => {
      const fields = typeof raw === 'object' && raw !== null ? { ...raw, surplus: undefined } : raw
      return game.parseMove(JSON.parse(JSON.stringify(fields)))
    },
  }),
}

describe('planted faults are caught', () => {
  for (const [name, mutate] of Object.entries(FAULTS)) {
    it(name, () => {
      const faulty = sealGame({ ...timeBluff, ...mutate(timeBluff) })
      expect(faulty.open((game) => findBreach(game, 5))).toBeTypeOf('string')
    })
  }
})
