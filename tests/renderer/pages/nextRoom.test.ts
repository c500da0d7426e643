// @vitest-environment happy-dom
// The lobby after a match: which game is next is said, and the keyboard stands on what starts it.
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { shallowReactive } from 'vue'
import { toJson } from '../../../src/engine/basics/json'
import type { TableView } from '../../../src/protocol/tableViews'
import TableRoom from '../../../src/renderer/pages/play/TableRoom.vue'
import { look, newMatch } from '../../pretend/newMatch'
import { whisperWindow } from '../../pretend/window/whisperWindow'
import { openWindow, peopleNamed, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const TABLE: Partial<TableView> = {
  game: 'tijdlijn',
  offer: 'competitive',
  phase: 'gathering',
  seats: peopleNamed('Wanda', 'Sven', 'Daan'),
}
const HISTORY = [
  {
    number: 1,
    game: 'tijdlijn',
    names: ['Wanda', 'Sven', 'Daan'],
    outcome: { kind: 'team', score: 19 },
  },
] as const

async function openAt(table: TableView, history: typeof HISTORY | readonly [] = HISTORY) {
  const state = stateOf(table, undefined, { history })
  const room = openWindow(TableRoom, { table, game: whisperWindow }, { state })
  await flushPromises()
  const buttons = room.wrapper.findAll('button').map((one) => one.text())
  return { heard: room.heard(), focused: document.activeElement?.textContent.trim(), buttons }
}

describe('the lobby after a match', () => {
  it('says which game is next and who is there, and stands on its start', async () => {
    expect(await openAt(tableOf(TABLE))).toMatchObject({
      heard:
        'Next: Time Line: against each other. At the table: Wanda, Sven and Daan. Start the game when you are ready.',
      focused: 'Start the game',
    })
  })

  it('tells the keeper which game it is once another one is chosen', async () => {
    const props = shallowReactive({ table: tableOf(TABLE), game: whisperWindow })
    const room = openWindow(TableRoom, props, {
      state: stateOf(props.table, undefined, { history: HISTORY }),
    })
    await flushPromises()
    props.table = { ...props.table, offer: 'co-operative' }
    await flushPromises()
    expect(room.heard()).toContain('Next: Time Line: together. At the table: Wanda, Sven and Daan.')
  })

  it('begins at its top, with the next game in sight', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    const scroll = vi.spyOn(window, 'scrollTo')
    await openAt(tableOf(TABLE))
    expect(scroll).toHaveBeenCalledWith({ top: 0 })
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
    vi.restoreAllMocks()
  })

  it('leads a guest to what says that he is ready', async () => {
    const [me, ...others] = peopleNamed('Wanda', 'Sven', 'Daan')
    if (me?.kind !== 'person') throw new Error('nobody sits there')
    const seats = [{ ...me, ready: false }, ...others]
    const { heard, focused, buttons } = await openAt(tableOf({ ...TABLE, keeper: 'p1', seats }))
    expect(heard).toContain('Sven is setting up the next game: Time Line: against each other.')
    expect(focused).toBe('I’m ready')
    expect(buttons.filter((word) => word === 'I’m ready')).toHaveLength(1)
  })

  it('gives the keeper who has ended the match early the choice of another game above the seats, until the next one', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    const table = tableOf({ ...TABLE, phase: 'gathering', seats: peopleNamed('Wanda', 'Sven') })
    const match = {
      number: 1,
      game: 'whisper',
      view: toJson(look(newMatch(), 0)),
      own: [],
      awaited: { kind: 'names', seats: [] },
      entries: 0,
      commitment: 'c',
    } as const
    const state = stateOf(table, match)
    const room = openWindow(TableRoom, { table, game: whisperWindow }, { state })
    const { match: _match, ...gathering } = state
    await flushPromises()
    room.host.noticed([{ kind: 'abandoned', name: 'Wanda' }])
    room.store.state = gathering
    await flushPromises()
    const note = () => room.wrapper.find('.ended-early')
    expect(note().get('.ended').text()).toBe('The game was ended early and does not count.')
    expect(note().find('select').exists()).toBe(true)
    // The window stays at its top: whom he waits for and what begins are there.
    expect(shown).not.toHaveBeenCalled()
    room.store.state = stateOf(table, { ...match, number: 2 })
    await flushPromises()
    room.store.state = gathering
    await flushPromises()
    expect(note().exists()).toBe(false)
    vi.restoreAllMocks()
  })

  it('tells a guest at its top who has ended the match early, until he is told something newer', async () => {
    const [me, ...others] = peopleNamed('Wanda', 'Sven', 'Daan')
    if (me?.kind !== 'person') throw new Error('nobody sits there')
    const seats = [{ ...me, ready: false }, ...others]
    const table = tableOf({ ...TABLE, keeper: 'p1', seats })
    const match = { number: 1, game: 'whisper', view: toJson(look(newMatch(), 0)), own: [] }
    const state = stateOf(table, {
      ...match,
      awaited: { kind: 'names', seats: [] },
      entries: 0,
      commitment: 'c',
    })
    const props = shallowReactive({ table, game: whisperWindow })
    const room = openWindow(TableRoom, props, { state })
    await flushPromises()
    room.host.noticed([{ kind: 'abandoned', name: 'Sven' }])
    const { match: _match, ...gathering } = state
    room.store.state = gathering
    await flushPromises()
    const news = () => room.wrapper.find('.news p').text()
    expect(news()).toBe('Sven has ended the game early. Are you ready?')
    props.table = { ...table, offer: 'co-operative' }
    await flushPromises()
    expect(news()).toMatch(/^Sven picks .*Are you ready\?$/u)
  })

  it('is silent before the first match, and begins at its heading', async () => {
    expect(await openAt(tableOf(TABLE), [])).toMatchObject({ heard: '', focused: 'Our table' })
  })
})
