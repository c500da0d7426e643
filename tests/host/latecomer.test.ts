/** A match that is over belongs to those who played it: whoever takes a seat after its end looks at it from outside. */
import { describe, expect, it } from 'vitest'
import { sealGame } from '../../src/engine/game'
import { WHISPER_CONTENTS } from '../pretend/content'
import { whisper } from '../pretend/game/inside/index'
import { helplessBots, openMatch, tell, type Evening } from '../support/evening'
import type { TestPlayer } from '../support/memoryHost'
import { matchOf, tableOf, viewOf } from '../support/seats'

const BOT_SEAT = 2

/** Two people and a bot have played a match to its end. */
async function openEnd(seed: string): Promise<Evening> {
  const evening = await openMatch(seed, {
    game: 'whisper',
    people: 2,
    seats: 3,
    options: { whisperSeconds: 10, turnSeconds: 10, rounds: 1 },
    surroundings: {
      games: { whisper: sealGame(whisper) },
      contents: WHISPER_CONTENTS,
      bots: helplessBots,
    },
  })
  for (let wait = 0; wait < 200 && tableOf(evening.keeper).phase !== 'over'; wait++) {
    await evening.host.clock.turn(11_000)
  }
  return evening
}

async function comeLate({ host, table }: Evening): Promise<TestPlayer> {
  const late = host.player('Lena')
  await host.settle()
  await tell(host, late, { kind: 'join', as: 'spectator' }, table)
  await tell(host, late, { kind: 'sit', seat: BOT_SEAT }, table)
  return late
}

describe('P-79 whoever takes a seat after the end of a match', () => {
  it('P-79 sees it as who watched it, also when he asks for everything anew and after a restart', async () => {
    const evening = await openEnd('late')
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
    const evening = await openEnd('players')
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
