/**
 * Two hosts whose matches differ only in what one viewer may not know: whatever goes over his wire is the same in both, byte for
 * byte and moment for moment. It knows no more of a game than its contract: what he may know is what the game's own view and events
 * show him.
 */
import type { ContentPort } from '../../../src/engine/contract/content'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { sealGame, type Eyes, type Game, type GameTypes } from '../../../src/engine/contract/game'
import { present } from '../../../src/engine/basics/invariant'
import { toJson, type Json } from '../../../src/engine/basics/json'
import type { Options } from '../../../src/engine/options/options'
import { pick, type Random } from '../../../src/engine/chance/random'
import type { Seat, Viewer } from '../../../src/engine/basics/seat'
import { GAMES } from '../../../src/games/registry'
import type { Host } from '../../../src/host/createHost'
import type { Clock } from '../../../src/engine/basics/ports'
import { helplessBots, tell } from '../host/evening'
import { MemoryHost, type TestPlayer } from '../host/memoryHost'
import { randomTable } from '../host/randomTable'
import { questionOf } from '../match/seats'

/** Moves before the worlds part, at most, and steps that are compared after that. */
const MOVES = 40
const STEPS = 20
/** Milliseconds of the clock from one step to the next, at most. */
const PAUSE = 2000
/** Tries to imagine another world. */
const ATTEMPTS = 8
const SLICE = 250
const LANGUAGE = 'de'

/** What a planted leak is made of: something that follows from all that is hidden. */
export type Hidden = () => number

/** What is tried. */
export interface TwinTrial<T extends GameTypes> {
  /** By its rules it is decided what the viewer may know. */
  readonly game: Game<T>
  readonly contents: ContentPort
  /** What the host plays in its place. */
  readonly leaky?: Partial<Game<T>>
  /** What stands around the host. */
  readonly around?: (host: Host, clock: Clock, hidden: Hidden) => Host
}

/** What came of it. */
export interface TwinFinding {
  /** Steps after the parting in which both wires were held against each other. */
  readonly steps: number
  /** The first difference, in words. */
  readonly fault?: string
}

interface Plan {
  readonly seed: string
  readonly viewer: Viewer
  readonly seats: number
  readonly options: Options
  /** The entry from which on the other world is another one, as soon as there is one. */
  readonly parting: number
}

function overwrite(state: object, other: object): void {
  for (const key of Object.keys(state)) Reflect.deleteProperty(state, key)
  Object.assign(state, other)
}

/** A number that follows from a whole state, what is hidden of it too. */
export function sumOf(state: object): number {
  let sum = 7
  for (const letter of JSON.stringify(state)) {
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  }
  return sum
}

/** A host at which only people sit, and all that it tells one of them. */
class Twin<T extends GameTypes> {
  readonly host: MemoryHost
  readonly players: readonly TestPlayer[]
  readonly watcher: TestPlayer
  /** The viewer's wire, with the moment of each frame. */
  readonly wire: string[] = []
  /** What he may know of each entry; those that he may not even notice leave nothing. */
  readonly lawful: string[] = []
  state: T['state'] | undefined
  private plan: T['plan'] | undefined
  private table = ''
  private played = 0
  private isParted = false

  constructor(
    private readonly trial: TwinTrial<T>,
    private readonly wish: Plan,
    private readonly isOther: boolean,
  ) {
    const { contents, around } = trial
    const clock: Clock = {
      now: () => this.host.clock.now(),
      after: (milliseconds, task) => this.host.clock.after(milliseconds, task),
    }
    const hidden: Hidden = () => (this.state ? sumOf(this.state) : 0)
    this.host = new MemoryHost(wish.seed, {
      games: { ...GAMES, [trial.game.id]: this.hosted() },
      contents,
      bots: helplessBots,
      ...(around ? { around: (host) => around(host, clock, hidden) } : {}),
    })
    const { viewer, seats } = wish
    this.players = Array.from({ length: seats }, (_, seat) => this.player(seat, seat === viewer))
    this.watcher = this.player('spectator', viewer === 'spectator')
  }

  get viewer(): TestPlayer {
    const { viewer } = this.wish
    return viewer === 'spectator' ? this.watcher : this.at(viewer)
  }

  at(seat: Seat): TestPlayer {
    return present(this.players[seat], 'somebody sits there')
  }

  /** False: the table cannot be made so. */
  async begin(): Promise<boolean> {
    const { host, players, watcher } = this
    const { options, seats } = this.wish
    await host.settle()
    const keeper = this.at(0)
    const wish = { game: this.trial.game.id, name: 'T', seats, options }
    const made = await tell(host, keeper, { kind: 'createTable', ...wish })
    if (!made.ok) return false
    this.table = made.table ?? ''
    for (const player of players.slice(1)) {
      await tell(host, player, { kind: 'join', as: 'player' }, this.table)
      await tell(host, player, { kind: 'ready', ready: true }, this.table)
    }
    await tell(host, watcher, { kind: 'join', as: 'spectator' }, this.table)
    const begun = await tell(host, keeper, { kind: 'start' }, this.table)
    await this.pass(100)
    return begun.ok && this.state !== undefined
  }

  /** Whether a seat is asked something in this world. */
  isAsked(seat: Seat): boolean {
    const { state } = this
    return state !== undefined && this.trial.game.toAct(state).some((one) => one.seat === seat)
  }

  /** Whether the other world is another one by now. */
  hasParted(): boolean {
    return this.isParted
  }

  isOver(): boolean {
    return this.state === undefined || this.trial.game.outcome(this.state) !== undefined
  }

  /** A legal move of a seat, as far as that can be known. */
  sample(seat: Seat, random: Random): T['move'] | undefined {
    const { game } = this.trial
    const { state, plan } = this
    if (state === undefined || plan === undefined || !this.isAsked(seat)) return undefined
    const known = game.study(game.knowledge(plan))
    return game.sampleMove(this.seenBy(seat, state, plan), random, known)
  }

  /** What a bot's pause at a seat would be made of; undefined: the seat is asked nothing. */
  pauseAt(seat: Seat): string | undefined {
    const { game, leaky } = this.trial
    const { state } = this
    const decision = state && game.toAct(state).find((one) => one.seat === seat)
    if (!state || !decision) return undefined
    const { question = game.question } = leaky ?? {}
    const { together, reading, weight } = question(state, decision)
    return JSON.stringify([decision.kind, together, reading, weight])
  }

  isLegal(seat: Seat, move: T['move']): boolean {
    const { state, plan } = this
    if (state === undefined || plan === undefined || !this.isAsked(seat)) return false
    return this.trial.game.check(this.seenBy(seat, state, plan), move) === undefined
  }

  answer(player: TestPlayer, move: Json): void {
    const question = questionOf(player)?.name ?? 'none'
    void player.client.command({ kind: 'move', question, move }, this.table)
  }

  /** Lets time pass, slowly enough that whatever follows from an alarm has followed before the next one rings. */
  async pass(milliseconds: number): Promise<void> {
    await this.calm()
    for (let left = milliseconds; left > 0; left -= SLICE) {
      await this.host.clock.turn(Math.min(SLICE, left))
      await this.calm()
    }
  }

  private async calm(): Promise<void> {
    for (let round = 0; round < 3; round++) await this.host.settle()
  }

  private seenBy(viewer: Viewer, state: T['state'], plan: T['plan']): T['view'] {
    const eyes: Eyes<T> = { plan, language: LANGUAGE }
    return this.trial.game.view(state, viewer, eyes)
  }

  private hosted() {
    const { game, leaky } = this.trial
    return sealGame<T>({
      ...game,
      ...leaky,
      deal: (plan, random, facts) => {
        this.plan = plan
        this.state = game.deal(plan, random, facts)
        return this.state
      },
      play: (state, act, random, plan) => {
        const events = game.play(state, act, random, plan)
        this.note(state, events, plan)
        return events
      },
    })
  }

  private note(state: T['state'], events: readonly T['event'][], plan: T['plan']): void {
    const { game } = this.trial
    const { viewer, parting } = this.wish
    this.played += 1
    if (this.isOther && !this.isParted && this.played >= parting) this.part(state, plan)
    const eyes: Eyes<T> = { plan, language: LANGUAGE }
    const seen = events.flatMap((event) => game.eventFor(event, viewer, eyes) ?? [])
    const view = JSON.stringify([this.seenBy(viewer, state, plan), game.outcome(state)])
    const isNoticed = seen.length > 0 || !this.lawful.at(-1)?.endsWith(view)
    if (isNoticed) this.lawful.push(`${JSON.stringify(seen)} ${view}`)
  }

  /** In the other world the same seats are asked: nobody who has answered unseen is asked once more. */
  private part(state: T['state'], plan: T['plan']): void {
    const { game } = this.trial
    const known = this.seenBy(this.wish.viewer, state, plan)
    const asked = JSON.stringify(game.toAct(state))
    for (let attempt = 0; attempt < ATTEMPTS && !this.isParted; attempt++) {
      const seed = `${this.wish.seed}/${String(this.played)}/${String(attempt)}`
      const other = game.imagine(known, fastRandom(seed), plan)
      this.isParted = JSON.stringify(game.toAct(other)) === asked
      if (this.isParted) overwrite(state, other)
    }
  }

  private player(who: Viewer, isViewer: boolean): TestPlayer {
    const name = who === 'spectator' ? 'Zoe' : `Guest ${String(who)}`
    return this.host.player(
      name,
      LANGUAGE,
      (open) => (events) =>
        open({
          ...events,
          received: (frame) => {
            if (isViewer) this.wire.push(`${String(this.host.clock.now())} ${frame}`)
            events.received(frame)
          },
          closed: (code) => {
            events.closed(code)
          },
        }),
    )
  }
}

type Twins<T extends GameTypes> = readonly [Twin<T>, Twin<T>]
type Told = Pick<Twin<GameTypes>, 'wire'>

/** What a seat does in both worlds: the same, or in each what is legal there. */
function playBoth<T extends GameTypes>(
  twins: Twins<T>,
  { viewer }: Plan,
  seat: Seat,
  random: Random,
): void {
  const [one, other] = twins
  const seed = String(random.below(1_000_000))
  const move = one.sample(seat, fastRandom(seed))
  if (move === undefined) return
  one.answer(one.at(seat), toJson(move))
  const isBound = seat === viewer || !other.hasParted() || random.below(2) === 0
  const isSame = isBound && other.isLegal(seat, move)
  const twin = isSame ? move : other.sample(seat, fastRandom(seed))
  if (twin !== undefined) other.answer(other.at(seat), toJson(twin))
}

/** What the viewer does beside playing, in both worlds alike. */
function pryBoth<T extends GameTypes>([one, other]: Twins<T>, random: Random): void {
  const doing = random.below(8)
  const move = toJson(one.sample(random.below(one.players.length), random) ?? { kind: 'nothing' })
  for (const twin of [one, other]) {
    if (doing === 0) twin.viewer.client.askAnew()
    if (doing === 1) twin.viewer.cut()
    if (doing === 2) twin.answer(twin.viewer, move)
  }
}

function differenceOf([one, other]: readonly [Told, Told]): string | undefined {
  const at = one.wire.findIndex((frame, place) => frame !== other.wire[place])
  if (at < 0 && one.wire.length === other.wire.length) return undefined
  const place = at < 0 ? one.wire.length : at
  return `${one.wire[place] ?? 'nothing'} | ${other.wire[place] ?? 'nothing'}`
}

/** A seat at which a bot would take its time otherwise in the other world. */
function otherPause<T extends GameTypes>([one, other]: Twins<T>): string | undefined {
  for (const seat of one.players.keys()) {
    const [here, there] = [one.pauseAt(seat), other.pauseAt(seat)]
    if (here !== undefined && there !== undefined && here !== there) return `${here} | ${there}`
  }
  return undefined
}

function planOf<T extends GameTypes>(
  { game, contents }: TwinTrial<T>,
  seed: string,
  random: Random,
): Plan {
  const { options, seats } = randomTable(game, random, contents)
  const ownSpecs = game.optionSpecs.filter((spec) => !('setBy' in spec))
  const wish = ownSpecs.flatMap(({ key }) => {
    const value = options[key]
    return value === undefined ? [] : [[key, value] as const]
  })
  const viewer = random.below(5) === 0 ? 'spectator' : random.below(seats)
  const parting = 1 + random.below(MOVES)
  return { seed, viewer, seats, options: Object.fromEntries(wish), parting }
}

/** Plays a match in both worlds until the viewer lawfully learns in which of them he is. */
async function playTwins<T extends GameTypes>(
  trial: TwinTrial<T>,
  seed: string,
): Promise<TwinFinding> {
  const random = fastRandom(seed)
  const plan = planOf(trial, seed, random)
  const twins: Twins<T> = [new Twin(trial, plan, false), new Twin(trial, plan, true)]
  const [one, other] = twins
  for (const twin of twins) if (!(await twin.begin())) return { steps: 0 }
  let steps = 0
  for (let step = 0; step < plan.parting + STEPS && !one.isOver(); step++) {
    const asked = one.players.flatMap((_, seat) => (one.isAsked(seat) ? [seat] : []))
    const seat = pick(asked, random)
    if (seat !== undefined) playBoth(twins, plan, seat, random)
    pryBoth(twins, random)
    const pause = random.below(PAUSE)
    for (const twin of twins) await twin.pass(pause)
    if (JSON.stringify(one.lawful) !== JSON.stringify(other.lawful)) return { steps }
    const difference = differenceOf(twins) ?? otherPause(twins)
    if (difference !== undefined) {
      return { steps, fault: `${seed}, step ${String(step)}: ${difference.slice(0, 2000)}` }
    }
    if (other.hasParted()) steps += 1
  }
  return { steps }
}

/** What came of so many pairs of worlds: all steps that were compared, and the first difference. */
export async function playManyTwins<T extends GameTypes>(
  trial: TwinTrial<T>,
  { seed, pairs }: { readonly seed: string; readonly pairs: number },
): Promise<TwinFinding> {
  let steps = 0
  for (let pair = 0; pair < pairs; pair++) {
    const found = await playTwins(trial, `${seed}-${String(pair)}`)
    steps += found.steps
    if (found.fault !== undefined) return { steps, fault: found.fault }
  }
  return { steps }
}
