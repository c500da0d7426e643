// C12: what happens while nobody listens is counted, not hoarded.
import { describe, expect, it, vi } from 'vitest'
import type { MatchMessage } from '../../../src/protocol/hostMessages'
import { createHeard, type TableListener } from '../../../src/renderer/stores/heard'

function message(events: number, table = 't1'): MatchMessage {
  return {
    type: 'match',
    table,
    version: 1,
    events: Array.from({ length: events }, (_, at) => at),
    match: {
      number: 1,
      game: 'whisper',
      view: {},
      own: [],
      awaited: { kind: 'hidden' },
      entries: 1,
      commitment: '',
    },
  }
}
function listener() {
  return {
    happened: vi.fn<TableListener['happened']>(),
    noticed: vi.fn<TableListener['noticed']>(),
    missed: vi.fn<TableListener['missed']>(),
  }
}

describe('hearing a table', () => {
  it('tells what came before the page of the table was there, in order', () => {
    const heard = createHeard()
    heard.noticed([{ kind: 'started' }], 't1')
    heard.happened(message(2))
    const first = listener()
    const order: string[] = []
    first.noticed.mockImplementation(() => order.push('notice'))
    first.happened.mockImplementation(() => order.push('match'))
    heard.listen(first)
    expect(order).toEqual(['notice', 'match'])
    expect(first.missed).not.toHaveBeenCalled()
    heard.happened(message(1))
    expect(first.happened).toHaveBeenCalledTimes(2)
  })

  it('C12 counts what happens while the settings are open, and tells the number once', () => {
    const heard = createHeard()
    const stop = heard.listen(listener())
    heard.happened(message(1))
    stop()
    for (let at = 0; at < 500; at += 1) heard.happened(message(1))
    heard.happened(message(0))
    heard.noticed([{ kind: 'resumed' }], 't1')
    const back = listener()
    heard.listen(back)
    expect(back.missed).toHaveBeenCalledExactlyOnceWith(501)
    expect(back.happened).not.toHaveBeenCalled()
    expect(back.noticed).not.toHaveBeenCalled()
    const again = listener()
    heard.listen(again)
    expect(again.missed).not.toHaveBeenCalled()
  })

  it('C12 keeps no more than a handful while a page loads', () => {
    const heard = createHeard()
    for (let at = 0; at < 100; at += 1) heard.happened(message(1))
    const first = listener()
    heard.listen(first)
    expect(first.happened).toHaveBeenCalledTimes(20)
    expect(first.missed).toHaveBeenCalledExactlyOnceWith(80)
  })

  it('forgets one table when another begins', () => {
    const heard = createHeard()
    const stop = heard.listen(listener())
    heard.happened(message(1))
    stop()
    heard.happened(message(1))
    heard.happened(message(1, 't2'))
    const first = listener()
    heard.listen(first)
    expect(first.happened).toHaveBeenCalledTimes(1)
    expect(first.missed).not.toHaveBeenCalled()
  })
})
