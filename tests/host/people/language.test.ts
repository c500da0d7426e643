/** The language a game is played in follows whoever makes the table, not the computer that keeps it. */
import { describe, expect, it } from 'vitest'
import { sealGame } from '../../../src/engine/contract/game'
import type { Language } from '../../../src/engine/basics/language'
import { GAMES } from '../../../src/games/registry'
import { WHISPER_CONTENTS } from '../../pretend/content'
import { whisper } from '../../pretend/game/inside/index'
import { tell } from '../../support/host/evening'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import { PROTOCOL_VERSION } from '../../../src/protocol/terms'
import { tableOf } from '../../support/match/seats'

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

describe('the language of a person', () => {
  it('P-14 is the one of his latest greeting, however he was known before', async () => {
    const { host } = await makeTable('en', 'whisper')
    let id = 0
    const greet = async (greeting: object): Promise<readonly string[]> => {
      const frames: string[] = []
      const line = host.connect(frames)
      const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app: 'x', name: 'Bo' }
      line.received(JSON.stringify({ ...hello, ...greeting }))
      await host.settle()
      id += 1
      const wish = { kind: 'createTable', game: 'whisper', name: 'T', seats: 3, options: {} }
      line.received(JSON.stringify({ type: 'command', id, command: wish }))
      await host.settle()
      line.closed(1006)
      const last = (pattern: RegExp): string =>
        [...frames.join('\n').matchAll(pattern)].at(-1)?.[1] ?? ''
      return [last(/"token":"([0-9a-f]+)"/gu), last(/"options":\{[^}]*"language":"(\w+)"/gu)]
    }
    const [token, first] = await greet({ language: 'de' })
    const [, second] = await greet({ language: 'nl', token })
    expect([first, second]).toEqual(['de', 'nl'])
  })
})
