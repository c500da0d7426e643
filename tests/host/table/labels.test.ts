/** What a table is called by: the way in which its game is played, badges, and the titles of what can be chosen. */
import { describe, expect, it } from 'vitest'
import { contentPortOf, nameContent, type ContentPort } from '../../../src/engine/contract/content'
import { sealGame } from '../../../src/engine/contract/game'
import { isRecord, toJson } from '../../../src/engine/basics/json'
import { WHISPER_CATALOGUES, WHISPER_CONTENT } from '../../pretend/content'
import { whisper } from '../../pretend/game/inside/index'
import { begin, gather, tableAt } from '../../pretend/evening'

describe('the way in which a game is played', () => {
  it('P-33 stands in the line of the lobby and at the table, as the table is set', async () => {
    const evening = await gather('offers', { options: { mode: 'together' } })
    const { anna, watcher } = evening
    const line = (): unknown => watcher.client.state().tables[0]?.offer
    expect(tableAt(anna).offer).toBe('together')
    expect(line()).toBe('together')
    await evening.tell(anna, { kind: 'setGame', game: 'whisper', options: {}, seats: 3 })
    expect(tableAt(anna).offer).toBe('contest')
    expect(line()).toBe('contest')
  })

  it('P-33 stands in the history, also after a restart', async () => {
    const evening = await begin('history', { options: { mode: 'together', decks: ['farm'] } })
    await evening.playUntil('nothing')
    expect(evening.anna.client.state().history).toMatchObject([{ offer: 'together' }])
    await evening.restart()
    expect(evening.anna.client.state().history).toMatchObject([{ offer: 'together' }])
    expect(tableAt(evening.anna).offer).toBe('together')
  })
})

/** Decks that somebody can add one of his own to while the host runs. */
function growingContents(): { readonly contents: ContentPort; add(): void } {
  const [farm] = WHISPER_CONTENT
  const listeners: (() => void)[] = []
  const pieces = [...WHISPER_CONTENT]
  const ids = ['attic', 'farm']
  return {
    contents: {
      ...contentPortOf([]),
      find: (id) => pieces.find((piece) => piece.id === id),
      catalogue: () => [...ids],
      isOwn: (id) => id === 'cellar',
      onChange: (listener) => listeners.push(listener),
    },
    add: () => {
      const data = isRecord(farm?.data) ? farm.data : {}
      const cellar = 'Our\u202e cellar'
      const title = { de: cellar, nl: cellar, en: cellar }
      const things = [
        {
          key: 'cellar-0',
          sort: 'beast',
          weight: 0.3,
          text: { de: { name: 'Ratte' }, nl: { name: 'rat' }, en: { name: 'rat' } },
        },
      ]
      pieces.push(nameContent('cellar', toJson({ ...data, title, things })))
      ids.push('cellar')
      for (const listener of listeners) listener()
    },
  }
}

describe('what can be chosen', () => {
  it('P-37 is told with titles after the welcome and when it has changed, not with a move', async () => {
    const { contents, add } = growingContents()
    const evening = await begin('decks', { contents, options: { decks: ['farm'] } })
    const told = (): number =>
      evening.anna.frames.filter((frame) => frame.includes('"type":"catalogues"')).length
    expect(told()).toBe(1)
    await evening.whisperAll()
    expect(told()).toBe(1)
    add()
    await evening.host.settle()
    expect(told()).toBe(2)
    expect(evening.anna.client.state().catalogues['whisper-decks']).toMatchObject([
      {
        id: 'attic',
        own: false,
        title: { en: 'The attic' },
        languages: ['de', 'nl', 'en'],
        count: 12,
      },
      { id: 'farm', own: false },
      { id: 'cellar', own: true, title: { en: 'Our cellar' }, count: 1 },
    ])
  })

  it('P-37 is told without a title where its game cannot read it', async () => {
    const [farm, attic, ...lists] = WHISPER_CONTENT
    const pieces = [farm, nameContent('attic', ['nothing']), ...lists].flatMap((one) => one ?? [])
    const contents = contentPortOf(pieces, WHISPER_CATALOGUES)
    const evening = await gather('unreadable', { contents, options: { decks: ['farm'] } })
    expect(attic).toBeDefined()
    expect(evening.anna.client.state().catalogues['whisper-decks']?.[1]).toEqual({
      id: 'attic',
      own: false,
      title: {},
      languages: [],
      count: 0,
    })
  })
})

describe('badges', () => {
  it('P-38 stand in the line and at the table as it is set, an own deck counted in', async () => {
    const { contents, add } = growingContents()
    const options = { sorts: ['beast'], decks: ['attic', 'farm'] }
    const evening = await gather('badges', { contents, options, people: 2 })
    const { anna, watcher } = evening
    const badges = (): unknown[] => [tableAt(anna).badges, watcher.client.state().tables[0]?.badges]
    const set = async (changed: object): Promise<void> => {
      const wish = { game: 'whisper', options: { ...options, ...changed }, seats: 2 } as const
      await evening.tell(anna, { kind: 'setGame', ...wish })
      // The lobby is told in few messages (P-15).
      await evening.host.clock.turn(1000)
    }
    expect(badges()).toEqual([['age-12'], ['age-12']])
    await set({ sorts: ['beast', 'tool'] })
    expect(badges()).toEqual([['age-16'], ['age-16']])
    add()
    await set({ decks: ['attic', 'cellar', 'farm'] })
    expect(badges()).toEqual([['age-16'], ['age-16']])
    await set({})
    expect(badges()).toEqual([['age-12'], ['age-12']])
  })

  it('P-38 of a game that fails over them are none, and the table stands', async () => {
    const evening = await gather('fault')
    const broken = sealGame({
      ...whisper,
      badgesOf: () => {
        throw new Error('no badges today')
      },
    })
    await evening.restart({ games: { whisper: broken } })
    expect(tableAt(evening.anna).badges).toEqual([])
    expect(evening.host.log.join()).toContain('no badges today')
  })
})
