// @vitest-environment happy-dom
// What the keeper seldom sets: one line says how it stands, and whatever is set there becomes a command.
import { expect, it, vi } from 'vitest'
import type { TableView } from '../../../src/protocol/tableViews'
import TableHabits from '../../../src/renderer/pages/lobby/TableHabits.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

function openHabits(changes: Partial<TableView>) {
  const table = tableOf({ phase: 'gathering', absence: 'bot', ...changes })
  const commands = vi.fn()
  const opened = openWindow(
    TableHabits,
    { table, onCommand: commands },
    { state: stateOf(table), language: 'en' },
  )
  return { ...opened, commands }
}

it('says in the folded line that all is as at most tables, or what is not', () => {
  const lineOf = (changes: Partial<TableView>) => openHabits(changes).wrapper.get('summary').text()
  expect(lineOf({})).toMatch(/As at most tables\.$/u)
  expect(lineOf({ absence: 'pause', pace: 'quick', locked: true, private: true })).toMatch(
    /Different here: the game pauses when somebody is away, the computer plays fast, nobody else sees the table, a password\.$/u,
  )
})

it('TG-24 calls nothing skipped: what a game does for whoever runs out of time, it does for whoever is away', () => {
  const { wrapper, t } = openHabits({ absence: 'pass' })
  expect(wrapper.get('summary').text()).toMatch(/counts as out of time\.$/u)
  const told = ['absence', 'habits.absence', 'play.awayThen', 'play.awaySoon']
  for (const words of told)
    expect(t(`app.${words}.pass`, { n: 3 })).toMatch(/time had run out|out of time/u)
})

it('is folded, and sets name, password and who may come in', async () => {
  const { wrapper, commands, t } = openHabits({})
  const details = wrapper.get('details')
  expect(details.attributes('open')).toBeUndefined()
  const [name, password] = details.findAll('form')
  await name?.get('input').setValue('Game night')
  await name?.trigger('submit')
  await password?.get('input').setValue('secret')
  await password?.trigger('submit')
  await details.get('[role=switch]').setValue(true)
  expect(commands.mock.calls.map(([command]) => command)).toEqual([
    { kind: 'setTableName', name: 'Game night' },
    { kind: 'setPassword', password: 'secret' },
    { kind: 'setPrivate', private: true },
  ])
  const ends = details.findAll('button').filter((one) => one.text() === t('app.lobby.close'))
  expect(ends).toHaveLength(1)
})
