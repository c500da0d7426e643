// @vitest-environment happy-dom
// The list of tables that one may join.
import { enableAutoUnmount, flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FoundTable } from '../../../src/protocol/hostMessages'
import type { OwnTable, TableSummary } from '../../../src/protocol/tableViews'
import { MOST_SPECTATORS } from '../../../src/protocol/terms'
import JoinPanel from '../../../src/renderer/pages/JoinPanel.vue'
import { openWindow, stateOf, tableOf } from '../../support/windowAt'

enableAutoUnmount(afterEach)

function foundAt(host: string): FoundTable {
  const url = `http://${host}:4747`
  const game = 'whisper'
  return {
    host,
    url,
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

  it('D4 offer a seat as long as there is one, those of bots too', () => {
    const [text] = entriesOf([lineOf({ people: 1, seats: 3 })])
    expect(text).toContain('2 seats free')
    expect(text).toContain('Sit down')
    expect(text).toContain('Watch')
  })

  it('D4 that are full, or where a match runs, offer to watch and nothing else', () => {
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

  it('D4 with twelve who watch offer nothing that would be refused', () => {
    const [text] = entriesOf([lineOf({ people: 3, spectators: MOST_SPECTATORS })])
    expect(text).not.toContain('Watch')
  })

  it('D4 at which one has a seat are not there a second time when they lie above the list', () => {
    const mine = { ...lineOf({ running: true }), waiting: [] }
    expect(entriesOf([mine], [mine])).toEqual([])
    const second = { ...mine, id: 't3', name: 'Second' }
    expect(entriesOf([], [mine, second])).toMatchObject([expect.stringContaining('Second')])
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
    const { wrapper, store } = openWindow(JoinPanel, {}, { state })
    store.state = { ...state, found: [moon, lamp, star] }
    await flushPromises()
    const names = wrapper.findAll('.entry strong').map((name) => name.text())
    expect(names).toEqual(['Table of moon', 'Table of lamp', 'Table of star'])
    expect(warnings).not.toHaveBeenCalled()
    warnings.mockRestore()
  })
})
