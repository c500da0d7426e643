// @vitest-environment happy-dom
// Who is out and only watches computers: the rest goes faster by a button or a key, as far as he may say so.
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { h, shallowRef } from 'vue'
import { toJson } from '../../../../src/engine/basics/json'
import type { TijdlijnView } from '../../../../src/games/tijdlijn/outside/contract'
import type { MatchView, SeatView, TableView } from '../../../../src/protocol/tableViews'
import type { Language } from '../../../../src/engine/basics/language'
import GameBoard from '../../../../src/renderer/games/GameBoard.vue'
import TijdlijnBoard from '../../../../src/renderer/games/tijdlijn/TijdlijnBoard.vue'
import { tijdlijnWindow } from '../../../../src/renderer/games/tijdlijn/window'
import PlayPanel from '../../../../src/renderer/pages/play/PlayPanel.vue'
import { useSpeech } from '../../../../src/renderer/speech/useSpeech'
import { openWindow, peopleNamed, stateOf, tableOf } from '../../../support/window/windowAt'
import { clearWindow } from './openTable'
import { viewWhere } from './playedViews'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  clearWindow()
  localStorage.removeItem('stammtisch.settings')
})

function bot(name: string): SeatView {
  return { kind: 'bot', name, figure: 'owl', level: 'easy' }
}
/** Ann is out; Ben is asked. */
function annOut(): TijdlijnView {
  const view = viewWhere(({ phase }) => phase.kind === 'turn' && phase.seat === 1, {
    options: { mode: 'competitive' },
  })
  const players = view.players.map((player, seat) =>
    seat === 0 ? { ...player, cards: [], out: { round: 3, cards: 2 } } : player,
  )
  return { ...view, players }
}
function watched(view: TijdlijnView): MatchView {
  return {
    number: 1,
    game: 'tijdlijn',
    view: toJson(view),
    own: [],
    awaited: { kind: 'hidden' },
    entries: 9,
    commitment: 'c',
  }
}

async function openRest(
  changes: Partial<TableView> = {},
  { view = annOut(), language = 'en' }: { view?: TijdlijnView; language?: Language } = {},
) {
  const seats = [...peopleNamed('Ann'), bot('Ben'), bot('Cem')]
  const table = shallowRef<TableView>(tableOf({ game: 'tijdlijn', seats, ...changes }))
  const match = shallowRef(watched(view))
  const game = { ...tijdlijnWindow, board: TijdlijnBoard }
  const room = openWindow(
    { render: () => h(PlayPanel, { table: table.value, match: match.value, game }) },
    {},
    { state: stateOf(table.value, match.value), language },
  )
  await flushPromises()
  const paces = (): unknown[] =>
    room.sent.mock.calls.flatMap(([sent]) => (sent.kind === 'setPace' ? [sent.pace] : []))
  const hasPictures = (): boolean => room.wrapper.getComponent(GameBoard).props('hurried') !== true
  return { ...room, table, match, paces, hasPictures }
}
async function pressKey(key: string): Promise<void> {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await flushPromises()
}

describe('the rest of a match of Tijdlijn among computers', () => {
  it('TC-08 goes faster by a button for whoever keeps the table, and as before once it is over', async () => {
    const { wrapper, table, match, paces, hasPictures, heard, t } = await openRest()
    expect(wrapper.get('.ask .hurry').text()).toBe('Play the rest quickly')
    expect(hasPictures()).toBe(true)
    await wrapper.get('.ask .hurry').trigger('click')
    expect(paces()).toEqual(['quick'])
    expect(hasPictures()).toBe(false)
    expect(heard()).toContain(t('tijdlijnTable.hurry.on'))
    expect(wrapper.get('.ask .hurry').text()).toBe('Back to the old pace')
    table.value = { ...table.value, pace: 'quick' }
    match.value = { ...match.value, outcome: { kind: 'ranking', ranks: [3, 1, 2] } }
    await flushPromises()
    expect(paces()).toEqual(['quick'])
    expect(hasPictures()).toBe(true)
  })
  it('TC-08 P-68 is hurried for this match alone, so that it ends with it whoever is still there', async () => {
    const { sent } = await openRest()
    await pressKey('x')
    const told = sent.mock.calls.flatMap(([message]) =>
      message.kind === 'setPace' ? [message] : [],
    )
    expect(told).toEqual([{ kind: 'setPace', pace: 'quick', forMatch: true }])
  })
  it('TC-08 goes faster by a key, and by the same as before; the key that says what can be done names it', async () => {
    const { table, paces, hasPictures } = await openRest({ pace: 'calm' })
    expect(useSpeech().own.options?.('')).toBe('X: Play the rest quickly.')
    await pressKey('x')
    expect(paces()).toEqual(['quick'])
    expect(hasPictures()).toBe(false)
    table.value = { ...table.value, pace: 'quick' }
    await flushPromises()
    await pressKey('x')
    expect(paces()).toEqual(['quick', 'calm'])
    expect(hasPictures()).toBe(true)
  })
  it.each([
    ['de', 'Bilder überspringen'],
    ['nl', 'Beelden overslaan'],
    ['en', 'Skip the pictures'],
  ] as const)(
    'TC-08 goes without pictures alone where somebody else keeps the table, and names him (%s)',
    async (language, label) => {
      const spectators = [{ person: 'p9', name: 'Zoë' }]
      const { wrapper, paces, hasPictures } = await openRest(
        { keeper: 'p9', spectators },
        { language },
      )
      expect(wrapper.get('.ask .remark').text()).toContain('Zoë')
      expect(wrapper.get('.ask .hurry').text()).toBe(label)
      await wrapper.get('.ask .hurry').trigger('click')
      expect(hasPictures()).toBe(false)
      expect(paces()).toEqual([])
    },
  )
  it('TC-08 cannot be hurried while a person still plays, nor by who is not out', async () => {
    const seats = [...peopleNamed('Ann', 'Ben'), bot('Cem')]
    const inPlay = viewWhere(({ phase }) => phase.kind === 'turn' && phase.seat === 1, {
      options: { mode: 'competitive' },
    })
    for (const room of [await openRest({ seats }), await openRest({}, { view: inPlay })]) {
      expect(room.wrapper.find('.hurry').exists()).toBe(false)
      await pressKey('x')
      expect(room.paces()).toEqual([])
      room.wrapper.unmount()
    }
  })
  it('TC-08 offers nothing where nothing would go faster', async () => {
    localStorage.setItem('stammtisch.settings', JSON.stringify({ motion: 'off' }))
    const { wrapper } = await openRest({ pace: 'quick' })
    expect(wrapper.find('.hurry').exists()).toBe(false)
  })
})
