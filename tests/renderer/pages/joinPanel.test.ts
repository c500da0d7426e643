// @vitest-environment happy-dom
// The list of tables that one may join.
import { enableAutoUnmount, flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FoundTable } from '../../../src/protocol/hostMessages'
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
