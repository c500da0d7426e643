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
    missed: vi.fn<NonNullable<TableListener['missed']>>(),
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

  it('leaves what came before to who tells it, whoever else begins to listen first', () => {
    const heard = createHeard()
    heard.noticed([{ kind: 'started' }], 't1')
    const { missed: _missed, ...fromNowOn } = listener()
    heard.listen(fromNowOn)
    expect(fromNowOn.noticed).not.toHaveBeenCalled()
    heard.happened(message(1))
    expect(fromNowOn.happened).toHaveBeenCalledOnce()
    const teller = listener()
    heard.listen(teller)
    expect(teller.noticed).toHaveBeenCalledOnce()
    expect(teller.happened).toHaveBeenCalledOnce()
    expect(fromNowOn.happened).toHaveBeenCalledOnce()
  })

  it('keeps what happens while the settings are open, in order, and hands it on once', () => {
    const heard = createHeard()
    const stop = heard.listen(listener())
    heard.happened(message(1))
    stop()
    const while1 = message(2)
    heard.happened(while1)
    heard.noticed([{ kind: 'resumed' }], 't1')
    const back = listener()
    heard.listen(back)
    const latest = [
      { kind: 'happened', message: while1 },
      { kind: 'noticed', notices: [{ kind: 'resumed' }] },
    ]
    expect(back.missed).toHaveBeenCalledExactlyOnceWith({ latest, earlier: 0 })
    expect(back.happened).not.toHaveBeenCalled()
    expect(back.noticed).not.toHaveBeenCalled()
    const again = listener()
    heard.listen(again)
    expect(again.missed).not.toHaveBeenCalled()
  })

  it('keeps the latest 200 of what happens meanwhile, and counts the rest', () => {
    const heard = createHeard()
    const stop = heard.listen(listener())
    heard.happened(message(1))
    stop()
    for (let at = 0; at < 500; at += 1) heard.happened(message(1))
    const back = listener()
    heard.listen(back)
    const [missed] = back.missed.mock.calls[0] ?? []
    expect(missed?.latest).toHaveLength(200)
    expect(missed?.earlier).toBe(300)
  })

  it('tells no more than a handful one by one when a page has loaded', () => {
    const heard = createHeard()
    for (let at = 0; at < 100; at += 1) heard.happened(message(1))
    const first = listener()
    heard.listen(first)
    expect(first.happened).toHaveBeenCalledTimes(20)
    expect(first.missed.mock.calls[0]?.[0].latest).toHaveLength(80)
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

  it('does not go on telling somebody who failed over what had waited', () => {
    const heard = createHeard()
    heard.happened(message(1))
    const failing = listener()
    failing.happened.mockImplementation(() => {
      throw new Error('cannot be told')
    })
    expect(() => heard.listen(failing)).toThrow('cannot be told')
    heard.happened(message(2))
    expect(failing.happened).toHaveBeenCalledTimes(1)
  })

  it('tells nobody what has been forgotten', () => {
    const heard = createHeard()
    heard.happened(message(1))
    heard.forget()
    const late = listener()
    heard.listen(late)
    expect(late.happened).not.toHaveBeenCalled()
    expect(late.missed).not.toHaveBeenCalled()
  })
})
