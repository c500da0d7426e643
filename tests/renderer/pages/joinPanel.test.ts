// @vitest-environment happy-dom
// The list of tables that one may join.
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { JOIN_ASKED } from '../../../src/ipc/ipc'
import type { Command } from '../../../src/protocol/clientMessages'
import type { FoundTable } from '../../../src/protocol/hostMessages'
import type { OwnTable, TableSummary } from '../../../src/protocol/tableViews'
import { MOST_SPECTATORS } from '../../../src/protocol/terms'
import { askingSystem } from '../../../src/renderer/links/askingSystem'
import JoinPanel from '../../../src/renderer/pages/arrival/JoinPanel.vue'
import { useGivenFigure } from '../../../src/renderer/stores/givenFigure'
import { useSettings } from '../../../src/renderer/stores/settings'
import { openWindow, peopleNamed, stateOf, TAKEN, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

function foundAt(host: string): FoundTable {
  const url = `http://${host}:4747`
  const game = 'whisper'
  return {
    host,
    url,
    key: '0123456789abcdef0123456789abcdef',
    table: 't1',
    name: `Table of ${host}`,
    game,
    free: 1,
    seats: 3,
    locked: false,
  }
}

function lineOf(changes: Partial<TableSummary>): TableSummary {
  return {
    id: 't2',
    name: 'Their table',
    game: 'tafelrunde',
    badges: [],
    seats: 3,
    free: 0,
    people: 1,
    spectators: 0,
    running: false,
    locked: false,
    private: false,
    ...changes,
  }
}

describe('tables of this host', () => {
  function entriesOf(tables: TableSummary[], mine: OwnTable[] = []): string[] {
    const { table: _table, ...state } = stateOf(tableOf(), undefined, { tables, mine })
    const { wrapper } = openWindow(JoinPanel, {}, { state })
    return wrapper.findAll('.entry').map((entry) => entry.text())
  }

  it('offer a seat as long as there is one, those of bots too', () => {
    const [text] = entriesOf([lineOf({ people: 1, seats: 3 })])
    expect(text).toContain('2\u00a0seats\u00a0free')
    expect(text).toContain('Sit down')
    expect(text).toContain('Watch')
  })

  it('that are full, or where a match runs, offer to watch and nothing else', () => {
    for (const [line, words] of [
      [lineOf({ people: 3 }), 'full'],
      [lineOf({ running: true }), 'in progress'],
    ] as const) {
      const [text] = entriesOf([line])
      expect(text).toContain(words)
      expect(text).toContain('Watch')
      expect(text).not.toContain('Sit down')
    }
  })

  it('with twelve who watch offer nothing that would be refused', () => {
    const [text] = entriesOf([lineOf({ people: 3, spectators: MOST_SPECTATORS })])
    expect(text).not.toContain('Watch')
  })

  it('at which one has a seat are not there a second time when they lie above the list', () => {
    const mine = { ...lineOf({ running: true }), waiting: [] }
    expect(entriesOf([mine], [mine])).toEqual([])
    const second = { ...mine, id: 't3', name: 'Second' }
    expect(entriesOf([mine, second], [mine, second])).toEqual([])
  })
})

describe('whoever sits down from the first page', () => {
  it.each([
    ['where he has left the choice', false],
    ['instead of one that he has chosen, and is told so', true],
  ])('gets a portrait that nobody there has %s', async (_, isOwnFigure) => {
    const kept = { name: 'Flo', isOwnName: true, figure: 'horse', isOwnFigure }
    localStorage.setItem('stammtisch.settings', JSON.stringify(kept))
    const [me, other] = peopleNamed('Flo', 'Kim')
    if (me?.kind !== 'person' || other?.kind !== 'person') throw new Error('nobody sits there')
    const table = tableOf({
      id: 't2',
      seats: [
        { ...me, figure: 'horse' },
        { ...other, figure: 'horse' },
      ],
    })
    const { table: _table, ...state } = stateOf(tableOf(), undefined, {
      tables: [lineOf({ people: 1 })],
    })
    const { wrapper, store } = openWindow(JoinPanel, {}, { state })
    store.command = vi.fn((wish: Command) => {
      if (wish.kind === 'join')
        store.state = { ...store.state, table: { type: 'table', version: 1, table } }
      return Promise.resolve(TAKEN)
    })
    await wrapper.find('.entry .app-button').trigger('click')
    await flushPromises()
    const given = useSettings().settings.figure
    expect(given).not.toBe('horse')
    expect(useGivenFigure().change).toEqual({ table: 't2', wished: 'horse', given })
    localStorage.removeItem('stammtisch.settings')
  })
})

describe('a link clicked in another program', () => {
  it('fills the field of the address, at once and later, and connects to nothing', async () => {
    const links = ['192.168.1.5:4747', '', '10.0.0.7']
    const takeJoinAddress = vi.fn(() => Promise.resolve(links.shift() ?? ''))
    Object.assign(window, { stammtisch: { takeJoinAddress } })
    const { wrapper, store } = openWindow(JoinPanel, {}, { state: stateOf(tableOf()) })
    store.connect = vi.fn()
    const field = (): string => wrapper.find<HTMLInputElement>('.address-form input').element.value
    await flushPromises()
    expect(field()).toBe('192.168.1.5:4747')
    const tell = async (data: unknown, source: Window | null): Promise<void> => {
      window.dispatchEvent(new MessageEvent('message', { data, source }))
      await flushPromises()
    }
    await tell({ kind: JOIN_ASKED }, window)
    expect(field()).toBe('192.168.1.5:4747')
    await tell({ kind: JOIN_ASKED }, null)
    await tell({ kind: 'something else' }, window)
    expect(takeJoinAddress).toHaveBeenCalledTimes(2)
    await tell({ kind: JOIN_ASKED }, window)
    expect(field()).toBe('10.0.0.7')
    expect(store.connect).not.toHaveBeenCalled()
    wrapper.unmount()
    Reflect.deleteProperty(window, 'stammtisch')
  })

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'mac'],
    ['Mozilla/5.0 (X11; Linux x86_64)', undefined],
  ])('%s asks before it lets a program into the network: %s', (agent, system) => {
    expect(askingSystem(agent)).toBe(system)
  })
})

describe('tables that were found', () => {
  it('of two hosts are two lines, though their tables have the same id', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const [lamp, moon, star] = [
      foundAt('lamp'),
      foundAt('moon'),
      { ...foundAt('star'), table: 't2' },
    ]
    const state = stateOf(tableOf(), undefined, { found: [star, lamp] })
    const { wrapper, store, t } = openWindow(JoinPanel, {}, { state })
    store.state = { ...state, found: [moon, lamp, star] }
    await flushPromises()
    const names = wrapper.findAll('.entry strong').map((name) => name.text())
    expect(names).toEqual(['Table of moon', 'Table of lamp', 'Table of star'])
    const ways = wrapper.findAll('.entry button').map((button) => button.text())
    expect(ways).toEqual(names.map((name) => `${t('app.home.connect')} (${name})`))
    expect(warnings).not.toHaveBeenCalled()
    warnings.mockRestore()
  })
})

it('shows a table that is there before the field for an address, also where none is searched for', async () => {
  const network = { type: 'network', open: true, addresses: [], discovery: 'off' } as const
  const { table: _table, ...state } = stateOf(tableOf(), undefined, { tables: [], network })
  const open = (tables: TableSummary[]) =>
    openWindow(JoinPanel, {}, { state: { ...state, tables } })
  expect(
    open([lineOf({})])
      .wrapper.get('.join')
      .classes(),
  ).not.toContain('alone')
  // One that comes later moves no field under a hand.
  const { wrapper, store } = open([])
  store.state = { ...state, tables: [lineOf({})] }
  await flushPromises()
  expect(wrapper.get('.join').classes()).toContain('alone')
})
it('keeps no room free for tables where none is searched for', () => {
  const openWith = (discovery: 'on' | 'off') => {
    const network = { type: 'network', open: true, addresses: [], discovery } as const
    const { table: _table, ...state } = stateOf(tableOf(), undefined, { tables: [], network })
    return openWindow(JoinPanel, {}, { state }).wrapper
  }
  expect(openWith('on').find('.room').exists()).toBe(true)
  const alone = openWith('off')
  expect(alone.find('.room').exists()).toBe(false)
  expect(alone.text()).toContain('Have you been given a link or an address?')
})
