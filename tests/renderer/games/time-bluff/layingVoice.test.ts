// @vitest-environment happy-dom
// What whoever cannot see the table of Time Bluff hears of the move that is put together.
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from 'vue-i18n'
import { toJson, type Json } from '../../../../src/engine/basics/json'
import type { Answer } from '../../../../src/protocol/hostMessages'
import GameBoard from '../../../../src/renderer/games/GameBoard.vue'
import type { LastWord } from '../../../../src/renderer/games/time-bluff/middle/useLastWord'
import LastWordNote from '../../../../src/renderer/games/time-bluff/middle/LastWordNote.vue'
import TimeBluffBoard from '../../../../src/renderer/games/time-bluff/TimeBluffBoard.vue'
import { timeBluffWindow } from '../../../../src/renderer/games/time-bluff/window'
import { useSpeech } from '../../../../src/renderer/speech/useSpeech'
import { peopleNamed } from '../../../support/window/windowAt'
import { allMessages } from '../../../support/window/wholeWording'
import { scenario, viewOf } from '../../../games/time-bluff/scenario'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
const MESSAGES = await allMessages()
const TAKEN: Answer = { type: 'answer', id: 1, ok: true }

beforeEach(() => {
  localStorage.setItem('stammtisch.settings', JSON.stringify({ motion: 'off' }))
})

function openTable(hand: string) {
  const view = viewOf(scenario({ hands: [hand, 'G5 G6'] }), 0)
  const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
  const pinia = createPinia()
  setActivePinia(pinia)
  const names = ['Ada', 'Ben']
  const wrapper = mount(GameBoard, {
    props: {
      game: { ...timeBluffWindow, board: TimeBluffBoard },
      view: toJson(view),
      seats: peopleNamed(...names),
      names,
      listener: { you: 0, names, t: i18n.global.t },
      own: [{ kind: 'lay', name: 'q-1' }],
      awaited: { kind: 'hidden' },
      arrived: 0,
      events: [],
      version: 1,
      play: (_move: Json, _question: string) => Promise.resolve(TAKEN),
    },
    global: { plugins: [i18n, pinia] },
    attachTo: document.body,
  })
  const speech = useSpeech()
  const say = vi.spyOn(speech, 'say')
  async function choose(name: string): Promise<void> {
    await wrapper.get(`.time-hand .card[aria-label^="${name}"]`).trigger('click')
    await flushPromises()
  }
  async function press(key: string): Promise<void> {
    await wrapper.get('.time-hand').trigger('keydown', { key })
    await flushPromises()
  }
  return { choose, press, say, speech, wrapper }
}

describe('what came out last', () => {
  it('says "you" to the one who doubted and to the one who was doubted', () => {
    const doubted = {
      kind: 'doubted',
      doubter: 0,
      layer: 1,
      place: 0,
      card: 3,
      right: false,
    } as const
    const textOf = (word: LastWord, you: number | undefined): string => {
      const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
      const props = { word, names: ['Ada', 'Ben', 'Cem'], you }
      return mount(LastWordNote, { props, global: { plugins: [i18n] } }).text()
    }
    const said = [0, 1, undefined].map((you) => textOf(doubted, you))
    expect(said.map((line) => line.replace(/^[\d\s]*|:.*$/gsu, ''))).toEqual([
      'You caught Ben',
      'Ada caught you',
      'Ada caught Ben',
    ])
    // TB-50: so does the one whose doubt stood behind another.
    expect(textOf({ ...doubted, you: true }, 2)).toMatch(/! You doubted too\.$/u)
    expect(textOf(doubted, 2)).toMatch(/clock!$/u)
  })
})

describe('a move that is put together by ear', () => {
  it('says each card with how it lies, and what comes next', async () => {
    const { choose, say } = openTable('G1 S4 G7')
    await choose('4 o’clock, smartwatch')
    await choose('1 o’clock, grandfather clock')
    expect(say.mock.calls).toEqual([
      ['4 o’clock, smartwatch, face down. Which card goes face up on top?'],
      ['1 o’clock, grandfather clock, face up. On which pile?'],
    ])
  })

  it('says the pile that a digit chooses, and what Escape takes back', async () => {
    const { choose, press, say } = openTable('G1 S4 G7')
    await press('2')
    await choose('4 o’clock, smartwatch')
    await press('Escape')
    await press('Escape')
    expect(say.mock.calls).toEqual([
      ['Pile 2. Which card do you lay face down?'],
      ['4 o’clock, smartwatch, face down. Which card goes face up on top?'],
      ['No pile chosen any more. Which card goes face up on top?'],
      ['Back in your hand: 4 o’clock, smartwatch. Which card do you lay face down?'],
    ])
  })

  it('is named as far as it is by the key that says what can be done', async () => {
    const { choose, press, speech, wrapper } = openTable('G1 S4 G7')
    expect(speech.own.options?.('What now?')).toBe('What now?')
    await choose('4 o’clock, smartwatch')
    await press('2')
    expect(speech.own.options?.('What now?')).toBe(
      'What now? Chosen so far: 4 o’clock, smartwatch, face down; Pile 2.',
    )
    const labels = wrapper.findAll('.card-slot').map((slot) => slot.attributes('aria-label'))
    expect(labels).toEqual([
      'face down on pile 2: 4 o’clock, smartwatch. Press to take it back.',
      'face up on pile 2: still empty',
    ])
  })

  it('leads the focus from card to card, to the piles and to the button, and says the whole move', async () => {
    const { say, wrapper } = openTable('G1 S4 G7')
    const focused = () =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
    async function pressFocused(): Promise<void> {
      if (document.activeElement instanceof HTMLElement) document.activeElement.click()
      await flushPromises()
    }
    wrapper.get<HTMLElement>('.time-hand .card[aria-label^="4 o’clock"]').element.focus()
    await pressFocused()
    expect(focused()).toMatch(/^7 o’clock/)
    await pressFocused()
    expect(focused()).toMatch(/^Pile 1/)
    await pressFocused()
    expect(focused()?.trim()).toBe('Lay')
    expect(say.mock.lastCall?.[0]).toMatch(
      /^Chosen so far: 4 o’clock, smartwatch, face down; 7 o’clock, grandfather clock, face up; Pile 1\./,
    )
  })

  it('TB-11 asks for one card only when it is the last', async () => {
    const { choose, say, wrapper } = openTable('S4')
    expect(wrapper.get('.ask-sheet .sentence').text()).toBe('Lay your last card face down.')
    await choose('4 o’clock, smartwatch')
    expect(say.mock.calls).toEqual([['4 o’clock, smartwatch, face down. On which pile?']])
  })
})
