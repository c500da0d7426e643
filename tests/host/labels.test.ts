/** What a table is called by: the way in which its game is played there. */
import { describe, expect, it } from 'vitest'
import { begin, gather, tableAt } from '../pretend/evening'

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
