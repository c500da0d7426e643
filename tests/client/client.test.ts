/** The headless client at a connection that misbehaves. */
import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/client/createClient'
import type { Client } from '../../src/client/client'
import type { ConnectionEvents } from '../../src/protocol/connection'
import { HandClock } from '../support/handClock'
import { seededEntropy } from '../support/memoryHost'

interface Silent {
  readonly clock: HandClock
  readonly client: Client
  /** Every connection that was opened. */
  readonly opened: ConnectionEvents[]
  readonly closed: number[]
}

/** A client whose every connection opens and then stays silent. */
function silent(): Silent {
  const clock = new HandClock()
  const opened: ConnectionEvents[] = []
  const closed: number[] = []
  const client = createClient(
    { name: 'Ada', language: 'en', app: 'test' },
    {
      open(events) {
        const number = opened.push(events) - 1
        return { send: () => undefined, close: () => closed.push(number) }
      },
      clock,
      entropy: seededEntropy('silent'),
      tokens: { read: () => undefined, write: () => undefined },
    },
  )
  return { clock, client, opened, closed }
}

describe('a client whose host does not answer', () => {
  it('gives the connection up after five seconds and tries anew', async () => {
    const { clock, client, opened, closed } = silent()
    await clock.turn(4900)
    expect(opened).toHaveLength(1)
    await clock.turn(200)
    expect(closed).toEqual([0])
    expect(client.state().connection).toBe('lost')
    await clock.turn(1000)
    expect(opened).toHaveLength(2)
  })

  it('tries again within six and a quarter seconds, however often it failed', async () => {
    const { clock, opened } = silent()
    for (const events of [0, 1, 2, 3, 4, 5, 6, 7]) {
      opened[events]?.closed(1006)
      await clock.turn(4900 + 1400)
    }
    expect(opened.length).toBeGreaterThanOrEqual(9)
  })
})
