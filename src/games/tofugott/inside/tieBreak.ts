/** The draw for the tofu among those who are tied for the most points (TG-21). */
import { present } from '../../../engine/basics/invariant'
import { shuffle, type Random } from '../../../engine/chance/random'
import type { Seat } from '../../../engine/basics/seat'
import type { TieRound } from '../outside/contract'
import { SILHOUETTES, type Silhouette } from '../outside/silhouettes'

const SOUGHT: Silhouette = 'tofu'

function shuffledSet(random: Random): Silhouette[] {
  const set = [...SILHOUETTES]
  shuffle(set, random)
  return set
}

/** Who drew the tofu in the last step of a round; nobody in the steps before. */
export function findersOf({ seats, steps }: TieRound): Seat[] {
  const last = steps.at(-1) ?? []
  return seats.filter((_, index) => last[index] === SOUGHT)
}

/** One card per step each, until somebody has the tofu. */
function drawRound(seats: readonly Seat[], random: Random): TieRound {
  const sets = seats.map(() => shuffledSet(random))
  const firstFind = Math.min(...sets.map((set) => set.indexOf(SOUGHT)))
  const steps = Array.from({ length: firstFind + 1 }, (_, step) =>
    sets.map((set) => present(set[step], 'the tofu is in every set')),
  )
  return { seats, steps }
}

/** All rounds until a single seat has found it; none where a single seat has the most points anyway. */
export function breakTie(tied: readonly Seat[], random: Random): TieRound[] {
  const rounds: TieRound[] = []
  let seats = tied
  while (seats.length > 1) {
    const round = drawRound(seats, random)
    rounds.push(round)
    seats = findersOf(round)
  }
  return rounds
}
