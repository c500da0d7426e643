// @vitest-environment happy-dom
// The clock of a question runs down in the window.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import { clockOf, useDeadline, type ToldClock } from '../../../src/renderer/table/ask/deadline'

describe('useDeadline', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const clock = (left?: number): ToldClock => ({
    arrived: performance.now(),
    ...(left !== undefined && { left, limit: 20000 }),
  })

  it('counts down to nothing and never below', () => {
    const scope = effectScope()
    scope.run(() => {
      const told = clock(5000)
      const deadline = useDeadline(() => told)
      expect(deadline.value).toEqual({ left: 5000, limit: 20000 })
      vi.advanceTimersByTime(2000)
      expect(deadline.value?.left).toBe(3000)
      vi.advanceTimersByTime(60000)
      expect(deadline.value?.left).toBe(0)
    })
    scope.stop()
  })
  it('counts from when the message arrived, however late it is looked at', () => {
    const scope = effectScope()
    const told = clock(5000)
    vi.advanceTimersByTime(3000)
    scope.run(() => {
      expect(useDeadline(() => told).value?.left).toBe(2000)
    })
    scope.stop()
  })
  it('follows the next message and stops without a limit', async () => {
    const now = shallowRef(clock(5000))
    const scope = effectScope()
    await scope.run(async () => {
      const deadline = useDeadline(() => now.value)
      now.value = clock(9000)
      await nextTick()
      expect(deadline.value?.left).toBe(9000)
      now.value = clock()
      await nextTick()
      expect(deadline.value).toBeUndefined()
    })
    scope.stop()
  })
  it('leaves no timer behind', () => {
    const scope = effectScope()
    const told = clock(5000)
    scope.run(() => useDeadline(() => told))
    expect(vi.getTimerCount()).toBe(1)
    scope.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the clock worth showing', () => {
  const own = { kind: 'lay', name: 'lay-1', left: 7000, limit: 9000 }
  const awaited = {
    kind: 'names',
    seats: [
      { seat: 1, kind: 'lay' },
      { seat: 2, kind: 'lay', left: 4000, limit: 8000 },
    ],
  } as const
  it('is that of the own question', () => {
    expect(clockOf({ own: [own], awaited, arrived: 5 })).toEqual({
      left: 7000,
      limit: 9000,
      arrived: 5,
    })
  })
  it('is that of whoever is seen to be short of time, and of a window that all may see', () => {
    expect(clockOf({ own: [], awaited, arrived: 5 })?.left).toBe(4000)
    const number = { kind: 'number', number: 2, left: 3000, limit: 8000 } as const
    expect(clockOf({ own: [], awaited: number, arrived: 5 })?.left).toBe(3000)
  })
  it('is none where nobody may know who is asked', () => {
    expect(clockOf({ own: [], awaited: { kind: 'hidden' }, arrived: 5 })).toBeUndefined()
  })
})
