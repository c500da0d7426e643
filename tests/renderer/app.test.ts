// @vitest-environment happy-dom
// The frame of every page.
import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import App from '../../src/renderer/App.vue'
import JoinPage from '../../src/renderer/pages/arrival/JoinPage.vue'
import { useSettings } from '../../src/renderer/stores/settings'
import { useSpeech } from '../../src/renderer/speech/useSpeech'
import { COMMON_WORDS } from '../../src/renderer/wording/catalogue'
import { openWindow, stateOf, tableOf } from '../support/window/windowAt'
import { unmountAfterEach } from '../support/window/unmountAfterEach'

unmountAfterEach()
afterEach(() => {
  vi.restoreAllMocks()
  useSettings().settings.language = 'en'
})

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

describe('the voice of a window whose table is left', () => {
  it('asks nothing any more, and says nothing that was told there', async () => {
    const { store, t } = openWindow(App, {}, { state: stateOf(tableOf()) })
    const speech = useSpeech()
    vi.useFakeTimers()
    speech.tell('Ben lays three cards.')
    speech.press(t('app.notice.started'))
    vi.advanceTimersByTime(5000)
    speech.tell('Cem draws.')
    vi.useRealTimers()
    expect([speech.polite, speech.pressing].every((text) => text !== '')).toBe(true)
    const { table: _left, ...elsewhere } = stateOf(tableOf())
    store.state = elsewhere
    await flushPromises()
    expect([speech.polite, speech.pressing, speech.recap]).toEqual(['', '', ''])
    expect(speech.lines.map(({ text }) => text)).toContain('Ben lays three cards.')
  })
})

describe('the voice of a window that goes to another page', () => {
  it('leaves nothing there of what was said on the one before', async () => {
    const page = { render: () => null }
    const router = createRouter({
      history: createMemoryHistory(),
      routes: ['/', '/decks'].map((path) => ({ path, component: page })),
    })
    await router.push('/decks')
    const { table: _none, ...elsewhere } = stateOf(tableOf())
    openWindow(App, {}, { state: elsewhere, router })
    const speech = useSpeech()
    vi.useFakeTimers()
    speech.say('This is no year.')
    vi.advanceTimersByTime(5000)
    vi.useRealTimers()
    expect(speech.polite.trim()).toBe('This is no year.')
    await router.push('/')
    await flushPromises()
    expect(speech.polite).toBe('')
  })
})

describe('a window that comes by a link', () => {
  it('is called as its person has said who gets another portrait, as his is taken there', async () => {
    const kept = { name: 'Flo', isOwnName: false, figure: 'ram', isOwnFigure: false }
    localStorage.setItem('stammtisch.settings', JSON.stringify(kept))
    const router = createRouter({
      history: createMemoryHistory(),
      routes: [{ path: '/join/:table', name: 'join', component: JoinPage, props: true }],
    })
    await router.push('/join/t1')
    const { id, name, game, badges, locked, private: isPrivate } = tableOf({ game: 'tofugott' })
    const full = { seats: 3, free: 0, people: 1, spectators: 0, running: true }
    const line = { id, name, game, badges, locked, private: isPrivate, ...full }
    const { table: _none, ...known } = stateOf(tableOf(), undefined, {
      tables: [{ ...line, figures: ['ram'] }],
    })
    const { wrapper, sent, store } = openWindow(App, {}, { state: known, router })
    store.command = sent
    await flushPromises()
    await wrapper.find('input[type=text]').setValue('Zoe')
    await wrapper.find('form').trigger('submit')
    await flushPromises()
    const asked = sent.mock.calls.map(([wish]) => wish)
    const introduced = asked.filter((wish) => wish.kind === 'rename')
    expect(introduced[0]).toMatchObject({ name: 'Zoe', figure: 'wolf' })
    expect(introduced.filter((wish) => wish.name !== 'Zoe')).toEqual([])
    expect(useSettings().settings).toMatchObject({ name: 'Zoe', figure: 'wolf' })
    expect(asked).toContainEqual({ kind: 'join', as: 'spectator' })
    localStorage.clear()
  })
})

describe('the language of a window', () => {
  it('is the one that was chosen last, however long the one before took to load', async () => {
    const dutch = await COMMON_WORDS.nl()
    let arrive: (words: typeof dutch) => void = () => undefined
    vi.spyOn(COMMON_WORDS, 'nl').mockReturnValueOnce(
      new Promise((done) => {
        arrive = done
      }),
    )
    const { t } = openWindow(App, {}, { state: stateOf(tableOf()) })
    const { settings } = useSettings()
    const english = t('app.connection.lost')
    settings.language = 'nl'
    await flushPromises()
    settings.language = 'en'
    await flushPromises()
    arrive(dutch)
    await flushPromises()
    expect(t('app.connection.lost')).toBe(english)
  })

  it('stays what it was where another one cannot be loaded, which is said, and tried again', async () => {
    const load = vi.spyOn(COMMON_WORDS, 'nl').mockRejectedValueOnce(new Error('no such file'))
    const { wrapper, t } = openWindow(App, {}, { state: stateOf(tableOf()) })
    const { settings } = useSettings()
    const english = t('app.connection.lost')
    settings.language = 'nl'
    await flushPromises()
    expect(wrapper.get('[role=alert]').text()).toBe(t('app.loading.failedLanguage'))
    await wrapper.get('.missing button').trigger('click')
    await flushPromises()
    expect(load).toHaveBeenCalledTimes(2)
    expect(wrapper.find('.missing').exists()).toBe(false)
    expect(t('app.connection.lost')).not.toBe(english)
  })
})
