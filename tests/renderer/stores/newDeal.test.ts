/** A deal is played before the eyes of whoever was there when the match began, once. */
import { describe, expect, it } from 'vitest'
import type { MatchMessage } from '../../../src/protocol/hostMessages'
import { createNewDeal } from '../../../src/renderer/stores/newDeal'

function message(entries: number): MatchMessage {
  return {
    type: 'match',
    table: 't1',
    version: 1,
    events: [],
    match: {
      number: 1,
      game: 'whisper',
      view: {},
      own: [],
      awaited: { kind: 'hidden' },
      entries,
      commitment: '',
    },
  }
}

describe('a new deal', () => {
  it('is played where the match began while this window was there', () => {
    const deal = createNewDeal()
    deal.noticed([{ kind: 'started' }], 't1')
    deal.happened(message(0))
    expect(deal.isNew('t1')).toBe(true)
    expect(deal.isNew('t2')).toBe(false)
  })
  it('is not played again after the page was loaded anew, though nobody has played yet', () => {
    const deal = createNewDeal()
    deal.happened(message(0))
    expect(deal.isNew('t1')).toBe(false)
  })
  it('is over once it was seen, or somebody has played', () => {
    const seen = createNewDeal()
    seen.noticed([{ kind: 'started' }], 't1')
    seen.seen()
    expect(seen.isNew('t1')).toBe(false)
    const played = createNewDeal()
    played.noticed([{ kind: 'started' }], 't1')
    played.happened(message(1))
    expect(played.isNew('t1')).toBe(false)
  })
})
