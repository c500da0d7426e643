// @vitest-environment happy-dom
// The frame of every page.
import { describe, expect, it } from 'vitest'
import App from '../../src/renderer/App.vue'
import { useSpeech } from '../../src/renderer/speech/useSpeech'
import { openWindow, stateOf, tableOf } from '../support/window/windowAt'
import { unmountAfterEach } from '../support/window/unmountAfterEach'

unmountAfterEach()

describe('the log of a window that goes round', () => {
  it('is there again for its own person, whoever has read his own meanwhile', () => {
    const { store } = openWindow(App, {}, { state: stateOf(tableOf()) })
    const speech = useSpeech()
    const own = store.screen
    const said = (): string[] => speech.lines.map(({ text }) => text)
    const handTo = (screen: object): void => {
      Object.assign(store, { screen: { ...own, ...screen } })
    }
    speech.openLog('t1')
    speech.tell('Ann lays three cards.')
    handTo({ curtain: { number: 1, name: 'Ben' } })
    expect(said()).toEqual([])
    handTo({ whose: 'ben' })
    speech.tell('Ben doubts.')
    handTo({ curtain: { number: 0, name: 'Ann' } })
    handTo({})
    expect(said()).toEqual(['Ann lays three cards.'])
  })
})
