/** Who is here from another computer, as whoever runs the host is told before he ends it. */
import { describe, expect, it } from 'vitest'
import { tell } from '../../support/host/evening'
import { MemoryHost } from '../../support/host/memoryHost'

const TABLE = {
  kind: 'createTable',
  game: 'time-bluff',
  name: 'Open',
  seats: 3,
  options: {},
} as const

describe('the company of a host', () => {
  it('is whoever is connected from elsewhere, by name, and plays as soon as his match runs', async () => {
    const host = new MemoryHost('company')
    const keeper = host.player('Anna', 'en', undefined, true)
    await host.settle()
    expect(host.company()).toEqual({ guests: [], isPlaying: false })
    const guest = host.player('Bram')
    await host.settle()
    expect(host.company()).toEqual({ guests: ['Bram'], isPlaying: false })
    const made = await tell(host, keeper, TABLE)
    const table = made.ok ? made.table : undefined
    await tell(host, keeper, { kind: 'start' }, table)
    await host.clock.turn(100)
    // A match in which no guest takes part keeps nobody awake.
    expect(host.company()).toEqual({ guests: ['Bram'], isPlaying: false })
    await tell(host, guest, { kind: 'join', as: 'spectator' }, table)
    expect(host.company()).toEqual({ guests: ['Bram'], isPlaying: true })
    guest.offline = true
    guest.cut()
    await host.settle()
    expect(host.company()).toEqual({ guests: [], isPlaying: false })
  })
})
