// @vitest-environment happy-dom
// Whose printed game it is stands below the rules of every game.
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../../../src/games/contracts'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import OriginText from '../../../src/renderer/rules/OriginText.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

describe('the printed game', () => {
  it.each([...GAME_IDS])('of %s is named, and that this program is independent', async (id) => {
    const { origin } = await GAME_WINDOWS[id]()
    expect(origin).toBeDefined()
    const { wrapper } = openWindow(OriginText, { origin }, { state: stateOf(tableOf()) })
    const text = wrapper.text()
    expect(text).toContain(origin?.title ?? 'A game without a title')
    for (const author of origin?.authors ?? []) expect(text).toContain(author)
    expect(text).toContain('independent program')
  })
})
