/** The secrecy law: worlds that a viewer cannot tell apart look the same to him, byte for byte, until something is lawfully revealed. */
import { fastRandom } from '../../src/engine/fastRandom'
import type { Game, GameTypes, OptionSpec, OptionValue } from '../../src/engine/game'
import { isRecord } from '../../src/engine/json'
import { pick, type Random } from '../../src/engine/random'
import type { Viewer } from '../../src/engine/seat'

/** Moves that both worlds are driven on. */
const STEPS = 6

/** What a game says about its own secrets. */
export interface SecrecyTerms<T extends GameTypes> {
  readonly game: Game<T>
  /** Moves before the worlds part, at most. */
  readonly moves: number
  /** Tried by every viewer in both worlds: the answers must be the same. */
  readonly probes: readonly T['move'][]
  /** Kinds of events that lawfully reveal something: from there on the worlds may differ. */
  readonly revealing: readonly string[]
  /** Whether two moves of another seat look the same to everybody else for now. */
  readonly looksAlike: (move: T['move'], other: T['move']) => boolean
  /**
   * What a viewer is told of an event with hidden parts, from the rules alone; undefined: nothing in it is hidden, everybody is
   * told the same.
   */
  readonly told: (event: T['event'], viewer: Viewer) => object | undefined
  /** A view without what the viewer may not know: a faulty view must not decide what counts as known. */
  readonly lawful?: (view: T['view']) => T['view']
}

function randomValue(spec: OptionSpec, random: Random): OptionValue {
  if (spec.kind === 'choice') return pick(spec.values, random) ?? spec.values[0]
  return random.below(2) === 0 ? 'none' : spec.min + random.below(spec.max - spec.min + 1)
}

function randomOptions<T extends GameTypes>(game: Game<T>, random: Random): T['options'] {
  const raw = Object.fromEntries(
    game.optionSpecs.map((spec) => [spec.key, randomValue(spec, random)]),
  )
  const options = game.parseOptions(raw)
  if (!options.ok) throw new Error('options from the specs are allowed')
  return options.value
}

function kindOf(event: object): string {
  return isRecord(event) && typeof event.kind === 'string' ? event.kind : ''
}

class Law<T extends GameTypes> {
  constructor(
    private readonly terms: SecrecyTerms<T>,
    /** The game under test: the real one, or one with a planted leak. */
    private readonly game: Game<T>,
  ) {}

  /** A random position in the middle of a match. */
  private position(random: Random): T['state'] {
    const { game, moves } = this.terms
    const { min, max } = game.seats
    const options = randomOptions(game, random)
    const state = game.deal(options, min + random.below(max - min + 1), random)
    const steps = random.below(moves)
    for (let step = 0; step < steps; step++) {
      const decision = pick(game.toAct(state), random)
      if (!decision) break
      game.play(state, decision.seat, game.sampleFrom(state, decision.seat, random), random)
    }
    return state
  }

  /** Everything that reaches a viewer without his doing, as one text. */
  private bytes(state: T['state'], viewer: Viewer): string {
    const { game } = this
    const view = game.view(state, viewer)
    const offers = [...game.legalMoves(view)].map((move) => game.formatMove(move))
    return JSON.stringify([view, game.toAct(state), offers, game.outcome(state)])
  }

  /** What a viewer would be answered if he tried anything. */
  private answers(state: T['state'], viewer: Viewer): string {
    const { game } = this
    const view = game.view(state, viewer)
    const refusals = this.terms.probes.map((move) => game.check(view, move))
    const owes = viewer !== 'spectator' && game.toAct(state).some(({ seat }) => seat === viewer)
    const fallback = owes ? game.formatMove(game.fallback(view, fastRandom('fallback'))) : ''
    return JSON.stringify([refusals, fallback])
  }

  /** The same move where both worlds allow it, or two that look alike: what a seat does must not tell what the viewer cannot know. */
  private movesFor(
    worlds: readonly [T['state'], T['state']],
    seat: number,
    viewer: Viewer,
    random: Random,
  ): readonly [T['move'], T['move']] | undefined {
    const { game, looksAlike } = this.terms
    const [one, other] = worlds.map((world) => game.view(world, seat))
    if (!one || !other) return undefined
    const move = game.sampleMove(one, random)
    if (seat === viewer) return game.check(other, move) === undefined ? [move, move] : undefined
    const alike = [...game.legalMoves(other)].filter((candidate) => looksAlike(move, candidate))
    const twin = pick(alike, random)
    if (twin !== undefined) return [move, twin]
    return game.check(other, move) === undefined ? [move, move] : undefined
  }

  private untilRevealed(seen: readonly T['seen'][]): readonly T['seen'][] {
    const end = seen.findIndex((event) => this.terms.revealing.includes(kindOf(event)))
    return end < 0 ? seen : seen.slice(0, end)
  }

  private seenBy(events: readonly T['event'][], viewer: Viewer): T['seen'][] {
    return events.flatMap((event) => {
      const seen = this.game.eventFor(event, viewer)
      return seen === undefined ? [] : [seen]
    })
  }

  /** The first difference that a viewer notices between two worlds, in words. */
  find(seed: string): string | undefined {
    const random = fastRandom(seed)
    const state = this.position(random)
    const seats = this.terms.game.toAct(state).length > 0 ? this.seatsOf(state) : 0
    if (seats === 0) return undefined
    const viewer: Viewer = random.below(5) === 0 ? 'spectator' : random.below(seats)
    const { game } = this.terms
    const { lawful = (view: T['view']) => view } = this.terms
    const worlds = [state, game.imagine(lawful(game.view(state, viewer)), random)] as const
    for (let step = 0; step < STEPS; step++) {
      const found = this.compare(worlds, viewer, step)
      if (found !== undefined) return found
      const decision = pick(this.game.toAct(worlds[0]), random)
      const moves = decision && this.movesFor(worlds, decision.seat, viewer, random)
      if (!decision || !moves) return undefined
      const [first, second] = [0, 1].map((index) => {
        const [world, move] = index === 0 ? [worlds[0], moves[0]] : [worlds[1], moves[1]]
        const stream = fastRandom(`${seed}/${String(step)}`)
        return this.seenBy(this.game.play(world, decision.seat, move, stream), viewer)
      })
      const [shared, other] = [first ?? [], second ?? []].map((seen) => this.untilRevealed(seen))
      if (JSON.stringify(shared) !== JSON.stringify(other)) return 'event'
      const all = [...(first ?? []), ...(second ?? [])]
      if (all.some((event) => this.terms.revealing.includes(kindOf(event)))) return undefined
    }
    return undefined
  }

  private compare(
    [one, other]: readonly [T['state'], T['state']],
    viewer: Viewer,
    step: number,
  ): string | undefined {
    if (this.bytes(one, viewer) !== this.bytes(other, viewer)) {
      return `view after ${String(step)} moves`
    }
    return this.answers(one, viewer) === this.answers(other, viewer) ? undefined : 'refusal'
  }

  private seatsOf(state: T['state']): number {
    const view = this.terms.game.view(state, 'spectator')
    return isRecord(view) && typeof view.seats === 'number' ? view.seats : 0
  }
}

/** The first leak over so many pairs of worlds, in words with the pair's number; undefined if there is none. */
export function firstLeak<T extends GameTypes>(
  terms: SecrecyTerms<T>,
  game: Game<T>,
  pairs: number,
): string | undefined {
  const law = new Law(terms, game)
  for (let pair = 0; pair < pairs; pair++) {
    const leak = law.find(`secrecy-${String(pair)}`)
    if (leak !== undefined) return `${leak}, pair ${String(pair)}`
  }
  return undefined
}

/** The fields of an event by name, so that two can be compared whatever their order. */
function fieldsOf(event: object | undefined): string {
  return JSON.stringify(
    Object.entries(event ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** Plays a match at random; `heard` is told every event and how many sit there. */
function playAtRandom<T extends GameTypes>(
  game: Game<T>,
  seed: string,
  heard: (event: T['event'], seats: number) => void,
): void {
  const random = fastRandom(seed)
  const { min, max } = game.seats
  const seats = min + random.below(max - min + 1)
  const state = game.deal(randomOptions(game, random), seats, random)
  for (;;) {
    const decision = pick(game.toAct(state), random)
    if (!decision) return
    const move = game.sampleFrom(state, decision.seat, random)
    for (const event of game.play(state, decision.seat, move, random)) heard(event, seats)
  }
}

/** The first event of random matches that tells a viewer more or less than the rules do; undefined if there is none. */
export function firstEventLeak<T extends GameTypes>(
  terms: SecrecyTerms<T>,
  game: Game<T>,
  matches: number,
): string | undefined {
  let found: string | undefined
  for (let match = 0; match < matches && found === undefined; match++) {
    playAtRandom(game, `events-${String(match)}`, (event, seats) => {
      const viewers: Viewer[] = [...new Array(seats).keys(), 'spectator']
      const cheated = viewers.find(
        (viewer) =>
          fieldsOf(game.eventFor(event, viewer)) !== fieldsOf(terms.told(event, viewer) ?? event),
      )
      if (cheated !== undefined) {
        found ??= `${kindOf(event)} to ${String(cheated)}, match ${String(match)}`
      }
    })
  }
  return found
}

/** A leak planted into a game: what it does otherwise. */
export type Leak<T extends GameTypes> = (game: Game<T>) => Partial<Game<T>>

/** A leak that puts something into every view. */
export function leakView<T extends GameTypes>(
  change: (state: T['state'], viewer: Viewer) => object,
): Leak<T> {
  return (game) => ({
    view: (state, viewer) => ({ ...game.view(state, viewer), ...change(state, viewer) }),
  })
}

/** A leak that tells a viewer events of one kind as somebody else sees them. */
export function leakEvents<T extends GameTypes>(
  kind: string,
  other: (event: T['event'], viewer: Viewer) => Viewer,
): Leak<T> {
  return (game) => ({
    eventFor: (event, viewer) =>
      game.eventFor(event, kindOf(event) === kind ? other(event, viewer) : viewer),
  })
}
