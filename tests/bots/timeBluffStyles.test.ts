/** Sharp of Time Bluff finds out how somebody plays from what it sees of him. */
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot'
import { TIME_BLUFF_BOTS } from '../../src/bots/time-bluff/bots'
import { DOUBT_FEATURES, PROMISE_FEATURES } from '../../src/bots/time-bluff/foresee'
import type { Memory } from '../../src/bots/time-bluff/memory'
import {
  COUNTING_STYLE,
  sharesOf,
  stylesAt,
  stylesBefore,
  TAKEN_FOR,
  weighEvidence,
} from '../../src/bots/time-bluff/styles'
import { LEVELS, levelAt } from '../../src/bots/time-bluff/levels'
import { FEATURES } from '../../src/bots/time-bluff/suspicion'
import { present } from '../../src/engine/basics/invariant'
import type { TimeBluffTypes } from '../../src/games/time-bluff/inside/types'
import { entrantOf, playArena } from '../support/league/arena'
import { chanceBy } from '../support/league/logistic'
import { TIME_BLUFF_LEAGUE } from '../support/league/timeBluff/league'
import { watchPlay, type Seen } from '../support/league/timeBluff/selfPlay'

const MATCHES = 12
/** The table at which claims are looked at, and in how many matches. */
const SEATS = 4
const CLAIMED_IN = 16
/** Where each style stands among those that sharp knows. */
const EASY = 2
const SOLID = 3
const COUNTER = 4

/** How likely sharp takes the next one of so many, who are all alike, for each style when a match is over, on average. */
function takenFor(other: 'easy' | 'solid' | 'sharp' | 'rule player', seats = 2): number[] {
  const styles = stylesAt(seats).length
  const sum = new Array<number>(styles).fill(0)
  for (let number = 0; number < MATCHES; number++) {
    let kept: Memory | undefined
    const bot: Bot<TimeBluffTypes, Memory> = {
      ...TIME_BLUFF_BOTS.sharp,
      newMemory(view, studied, character) {
        kept = TIME_BLUFF_BOTS.sharp.newMemory(view, studied, character)
        return kept
      },
    }
    const { game, options, bots } = TIME_BLUFF_LEAGUE
    const others = new Array(seats - 1).fill(present(bots[other], 'a level is there'))
    const entrants = [entrantOf('sharp', bot, null), ...others]
    playArena({ game, options, entrants, seed: `styles ${String(number)}` })
    sharesOf(kept?.reputations[1]?.evidence ?? [], stylesBefore(seats)).forEach((share, index) => {
      sum[index] = (sum[index] ?? 0) + share / MATCHES
    })
  }
  return sum
}

/** Claims of four sharps, a third of them each by how likely sharp expects a lie there: what it expects, and the share of lies. */
function claimsInThirds(): { readonly expected: number; readonly happened: number }[] {
  const own = present(stylesAt(SEATS)[0], 'sharp knows its own style')
  const bot = present(TIME_BLUFF_LEAGUE.bots.sharp, 'a level is there')
  const { options } = TIME_BLUFF_LEAGUE
  const seen: Seen = { lies: [], doubts: [] }
  for (let number = 0; number < CLAIMED_IN; number++) {
    const entrants = Array.from({ length: SEATS }, () => bot)
    const match = { options, seed: `claims ${String(number)}`, isWatched: () => true }
    watchPlay(entrants, levelAt(LEVELS.sharp, SEATS), match, seen)
  }
  const claims = seen.lies
    .map(({ features, happened }) => ({ expected: chanceBy(own.lies, features), happened }))
    .sort((one, other) => one.expected - other.expected)
  const third = Math.ceil(claims.length / 3)
  return [0, 1, 2].map((index) => {
    const part = claims.slice(index * third, (index + 1) * third)
    return {
      expected: part.reduce((sum, one) => sum + one.expected, 0) / part.length,
      happened: part.filter((one) => one.happened).length / part.length,
    }
  })
}

describe('the styles that sharp knows', () => {
  it('are there for every number of seats, whole', () => {
    for (let seats = 2; seats <= 6; seats++) {
      const styles = stylesAt(seats)
      expect(styles).toHaveLength(5)
      for (const style of styles) {
        // How a rule player doubts is reckoned, not fitted.
        const fitted = style.of === COUNTING_STYLE ? [0] : [PROMISE_FEATURES, DOUBT_FEATURES]
        for (const { lies, doubts } of [style, ...(style.moods ?? [])]) {
          expect(lies).toHaveLength(FEATURES)
          expect(fitted).toContain(doubts.length)
        }
      }
      expect(styles.map(({ of }) => of)).toContain(COUNTING_STYLE)
      if (seats < 6) expect(styles[0]?.moods?.length).toBeGreaterThan(1)
    }
  })

  it('begin with its own as the likeliest, and sum up to one', () => {
    for (const before of [TAKEN_FOR, ...[2, 3, 4, 5, 6].map(stylesBefore)]) {
      const shares = sharesOf([], before)
      expect(shares).toHaveLength(stylesAt(4).length)
      expect(Math.max(...shares)).toBe(shares[0])
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    }
  })

  it('give way to what was seen, hardly at one sight, and come back when somebody changes', () => {
    const evidence: number[] = []
    weighEvidence(evidence, [0.3, 0.6], true)
    expect(sharesOf(evidence, [0.75, 0.25])[1]).toBeLessThan(0.9)
    for (let time = 0; time < 20; time++) weighEvidence(evidence, [0.3, 0.6], true)
    expect(sharesOf(evidence, [0.75, 0.25])[1]).toBeGreaterThan(0.99)
    for (let time = 0; time < 40; time++) weighEvidence(evidence, [0.3, 0.6], false)
    expect(sharesOf(evidence, [0.75, 0.25])[0]).toBeGreaterThan(0.99)
  })

  it('foretell of its own kind how often that lies: where few lies are expected there are few', () => {
    const thirds = claimsInThirds()
    for (const { expected, happened } of thirds) {
      expect(Math.abs(happened - expected)).toBeLessThan(0.1)
    }
    const shares = thirds.map(({ happened }) => happened)
    expect(shares).toEqual([...shares].sort((one, other) => one - other))
  }, 60_000)

  it('are told apart within a match: who has one is taken for it more than before, and more than who has another', () => {
    const before = stylesBefore(2)
    const [easy, solid] = [takenFor('easy'), takenFor('solid')]
    expect(easy[EASY]).toBeGreaterThan(2 * (before[EASY] ?? 0))
    expect(solid[SOLID]).toBeGreaterThan(2 * (before[SOLID] ?? 0))
    expect(easy[EASY]).toBeGreaterThan(solid[EASY] ?? 0)
    expect(solid[SOLID]).toBeGreaterThan(easy[SOLID] ?? 0)
  }, 60_000)

  it('are told apart by how all claims at the table are answered: whoever counts cards is soon taken for it among four', () => {
    const [counters, sharps] = [takenFor('rule player', 4), takenFor('sharp', 4)]
    expect(counters[COUNTER]).toBeGreaterThan(2 * (sharps[COUNTER] ?? 0))
    expect(counters[COUNTER]).toBeGreaterThan(stylesBefore(4)[COUNTER] ?? 0)
    expect(sharps[0]).toBeGreaterThan(stylesBefore(4)[0] ?? 0)
  }, 60_000)
})
