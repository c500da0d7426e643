// @vitest-environment happy-dom
// The rules show the cards they speak of, to the eye and to the ear.
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { GAME_IDS, type GameId } from '../../../src/games/contracts'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import RulesText from '../../../src/renderer/rules/RulesText.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

/** In how many chapters cards lie, and what some of them are called. */
const SHOWN: Readonly<
  Record<GameId, { readonly rows: number; readonly names: readonly string[] }>
> = {
  'time-bluff': { rows: 4, names: ['Cuckoo', 'Joker'] },
  tafelrunde: { rows: 3, names: ['Zork', 'chest'] },
  buchstabenbluff: { rows: 2, names: ['Q: 10 points', 'E: one point', 'question mark: no points'] },
  tijdlijn: { rows: 3, names: ['Dark side: when', 'Stuck'] },
  tofugott: { rows: 1, names: ['Tofu', 'Ghost'] },
}

/** What a card says: its own name, or the words beside it. */
function saidOf(card: Element): string {
  const labels = [...card.querySelectorAll('[aria-label]')].map((one) =>
    one.getAttribute('aria-label'),
  )
  const words = [...card.children]
    .filter((one) => one.getAttribute('aria-hidden') !== 'true')
    .map(({ textContent }) => textContent)
  return [...labels, ...words].join(' ').trim()
}

describe('the rules show the cards', () => {
  it.each([...GAME_IDS])('of %s in their chapters, each with words', async (id) => {
    const game = await GAME_WINDOWS[id]()
    const { wrapper } = openWindow(RulesText, { game }, { state: stateOf(tableOf()) })
    const { rows, names } = SHOWN[id]
    await vi.dynamicImportSettled()
    await flushPromises()
    expect(wrapper.findAll('.card-row')).toHaveLength(rows)
    const said = wrapper.findAll('.card-row > li').map(({ element }) => saidOf(element))
    for (const one of said) expect(one).not.toBe('')
    for (const name of names) expect(said.join(', ')).toContain(name)
  })

  it('no further than the search goes', async () => {
    const game = await GAME_WINDOWS['time-bluff']()
    const { wrapper } = openWindow(RulesText, { game }, { state: stateOf(tableOf()) })
    await wrapper.find('input').setValue('vortex')
    await vi.dynamicImportSettled()
    await flushPromises()
    expect(wrapper.findAll('.card-row').length).toBeGreaterThan(0)
    await wrapper.find('input').setValue('nothing of the kind')
    expect(wrapper.findAll('.card-row')).toHaveLength(0)
  })
})
