// @vitest-environment happy-dom
// The first page: every game two presses from its cards, the language in reach.
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import type { Command } from '../../../src/protocol/clientMessages'
import { OFFERED } from '../../../src/renderer/games/offered'
import { noteWhence } from '../../../src/renderer/pages/arrival/cameFrom'
import HomePage from '../../../src/renderer/pages/home/HomePage.vue'
import { useSettings } from '../../../src/renderer/stores/settings'
import { openWindow, stateOf, TAKEN, tableOf, type WindowPart } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

interface Page extends WindowPart {
  readonly asked: Command[]
}

function openHome(local = true): Page {
  const { table: _table, ...state } = stateOf(tableOf())
  const welcome = state.welcome && { ...state.welcome, local }
  const part = openWindow(HomePage, {}, { state: { ...state, ...(welcome ? { welcome } : {}) } })
  const asked: Command[] = []
  part.store.command = vi.fn((wish: Command) => {
    asked.push(wish)
    return Promise.resolve(TAKEN)
  })
  return { ...part, asked }
}

/** The name of what has the focus on the first page after it was left for this address, and came back. */
async function nameAfter(address: string): Promise<string | null> {
  const page = { template: '<button>Leave</button>' }
  const routes = [
    { path: '/', component: HomePage },
    { path: '/:rest(.*)*', component: page },
  ]
  const router = createRouter({ history: createMemoryHistory(), routes })
  noteWhence(router)
  await router.push('/')
  const { table: _table, ...state } = stateOf(tableOf())
  const { wrapper } = openWindow(RouterView, {}, { state, router })
  await router.push(address)
  await flushPromises()
  await router.push('/')
  await flushPromises()
  const { activeElement } = document
  const label = document.getElementById(activeElement?.getAttribute('aria-labelledby') ?? '')
  const named = label ?? activeElement
  const name = named?.getAttribute('aria-label') ?? named?.textContent.trim() ?? ''
  wrapper.unmount()
  return name
}

describe('the first page', () => {
  it.each(OFFERED.map(({ key, game, together }) => [key, game.id, together] as const))(
    '%s is two presses from its cards, alone with the computer and with friends',
    async (key, game, together) => {
      for (const [way, made] of [
        [
          together ? 'withHouse' : 'againstHouse',
          { kind: 'createTable', game, private: true, bots: 'solid' },
        ],
        ['withFriends', { kind: 'createTable', game }],
      ] as const) {
        const { wrapper, t, asked } = openHome()
        const label = `${t(`app.home.${way}`)}: ${t(`app.game.${key}`)}`
        const press = wrapper
          .findAll('button')
          .find((one) => one.attributes('aria-label') === label)
        await press?.trigger('click')
        await wrapper.find('dialog form').trigger('submit')
        await flushPromises()
        expect(asked.filter(({ kind }) => kind === 'createTable')).toMatchObject([made])
        wrapper.unmount()
      }
    },
  )

  it('calls it playing together as soon as others sit at this screen, and alone when it is opened anew', async () => {
    const { wrapper, t } = openHome()
    const label = `${t('app.home.againstHouse')}: ${t('app.game.time-bluff')}`
    const open = async (): Promise<void> => {
      const press = wrapper.findAll('button').find((one) => one.attributes('aria-label') === label)
      await press?.trigger('click')
      await vi.dynamicImportSettled()
      await flushPromises()
    }
    const title = (): string => wrapper.get('dialog .title').text()
    await open()
    expect(title()).toBe(t('app.home.alone'))
    await wrapper.get('dialog input[role="switch"]').setValue(true)
    await flushPromises()
    expect(title()).toBe(t('app.home.together'))
    await wrapper.get('dialog .head button').trigger('click')
    await open()
    expect(title()).toBe(t('app.home.alone'))
  })

  it('offers alone how long it goes on, as a lobby does', async () => {
    const { wrapper, t, asked } = openHome()
    const label = `${t('app.home.againstHouse')}: ${t('app.game.time-bluff')}`
    const press = wrapper.findAll('button').find((one) => one.attributes('aria-label') === label)
    await press?.trigger('click')
    await vi.dynamicImportSettled()
    await flushPromises()
    const presets = wrapper
      .findAll('dialog .token')
      .filter((one) =>
        ['first', 'box', 'long'].includes(one.get('input').attributes('value') ?? ''),
      )
    expect(presets.map((one) => one.text())).toEqual(
      ['first', 'box', 'long'].map((id) => t(`app.preset.${id}.label`)),
    )
    await presets[0]?.get('input').setValue(true)
    await wrapper.find('dialog form').trigger('submit')
    await flushPromises()
    expect(asked.filter(({ kind }) => kind === 'createTable')).toMatchObject([
      { options: { pairCards: 'off', target: 'round' }, private: true },
    ])
  })

  it('has the language in reach', async () => {
    const { wrapper } = openHome()
    await wrapper.find('.sign input[value=nl]').setValue(true)
    expect(useSettings().settings.language).toBe('nl')
    useSettings().settings.language = 'en'
  })

  it('shows a guest the tables before the games, and the owner the games first', () => {
    const isBefore = (local: boolean): boolean => {
      const html = openHome(local).wrapper.html()
      return html.indexOf('class="join"') < html.indexOf('class="shelf')
    }
    expect(isBefore(false)).toBe(true)
    expect(isBefore(true)).toBe(false)
  })

  it('moves no game once it is shown: it waits for a slow host, and what is found later lies below', async () => {
    vi.useFakeTimers()
    const { table: _table, welcome, ...state } = stateOf(tableOf())
    const { wrapper, store } = openWindow(
      HomePage,
      {},
      { state: { ...state, connection: 'connecting' } },
    )
    const isShown = (): boolean => !wrapper.get('.doors').classes().includes('waiting')
    const isAbove = (): boolean => wrapper.find('.doors > .others').exists()
    vi.advanceTimersByTime(2500)
    await flushPromises()
    expect(isShown()).toBe(false)
    // The first that a host says is no whole answer yet.
    store.state = { ...state, ...(welcome && { welcome: { ...welcome, local: true } }) }
    vi.advanceTimersByTime(500)
    await flushPromises()
    expect(isShown()).toBe(false)
    store.state = { ...store.state, catalogues: { 'time-bluff': [] } }
    await flushPromises()
    vi.advanceTimersByTime(150)
    await flushPromises()
    expect([isShown(), isAbove()]).toEqual([true, false])
    const one = {
      ...{ id: 't9', name: 'Kim', game: 'time-bluff', badges: [], seats: 4, free: 3, people: 1 },
      ...{ spectators: 0, running: false, locked: false, private: false },
    }
    store.state = { ...store.state, tables: [one] }
    await flushPromises()
    expect(isAbove()).toBe(false)
    expect(wrapper.find('.side .others').text()).toContain('Kim')
    wrapper.unmount()
    // Where no host answers nobody waits for it.
    const alone = openWindow(HomePage, {}, { state: { ...state, connection: 'lost' } })
    await flushPromises()
    expect(alone.wrapper.get('.doors').classes()).not.toContain('waiting')
    vi.useRealTimers()
  })

  it('leads whoever leaves a first round back to its button, and from other pages to theirs', async () => {
    expect(await nameAfter('/first-round/tijdlijn-co-operative')).toBe(
      'Show me how: Time Line: together',
    )
    expect(await nameAfter('/first-round/tofugott')).toBe('Show me how: Tofugott')
    expect(await nameAfter('/rules')).toBe('Rules')
    expect(await nameAfter('/table')).toBe('Stammtisch')
  })

  it('has tables with a seat above all games, and beside them after them; one that can only be watched below them', () => {
    const { table: _table, ...state } = stateOf(tableOf())
    const welcome = state.welcome ? { welcome: { ...state.welcome, local: true } } : {}
    const one = {
      ...{ id: 't9', name: 'Kim', game: 'time-bluff', badges: [], seats: 4, free: 0, people: 2 },
      ...{ spectators: 0, locked: false, private: false },
    }
    const isAbove = (running: boolean, isWide = false): boolean => {
      const list = { matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() }
      vi.stubGlobal('matchMedia', () => list)
      const tables = [{ ...one, running }]
      const { wrapper } = openWindow(HomePage, {}, { state: { ...state, ...welcome, tables } })
      const above = wrapper.find('.doors > .others').exists()
      wrapper.unmount()
      vi.unstubAllGlobals()
      return above
    }
    expect([isAbove(false), isAbove(true), isAbove(false, true)]).toEqual([true, false, false])
  })
})
