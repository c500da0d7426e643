// The lobby: what stands there fits who is there.
import { describe, expect, it, vi } from 'vitest'
import { defaultOf } from '../../../src/engine/options/options'
import type { TableView } from '../../../src/protocol/tableViews'
import { buchstabenbluffWindow } from '../../../src/renderer/games/buchstabenbluff/window'
import { timeBluffWindow } from '../../../src/renderer/games/time-bluff/window'
import LobbyPanel from '../../../src/renderer/pages/lobby/LobbyPanel.vue'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'
import {
  openWindow,
  peopleNamed,
  stateOf,
  tableOf,
  type WindowPart,
} from '../../support/window/windowAt'

unmountAfterEach()

const CONTEXT = { language: 'en', catalogue: () => undefined, byHost: true } as const
const OPTIONS = timeBluffWindow.legality.open(({ optionSpecs }) =>
  Object.fromEntries(optionSpecs.map((spec) => [spec.key, defaultOf(spec, CONTEXT)])),
)
function openLobby(changes: Partial<TableView>): WindowPart {
  const table = tableOf({ game: 'time-bluff', phase: 'gathering', options: OPTIONS, ...changes })
  const state = stateOf(table)
  return openWindow(LobbyPanel, { table, game: timeBluffWindow }, { state })
}

describe('a lobby', () => {
  it.each([
    ['with friends, though none is there yet', false, ['Ann'], true],
    ['that one has for oneself', true, ['Ann'], false],
    ['that one has for oneself, with somebody else at the screen', true, ['Ann', 'Ben'], true],
  ] as const)('has a place to talk where somebody may hear it: %s', (_, alone, names, isThere) => {
    const seats = peopleNamed(...names)
    const table = tableOf({ phase: 'gathering', private: alone, seats })
    const { wrapper } = openWindow(
      LobbyPanel,
      { table, game: timeBluffWindow },
      { state: stateOf(table) },
    )
    expect(wrapper.find('.people').exists()).toBe(true)
    expect(wrapper.find('.chat').exists()).toBe(isThere)
  })

  it('offers how it is played to whoever keeps the table beside what begins, and says it to others at the top', async () => {
    const { wrapper, sent, t } = openLobby({})
    const choice = wrapper.find('.begin select')
    expect(choice.findAll('option').map((one) => one.text())).toContain(t('app.preset.first.label'))
    await choice.setValue('first')
    expect(sent.mock.calls.map(([command]) => command.kind)).toEqual(['setGame'])
    const guest = openLobby({ keeper: 'p1' })
    expect(guest.wrapper.find('.begin select').exists()).toBe(false)
    expect(guest.wrapper.find('.head').text()).toContain(t('app.preset.asInTheBox'))
  })

  it('shows its keeper first how friends come in, and once somebody has, first who is there', () => {
    const open = (...names: string[]): string[] => {
      const seats = [...peopleNamed(...names), { kind: 'free' } as const]
      const table = tableOf({ game: 'time-bluff', phase: 'gathering', options: OPTIONS, seats })
      const network = { type: 'network', open: true, discovery: 'on', addresses: [] } as const
      const state = stateOf(table, undefined, { network })
      const { wrapper } = openWindow(LobbyPanel, { table, game: timeBluffWindow }, { state })
      return wrapper.get('.sheet:has(.network)').classes()
    }
    expect(open('Ann')).toContain('invite')
    expect(open('Ann')).not.toContain('more')
    expect(open('Ann', 'Ben')).toContain('more')
  })

  it('begins without those who are not ready once they have been called', async () => {
    const [me, other] = peopleNamed('Ann', 'Ben')
    if (me?.kind !== 'person' || other?.kind !== 'person') throw new Error('nobody sits there')
    const { wrapper, sent, t } = openLobby({ seats: [me, { ...other, ready: false }] })
    const buttons = (word: string) =>
      wrapper.findAll('.begin button').filter((one) => one.text() === t(`app.lobby.${word}`))
    expect(buttons('startNow')).toEqual([])
    expect(wrapper.get('.begin .gathered').text()).toContain('Not ready yet: Ben.')
    // On a phone the list of seats may be out of sight.
    expect(wrapper.get('.begin .gathered .names').text()).toBe('Ben')
    await buttons('start')[0]?.trigger('click')
    await buttons('startNow')[0]?.trigger('click')
    expect(sent.mock.calls.map(([command]) => command)).toEqual([
      { kind: 'start' },
      { kind: 'start', waits: false },
    ])
  })

  it('offers to show the table on a big screen at the host’s computer, and never one that is played alone', async () => {
    const { wrapper, t } = openLobby({})
    const ways = (part: WindowPart['wrapper']) =>
      part.findAll('button').filter((one) => one.text() === t('app.big.show'))
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await ways(wrapper)[0]?.trigger('click')
    expect(String(opened.mock.calls[0]?.[0])).toContain('#/watch/')
    opened.mockRestore()
    // Whoever keeps it.
    expect(ways(openLobby({ keeper: 'p1' }).wrapper)).toHaveLength(1)
    expect(ways(openLobby({ private: true }).wrapper)).toEqual([])
  })

  it('BB-01 says beside the game in which language words are laid, and in no other sentence', () => {
    const table = tableOf({
      game: 'buchstabenbluff',
      phase: 'gathering',
      badges: ['words-de'],
      options: { language: 'de' },
    })
    const game = buchstabenbluffWindow
    const { wrapper } = openWindow(LobbyPanel, { table, game }, { state: stateOf(table) })
    expect(wrapper.get('.head').text()).toContain('words in German')
    expect(wrapper.text()).not.toContain('Language of the words:')
  })

  it('speaks of computers on free seats only where a seat is free', () => {
    const full = peopleNamed('Ann', 'Ben')
    expect(openLobby({ seats: full }).wrapper.text()).not.toContain('Computer players take')
    const { wrapper, t } = openLobby({ seats: [...full, { kind: 'free' }] })
    expect(wrapper.text()).toContain(t('app.lobby.startHint'))
  })
})
