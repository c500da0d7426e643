// What happens in words: long enough in sight to be read, at every pace.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import { readingTime, useCaptions } from '../../../src/renderer/stage/captions/useCaptions'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const SHORT = 'Ben passes.'
const LONG = 'Emma lays face down on pile 2, and 12 o’clock, smartwatch on top.'

describe('the captions', () => {
  it('stay until they can have been read, the longer the longer', () => {
    expect(readingTime(LONG)).toBeGreaterThan(2 * readingTime(SHORT))
    const captions = effectScope().run(useCaptions)
    const texts = (): string[] => captions?.lines.value.map(({ text }) => text) ?? []
    captions?.show(LONG)
    vi.advanceTimersByTime(200)
    // The next is there long before it is read.
    captions?.show(SHORT)
    expect(texts()).toEqual([LONG, SHORT])
    vi.advanceTimersByTime(readingTime(LONG))
    expect(texts()).toEqual([])
  })

  it('are gone in the order in which they came, so that none stands there as the latest news that is not', () => {
    const captions = effectScope().run(useCaptions)
    const texts = (): string[] => captions?.lines.value.map(({ text }) => text) ?? []
    captions?.show(LONG)
    captions?.show(SHORT)
    vi.advanceTimersByTime(readingTime(SHORT))
    expect(texts()).toEqual([LONG, SHORT])
    vi.advanceTimersByTime(readingTime(LONG) - readingTime(SHORT))
    expect(texts()).toEqual([])
  })

  it('stay as long as five lines take, where five are told', () => {
    const captions = effectScope().run(useCaptions)
    captions?.show(LONG.repeat(3))
    vi.advanceTimersByTime(10_000)
    expect(captions?.lines.value).toHaveLength(1)
    vi.advanceTimersByTime(2000)
    expect(captions?.lines.value).toEqual([])
  })

  it('are two at most, and none for what has no words', () => {
    const captions = effectScope().run(useCaptions)
    for (const text of ['one', 'two', '', 'three']) captions?.show(text)
    expect(captions?.lines.value.map(({ text }) => text)).toEqual(['two', 'three'])
  })
})
