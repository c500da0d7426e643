// @vitest-environment happy-dom
// A match that was left lies on the first page to go on with.
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import type { Component } from 'vue'
import type { Command } from '../../../src/protocol/clientMessages'
import type { OwnTable } from '../../../src/protocol/tableViews'
import OtherOwnTables from '../../../src/renderer/pages/home/OtherOwnTables.vue'
import GoOnPanel from '../../../src/renderer/pages/home/GoOnPanel.vue'
import { openWindow, stateOf, TAKEN, tableOf, type WindowPart } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

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

function openPanel(
  mine: OwnTable[],
  panel: Component = GoOnPanel,
  isOpen = true,
): WindowPart & { readonly command: ReturnType<typeof vi.fn> } {
  const network = { type: 'network', open: isOpen, addresses: [], discovery: 'off' } as const
  const { table: _table, ...state } = stateOf(tableOf(), undefined, { mine, network })
  const part = openWindow(panel, {}, { state })
  const command = vi.fn((_wish: Command, _at?: string) => Promise.resolve(TAKEN))
  part.store.command = command
  return { ...part, command }
}

describe('a match that was left', () => {
  it('names its game, its table and who waits, and goes on with one press', async () => {
    const { wrapper, command } = openPanel([ownTable()])
    expect(wrapper.text()).toContain('Time Bluff')
    expect(wrapper.text()).toContain('Table of Kim · Kim and Sanne are still at the table.')
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

  it('says that others cannot come back to a host that is closed to the network, and opens it', async () => {
    const away = ownTable({ waiting: ['Kim'], people: 3 })
    const { wrapper, command, t } = openPanel([away], GoOnPanel, false)
    expect(wrapper.text()).toContain(t('app.home.keptOut'))
    const open = wrapper.findAll('button').find((one) => one.text() === t('app.network.open'))
    await open?.trigger('click')
    expect(command).toHaveBeenCalledWith({ kind: 'openNetwork' })
  })
  it.each<[string, Partial<OwnTable>, boolean]>([
    ['it is open', { waiting: [] }, true],
    ['all of them are there', { waiting: ['Kim'], people: 2 }, false],
    ['only computers play', { waiting: [], people: 1 }, false],
  ])('says nothing of the network where %s', (_why, changes, isOpen) => {
    const { wrapper, t } = openPanel([ownTable(changes)], GoOnPanel, isOpen)
    expect(wrapper.text()).not.toContain(t('app.home.keptOut'))
  })

  it('is not there where there is none', () => {
    expect(openPanel([]).wrapper.text()).toBe('')
  })
})

describe('several tables that were left', () => {
  const alone = { people: 1, waiting: [] }
  const many = [
    ownTable({ id: 'd', game: 'buchstabenbluff', ...alone }),
    ownTable({ id: 'c', game: 'tofugott', seats: 3, ...alone }),
    ownTable({ id: 'b', waiting: [] }),
    ownTable({ id: 'a', game: 'tafelrunde', ...alone }),
    ownTable({ id: '0', game: 'tijdlijn', offer: 'competitive', ...alone }),
  ]
  const linesOf = ({ wrapper }: WindowPart): string[] =>
    wrapper.findAll('.other-own-table').map((line) => line.text())

  it('lie above with the last one, and the others below in their order, each once, by its game', () => {
    expect(openPanel(many).wrapper.text()).toContain('Buchstabenbluff')
    const lines = linesOf(openPanel(many, OtherOwnTables))
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain('Tofugott')
    expect(lines[0]).toContain('You and 2 computers')
    expect(lines[1]).toContain('Table of Kim · The others are away just now.')
    expect(lines[3]).toContain('Time Line: against each other')
  })

  it('are folded from the third on, and not for a single one', () => {
    const folded = (mine: OwnTable[]): number =>
      openPanel(mine, OtherOwnTables).wrapper.findAll('details .other-own-table').length
    expect(folded(many)).toBe(2)
    expect(folded(many.slice(0, 4))).toBe(0)
  })

  it('are gone on with by one press, and given up once that was asked, where nobody else plays', async () => {
    const { wrapper, command, t } = openPanel(many, OtherOwnTables)
    const [tofugott, shared] = wrapper.findAll('.other-own-table')
    if (!tofugott || !shared) throw new Error('no lines')
    expect(shared.findAll('button')).toHaveLength(1)
    await tofugott.findAll('button')[0]?.trigger('click')
    expect(command).toHaveBeenCalledWith({ kind: 'join', as: 'player' }, 'c')
    command.mockClear()
    await tofugott.findAll('button')[1]?.trigger('click')
    await flushPromises()
    expect(command).not.toHaveBeenCalled()
    const answer = (label: string) =>
      tofugott.findAll('button').find((one) => one.text() === t(`app.home.${label}`))
    await answer('giveUpNot')?.trigger('click')
    expect(tofugott.text()).not.toContain(t('app.home.giveUpAsk'))
    await tofugott.findAll('button')[1]?.trigger('click')
    await answer('giveUpYes')?.trigger('click')
    expect(command).toHaveBeenCalledWith({ kind: 'closeTable' }, 'c')
  })
})
