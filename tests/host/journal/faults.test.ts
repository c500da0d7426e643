/** Tables over wires that lose, repeat and delay, and over bad disks; longer by `npm run fuzz -- tables` and `npm run durability`. */
import { describe, expect, it } from 'vitest'
import { playFaultyEvening } from '../../support/host/faultyEvening'

const FAULTS = 2000
const BAD_DISKS = 20

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

  it(`D4 loses nothing and plays on when the disk refuses again and again, over ${String(BAD_DISKS)} evenings`, async () => {
    let moves = 0
    for (let evening = 0; evening < BAD_DISKS; evening++) {
      moves += (await playFaultyEvening(`disk-${String(evening)}`, 'bad')).moves
    }
    expect(moves).toBeGreaterThan(BAD_DISKS * 5)
  }, 120_000)
})
