// @vitest-environment happy-dom
// A match that was left lies on the first page to go on with.
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import type { Command } from '../../../src/protocol/clientMessages'
import type { OwnTable } from '../../../src/protocol/tableViews'
import GoOnPanel from '../../../src/renderer/pages/GoOnPanel.vue'
import { openWindow, stateOf, TAKEN, tableOf, type WindowPart } from '../../support/windowAt'
import { unmountAfterEach } from '../../support/unmountAfterEach'

unmountAfterEach()

function ownTable(changes: Partial<OwnTable> = {}): OwnTable {
  return {
    id: 't7',
    name: 'Table of Kim',
    game: 'time-bluff',
    badges: [],
    seats: 4,
    free: 0,
    people: 2,
    spectators: 0,
    running: true,
    locked: false,
    private: false,
    waiting: ['Kim', 'Sanne'],
    ...changes,
  }
}

function openPanel(mine: OwnTable[]): WindowPart & { readonly command: ReturnType<typeof vi.fn> } {
  const { table: _table, ...state } = stateOf(tableOf(), undefined, { mine })
  const part = openWindow(GoOnPanel, {}, { state })
  const command = vi.fn((_wish: Command, _at?: string) => Promise.resolve(TAKEN))
  part.store.command = command
  return { ...part, command }
}

describe('a match that was left', () => {
  it('names its game, its table and who waits, and goes on with one press', async () => {
    const { wrapper, command } = openPanel([ownTable()])
    expect(wrapper.text()).toContain('Time Bluff')
    expect(wrapper.text()).toContain('Table of Kim · Kim and Sanne are waiting for you.')
    await wrapper.find('button').trigger('click')
    expect(command).toHaveBeenCalledWith({ kind: 'join', as: 'player' }, 't7')
  })

  it('is the one where somebody waits, before one against the computer', () => {
    const alone = ownTable({ id: 't8', name: 'Alone', people: 1, waiting: [] })
    expect(openPanel([alone, ownTable()]).wrapper.text()).toContain('Table of Kim')
  })

  it('against the computer can wait, and can be given up once that was asked', async () => {
    const { wrapper, command } = openPanel([ownTable({ people: 1, waiting: [] })])
    expect(wrapper.text()).toContain('You are only playing the computer')
    const giveUp = wrapper.findAll('button').find((one) => one.text() === 'Give this game up')
    await giveUp?.trigger('click')
    await flushPromises()
    expect(command).not.toHaveBeenCalled()
    expect(wrapper.text()).toContain('gone for good')
    const yes = wrapper.findAll('button').find((one) => one.text() === 'End it for good')
    await yes?.trigger('click')
    await flushPromises()
    expect(command).toHaveBeenCalledWith({ kind: 'closeTable' }, 't7')
  })

  it('with others is not given up from here', () => {
    expect(openPanel([ownTable({ waiting: [] })]).wrapper.text()).not.toContain('Give this game up')
  })

  it('is not there where there is none', () => {
    expect(openPanel([]).wrapper.text()).toBe('')
  })
})
