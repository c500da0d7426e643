/** How long bots seem to think. */
import { describe, expect, it } from 'vitest'
import { drawDelay } from '../../src/host/thinking'

/** Gives the same byte again and again. */
function entropy(byte: number): { bytes(count: number): Uint8Array } {
  return { bytes: (count) => new Uint8Array(count).fill(byte) }
}

describe('the pause of a bot', () => {
  it('lies between 0.7 and 1.9 seconds for a play, and between 0.9 and 2.5 where all answer', () => {
    expect(drawDelay({}, entropy(0))).toBe(700)
    expect(drawDelay({}, entropy(255))).toBeCloseTo(1900, -1)
    expect(drawDelay({ together: true }, entropy(0))).toBe(900)
    expect(drawDelay({ together: true }, entropy(255))).toBeCloseTo(2500, -1)
  })

  it('is longer by what people need to read what has happened', () => {
    expect(drawDelay({ reading: 1800 }, entropy(0))).toBe(2500)
  })
})
