/** The language a game is played in follows whoever makes the table, not the computer that keeps it. */
import { describe, expect, it } from 'vitest'
import { sealGame } from '../../src/engine/game'
import type { Language } from '../../src/engine/language'
import { GAMES } from '../../src/games/registry'
import { WHISPER_CONTENTS } from '../pretend/content'
import { whisper } from '../pretend/game/inside/index'
import { tell } from '../support/host/evening'
import { MemoryHost, type TestPlayer } from '../support/host/memoryHost'
import { tableOf } from '../support/match/seats'

interface Made {
  readonly host: MemoryHost
  readonly keeper: TestPlayer
}

async function makeTable(language: Language, game: string): Promise<Made> {
  const host = new MemoryHost('language', {
    games: { ...GAMES, whisper: sealGame(whisper) },
    contents: WHISPER_CONTENTS,
  })
  const keeper = host.player('Anna', language)
  await host.settle()
  const wish = { kind: 'createTable', game, name: 'Tisch', seats: 3, options: {} } as const
  await tell(host, keeper, wish)
  return { host, keeper }
}

describe('the language of a table', () => {
  it.each(['de', 'nl', 'en'] as const)(
    'P-14 is %s where its keeper speaks it',
    async (language) => {
      const { keeper } = await makeTable(language, 'whisper')
      expect(tableOf(keeper).options).toMatchObject({ language })
    },
  )

  it('P-14 follows the keeper into another game, and stays where he has chosen one', async () => {
    const { host, keeper } = await makeTable('nl', 'time-bluff')
    const set = { kind: 'setGame', game: 'whisper', seats: 3 } as const
    await tell(host, keeper, { ...set, options: {} }, tableOf(keeper).id)
    expect(tableOf(keeper).options).toMatchObject({ language: 'nl' })
    await tell(host, keeper, { ...set, options: { language: 'de' } }, tableOf(keeper).id)
    expect(tableOf(keeper).options).toMatchObject({ language: 'de' })
  })
})
