/** Players of Time Bluff who have watched a bot with open cards: how often it lies and where, and how often it is doubted. */
import type { Bot } from '../../../../src/bots/bot'
import type { Memory } from '../../../../src/bots/time-bluff/memory'
import { chooseLay } from '../../../../src/bots/time-bluff/lay'
import type { Level } from '../../../../src/bots/time-bluff/levels'
import { unseenCards } from '../../../../src/bots/time-bluff/unseen'
import { pointsOf } from '../../../../src/games/time-bluff/outside/faces'
import { present } from '../../../../src/engine/basics/invariant'
import { timeBluff } from '../../../../src/games/time-bluff/inside/index'
import type { TimeBluffTypes } from '../../../../src/games/time-bluff/inside/types'
import { timeBluffLegality } from '../../../../src/games/time-bluff/outside/legality'
import { isRight } from '../../../../src/games/time-bluff/outside/truth'
import { playArena } from '../arena'
import type { Training } from '../league'
import { chanceBy, fitLogistic, type Observation } from '../logistic'
import { claimMade, claimSeen, countedOdds, FEATURES, featuresOf } from './claims'
import { overShoulder } from './overShoulder'
import { withHabit } from './patterns'

/** What watching has taught. */
export interface Watched {
  /** Of a claim's features and the odds by counting: how likely it is a lie. */
  readonly lie: readonly number[]
  /** Of a claim's features and whether it is right: how likely somebody doubts it. */
  readonly doubt: readonly number[]
}

/** Watches a table of the target with open cards. */
export function watch(training: Training<TimeBluffTypes>): Watched {
  const { target, seats, options, matches, seed } = training
  const lies: Observation[] = []
  const doubts: Observation[] = []
  let noted: { readonly odds: number; readonly features: number[] } | undefined
  const entrant = overShoulder(target, ({ view, phase, memory }) => {
    noted = {
      odds: countedOdds(view, phase, memory),
      features: featuresOf(claimSeen(view, phase)),
    }
  })
  let isDoubted = false
  for (let number = 0; number < matches; number++) {
    const entrants = Array.from({ length: seats }, () => entrant)
    playArena<TimeBluffTypes>({
      game: timeBluff,
      options,
      entrants,
      seed: `${seed}/watched-${String(number)}`,
      watch(state, _, move) {
        const { phase } = state
        if (phase.kind !== 'doubt' || move.kind !== 'answer' || !noted) return
        const { play, answers } = phase
        const right = isRight(play)
        const { odds, features } = noted
        lies.push({ features: [...features, odds], happened: !right })
        isDoubted ||= move.doubt
        if (answers.filter((one) => one === 'missing').length > 1) return
        doubts.push({ features: withTruth(features, right), happened: isDoubted })
        isDoubted = false
      },
    })
  }
  return { lie: fitLogistic(lies, FEATURES + 1), doubt: fitLogistic(doubts, 2 * FEATURES) }
}

function withTruth(features: readonly number[], right: boolean): number[] {
  return [...features.map((one) => (right ? one : 0)), ...features.map((one) => (right ? 0 : one))]
}

/** What a taken pile costs and a caught one wins, in minus points, at a table of so many. */
export interface Stakes {
  readonly gainPerCard: number
  readonly lossPerCard: number
  readonly gain: number
  readonly loss: number
}

/** The stakes of a doubt by a zero-sum reckoning: what one loses the others win in equal parts. */
export function stakesOf(seats: number): Stakes {
  return { gainPerCard: 1.1 / (seats - 1), lossPerCard: 1.1, gain: 1.5 + 2 / (seats - 1), loss: 1 }
}

interface Manner {
  /** Doubts by what was watched; absent: as sharp does. */
  readonly doubts: boolean
  /** Lays by how often was doubted; absent: as sharp does. */
  readonly lays: boolean
}

/** A player who has watched, and plays everything else as `base` does. */
export function habitual(
  watched: Watched,
  seats: number,
  base: Level,
  manner: Manner,
): Bot<TimeBluffTypes, Memory> {
  const stakes = stakesOf(seats)
  const bot = withHabit(
    {
      doubt({ view, phase, memory }) {
        if (!manner.doubts) return undefined
        const claim = claimSeen(view, phase)
        const odds = countedOdds(view, phase, memory)
        const lie = chanceBy(watched.lie, [...featuresOf(claim), odds])
        const hand = (view.hand ?? []).reduce((sum, card) => sum + pointsOf(card), 0)
        const last = claim.closing ? hand : 0
        const win = stakes.gain + stakes.gainPerCard * claim.height + last
        const lose = stakes.loss + stakes.lossPerCard * claim.height
        return lie * win > (1 - lie) * lose
      },
    },
    base,
  )
  return {
    ...bot,
    decide(view, memory, random, budget) {
      if (view.phase.kind !== 'lay' || !manner.lays) return bot.decide(view, memory, random, budget)
      const unseen = unseenCards(view, memory)
      const moves = timeBluffLegality.legalMoves(view)
      const foresee: NonNullable<Parameters<typeof chooseLay>[0]['foresee']> = (move) => {
        const place = view.places[move.place]
        const top = place?.kind === 'pile' && place.top.face === 'open' ? place.top : undefined
        if (!top) return 0
        const { open, pair, hidden } = move
        const play = {
          on: top,
          hidden,
          ...(open !== undefined && { open }),
          ...(pair !== undefined && { pair }),
        }
        return chanceBy(watched.doubt, withTruth(featuresOf(claimMade(view, move)), isRight(play)))
      }
      const chosen = chooseLay({ view, unseen, taste: base.lay, random, foresee }, moves)
      return present(chosen, 'who is to lay has a legal move')
    },
  }
}
