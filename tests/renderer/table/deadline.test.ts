// @vitest-environment happy-dom
// The clock of a decision runs down in the window.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import type { DecisionView } from '../../../src/protocol/messages'
import { useDeadline } from '../../../src/renderer/table/deadline'

describe('useDeadline', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const decision = (left?: number): DecisionView => ({
    seat: 0,
    kind: 'answer',
    key: 'k',
    ...(left !== undefined && { left, limit: 20000 }),
  })

  it('counts down to nothing and never below', () => {
    const scope = effectScope()
    scope.run(() => {
      const deadline = useDeadline(() => decision(5000))
      expect(deadline.value).toEqual({ left: 5000, limit: 20000 })
      vi.advanceTimersByTime(2000)
      expect(deadline.value?.left).toBe(3000)
      vi.advanceTimersByTime(60000)
      expect(deadline.value?.left).toBe(0)
    })
    scope.stop()
  })
  it('follows the next message and stops without a limit', async () => {
    const now = shallowRef(decision(5000))
    const scope = effectScope()
    await scope.run(async () => {
      const deadline = useDeadline(() => now.value)
      now.value = decision(9000)
      await nextTick()
      expect(deadline.value?.left).toBe(9000)
      now.value = decision()
      await nextTick()
      expect(deadline.value).toBeUndefined()
    })
    scope.stop()
  })
  it('leaves no timer behind', () => {
    const scope = effectScope()
    scope.run(() => useDeadline(() => decision(5000)))
    expect(vi.getTimerCount()).toBe(1)
    scope.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
