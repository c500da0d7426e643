/** A game that fails while somebody does something at another table, or in the lobby. */
import { describe, expect, it } from 'vitest'
import { sealGame, type Game, type SealedGame } from '../../../src/engine/contract/game'
import type { TafelrundeTypes } from '../../../src/games/tafelrunde/inside/types'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import { GAMES } from '../../../src/games/registry'
import { openMatch, tell, type Evening } from '../../support/host/evening'
import type { TestPlayer } from '../../support/host/memoryHost'
import { entriesOf, tableOf } from '../../support/match/seats'

type Rules = Game<TafelrundeTypes>

/** Tafelrunde, sound until it falls ill. */
class Patient {
  isIll = false

  sound<Arguments extends readonly unknown[], Answer>(
    task: (...given: Arguments) => Answer,
  ): (...given: Arguments) => Answer {
    return (...given) => {
      if (this.isIll) throw new Error('planted')
      return task(...given)
    }
  }

  games(change: Partial<Rules>): Readonly<Record<string, SealedGame>> {
    return { ...GAMES, tafelrunde: sealGame({ ...tafelrunde, ...change }) }
  }
}

async function openSecond({ host }: Evening): Promise<TestPlayer> {
  const other = host.player('Zoe')
  await host.settle()
  const wish = { game: 'time-bluff', name: 'Z', seats: 3, options: {}, bots: 'easy' } as const
  await tell(host, other, { kind: 'createTable', ...wish })
  await host.clock.turn(100)
  return other
}

describe('a game that cannot say whether it is over', () => {
  it('costs its own match, not the match of the next table, nor who greets meanwhile', async () => {
    const patient = new Patient()
    const surroundings = {
      games: patient.games({ outcome: patient.sound(tafelrunde.outcome) }),
    }
    const evening = await openMatch('outcome', { surroundings, options: { turnSeconds: 30 } })
    const { host, keeper } = evening
    const other = await openSecond(evening)
    patient.isIll = true
    expect(
      await tell(host, other, { kind: 'setTableName', name: 'Q' }, tableOf(other).id),
    ).toMatchObject({ ok: true })
    const late = host.player('Late')
    await host.settle()
    expect(late.client.state().tables).toHaveLength(2)
    expect(tableOf(other).phase).toBe('playing')
    await host.clock.turn(120_000)
    expect(tableOf(keeper).phase).toBe('gathering')
    expect(tableOf(other).phase).toBe('playing')
    expect(entriesOf(other)).toBeGreaterThanOrEqual(0)
  })
})

describe('a game that fails over a command of the lobby', () => {
  it('ends when somebody comes to watch, and he is at the table', async () => {
    const patient = new Patient()
    const surroundings = { games: patient.games({ view: patient.sound(tafelrunde.view) }) }
    const evening = await openMatch('watch', { surroundings, options: { turnSeconds: 30 } })
    const { host, keeper, table } = evening
    const watcher = host.player('Zoe')
    await host.settle()
    patient.isIll = true
    await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
    expect(tableOf(keeper).phase).toBe('gathering')
    expect(tableOf(watcher).phase).toBe('gathering')
  })
})
