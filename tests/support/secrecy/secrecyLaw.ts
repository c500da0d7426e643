/** The secrecy law: worlds that a viewer cannot tell apart look the same to him, byte for byte, until something is lawfully revealed. */
import type { ContentPort } from '../../../src/engine/contract/content'
import type { Decision } from '../../../src/engine/contract/decision'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Act, Eyes, Game, GameTypes } from '../../../src/engine/contract/game'
import { isRecord } from '../../../src/engine/basics/json'
import { pick, type Random } from '../../../src/engine/chance/random'
import type { Language } from '../../../src/engine/basics/language'
import type { Seat, Viewer } from '../../../src/engine/basics/seat'
import { askedOf } from '../conformance/checkQuestions'
import { randomLanguage } from '../match/randomOptions'
import { randomTable, type RandomTable } from '../host/randomTable'

/** Moves that both worlds are driven on. */
const STEPS = 6
/** Moves that are looked at for a twin where they cannot be listed. */
const SAMPLES = 12

/** What a game says about its own secrets. */
export interface SecrecyTerms<T extends GameTypes> {
  readonly game: Game<T>
  /** Absent: the game is played without. */
  readonly contents?: ContentPort
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
  readonly told: (event: T['event'], viewer: Viewer, eyes: Eyes<T>) => object | undefined
  /** A view without what the viewer may not know: a faulty view must not decide what counts as known. */
  readonly lawful?: (view: T['view']) => T['view']
  /** The plan of an imagined world, where content has secret sides: they are as its state has them. */
  readonly planOf?: (plan: T['plan'], imagined: T['state']) => T['plan']
}

/** A match that a viewer takes for the real one. */
interface World<T extends GameTypes> {
  readonly state: T['state']
  readonly plan: T['plan']
}

type Worlds<T extends GameTypes> = readonly [World<T>, World<T>]

function kindOf(event: object): string {
  return isRecord(event) && typeof event.kind === 'string' ? event.kind : ''
}

class Law<T extends GameTypes> {
  constructor(
    private readonly terms: SecrecyTerms<T>,
    /** The game under test: the real one, or one with a planted leak. */
    private readonly game: Game<T>,
    private readonly table: RandomTable<T>,
    private readonly language: Language,
  ) {}

  private eyesOn({ plan }: Pick<World<T>, 'plan'>): Eyes<T> {
    return { plan, language: this.language }
  }

  /** Plays on at random to a position in the middle of the match. */
  begin(random: Random): void {
    const { game, moves } = this.terms
    const { state, plan } = this.table
    const steps = random.below(moves)
    for (let step = 0; step < steps; step++) {
      const decision = pick(game.toAct(state), random)
      if (!decision) return
      const { seat } = decision
      const move = game.sampleFrom(state, seat, random, plan)
      game.play(state, { seat, move, byClock: false }, random, plan)
    }
  }

  /** Everything that reaches a viewer without his doing, as one text. */
  private bytes(world: World<T>, viewer: Viewer): string {
    const { game } = this
    const { state } = world
    const view = game.view(state, viewer, this.eyesOn(world))
    const offers = game.legalMoves(view)
    const texts = offers && Array.from(offers, (move) => game.notation.formatMove(move))
    const asked = askedOf({ game }, state, viewer)
    return JSON.stringify([view, asked, texts ?? 'not listed', game.outcome(state)])
  }

  /** What a viewer would be answered if he tried anything. */
  private answers(world: World<T>, viewer: Viewer): string {
    const { game } = this
    const { state, plan } = world
    const view = game.view(state, viewer, this.eyesOn(world))
    const refusals = this.terms.probes.map(
      (move) => game.check(view, move) ?? game.judge(view, move, plan),
    )
    const owes = viewer !== 'spectator' && game.toAct(state).some(({ seat }) => seat === viewer)
    const fallback = owes
      ? game.notation.formatMove(game.fallback(view, fastRandom('fallback')))
      : ''
    // Bots at the viewer's table are handed the same, whatever is hidden.
    return JSON.stringify([refusals, fallback, game.knowledge(plan)])
  }

  private candidates(view: T['view'], random: Random): T['move'][] {
    const { game, table } = this
    const listed = this.terms.game.legalMoves(view)
    if (listed) return [...listed]
    const known = game.study(game.knowledge(table.plan))
    return Array.from({ length: SAMPLES }, () => game.sampleMove(view, random, known))
  }

  /** The same move where both worlds allow it, or two that look alike: what a seat does must not tell what the viewer cannot know. */
  private movesFor(
    worlds: Worlds<T>,
    seat: Seat,
    viewer: Viewer,
    random: Random,
  ): readonly [Act<T['move']>, Act<T['move']>] | undefined {
    const { game, looksAlike } = this.terms
    const [one, other] = worlds.map((world) => game.view(world.state, seat, this.eyesOn(world)))
    if (!one || !other) return undefined
    const move = game.sampleMove(one, random, game.study(game.knowledge(this.table.plan)))
    const act = { seat, move, byClock: false }
    const alike = this.candidates(other, random).filter((candidate) => looksAlike(move, candidate))
    const twin = seat === viewer ? undefined : pick(alike, random)
    // Whoever may not know the move may not know either that it was the clock's.
    if (twin !== undefined) return [act, { seat, move: twin, byClock: random.below(2) === 0 }]
    return game.check(other, move) === undefined ? [act, act] : undefined
  }

  /** Where several answer unseen at the same time, the host has to know it: it keeps silent about who has. */
  private isMarked({ state }: World<T>, decision: Decision): boolean {
    const owed = this.game.toAct(state).filter(({ kind }) => kind === decision.kind)
    return owed.length < 2 || this.game.question(state, decision).together === true
  }

  private untilRevealed(seen: readonly T['seen'][]): readonly T['seen'][] {
    const end = seen.findIndex((event) => this.terms.revealing.includes(kindOf(event)))
    return end < 0 ? seen : seen.slice(0, end)
  }

  private play(world: World<T>, act: Act<T['move']>, stream: Random, viewer: Viewer): T['seen'][] {
    const events = this.game.play(world.state, act, stream, world.plan)
    return events.flatMap((event) => {
      const seen = this.game.eventFor(event, viewer, this.eyesOn(world))
      return seen === undefined ? [] : [seen]
    })
  }

  /** What the viewer knows, and one of the worlds that fit it. */
  private partFrom(real: World<T>, viewer: Viewer, random: Random): Worlds<T> {
    const { game, lawful = (view: T['view']) => view, planOf = () => real.plan } = this.terms
    const known = lawful(game.view(real.state, viewer, this.eyesOn(real)))
    const state = game.imagine(known, random, real.plan)
    return [real, { state, plan: planOf(real.plan, state) }]
  }

  /** The first difference that a viewer notices between two worlds, in words. */
  find(seed: string, random: Random): string | undefined {
    const { seats } = this.table
    if (this.terms.game.toAct(this.table.state).length === 0) return undefined
    const viewer: Viewer = random.below(5) === 0 ? 'spectator' : random.below(seats)
    const worlds = this.partFrom(this.table, viewer, random)
    for (let step = 0; step < STEPS; step++) {
      const found = this.compare(worlds, viewer, step)
      if (found !== undefined) return found
      const decision = pick(this.game.toAct(worlds[0].state), random)
      const acts = decision && this.movesFor(worlds, decision.seat, viewer, random)
      if (!acts) return undefined
      if (acts[0] !== acts[1] && !this.isMarked(worlds[0], decision)) return 'no mark'
      const [first = [], second = []] = ([0, 1] as const).map((index) => {
        const stream = fastRandom(`${seed}/${String(step)}`)
        return this.play(worlds[index], acts[index], stream, viewer)
      })
      const [shared, other] = [first, second].map((seen) => this.untilRevealed(seen))
      if (JSON.stringify(shared) !== JSON.stringify(other)) return 'event'
      const isRevealed = [...first, ...second].some((event) =>
        this.terms.revealing.includes(kindOf(event)),
      )
      if (isRevealed) return undefined
    }
    return undefined
  }

  private compare([one, other]: Worlds<T>, viewer: Viewer, step: number): string | undefined {
    if (this.bytes(one, viewer) !== this.bytes(other, viewer)) {
      return `view after ${String(step)} moves`
    }
    return this.answers(one, viewer) === this.answers(other, viewer) ? undefined : 'refusal'
  }
}

/** The first leak over so many pairs of worlds, in words with the pair's number; undefined if there is none. */
export function firstLeak<T extends GameTypes>(
  terms: SecrecyTerms<T>,
  game: Game<T>,
  pairs: number,
  prefix = 'secrecy',
): string | undefined {
  for (let pair = 0; pair < pairs; pair++) {
    const seed = `${prefix}-${String(pair)}`
    const random = fastRandom(seed)
    const table = randomTable(terms.game, random, terms.contents)
    const law = new Law(terms, game, table, randomLanguage(random))
    law.begin(random)
    const leak = law.find(seed, random)
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

/** Plays a match at random; `heard` is told every event. */
function playAtRandom<T extends GameTypes>(
  game: Game<T>,
  random: Random,
  { state, plan }: RandomTable<T>,
  heard: (event: T['event']) => void,
): void {
  for (;;) {
    const decision = pick(game.toAct(state), random)
    if (!decision) return
    const { seat } = decision
    const move = game.sampleFrom(state, seat, random, plan)
    game.play(state, { seat, move, byClock: false }, random, plan).forEach(heard)
  }
}

/** The first event of random matches that tells a viewer more or less than the rules do; undefined if there is none. */
export function firstEventLeak<T extends GameTypes>(
  terms: SecrecyTerms<T>,
  game: Game<T>,
  matches: number,
  prefix = 'events',
): string | undefined {
  let found: string | undefined
  for (let match = 0; match < matches && found === undefined; match++) {
    const random = fastRandom(`${prefix}-${String(match)}`)
    const table = randomTable(game, random, terms.contents)
    const eyes = { plan: table.plan, language: randomLanguage(random) }
    const viewers: Viewer[] = [...new Array(table.seats).keys(), 'spectator']
    playAtRandom(game, random, table, (event) => {
      const cheated = viewers.find(
        (viewer) =>
          fieldsOf(game.eventFor(event, viewer, eyes)) !==
          fieldsOf(terms.told(event, viewer, eyes) ?? event),
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
    view: (state, viewer, eyes) => ({
      ...game.view(state, viewer, eyes),
      ...change(state, viewer),
    }),
  })
}

/** A leak that tells a viewer events of one kind as somebody else sees them. */
export function leakEvents<T extends GameTypes>(
  kind: string,
  other: (event: T['event'], viewer: Viewer) => Viewer,
): Leak<T> {
  return (game) => ({
    eventFor: (event, viewer, eyes) =>
      game.eventFor(event, kindOf(event) === kind ? other(event, viewer) : viewer, eyes),
  })
}
