// A game that cannot be loaded, or not at once: words in its place, and a way to try again.
import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import DecksPage from '../../../src/renderer/pages/DecksPage.vue'
import TablePage from '../../../src/renderer/pages/play/TablePage.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each(['de', 'nl', 'en'] as const)(
  'D says that a game could not be loaded, tries again, and says when that takes its time: %s',
  async (language) => {
    vi.useFakeTimers()
    const load = vi
      .spyOn(GAME_WINDOWS, 'time-bluff')
      .mockRejectedValueOnce(new Error('no such file'))
      .mockReturnValueOnce(new Promise(() => undefined))
    const state = stateOf(tableOf({ game: 'time-bluff' }))
    const { wrapper, t } = openWindow(TablePage, {}, { state, language })
    await flushPromises()
    expect(wrapper.get('[role=alert]').text()).toBe(t('app.loading.failed'))
    await wrapper.get('button').trigger('click')
    expect(load).toHaveBeenCalledTimes(2)
    expect(wrapper.find('[role=alert]').exists()).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(wrapper.text()).toBe(t('app.loading.slow'))
  },
)

it('D says on the page of one’s own decks, too, that their game could not be loaded, and tries again', async () => {
  const load = vi.spyOn(GAME_WINDOWS, 'tijdlijn').mockRejectedValueOnce(new Error('no such file'))
  const state = stateOf(tableOf())
  const welcome = state.welcome && { ...state.welcome, local: true }
  const { wrapper, t } = openWindow(
    DecksPage,
    {},
    { state: { ...state, ...(welcome && { welcome }) } },
  )
  await flushPromises()
  expect(wrapper.get('[role=alert]').text()).toBe(t('app.loading.failed'))
  const again = wrapper.findAll('button').find((one) => one.text() === t('app.loading.again'))
  await again?.trigger('click')
  expect(load).toHaveBeenCalledTimes(2)
})
