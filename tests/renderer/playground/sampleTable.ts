/** Tables for looking at: the real rules, played at random up to a moment worth seeing. */
import { fastRandom } from '../../../src/engine/fastRandom'
import type { Game, GameTypes } from '../../../src/engine/game'
import { invariant } from '../../../src/engine/invariant'
import { toJson, type Json } from '../../../src/engine/json'
import type { Seat } from '../../../src/engine/seat'
import type { GameId } from '../../../src/games/contracts'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'
import type { TimeBluffMove } from '../../../src/games/time-bluff/outside/contract'
import type { Answer, DecisionView } from '../../../src/protocol/messages'
import { TAFELRUNDE_MOMENTS, TIME_BLUFF_MOMENTS, type Moments } from './moments'

/** What the table component is given. */
export interface Shown {
  readonly view: Json
  readonly awaited: readonly DecisionView[]
  readonly events: readonly Json[]
  readonly version: number
}

/** A table at which one can go on playing. */
export interface SampleTable {
  now(): Shown
  play(move: Json): Answer
  /** One move of somebody else; false if all wait for seat 0. */
  step(): boolean
}

/** Which table. */
export interface SampleWish {
  readonly moment: string
  readonly seats: number
  readonly seed: string
  readonly options: unknown
}

class Sample<T extends GameTypes> implements SampleTable {
  private readonly random
  private readonly options
  private state: T['state']
  private version = 0
  private events: readonly Json[] = []

  constructor(
    private readonly game: Game<T>,
    moments: Moments<T['view']>,
    /** Makes a random move a little wiser, so that moments come to pass. */
    private readonly wiser: (move: T['move'], luck: number) => T['move'],
    private readonly wish: SampleWish,
  ) {
    const options = game.parseOptions(wish.options)
    if (!options.ok) throw new Error(`Option not allowed: ${options.error.key}`)
    this.options = options.value
    this.random = fastRandom(wish.seed)
    this.state = this.deal()
    const reached = moments[wish.moment] ?? ((): boolean => true)
    for (let turn = 0; turn < 60000 && !reached(game.view(this.state, 0)); turn += 1) {
      if (!this.anyMove(true)) this.state = this.deal()
    }
  }

  private deal(): T['state'] {
    return this.game.deal(this.options, this.wish.seats, this.random)
  }

  private carryOut(seat: Seat, move: T['move']): void {
    this.events = this.game.play(this.state, seat, move, this.random).flatMap((event) => {
      const seen = this.game.eventFor(event, 0)
      return seen === undefined ? [] : [toJson(seen)]
    })
    this.version += 1
  }

  private anyMove(mine: boolean): boolean {
    const owed = this.game.toAct(this.state).filter(({ seat }) => mine || seat !== 0)
    const decision = owed[this.random.below(Math.max(1, owed.length))]
    if (!decision) return false
    const view = this.game.view(this.state, decision.seat)
    const move = this.game.sampleMove(view, this.random)
    this.carryOut(decision.seat, this.wiser(move, this.random.below(4)))
    return true
  }

  now(): Shown {
    const awaited = this.game.toAct(this.state).map(({ seat, kind, key, seconds }) => ({
      seat,
      kind,
      key,
      ...(seconds !== undefined && { left: seconds * 700, limit: seconds * 1000 }),
    }))
    const view = toJson(this.game.view(this.state, 0))
    return { view, awaited, events: this.events, version: this.version }
  }

  play(raw: Json): Answer {
    const move = this.game.parseMove(raw)
    invariant(move.ok, 'the table sends moves only')
    const reason = this.game.check(this.game.view(this.state, 0), move.value)
    if (reason !== undefined) {
      return { type: 'answer', id: this.version, ok: false, refusal: 'illegal-move', reason }
    }
    this.carryOut(0, move.value)
    return { type: 'answer', id: this.version, ok: true }
  }

  step(): boolean {
    return this.anyMove(false)
  }
}

/** Believes most of what is laid: otherwise no pile ever grows. */
function believeMostly(move: TimeBluffMove, luck: number): TimeBluffMove {
  return move.kind === 'answer' && luck > 0 ? { kind: 'answer', doubt: false } : move
}

/** Opens a table of each game at a moment. */
export const SAMPLES: Readonly<Record<GameId, (wish: SampleWish) => SampleTable>> = {
  'time-bluff': (wish) => new Sample(timeBluff, TIME_BLUFF_MOMENTS, believeMostly, wish),
  tafelrunde: (wish) => new Sample(tafelrunde, TAFELRUNDE_MOMENTS, (move) => move, wish),
}
