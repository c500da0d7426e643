/** A finished match is looked at again while others of the same host play with the same deck. */
import { describe, expect, it } from 'vitest'
import { sealGame } from '../../../src/engine/contract/game'
import { retell } from '../../../src/renderer/replay/retell'
import { fetchRecord } from '../../../src/renderer/links/fetchRecord'
import { helplessBots, openMatch, tell } from '../../support/host/evening'
import { tableOf } from '../../support/match/seats'
import { DECKS_OF_TESTS } from './decks'
import { TOFUGOTT_OF_TESTS } from './scenario'

const OPTIONS = { turns: 1, answerSeconds: 60, guessSeconds: 30, explainSeconds: 30 } as const

describe('the page of a finished match', () => {
  it('P-23 is told again while another table plays with the same deck, but not within a match', async () => {
    const surroundings = {
      games: { tofugott: sealGame(TOFUGOTT_OF_TESTS) },
      contents: DECKS_OF_TESTS,
      bots: helplessBots,
    }
    const wish = { game: 'tofugott', people: 2, seats: 2, options: OPTIONS, surroundings } as const
    const evening = await openMatch('keeping', wish)
    const { host, keeper, table } = evening
    for (let wait = 0; wait < 60 && tableOf(keeper).phase !== 'over'; wait++) {
      await host.clock.turn(61_000)
    }
    expect(tableOf(keeper).phase).toBe('over')

    const zoe = host.player('Zoe')
    await host.settle()
    const other = { game: 'tofugott', options: OPTIONS, name: 'Zoe', seats: 2 } as const
    await tell(host, zoe, { kind: 'createTable', ...other, bots: 'easy' })
    await host.clock.turn(100)
    expect(tableOf(zoe).phase).toBe('playing')

    const fetch = async () => {
      const fetched = fetchRecord((wanted) => keeper.client.fetch(wanted, table), 1)
      await host.clock.turn(10)
      await host.settle()
      return fetched
    }
    const fetched = await fetch()
    const told = fetched.ok && retell(fetched.value.record, fetched.value.contents, 'nl')
    expect(JSON.stringify(told)).toContain('nl question 1 of')

    expect(await evening.again()).toMatchObject({ ok: true })
    expect(tableOf(keeper).phase).toBe('playing')
    expect(await fetch()).toMatchObject({ ok: false, error: 'content-in-use' })
  })
})
