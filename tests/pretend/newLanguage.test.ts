/** Somebody takes another language in the middle of a match. */
import { describe, expect, it } from 'vitest'
import { begin, viewAt } from './evening'
import { foreignIn } from './languages'

describe('another language in the middle of a match', () => {
  it('shows the cards in it at once, before anything else is played', async () => {
    const evening = await begin('other language')
    await evening.whisperAll()
    await evening.draw(1)
    const { anna, host } = evening
    expect(foreignIn(JSON.stringify(viewAt(anna)), 'de')).toEqual([])
    await evening.tell(anna, { kind: 'rename', name: 'Anna', language: 'en' })
    await host.settle()
    expect(foreignIn(JSON.stringify(viewAt(anna)), 'en')).toEqual([])
  })
})
