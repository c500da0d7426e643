/** A match that is over belongs to those who played it: whoever takes a seat after its end looks at it from outside. */
import { describe, expect, it } from 'vitest'
import { openEnd } from '../../support/window/endedMatch'
import { tell, type Evening } from '../../support/host/evening'
import type { TestPlayer } from '../../support/host/memoryHost'
import { matchOf, tableOf, viewOf } from '../../support/match/seats'

const BOT_SEAT = 2

async function comeLate({ host, table }: Evening): Promise<TestPlayer> {
  const late = host.player('Lena')
  await host.settle()
  await tell(host, late, { kind: 'join', as: 'spectator' }, table)
  await tell(host, late, { kind: 'sit', seat: BOT_SEAT }, table)
  return late
}

describe('P-79 whoever takes a seat after the end of a match', () => {
  it('P-79 sees it as who watched it, also when he asks for everything anew and after a restart', async () => {
    const evening = await openEnd('late', { people: 2 })
    const { host, keeper } = evening
    const watcher = host.player('Zoe')
    await host.settle()
    await tell(host, watcher, { kind: 'join', as: 'spectator' }, evening.table)
    const own = viewOf(keeper)
    expect(own).not.toEqual(viewOf(watcher))
    const late = await comeLate(evening)
    for (const isNew of [false, true]) {
      if (isNew) host.restart()
      late.cut()
      await host.settle()
      await host.clock.turn(5000)
      expect(tableOf(late).seats[BOT_SEAT]).toMatchObject({ name: 'Lena' })
      expect(viewOf(late)).toEqual(viewOf(watcher))
      expect(matchOf(late)?.own).toEqual([])
    }
    expect(viewOf(keeper)).toEqual(own)
  })

  it('P-79 is none of those whom the history names with it', async () => {
    const evening = await openEnd('players', { people: 2 })
    const { keeper, guest } = evening
    const before = tableOf(keeper).seats[BOT_SEAT]
    const late = await comeLate(evening)
    const [past] = late.client.state().history
    const person = (player: TestPlayer) => player.client.state().welcome?.person
    expect(past?.players).toMatchObject([
      { person: person(keeper) },
      { person: person(guest(1)) },
      before?.kind === 'bot' ? { bot: before.level, figure: before.figure } : {},
    ])
    expect(past?.players?.[BOT_SEAT]).not.toHaveProperty('person')
  })
})
