// The lobby: what stands there fits who is there.
import { describe, expect, it } from 'vitest'
import { timeBluffWindow } from '../../../src/renderer/games/time-bluff/window'
import LobbyPanel from '../../../src/renderer/pages/LobbyPanel.vue'
import { unmountAfterEach } from '../../support/unmountAfterEach'
import { openWindow, peopleNamed, stateOf, tableOf } from '../../support/windowAt'

unmountAfterEach()

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
})
