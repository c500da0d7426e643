/** Who is dead is noticed, who could not answer because this computer slept is not. */
import { describe, expect, it } from 'vitest'
import { watchLine, type Lifeline } from '../../src/system/lifeline'
import { HandClock } from '../support/host/handClock'

const SECOND = 1000

interface Watched {
  readonly clock: HandClock
  readonly lifeline: Lifeline
  pings: number
  endedAt: number | undefined
}

/** A line whose other end answers every ping as long as `answers` says so. */
function watch(answers: () => boolean = () => false): Watched {
  const clock = new HandClock()
  const line = {
    ping: () => {
      watched.pings += 1
      if (answers()) watched.lifeline.heard()
    },
    end: () => {
      watched.endedAt = clock.now()
    },
  }
  const watched: Watched = { clock, lifeline: watchLine(clock, line), pings: 0, endedAt: undefined }
  return watched
}

describe('a line', () => {
  it.each([0, 3, 7.9])(
    'whose other end fell silent after %s seconds is ended within 25 seconds',
    async (silent) => {
      const watched = watch()
      await watched.clock.turn(silent * SECOND)
      watched.lifeline.heard()
      await watched.clock.turn(60 * SECOND)
      expect((watched.endedAt ?? Infinity) - silent * SECOND).toBeLessThanOrEqual(25 * SECOND)
      expect((watched.endedAt ?? 0) - silent * SECOND).toBeGreaterThan(15 * SECOND)
    },
  )

  it('that answers stays for hours', async () => {
    const watched = watch(() => true)
    await watched.clock.turn(3600 * SECOND)
    expect(watched.endedAt).toBeUndefined()
    expect(watched.pings).toBe(450)
  })

  it('is not ended because this computer slept, with two pings on their way', async () => {
    let isAnswering = false
    const watched = watch(() => isAnswering)
    await watched.clock.turn(19 * SECOND)
    expect(watched.pings).toBe(2)
    watched.clock.sleep(35 * SECOND)
    await watched.clock.turn(0)
    isAnswering = true
    await watched.clock.turn(60 * SECOND)
    expect(watched.endedAt).toBeUndefined()
  })

  it('that is stopped is not pinged any more', async () => {
    const watched = watch()
    watched.lifeline.stop()
    await watched.clock.turn(60 * SECOND)
    expect([watched.pings, watched.endedAt]).toEqual([0, undefined])
  })
})
