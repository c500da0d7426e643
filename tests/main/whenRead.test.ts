/** What Windows and macOS will ask about the network is on the screen before they ask. */
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenRead } from '../../src/main/whenRead'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('discovery, which makes the system ask', () => {
  it.each(['win32', 'darwin'] as const)(
    'on %s begins once the first page could be read',
    (platform) => {
      const window = new EventEmitter()
      const begin = vi.fn()
      whenRead(window, begin, platform)
      vi.advanceTimersByTime(9000)
      expect(begin).not.toHaveBeenCalled()
      window.emit('ready-to-show')
      vi.advanceTimersByTime(3900)
      expect(begin).not.toHaveBeenCalled()
      vi.advanceTimersByTime(100)
      expect(begin).toHaveBeenCalledOnce()
      vi.advanceTimersByTime(60_000)
      expect(begin).toHaveBeenCalledOnce()
    },
  )

  it('elsewhere begins as soon as the first page is there', () => {
    const window = new EventEmitter()
    const begin = vi.fn()
    whenRead(window, begin, 'linux')
    expect(begin).not.toHaveBeenCalled()
    window.emit('ready-to-show')
    vi.advanceTimersByTime(0)
    expect(begin).toHaveBeenCalledOnce()
  })

  it('does not wait for ever for a page that never comes', () => {
    const begin = vi.fn()
    whenRead(new EventEmitter(), begin, 'win32')
    vi.advanceTimersByTime(30_000)
    expect(begin).toHaveBeenCalledOnce()
  })
})
