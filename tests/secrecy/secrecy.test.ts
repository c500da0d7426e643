/** The secrecy law: worlds that a viewer cannot tell apart look the same to him, byte for byte, until something is lawfully revealed. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../src/engine/fastRandom'
import type { Game, OptionSpec, OptionValue } from '../../src/engine/game'
import { pick, type Random } from '../../src/engine/random'
import type { Seat, Viewer } from '../../src/engine/seat'
import type { TimeBluffMove, TimeBluffSeen } from '../../src/games/time-bluff/contract'
import { timeBluff } from '../../src/games/time-bluff/index'
import type { TimeBluffTypes } from '../../src/games/time-bluff/legality'
import type { TimeBluffState } from '../../src/games/time-bluff/state'

type TimeBluff = Game<TimeBluffTypes>

const PAIRS = 2000
/** Moves that both worlds are driven on. */
const STEPS = 6

function randomValue(spec: OptionSpec, random: Random): OptionValue {
  if (spec.kind === 'choice') return pick(spec.values, random) ?? spec.values[0]
  return random.below(2) === 0 ? 'none' : spec.min + random.below(spec.max - spec.min + 1)
}

/** A random position in the middle of a match. */
function position(seed: string): { state: TimeBluffState; random: Random } {
  const random = fastRandom(seed)
  const raw = Object.fromEntries(
    timeBluff.optionSpecs.map((spec) => [spec.key, randomValue(spec, random)]),
  )
  const options = timeBluff.parseOptions(raw)
  if (!options.ok) throw new Error('options from the specs are allowed')
  const state = timeBluff.deal(options.value, 2 + random.below(5), random)
  const steps = random.below(60)
  for (let step = 0; step < steps; step++) {
    const decision = pick(timeBluff.toAct(state), random)
    if (!decision) break
    timeBluff.play(state, decision.seat, timeBluff.sampleFrom(state, decision.seat, random), random)
  }
  return { state, random }
}

/** Everything that reaches a viewer without his doing, as one text. */
function bytes(game: TimeBluff, state: TimeBluffState, viewer: Viewer): string {
  const view = game.view(state, viewer)
  const offers = [...game.legalMoves(view)].map((move) => game.formatMove(move))
  return JSON.stringify([view, game.toAct(state), offers, game.outcome(state)])
}

const PROBES: readonly TimeBluffMove[] = [
  { kind: 'lay', place: 0, hidden: 48, open: 48 },
  { kind: 'lay', place: 1, hidden: 0, open: 12 },
  { kind: 'answer', doubt: true },
  { kind: 'drawInstead' },
  { kind: 'openPlace', card: 48 },
  { kind: 'beam', to: 1, card: 50 },
  { kind: 'takeCard' },
]

/** What a viewer would be answered if he tried anything. */
function answers(game: TimeBluff, state: TimeBluffState, viewer: Viewer): string {
  const view = game.view(state, viewer)
  const refusals = PROBES.map((move) => game.check(view, move))
  const owes = viewer !== 'spectator' && game.toAct(state).some(({ seat }) => seat === viewer)
  const fallback = owes ? game.formatMove(game.fallback(view, fastRandom('fallback'))) : ''
  return JSON.stringify([refusals, fallback])
}

/** Fields that reveal a card or a hand: from there on the worlds may differ by right. */
const REVEALING: readonly TimeBluffSeen['kind'][] = [
  'believed',
  'doubted',
  'handsPassed',
  'vortexReplaced',
  'pickedUp',
  'placeRefilled',
  'placeDead',
  'roundStarted',
  'roundEnded',
  'matchEnded',
  'drew',
  'pileExhausted',
  'beamed',
]

/** The events up to the first that reveals something. */
function untilRevealed(seen: readonly TimeBluffSeen[]): readonly TimeBluffSeen[] {
  const end = seen.findIndex(({ kind }) => REVEALING.includes(kind))
  return end < 0 ? seen : seen.slice(0, end)
}

/** The same move where both worlds allow it: what a seat does must not depend on what the viewer cannot know. */
function commonMove(
  game: TimeBluff,
  worlds: readonly TimeBluffState[],
  seat: Seat,
  viewer: Viewer,
  random: Random,
): TimeBluffMove[] | undefined {
  const [one, other] = worlds.map((world) => game.view(world, seat))
  if (!one || !other) return undefined
  const move = game.sampleMove(one, random)
  if (game.check(other, move) === undefined) return [move, move]
  if (seat === viewer || move.kind !== 'lay') return undefined
  // Another seat lays: the hidden card may differ between the worlds, everything public is the same.
  const same = [...game.legalMoves(other)].find(
    (candidate) =>
      candidate.kind === 'lay' &&
      candidate.place === move.place &&
      candidate.open === move.open &&
      candidate.pair === move.pair &&
      candidate.named === move.named &&
      candidate.snooze === move.snooze,
  )
  return same ? [move, same] : undefined
}

function seenBy(
  game: TimeBluff,
  events: ReturnType<TimeBluff['play']>,
  viewer: Viewer,
): TimeBluffSeen[] {
  return events.flatMap((event) => game.eventFor(event, viewer) ?? [])
}

/** The first difference that a viewer notices between two worlds, in words. */
function findLeak(game: TimeBluff, seed: string): string | undefined {
  const { state, random } = position(seed)
  const viewer: Viewer = random.below(5) === 0 ? 'spectator' : random.below(state.seats)
  const worlds = [state, timeBluff.imagine(timeBluff.view(state, viewer), random)]
  for (let step = 0; step < STEPS; step++) {
    const [one, other] = worlds
    if (!one || !other) return undefined
    if (bytes(game, one, viewer) !== bytes(game, other, viewer))
      return `view after ${String(step)} moves`
    if (answers(game, one, viewer) !== answers(game, other, viewer)) return 'refusal'
    const decision = pick(game.toAct(one), random)
    if (!decision) return undefined
    const moves = commonMove(timeBluff, worlds, decision.seat, viewer, random)
    if (!moves) return undefined
    const seen = worlds.map((world, index) => {
      const move = moves[index]
      return move
        ? seenBy(
            game,
            game.play(world, decision.seat, move, fastRandom(`${seed}/${String(step)}`)),
            viewer,
          )
        : []
    })
    const [first = [], second = []] = seen
    const shared = [first, second].map(untilRevealed)
    if (JSON.stringify(shared[0]) !== JSON.stringify(shared[1])) return 'event'
    if ([...first, ...second].some(({ kind }) => REVEALING.includes(kind))) return undefined
  }
  return undefined
}

function firstLeak(game: TimeBluff, pairs: number): string | undefined {
  for (let pair = 0; pair < pairs; pair++) {
    const leak = findLeak(game, `secrecy-${String(pair)}`)
    if (leak !== undefined) return `${leak}, pair ${String(pair)}`
  }
  return undefined
}

describe('the secrecy law', () => {
  it(`holds over ${String(PAIRS)} pairs of worlds`, () => {
    expect(firstLeak(timeBluff, PAIRS)).toBeUndefined()
  }, 60_000)
})

type Leak = (game: TimeBluff) => Partial<TimeBluff>

function leakView(change: (state: TimeBluffState, viewer: Viewer) => object): Leak {
  return (game) => ({
    view: (state, viewer) => ({ ...game.view(state, viewer), ...change(state, viewer) }),
  })
}

const LEAKS: Readonly<Record<string, Leak>> = {
  'the next card of the draw pile in the view': leakView((state) => ({
    drawPile: state.draw.at(-1) ?? 0,
  })),
  'the order of the draw pile in the view': leakView((state) => ({ draw: [...state.draw] })),
  'the hand of the next seat in the view': leakView((state) => ({
    shownHands: [state.hands[1] ?? []],
  })),
  'all hands in the view': leakView((state) => ({
    shownHands: state.hands.map((hand) => [...hand]),
  })),
  'the sum of points in the hands': leakView((state) => ({
    removedVortices: state.hands.flat().reduce((sum, card) => sum + card, 0),
  })),
  'hidden cards in the piles': leakView((state) => ({
    piles: state.piles.map((pile) => pile.layers.map(({ card }) => card)),
  })),
  'a hash of the whole state': leakView((state) => ({
    turns: JSON.stringify(state).length * 31 + (state.draw[0] ?? 0),
  })),
  'answers before the window closes': leakView((state) => ({
    answers: state.phase.kind === 'doubt' ? [...state.phase.answers] : [],
  })),
  'the judged card before its doubt': leakView((state) => ({
    judged: state.phase.kind === 'doubt' ? state.phase.play.hidden : 0,
  })),
  'whether the judged card is a joker': leakView((state) => ({
    hint: state.phase.kind === 'doubt' && state.phase.play.hidden >= 48,
  })),
  'the time left told by the hidden card': (game) => ({
    toAct: (state) =>
      game
        .toAct(state)
        .map((one) =>
          state.phase.kind === 'doubt'
            ? { ...one, seconds: 10 + (state.phase.play.hidden % 5) }
            : one,
        ),
  }),
  'the key of a question told by the answers': (game) => ({
    toAct: (state) =>
      game
        .toAct(state)
        .map((one) =>
          state.phase.kind === 'doubt' ? { ...one, key: state.phase.answers.join() } : one,
        ),
  }),
  'the hidden card in the event for all': (game) => ({
    eventFor: (event, viewer) => {
      const seen = game.eventFor(event, viewer)
      return event.kind === 'laid' && seen?.kind === 'laid'
        ? { ...seen, hidden: event.hidden }
        : seen
    },
  }),
  'the hand order of others in the counts': leakView((state) => ({
    players: state.hands.map((hand) => ({ cards: hand[0] ?? 0, skips: 0, total: 0 })),
  })),
  'the seed in the view': leakView((state) => ({ seed: state.draw.join() + state.hands.join() })),
}

describe('planted leaks are caught', () => {
  for (const [name, leak] of Object.entries(LEAKS)) {
    it(
      name,
      () => {
        expect(firstLeak({ ...timeBluff, ...leak(timeBluff) }, PAIRS)).toBeTypeOf('string')
      },
      60_000,
    )
  }
})
