// @vitest-environment happy-dom
// A table that one plays alone is for oneself, until one opens it.
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import type { Command } from '../../../src/protocol/clientMessages'
import type { TableView } from '../../../src/protocol/tableViews'
import LeaveQuestion from '../../../src/renderer/pages/people/LeaveQuestion.vue'
import NewTableForm from '../../../src/renderer/pages/home/NewTableForm.vue'
import PeoplePanel from '../../../src/renderer/pages/people/PeoplePanel.vue'
import TableMenu from '../../../src/renderer/pages/play/TableMenu.vue'
import { openWindow, peopleNamed, stateOf, TAKEN, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const LABEL = 'Only for me'

describe('a table alone', () => {
  async function create(alone: boolean): Promise<Command[]> {
    const { wrapper, store } = openWindow(NewTableForm, { alone }, { state: stateOf(tableOf()) })
    const command = vi.fn((_wish: Command) => Promise.resolve(TAKEN))
    store.command = command
    await wrapper.find('form').trigger('submit')
    await flushPromises()
    return command.mock.calls.map(([wish]) => wish).filter(({ kind }) => kind === 'createTable')
  }

  it('is made private, one for friends is not', async () => {
    expect(await create(true)).toMatchObject([{ private: true, bots: 'solid' }])
    const [forFriends] = await create(false)
    expect(forFriends).not.toHaveProperty('private')
  })

  it('is opened to others in the middle of the match, by its keeper', async () => {
    const table = tableOf({ private: true })
    const { wrapper, sent } = openWindow(
      PeoplePanel,
      { table, words: 'whisper' },
      { state: stateOf(table) },
    )
    const field = wrapper.findAll('label').find((one) => one.text() === LABEL)
    expect(wrapper.text()).toContain('Nobody else sees this table.')
    await field?.find('input').setValue(false)
    expect(sent).toHaveBeenCalledWith({ kind: 'setPrivate', private: false })
  })

  it('is no choice of guests', () => {
    const table = tableOf({ keeper: 'p1' })
    const { wrapper } = openWindow(
      PeoplePanel,
      { table, words: 'whisper' },
      { state: stateOf(table) },
    )
    expect(wrapper.text()).not.toContain(LABEL)
  })

  it('is called as its game, one for friends has a name', () => {
    const headOf = (table: TableView): string =>
      openWindow(TableMenu, { table }, { state: stateOf(table) })
        .wrapper.get('.title')
        .text()
    const game = 'tafelrunde'
    expect(headOf(tableOf({ game, private: true }))).toBe('Die Tafelrunde 2')
    expect(headOf(tableOf({ game }))).toMatch(/^Our table\s*Die Tafelrunde 2$/u)
  })

  it('is shown on no big screen, which would not be let in', () => {
    const isOffered = (table: TableView): boolean =>
      openWindow(TableMenu, { table }, { state: stateOf(table) })
        .wrapper.find('.big-screen')
        .exists()
    expect(isOffered(tableOf({ private: true }))).toBe(false)
    expect(isOffered(tableOf())).toBe(true)
  })

  it('is told to wait when one goes, and to end when its match is over', () => {
    const table = tableOf({ seats: peopleNamed('Ann') })
    const textOf = (over: boolean): string =>
      openWindow(LeaveQuestion, { table, over }, { state: stateOf(table) }).wrapper.text()
    expect(textOf(false)).toContain('waits for you on the start page')
    expect(textOf(true)).toContain('the table will be closed')
  })
})
