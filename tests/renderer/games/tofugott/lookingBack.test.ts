// @vitest-environment happy-dom
// Looking back at a match: the questions are there as long as the window was told of them, whatever page was looked at meanwhile.
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { Json } from '../../../../src/engine/basics/json'
import type { SeatView } from '../../../../src/protocol/tableViews'
import type { TurnedCard } from '../../../../src/games/tofugott/outside/contract'
import GameBoard from '../../../../src/renderer/games/GameBoard.vue'
import {
  chronicleAfter,
  EMPTY_CHRONICLE,
} from '../../../../src/renderer/games/tofugott/score/chronicle'
import GuessPlaces from '../../../../src/renderer/games/tofugott/guesses/GuessPlaces.vue'
import PastDialog from '../../../../src/renderer/games/tofugott/score/PastDialog.vue'
import TofugottBoard from '../../../../src/renderer/games/tofugott/TofugottBoard.vue'
import { tofugottWindow } from '../../../../src/renderer/games/tofugott/window'
import { begin, look, playOut, seenBy, type Running } from '../../../games/tofugott/scenario'
import { allMessages } from '../../../support/window/wholeWording'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  localStorage.setItem('stammtisch.guide.tofugott', '1')
})

const MESSAGES = await allMessages()
const NAMES = ['Ada', 'Ben', 'Cem']

function asJson(value: object): Json {
  const copy: Json = JSON.parse(JSON.stringify(value))
  return copy
}

function openBoard(running: Running, story: { first: Json; events: Json[] } | undefined) {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
  return mount(GameBoard, {
    props: {
      game: { ...tofugottWindow, board: TofugottBoard },
      view: asJson(look(running, 0)),
      seats: NAMES.map((name): SeatView => ({ kind: 'bot', name, figure: 'owl', level: 'easy' })),
      names: NAMES,
      listener: { names: NAMES, t: i18n.global.t, you: 0 },
      own: [],
      awaited: { kind: 'hidden' },
      arrived: 0,
      events: [],
      version: 1,
      story,
      play: () => Promise.resolve({ type: 'answer', id: 1, ok: true }),
    },
    global: { plugins: [i18n, createPinia()] },
    attachTo: document.body,
  })
}

describe('looking back', () => {
  it('shows every question of the match to a board that is made anew at its end', async () => {
    const running = begin({ seats: 3 })
    const first = asJson(look(running, 0))
    const events = seenBy(running, playOut(running), 0)
    const wrapper = openBoard(running, { first, events: events.map(asJson) })
    const open = wrapper.findAll('button').find((button) => button.text() === 'Look back')
    await open?.trigger('click')
    await flushPromises()
    expect(wrapper.findAll('dialog .turn')).toHaveLength(9)
    expect(wrapper.findAll('dialog .question')).toHaveLength(27)
    expect(wrapper.findAll('dialog .turned li').length).toBe(27 * 4)
    const numbers = wrapper.findAll('dialog h4 .number').map((one) => one.text())
    expect(numbers.slice(0, 3)).toEqual(['1', '2', '3'])
  })
  it('parts names, cards and words, marks best and worst, and says what nobody scored for', async () => {
    const running = begin({ seats: 3 })
    const first = asJson(look(running, 0))
    const events = seenBy(running, playOut(running), 0).map((event) =>
      event.kind === 'turned'
        ? { ...event, card: { ...event.card, said: [{ kind: 'phrase', phrase: 'dont-ask' }] } }
        : event,
    )
    const wrapper = openBoard(running, { first, events: events.map(asJson) })
    const open = wrapper.findAll('button').find((button) => button.text() === 'Look back')
    await open?.trigger('click')
    await flushPromises()
    const cards = wrapper.findAll('dialog .turned li')
    for (const card of cards) expect(card.text()).toMatch(/: \S+ computer: Better not ask\./u)
    expect(wrapper.findAll('dialog .best .sign')).toHaveLength(27)
    expect(wrapper.findAll('dialog .worst .sign')).toHaveLength(27)
    expect(wrapper.findAll('dialog .gains')).toHaveLength(27)
  })
  it('TG-13 opens all that was said about a question by a press on a guess of which something is said', async () => {
    const running = begin({ seats: 3 })
    const view = look(running, 0)
    const events = seenBy(running, playOut(running), 0)
    const chronicle = events.reduce(chronicleAfter, EMPTY_CHRONICLE)
    const [guess, other] = chronicle.turns[0]?.questions[0]?.turned ?? []
    const turned = [guess, other].flatMap((card, at): TurnedCard[] =>
      card ? [{ ...card, said: at === 0 ? [{ kind: 'phrase', phrase: 'dont-ask' }] : [] }] : [],
    )
    const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
    const global = { plugins: [i18n, createPinia()] }
    const shown = { view: { ...view, phase: { kind: 'revealing' as const, question: 0, turned } } }
    const places = mount(GuessPlaces, { props: { ...shown, seats: [], names: NAMES }, global })
    const said = places.findAll('button.guess')
    expect(said).toHaveLength(1)
    await said[0]?.trigger('click')
    expect(places.emitted('said')).toHaveLength(1)
    const past = { chronicle, seats: [], names: NAMES, open: 'question' as const }
    const dialog = mount(PastDialog, { props: past, global, attachTo: document.body })
    await flushPromises()
    expect(dialog.findAll('.question')).toHaveLength(1)
    expect(dialog.findAll('.turned li')).toHaveLength(4)
  })
  it('offers nothing to look back on where the window was told of nothing', () => {
    const running = begin({ seats: 3 })
    playOut(running)
    const wrapper = openBoard(running, undefined)
    expect(wrapper.text()).not.toContain('Look back')
  })
})
