/** Tables over wires that lose, repeat and delay; longer by `npm run fuzz -- tables`. */
import { describe, expect, it } from 'vitest'
import { playFaultyEvening } from '../support/faultyEvening'

const FAULTS = 2000

describe('a table over bad wires', () => {
  it(`R1 does nothing twice and shows everybody the same, over ${String(FAULTS)} faults`, async () => {
    let [faults, moves] = [0, 0]
    for (let evening = 0; faults < FAULTS; evening++) {
      const played = await playFaultyEvening(`faults-${String(evening)}`)
      faults += played.faults
      moves += played.moves
    }
    expect(moves).toBeGreaterThan(FAULTS / 2)
  }, 120_000)
})
