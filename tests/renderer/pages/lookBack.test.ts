// @vitest-environment happy-dom
// A match that is over, looked at once more: forward and back, with whose eyes one likes, by keys, and back to its result.
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { h } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { present } from '../../../src/engine/basics/invariant'
import type { Json } from '../../../src/engine/basics/json'
import { err, ok, type Result } from '../../../src/engine/basics/result'
import type { Viewer } from '../../../src/engine/basics/seat'
import { GAMES } from '../../../src/games/registry'
import type { MatchView } from '../../../src/protocol/tableViews'
import type { Refusal } from '../../../src/protocol/terms'
import GameBoard from '../../../src/renderer/games/GameBoard.vue'
import LookBackPage from '../../../src/renderer/pages/result/LookBackPage.vue'
import { useTable } from '../../../src/renderer/stores/table'
import { fairnessOf, startedMatch } from '../../support/match/fairness'
import '../../support/window/settleImports'
import {
  openWindow,
  peopleNamed,
  stateOf,
  tableOf,
  type WindowPart,
} from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  localStorage.setItem('stammtisch.settings', JSON.stringify({ motion: 'off', sound: false }))
})

const NAMES = ['Ann', 'Ben', 'Cem']

/** A round of Time Bluff, and what two of its viewers saw. */
function playedMatch() {
  const options = { target: 'round' }
  const fairness = fairnessOf(fastRandom('look back'), 3)
  const match = startedMatch(GAMES['time-bluff'], { options, seats: 3, fairness })
  const random = fastRandom('look back')
  const seen = new Map<Viewer, Json[]>([
    [0, []],
    [1, []],
    ['spectator', []],
  ])
  const note = (): void => {
    for (const [viewer, views] of seen) views.push(match.view(viewer, 'en'))
  }
  note()
  for (let [one] = match.toAct(); one; [one] = match.toAct()) {
    match.play(one.seat, match.sampleMove(one.seat, random))
    note()
  }
  const outcome = present(match.outcome(), 'an end')
  return { record: match.record(), outcome, seen, last: match.entries() }
}
const { record, outcome, seen, last } = playedMatch()

interface Opened extends WindowPart {
  readonly path: () => string
  /** What the board is given. */
  readonly shown: () => Json
  readonly press: (label: string) => Promise<void>
  readonly key: (key: string) => Promise<void>
  readonly line: () => string
}

async function openPage(
  text: Result<string, Refusal> = ok(JSON.stringify(record)),
): Promise<Opened> {
  const match: MatchView = {
    ...{ number: 1, game: 'time-bluff', view: {}, own: [], entries: last, outcome },
    ...{ awaited: { kind: 'hidden' }, commitment: '' },
  }
  const table = tableOf({ game: 'time-bluff', phase: 'over', seats: peopleNamed(...NAMES) })
  const history = [{ number: 1, game: 'time-bluff', names: NAMES, outcome }]
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => undefined } }],
  })
  const page = {
    setup() {
      useTable().fetch = () => Promise.resolve(text)
      return () => h(LookBackPage, { match: '1' })
    },
  }
  const part = openWindow(page, {}, { state: stateOf(table, match, { history }), router })
  const { wrapper } = part
  await vi.dynamicImportSettled()
  await flushPromises()
  return {
    ...part,
    path: () => router.currentRoute.value.path,
    shown: () => wrapper.findComponent(GameBoard).props('view'),
    line: () => wrapper.get('.look-back-bar .text').text(),
    press: async (label) => {
      await wrapper.get(`[aria-label="${label}"]`).trigger('click')
      await flushPromises()
    },
    key: async (key) => {
      const at = document.activeElement ?? document.body
      at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await flushPromises()
    },
  }
}
function viewOf(viewer: Viewer, at: number): Json {
  return JSON.parse(JSON.stringify(seen.get(viewer)?.[at]))
}
const plain = (value: Json): Json => JSON.parse(JSON.stringify(value))

describe('looking back at a match', () => {
  it('begins at the deal with the own eyes, and goes forward and back by buttons', async () => {
    const { shown, press, line, t } = await openPage()
    expect(plain(shown())).toEqual(viewOf(0, 0))
    expect(line()).toBe(t('app.lookBack.dealt'))
    await press(t('app.lookBack.next'))
    await press(t('app.lookBack.next'))
    expect(plain(shown())).toEqual(viewOf(0, 2))
    expect(line()).not.toBe('')
    await press(t('app.lookBack.previous'))
    expect(plain(shown())).toEqual(viewOf(0, 1))
    await press(t('app.lookBack.last'))
    expect(plain(shown())).toEqual(viewOf(0, last))
    await press(t('app.lookBack.next'))
    expect(plain(shown())).toEqual(viewOf(0, last))
    await press(t('app.lookBack.first'))
    expect(plain(shown())).toEqual(viewOf(0, 0))
  })

  it('plays what happens in a single step forward, and shows any other place as it stands', async () => {
    const { wrapper, press, t } = await openPage()
    const events = (): Json => wrapper.findComponent(GameBoard).props('events')
    await press(t('app.lookBack.next'))
    expect(events()).not.toEqual([])
    await press(t('app.lookBack.next'))
    await press(t('app.lookBack.previous'))
    expect(events()).toEqual([])
  })

  it('tells a step in its bar alone, and offers nothing to skip while its pictures are shown', async () => {
    localStorage.setItem('stammtisch.settings', JSON.stringify({ motion: 'full', sound: false }))
    const { wrapper, press, line, t } = await openPage()
    await press(t('app.lookBack.next'))
    const stage = wrapper.get('.game-stage')
    expect(wrapper.findComponent(GameBoard).emitted('playing')).toEqual([[true]])
    expect(line()).not.toBe(t('app.lookBack.dealt'))
    expect(stage.find('.ask > .line').text()).toBe('')
    expect(stage.find('.told').exists()).toBe(false)
  })

  it('shows what any seat saw, and an onlooker', async () => {
    const { wrapper, shown, press, t } = await openPage()
    await press(t('app.lookBack.next'))
    const eyes = wrapper.get('select')
    expect(eyes.findAll('option').map((option) => option.text())).toEqual([
      ...NAMES,
      t('app.lookBack.onlooker'),
    ])
    await eyes.setValue('1')
    expect(plain(shown())).toEqual(viewOf(1, 1))
    expect(wrapper.findComponent(GameBoard).props('listener').you).toBe(1)
    await eyes.setValue('3')
    expect(plain(shown())).toEqual(viewOf('spectator', 1))
    expect(wrapper.findComponent(GameBoard).props('listener').you).toBeUndefined()
  })

  it('is led by the arrows, Home and End, slides, and is left by Escape for the result', async () => {
    const { wrapper, shown, key, path } = await openPage()
    expect(document.activeElement).toBe(wrapper.get('.rail').element)
    await key('ArrowRight')
    await key('ArrowRight')
    await key('ArrowLeft')
    expect(plain(shown())).toEqual(viewOf(0, 1))
    await key('End')
    expect(plain(shown())).toEqual(viewOf(0, last))
    expect(wrapper.get('.rail').attributes('aria-valuetext')).toContain(String(last))
    await key('Home')
    expect(plain(shown())).toEqual(viewOf(0, 0))
    await wrapper.get('.rail').setValue(3)
    expect(plain(shown())).toEqual(viewOf(0, 3))
    await key('Escape')
    expect(path()).toBe('/table')
  })

  it('tells each step by ear, and the place of one that is jumped to', async () => {
    const { heard, line, key, t } = await openPage()
    await key('ArrowRight')
    expect(heard().split('\n').at(-1)).toBe(line())
    await key('End')
    expect(heard().split('\n').at(-1)).toContain(t('app.lookBack.at', { n: last, all: last }))
  })

  it('calls whose eyes one looks with you, where nothing is to be seen too', async () => {
    const { line, key, t } = await openPage()
    const lines: string[] = []
    for (let step = 0; step < 12; step++) {
      await key('ArrowRight')
      lines.push(line())
    }
    expect(lines).toContain(t('app.lookBack.unseenYou'))
    expect(lines).not.toContain(t('app.lookBack.unseen', { name: NAMES[0] }))
  })

  it('reads out a hand that is seen', async () => {
    const { heard, key } = await openPage()
    const before = heard()
    await key('h')
    expect(heard()).not.toBe(before)
  })

  it('goes on by itself, each step once it could be read, until one leads it oneself', async () => {
    const { wrapper, shown, press, key, t } = await openPage()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await press(t('app.lookBack.run'))
      expect(plain(shown())).toEqual(viewOf(0, 0))
      await vi.advanceTimersByTimeAsync(4000)
      await vi.advanceTimersByTimeAsync(4000)
      expect(plain(shown())).toEqual(viewOf(0, 2))
      await key('ArrowLeft')
      expect(
        wrapper.get(`[aria-label="${t('app.lookBack.run')}"]`).attributes('aria-pressed'),
      ).toBe('false')
      await vi.advanceTimersByTimeAsync(8000)
      expect(plain(shown())).toEqual(viewOf(0, 1))
    } finally {
      vi.useRealTimers()
    }
  })

  it('says why a record cannot be shown', async () => {
    const missing = await openPage(err('no-such-match'))
    expect(missing.wrapper.get('[role=alert]').text()).toBe(missing.t('app.refusal.no-such-match'))
    missing.wrapper.unmount()
    const entries = record.entries.slice(0, -1)
    const short = await openPage(ok(JSON.stringify({ ...record, entries })))
    const why = short.t('app.play.verifyWhy.does-not-replay')
    expect(short.wrapper.get('[role=alert]').text()).toBe(short.t('app.play.verifyBad', { why }))
  })

  it('goes to the table when another match begins there', async () => {
    const { store, path } = await openPage()
    const next = present(store.match, 'a match')
    store.state = stateOf(tableOf({ game: 'time-bluff' }), { ...next, number: 2 })
    await flushPromises()
    expect(path()).toBe('/table')
  })
})
