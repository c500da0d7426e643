/** Tables for looking at: the real rules, played at random up to a moment worth seeing. */
import { fastRandom } from '../../../src/engine/fastRandom'
import type { Seat } from '../../../src/engine/seat'
import { timeBluff } from '../../../src/games/time-bluff'
import type { TimeBluffMove, TimeBluffView } from '../../../src/games/time-bluff/contract'
import type { Answer, DecisionView } from '../../../src/protocol/messages'

/** The moments that can be asked for, as seen by seat 0. */
const MOMENTS: Readonly<Record<string, (view: TimeBluffView) => boolean>> = {
  lay: ({ phase, drawPile }) => phase.kind === 'lay' && phase.seat === 0 && drawPile < 30,
  start: ({ phase }) => phase.kind === 'lay' && phase.seat === 0,
  many: ({ phase, hand }) => phase.kind === 'lay' && phase.seat === 0 && (hand?.length ?? 0) > 13,
  pair: ({ phase, hand }) =>
    phase.kind === 'lay' && phase.seat === 0 && (hand?.some((card) => card > 50) ?? false),
  doubt: ({ phase }) => phase.kind === 'doubt' && phase.missing.includes(0),
  doubtPair: ({ phase }) =>
    phase.kind === 'doubt' && phase.missing.includes(0) && phase.play.pair !== undefined,
  jungle: ({ phase }) => phase.kind === 'doubt' && !phase.doubtable,
  mine: ({ phase }) => phase.kind === 'doubt' && phase.play.layer === 0,
  wait: ({ phase, round }) => phase.kind === 'lay' && phase.seat === 2 && round > 1,
  direct: ({ phase }) => phase.kind === 'direct' && phase.seat === 0,
  found: ({ phase }) => phase.kind === 'direct' && phase.seat === 0 && phase.found,
  beam: ({ phase }) => phase.kind === 'beam' && phase.seat === 0,
  openPlace: ({ phase }) => phase.kind === 'openPlace' && phase.seat === 0,
  othersOpen: ({ phase }) => phase.kind === 'openPlace' && phase.seat === 1,
  scored: ({ phase, round }) => phase.kind === 'scored' && round > 2,
  over: ({ phase }) => phase.kind === 'over',
}

/** What the table component is given. */
export interface Shown {
  readonly view: TimeBluffView
  readonly awaited: readonly DecisionView[]
  readonly events: readonly object[]
  readonly version: number
}

/** A table at which one can go on playing. */
export interface SampleTable {
  now(): Shown
  play(move: TimeBluffMove): Answer
  /** One move of somebody else; false if all wait for seat 0. */
  step(): boolean
}

/** Opens a table at a moment. */
export function openSample(moment: string, seats: number, seed: string, raw: unknown): SampleTable {
  const options = timeBluff.parseOptions(raw)
  if (!options.ok) throw new Error(`Option not allowed: ${options.error.key}`)
  const random = fastRandom(seed)
  let state = timeBluff.deal(options.value, seats, random)
  let version = 0
  let events: object[] = []

  function carryOut(seat: Seat, move: TimeBluffMove): void {
    events = timeBluff
      .play(state, seat, move, random)
      .flatMap((event) => timeBluff.eventFor(event, 0) ?? [])
    version += 1
  }
  function anyMove(mine: boolean): boolean {
    const owed = timeBluff.toAct(state).filter(({ seat }) => mine || seat !== 0)
    const decision = owed[random.below(Math.max(1, owed.length))]
    if (!decision) return false
    const view = timeBluff.view(state, decision.seat)
    const move = timeBluff.sampleMove(view, random)
    const keeps = move.kind === 'answer' && random.below(4) > 0
    carryOut(decision.seat, keeps ? { kind: 'answer', doubt: false } : move)
    return true
  }
  const reached = MOMENTS[moment] ?? ((): boolean => true)
  for (let turn = 0; turn < 60000 && !reached(timeBluff.view(state, 0)); turn += 1) {
    if (!anyMove(true)) state = timeBluff.deal(options.value, seats, random)
  }

  return {
    now: () => ({
      view: timeBluff.view(state, 0),
      awaited: timeBluff.toAct(state).map(({ seat, kind, key, seconds }) => ({
        seat,
        kind,
        key,
        ...(seconds !== undefined && { left: seconds * 700, limit: seconds * 1000 }),
      })),
      events,
      version,
    }),
    play: (move) => {
      const reason = timeBluff.check(timeBluff.view(state, 0), move)
      if (reason !== undefined) {
        return { type: 'answer', id: version, ok: false, refusal: 'illegal-move', reason }
      }
      carryOut(0, move)
      return { type: 'answer', id: version, ok: true }
    },
    step: () => anyMove(false),
  }
}
