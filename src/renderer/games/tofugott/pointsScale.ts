/** How far the points cards of a table reach. */
import type { TofugottView } from '../../../games/tofugott/outside/contract'

/** The lowest and the highest sum on a points card. */
export interface PointsScale {
  readonly from: number
  readonly to: number
}

const SHORTEST: PointsScale = { from: -4, to: 12 }

/** The same for all at the table, and as wide as the points need. */
export function pointsScale({ players }: Pick<TofugottView, 'players'>): PointsScale {
  const points = players.map((player) => player.points)
  return { from: Math.min(SHORTEST.from, ...points), to: Math.max(SHORTEST.to, ...points) }
}
