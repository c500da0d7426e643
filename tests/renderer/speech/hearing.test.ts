import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHearing } from '../../../src/renderer/speech/telling/hearing'

describe('what waits until everything can have been heard', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('TG-34 calls whoever chooses and whoever leads the focus, each the latest of its kind', () => {
    const hearing = createHearing(() => true)
    const called: string[] = []
    hearing.add('Which question card do you read out?')
    hearing.whenHeard(() => called.push('earlier focus'))
    hearing.whenHeard(() => called.push('choice'), 'choice')
    hearing.whenHeard(() => called.push('focus'))
    expect(called).toEqual([])
    vi.runAllTimers()
    expect(called.toSorted()).toEqual(['choice', 'focus'])
  })

  it('waits for what is still to be heard, and not once more for what was heard meanwhile', () => {
    const hearing = createHearing(() => true)
    const call = vi.fn()
    hearing.add('What Ben lays, in fifty signs: that is one and a half.')
    vi.advanceTimersByTime(1500)
    hearing.add('And what is asked then, in fifty signs: as long again.')
    hearing.whenHeard(call)
    vi.advanceTimersByTime(1600)
    expect(call).not.toHaveBeenCalled()
    vi.advanceTimersByTime(400)
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('calls nobody any more once nobody listens', () => {
    const hearing = createHearing(() => true)
    const call = vi.fn()
    hearing.add('Something long enough to be heard.')
    hearing.whenHeard(call)
    hearing.fallSilent()
    vi.runAllTimers()
    expect(call).not.toHaveBeenCalled()
  })
})
