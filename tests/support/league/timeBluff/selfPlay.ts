/** Matches of bots of Time Bluff with open cards: what became of claims and doubts of some of them, as sharp numbers them. */
import { claimOf } from '../../../../src/bots/time-bluff/doubt'
import { doubtFeatures, foreseenProspect } from '../../../../src/bots/time-bluff/foresee'
import type { Level } from '../../../../src/bots/time-bluff/levels'
import { featuresOf, oddsOfChance } from '../../../../src/bots/time-bluff/suspicion'
import { chanceByCards } from '../../../../src/bots/time-bluff/truth'
import { unseenCards } from '../../../../src/bots/time-bluff/unseen'
import { timeBluff } from '../../../../src/games/time-bluff/inside/index'
import type { TimeBluffTypes } from '../../../../src/games/time-bluff/inside/types'
import { isRight } from '../../../../src/games/time-bluff/outside/truth'
import type { Seat } from '../../../../src/engine/basics/seat'
import { playArena, type Entrant } from '../arena'
import type { Observation } from '../logistic'
import { overShoulder, type Asked } from './overShoulder'

/** What was seen with open cards. */
export interface Seen {
  readonly lies: Observation[]
  readonly doubts: Observation[]
}

interface Numbered {
  readonly claim: readonly number[]
  doubt(right: boolean): readonly number[]
}

function numbered({ view, phase, memory }: Asked, level: Level): Numbered {
  const claim = claimOf(view, phase, memory)
  const byCards = chanceByCards(claim, memory, unseenCards(view, memory), level.doubt.model)
  const prospect = foreseenProspect(view, memory, phase, level.doubt)
  return {
    claim: featuresOf(claim, -oddsOfChance(byCards)),
    doubt: (right) => doubtFeatures(prospect, { claim, right }),
  }
}

/** A match, and whose claims and doubts are watched in it. */
interface WatchedMatch {
  readonly options: TimeBluffTypes['options']
  readonly seed: string
  isWatched(seat: Seat): boolean
}

/** Plays a match of entrants and adds what became of the claims and doubts of those who are watched; `level`: how sharp numbers them. */
export function watchPlay(
  entrants: readonly Entrant<TimeBluffTypes>[],
  level: Level,
  { options, seed, isWatched }: WatchedMatch,
  seen: Seen,
): void {
  let latest: Numbered | undefined
  const beside = entrants.map((entrant) =>
    overShoulder(entrant, (asked) => {
      latest = numbered(asked, level)
    }),
  )
  playArena<TimeBluffTypes>({
    game: timeBluff,
    options,
    entrants: beside,
    seed,
    watch(state, seat, move) {
      const { phase } = state
      if (phase.kind !== 'doubt' || move.kind !== 'answer' || !latest) return
      const right = isRight(phase.play)
      if (isWatched(phase.play.layer)) {
        seen.lies.push({ features: latest.claim, happened: !right })
      }
      if (isWatched(seat)) {
        seen.doubts.push({ features: latest.doubt(right), happened: move.doubt })
      }
    },
  })
}
