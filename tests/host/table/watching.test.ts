/** Who watches a table is no secret to those who sit there. */
import { describe, expect, it } from 'vitest'
import { openMatch, tell } from '../../support/host/evening'
import type { TestPlayer } from '../../support/host/memoryHost'

/** The names of those of whom this player was told that they watch. */
function watchers({ frames }: TestPlayer): string[] {
  const told = frames.join('\n').matchAll(/"kind":"watches","name":"([^"]*)"/gu)
  return [...told].map(([, name]) => name ?? '')
}

describe('somebody who watches', () => {
  it('P-74 is told to everybody at the table but himself, once', async () => {
    const { host, people, table } = await openMatch('watching')
    const watcher = host.player('Zoe')
    await host.settle()
    for (const _time of ['first', 'again']) {
      await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
    }
    for (const player of people) expect(watchers(player)).toEqual(['Zoe'])
    expect(watchers(watcher)).toEqual([])
  })

  it('P-74 is not told of a screen for the room', async () => {
    const { host, people, table } = await openMatch('screen')
    const screen = host.player('Screen')
    await host.settle()
    expect(await tell(host, screen, { kind: 'join', as: 'screen' }, table)).toMatchObject({
      ok: true,
    })
    for (const player of people) expect(watchers(player)).toEqual([])
    const view = screen.client.state().table?.table
    expect(view).toMatchObject({ spectators: [], screens: 1 })
  })

  it('P-74 is no screen: that is nobody who goes, leads the table or keeps it open', async () => {
    const { host, people, keeper, guest, table } = await openMatch('screen alone')
    const screen = host.player('Screen')
    await host.settle()
    await tell(host, screen, { kind: 'join', as: 'screen' }, table)
    await tell(host, screen, { kind: 'leave' }, table)
    for (const { frames } of people) expect(frames.join('')).not.toContain('"name":"Screen"')
    await tell(host, screen, { kind: 'join', as: 'screen' }, table)
    await tell(host, guest(1), { kind: 'leave' }, table)
    await tell(host, keeper, { kind: 'leave' }, table)
    expect(keeper.client.state().mine).toMatchObject([{ id: table, waiting: [] }])
    await host.clock.turn(2000)
    expect(screen.client.state().tables).toEqual([])
  })
})
