/** How long a bot may think, by a clock of the test. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { thinkingBudget } from '../../src/server/bots/thinkingBudget'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

it('a decision has 120 ms from when it is asked for', () => {
  vi.advanceTimersByTime(5000)
  const { hasTime } = thinkingBudget()
  expect(hasTime()).toBe(true)
  vi.advanceTimersByTime(119)
  expect(hasTime()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(hasTime()).toBe(false)
})
