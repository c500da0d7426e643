/** Sharp of Time Bluff learns how somebody doubts and lies from what came to light, and no faster than that says. */
import { describe, expect, it } from 'vitest'
import { noSurprise, notice, surpriseOf } from '../../src/bots/time-bluff/surprise'

describe('what sharp makes of somebody', () => {
  it('is what it expects of everybody as long as nothing was seen', () => {
    expect(surpriseOf(undefined)).toBe(0)
    expect(surpriseOf(noSurprise())).toBe(0)
  })

  it('moves with what was seen, hardly by one time and far by many, up to a limit', () => {
    const always = noSurprise()
    const shifts = Array.from({ length: 40 }, () => {
      notice(always, 0.5, true)
      return surpriseOf(always)
    })
    expect(shifts[0]).toBeLessThan(1.1)
    expect(shifts[9]).toBeGreaterThan(1)
    expect(Math.max(...shifts)).toBeLessThanOrEqual(3)
    const never = noSurprise()
    for (let time = 0; time < 10; time++) notice(never, 0.5, false)
    expect(surpriseOf(never)).toBeCloseTo(-(shifts[9] ?? 0))
  })

  it('stays where it was when what happens is what was expected', () => {
    const usual = noSurprise()
    for (let time = 0; time < 40; time++) notice(usual, 0.25, time % 4 === 0)
    expect(surpriseOf(usual)).toBeCloseTo(0)
  })
})
