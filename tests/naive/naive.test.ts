/** A second model of the rules follows random matches of the real games and must agree with everything it sees. */
import { describe, expect, it } from 'vitest'
import { FAULTS as TAFELRUNDE_FAULTS, type Fault as TafelrundeFault } from './tafelrunde/model'
import { runNaiveTafelrunde } from './tafelrunde/runNaive'
import { FAULTS, type Fault } from './time-bluff/model'
import { runNaive } from './time-bluff/runNaive'
import type { NaiveRun } from '../support/followNaive'

const MATCHES = 500
const MOST_FOR_A_FAULT = 300

function agree(run: (seed: string) => NaiveRun): void {
  let [moves, refused] = [0, 0]
  for (let match = 0; match < MATCHES; match++) {
    const seed = `naive-${String(match)}`
    const followed = run(seed)
    expect(followed.disagreement, seed).toBeUndefined()
    moves += followed.moves
    refused += followed.refused
  }
  expect(moves).toBeGreaterThan(MATCHES * 20)
  expect(refused).toBeGreaterThan(MATCHES * 20)
}

function notices(run: (seed: string) => NaiveRun): boolean {
  const seeds = Array.from({ length: MOST_FOR_A_FAULT }, (_, match) => `naive-${String(match)}`)
  return seeds.some((seed) => run(seed).disagreement !== undefined)
}

describe('the naive model of time-bluff', () => {
  it(`agrees with the engine over ${String(MATCHES)} random matches`, () => {
    agree(runNaive)
  }, 300_000)

  it.each([...FAULTS])('notices the planted wrong rule "%s"', (fault: Fault) => {
    expect(notices((seed) => runNaive(seed, [fault]))).toBe(true)
  })
})

describe('the naive model of tafelrunde', () => {
  it(`agrees with the engine over ${String(MATCHES)} random matches`, () => {
    agree(runNaiveTafelrunde)
  }, 300_000)

  it.each([...TAFELRUNDE_FAULTS])(
    'notices the planted wrong rule "%s"',
    (fault: TafelrundeFault) => {
      expect(notices((seed) => runNaiveTafelrunde(seed, [fault]))).toBe(true)
    },
  )
})
