/** A league of any game: players made to beat its bots, each alone against a table of them. */
import type { ContentPort } from '../../../src/engine/contract/content'
import type { Game, GameTypes } from '../../../src/engine/contract/game'
import { meanOf } from '../strength/ladder'
import { layTable, playArena, type Entrant } from './arena'

/** Makes the players of a league ready against one bot, at tables of so many seats. */
export interface Training<T extends GameTypes> {
  /** The bot that is to be beaten. */
  readonly target: Entrant<T>
  readonly seats: number
  readonly options: T['options']
  /** Matches with open cards that a player may learn from. */
  readonly matches: number
  readonly seed: string
}

/** What a game fills in to have a league. */
export interface GameLeague<T extends GameTypes> {
  readonly game: Game<T>
  readonly options: T['options']
  /** What it is played with; absent: the game needs no content. */
  readonly contents?: ContentPort
  /** The bots by name, the one to be beaten among them. */
  readonly bots: Readonly<Record<string, Entrant<T>>>
  /** Players made to beat a bot, fitted anew to the one they are to play against. */
  exploiters(training: Training<T>): readonly Entrant<T>[]
  /** Upper ends of the intervals that the best exploiter of the target may reach, in shares of wins by number of seats. */
  readonly bars: Readonly<Record<number, number>>
  /** The bot that the bars are for. */
  readonly target: string
}

/** One player against a table of others. */
export interface Duel<T extends GameTypes> {
  readonly league: Pick<GameLeague<T>, 'game' | 'options' | 'contents'>
  readonly one: Entrant<T>
  readonly others: Entrant<T>
  readonly seats: number
  readonly matches: number
  readonly seed: string
}

/** A share of wins with half the width of its 95 % interval. */
export interface Share {
  readonly mean: number
  readonly half: number
}

/** The share of wins of one among others of a kind; it moves one seat on with every match. */
export function shareOf<T extends GameTypes>(duel: Duel<T>): Share {
  const { league, one, others, seats, matches, seed } = duel
  const { game, options } = league
  const plan = layTable<T>(league, seats, league.contents)
  const shares: number[] = []
  for (let number = 0; number < matches; number++) {
    const own = number % seats
    const entrants = Array.from({ length: seats }, (_, seat) => (seat === own ? one : others))
    const won = playArena({ game, options, plan, entrants, seed: `${seed}-${String(number)}` })
    if (won) shares.push(won[own] ?? 0)
  }
  return meanOf(shares)
}
