/** Who stands where at the end (TG-21, TG-24, TG-31). */
import type { Seat } from '../../../../engine/basics/seat'
import type {
  PlayerView,
  TieRound,
  TofugottView,
} from '../../../../games/tofugott/outside/contract'

/** A player in the final order. */
export interface Standing {
  readonly seat: Seat
  readonly rank: number
  readonly points: number
  readonly left: boolean
}

/** Who alone found the tofu in the last draw; undefined where nobody drew, or the draw goes on. */
export function finderOf(tieBreak: readonly TieRound[]): Seat | undefined {
  const last = tieBreak.at(-1)
  const found = last?.seats.filter((_, index) => last.steps.at(-1)?.[index] === 'tofu') ?? []
  return found.length === 1 ? found[0] : undefined
}

function isBetter(one: PlayerView, other: PlayerView): boolean {
  if (one.left !== other.left) return other.left
  return one.points > other.points
}

/** All players, the best first. */
export function standingsOf({ players, phase }: TofugottView): Standing[] {
  const winner = phase.kind === 'over' ? finderOf(phase.tieBreak) : undefined
  const standings = players.map((own, seat): Standing => {
    const better = players.filter((other) => isBetter(other, own)).length
    const isSecond = better === 0 && winner !== undefined && winner !== seat
    const { points, left } = own
    return { seat, rank: isSecond ? 2 : better + 1, points, left }
  })
  return standings.sort((one, other) => one.rank - other.rank)
}
