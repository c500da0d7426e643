/** The best team scores of the people of a host: by game, by what matters of its options, and by who played together. */
import { Latest } from '../engine/basics/latest'
import type { BestRecord } from './people/peopleRecords'

/** Scores that are kept; the one that nobody has played for longest goes first. */
const MOST_BESTS = 500

/** A team's score in one match. */
export type TeamScore = Pick<BestRecord, 'game' | 'key' | 'people' | 'score' | 'match'>

function nameOf({ game, key, people }: TeamScore): string {
  return JSON.stringify([game, key, [...people].sort()])
}

/** The best scores, each with the match that was counted last. */
export class Bests {
  private readonly kept = new Latest<string, BestRecord>(MOST_BESTS)

  /** All of them, the longest untouched first. */
  all(): BestRecord[] {
    return this.kept.values()
  }

  /** Whether somebody has a best score to lose. */
  isNamed(person: string): boolean {
    return this.all().some(({ people }) => people.includes(person))
  }

  /** The best as it stands after this score; the same match counts once, however often it is told. */
  after(score: TeamScore): BestRecord {
    const known = this.kept.get(nameOf(score))
    if (known?.match === score.match) return known
    const before = known === undefined ? {} : { before: known.score }
    const best = Math.max(score.score, known?.score ?? score.score)
    return { ...score, kind: 'best', people: [...score.people].sort(), score: best, ...before }
  }

  /** Keeps it from now on. */
  keep(best: BestRecord): void {
    this.kept.set(nameOf(best), best)
  }
}
