/** How the matches of a table stand together: who has won how often. */
import { winnersOf } from '../../../engine/contract/outcome'
import type { PastMatch } from '../../../protocol/tableViews'

/** Somebody's line in the standing of the evening. */
export interface Standing {
  readonly name: string
  /** A shared first place counts for each. */
  readonly wins: number
  /** Matches with places in which he played. */
  readonly played: number
}

/** Whoever has played for a place, the most wins first, equal ones as they came; empty where there was no such match. */
export function standingsOf(history: readonly PastMatch[]): Standing[] {
  const ranked = history.filter(({ outcome }) => outcome.kind === 'ranking')
  const standings = new Map<string, Standing>()
  for (const { names, outcome } of ranked) {
    const winners = winnersOf(outcome)
    for (const [seat, name] of names.entries()) {
      if (name === '') continue
      const { wins, played } = standings.get(name) ?? { wins: 0, played: 0 }
      const won = winners.includes(seat) ? 1 : 0
      standings.set(name, { name, wins: wins + won, played: played + 1 })
    }
  }
  return [...standings.values()].sort((one, other) => other.wins - one.wins)
}
