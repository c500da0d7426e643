/** A second model of the rules follows random matches of the real games and must agree with everything it sees. */
import { describe, expect, it } from 'vitest'
import { FAULTS } from './time-bluff/model'
import { runNaive } from './time-bluff/runNaive'

const MATCHES = 500
const MOST_FOR_A_FAULT = 300

describe('the naive model of time-bluff', () => {
  it(`agrees with the engine over ${String(MATCHES)} random matches`, () => {
    let moves = 0
    let refused = 0
    for (let match = 0; match < MATCHES; match++) {
      const seed = `naive-${String(match)}`
      const run = runNaive(seed)
      expect(run.disagreement, seed).toBeUndefined()
      moves += run.moves
      refused += run.refused
    }
    expect(moves).toBeGreaterThan(MATCHES * 20)
    expect(refused).toBeGreaterThan(MATCHES * 20)
  }, 300_000)

  it.each(FAULTS)('notices the planted wrong rule "%s"', (fault) => {
    const seeds = Array.from({ length: MOST_FOR_A_FAULT }, (_, match) => `naive-${String(match)}`)
    expect(seeds.some((seed) => runNaive(seed, [fault]).disagreement !== undefined)).toBe(true)
  })
})
