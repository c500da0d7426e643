// @vitest-environment happy-dom
// A page of a finished match: everybody may keep one once all at the table have agreed.
import { describe, expect, it, vi } from 'vitest'
import { err } from '../../../src/engine/basics/result'
import type { Command } from '../../../src/protocol/clientMessages'
import type { MatchView, TableView } from '../../../src/protocol/tableViews'
import { tofugottTalk } from '../../../src/renderer/games/tofugott/talk'
import { tofugottWindow } from '../../../src/renderer/games/tofugott/window'
import ResultPanel from '../../../src/renderer/pages/result/ResultPanel.vue'
import {
  openWindow,
  peopleNamed,
  stateOf,
  tableOf,
  type WindowPart,
} from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const KEEPSAKE = { kind: 'keepsake' } as const
const MATCH: MatchView = {
  number: 3,
  game: 'tofugott',
  view: {},
  own: [],
  awaited: { kind: 'hidden' },
  entries: 9,
  outcome: { kind: 'ranking', ranks: [1, 2, 3] },
  commitment: '',
}
const OPEN = { number: 1, person: 'p1', proposal: KEEPSAKE, agreed: ['p1'] }

interface Opened extends WindowPart {
  readonly wished: Command[]
}

function openResult(changes: Partial<TableView>): Opened {
  const table = tableOf({ game: 'tofugott', phase: 'over', ...changes })
  const { outcome } = MATCH
  const wished: Command[] = []
  const onCommand = (command: Command): void => {
    wished.push(command)
  }
  const props = { table, match: MATCH, outcome, game: tofugottWindow, onCommand }
  return { ...openWindow(ResultPanel, props, { state: stateOf(table, MATCH) }), wished }
}

function button({ wrapper }: WindowPart, name: string) {
  return wrapper.findAll('button').find((one) => one.text() === name)
}

describe('a page to keep', () => {
  it('is put to the vote first, and saved by nobody before', async () => {
    const part = openResult({})
    expect(button(part, 'Save as a page')).toBeUndefined()
    await button(part, 'A page to keep')?.trigger('click')
    expect(part.wished).toEqual([{ kind: 'propose', proposal: KEEPSAKE }])
  })

  it('is agreed to by who has not yet, and not asked for twice', async () => {
    const others = openResult({ proposals: [OPEN] })
    await button(others, 'A page to keep')?.trigger('click')
    expect(others.wished).toEqual([{ kind: 'propose', proposal: KEEPSAKE }])
    const mine = openResult({ proposals: [{ ...OPEN, agreed: ['p1', 'me'] }] })
    expect(button(mine, 'A page to keep')).toBeUndefined()
    expect(button(mine, 'Save as a page')).toBeUndefined()
  })

  it('may be saved by everybody once all have agreed, by who watches too', () => {
    const seated = openResult({ adopted: [{ kind: 'another' }, KEEPSAKE] })
    expect(button(seated, 'Save as a page')).toBeDefined()
    const seats = [{ kind: 'bot', name: 'Ida', figure: 'owl', level: 'easy' }] as const
    const watching = openResult({ seats, adopted: [KEEPSAKE] })
    expect(button(watching, 'Save as a page')).toBeDefined()
    const early = openResult({ seats })
    expect(button(early, 'Save as a page') ?? button(early, 'A page to keep')).toBeUndefined()
  })

  it('is saved with one press where nobody else sits, and nothing is put to a vote', async () => {
    const bot = { kind: 'bot', name: 'Ida', figure: 'owl', level: 'easy' } as const
    const part = openResult({ seats: [...peopleNamed('Ann'), bot] })
    const fetch = vi.fn(() => Promise.resolve(err('no-such-table' as const)))
    part.store.fetch = fetch
    await button(part, 'Save as a page')?.trigger('click')
    expect(part.wished).toEqual([])
    expect(fetch).toHaveBeenCalledExactlyOnceWith({ match: 3 })
  })

  it('is named in the vote, and nothing else is', () => {
    const { t } = openResult({})
    const listener = { names: [], t }
    expect(tofugottTalk.proposal(KEEPSAKE, listener)).toBe('a page of this match to keep')
    expect(tofugottTalk.proposal({ kind: 'nonsense' }, listener)).toBe('')
  })
})
