/** What simulated matches add up to: each is added when it is over, so that none is kept, for there may be a million. */
import { winnersOf, type Outcome } from '../engine/contract/outcome'
import { SIMULATED_LEVELS, type SimulatedLevel, type SimulatedMatch } from './simulateMatches'

/** Matches won by a level, shared wins in parts, and how many seats of it played. */
export interface LevelTally {
  readonly level: SimulatedLevel
  readonly wins: number
  readonly matchesTimesSeats: number
}

/** How matches ended that are not about who is first. */
export interface OutcomeTally {
  readonly rankings: number
  readonly teams: number
  /** Mean score of the teams; 0 without any. */
  readonly teamScore: number
  /** Matches that ended without a result. */
  readonly none: number
}

/** Adds matches up. */
export class Tally {
  private matchCount = 0
  private moveCount = 0
  private scoreSum = 0
  private readonly ended = { ranking: 0, team: 0, none: 0 }
  private readonly wins = new Map<SimulatedLevel, number>()
  private readonly seats = new Map<SimulatedLevel, number>()

  /** Adds a match that is over. */
  add({ levels, outcome, entries }: SimulatedMatch): void {
    this.matchCount += 1
    this.moveCount += entries
    this.ended[outcome.kind] += 1
    if (outcome.kind === 'team') this.scoreSum += outcome.score
    this.addSeats(levels, outcome)
  }

  /** Matches so far. */
  matches(): number {
    return this.matchCount
  }

  /** Moves of all of them. */
  moves(): number {
    return this.moveCount
  }

  /** Who won, by level; matches without a ranking have no winner. */
  byLevel(): LevelTally[] {
    return SIMULATED_LEVELS.flatMap((level) => {
      const matchesTimesSeats = this.seats.get(level)
      const wins = this.wins.get(level) ?? 0
      return matchesTimesSeats === undefined ? [] : [{ level, wins, matchesTimesSeats }]
    })
  }

  /** How they ended. */
  outcomes(): OutcomeTally {
    const { ranking, team, none } = this.ended
    const teamScore = team === 0 ? 0 : this.scoreSum / team
    return { rankings: ranking, teams: team, teamScore, none }
  }

  private addSeats(levels: readonly SimulatedLevel[], outcome: Outcome): void {
    const winners = winnersOf(outcome)
    levels.forEach((level, seat) => {
      this.seats.set(level, (this.seats.get(level) ?? 0) + 1)
      if (!winners.includes(seat)) return
      this.wins.set(level, (this.wins.get(level) ?? 0) + 1 / winners.length)
    })
  }
}
