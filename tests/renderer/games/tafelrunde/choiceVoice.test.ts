// @vitest-environment happy-dom
// What whoever cannot see the table of Die Tafelrunde 2 hears of the card that is chosen.
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from 'vue-i18n'
import { fastRandom } from '../../../../src/engine/chance/fastRandom'
import { present } from '../../../../src/engine/basics/invariant'
import { toJson, type Json } from '../../../../src/engine/basics/json'
import { decisionOf } from '../../../../src/games/tafelrunde/outside/check'
import type {
  TafelrundeSeen,
  TafelrundeView,
} from '../../../../src/games/tafelrunde/outside/contract'
import { sidesOf } from '../../../../src/games/tafelrunde/outside/faces'
import { tafelrunde } from '../../../../src/games/tafelrunde/inside/index'
import type { TafelrundeState } from '../../../../src/games/tafelrunde/inside/state'
import type { Answer } from '../../../../src/protocol/hostMessages'
import type { OwnQuestion } from '../../../../src/protocol/tableViews'
import GameBoard from '../../../../src/renderer/games/GameBoard.vue'
import { cardName, playedName } from '../../../../src/renderer/games/tafelrunde/voice/names'
import TafelrundeBoard from '../../../../src/renderer/games/tafelrunde/TafelrundeBoard.vue'
import { turnedSides } from '../../../../src/renderer/games/tafelrunde/hand/turnedSides'
import { tafelrundeWindow } from '../../../../src/renderer/games/tafelrunde/window'
import { useSpeech } from '../../../../src/renderer/speech/useSpeech'
import { useSettings } from '../../../../src/renderer/stores/settings'
import { run, runAndPass, scenario } from '../../../games/tafelrunde/scenario'
import { parsedOptions } from '../../../support/match/randomOptions'
import { peopleNamed } from '../../../support/window/windowAt'
import { allMessages } from '../../../support/window/wholeWording'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
const MESSAGES = await allMessages()
const ASKED: OwnQuestion = { kind: 'play', name: 'q-1' }
const TAKEN: Answer = { type: 'answer', id: 1, ok: true }

beforeEach(() => {
  localStorage.setItem('stammtisch.settings', JSON.stringify({ motion: 'off' }))
})

/** Played at random until seat 0 is asked for a card and has one with two sides. */
function askedView(): TafelrundeView {
  const random = fastRandom('heard')
  const options = parsedOptions(tafelrunde, {})
  const state = tafelrunde.deal({ options, seats: 3 }, random)
  for (;;) {
    const view = tafelrunde.view(state, 0)
    const isTwoSided = view.hand?.some((card) => sidesOf(card).length > 1) === true
    if (decisionOf(view) === 'play' && isTwoSided) return view
    const { seat } = present(tafelrunde.toAct(state)[0], 'somebody is asked')
    const move = tafelrunde.sampleMove(tafelrunde.view(state, seat), random)
    tafelrunde.play(state, { seat, move }, random)
  }
}

/** What a board is opened with beside its view. */
interface Opened {
  readonly view?: TafelrundeView
  readonly own?: readonly OwnQuestion[]
  readonly events?: readonly TafelrundeSeen[]
}

function openBoard({ view = askedView(), own = [ASKED], events = [] }: Opened = {}) {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
  const pinia = createPinia()
  setActivePinia(pinia)
  const names = ['Ada', 'Ben', 'Cem']
  const played: Json[] = []
  const wrapper = mount(GameBoard, {
    props: {
      game: { ...tafelrundeWindow, board: TafelrundeBoard },
      view: toJson(view),
      seats: peopleNamed(...names),
      names,
      listener: { you: 0, names, t: i18n.global.t },
      own,
      awaited: { kind: 'hidden' },
      arrived: 0,
      events: events.map(toJson),
      version: 1,
      play: (move: Json, _question: string) => {
        played.push(move)
        return Promise.resolve(TAKEN)
      },
    },
    global: { plugins: [i18n, pinia] },
    attachTo: document.body,
  })
  const speech = useSpeech()
  const say = vi.spyOn(speech, 'say')
  return { view, played, say, speech, t: i18n.global.t, wrapper }
}

function openTable() {
  const { view, wrapper, ...rest } = openBoard()
  const card = present(
    view.hand?.find((one) => sidesOf(one).length > 1),
    'a card with two sides',
  )
  const button = wrapper.get(`[data-hand-card][data-key="${String(card)}"]`)
  return { button, card, wrapper, ...rest }
}

function press(key: string, target: EventTarget = window): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

describe('a card is played by keyboard', () => {
  it('leads by K from wherever one is to the hand, and from the chosen card to the button that plays it', async () => {
    const { wrapper } = openTable()
    expect(press('k').defaultPrevented).toBe(true)
    await wrapper.get('[data-hand-card]:focus').trigger('click')
    await flushPromises()
    expect(document.activeElement).toBe(wrapper.get('.raid-ask .play').element)
  })

  it('chooses the card in a place of the hand by its digit, and says which', async () => {
    const { wrapper, say } = openTable()
    const cards = wrapper.findAll('[data-hand-card]')
    const second = present(cards[1], 'a second card').attributes('data-key')
    expect(press('2').defaultPrevented).toBe(true)
    await flushPromises()
    expect(wrapper.find(`[data-hand-card][data-key="${String(second)}"]`).exists()).toBe(false)
    expect(say.mock.calls.flat().join(' ')).toContain('Chosen: ')
    expect(document.activeElement).toBe(wrapper.get('.raid-ask .play').element)
  })

  it('passes with P while a card may be played, and not while a key is held', async () => {
    const { wrapper, played } = openTable()
    const stage = wrapper.get('.game-stage').element
    stage.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', repeat: true, bubbles: true }))
    await flushPromises()
    expect(played).toEqual([])
    press('p', stage)
    await flushPromises()
    expect(played).toEqual([{ kind: 'pass' }])
  })

  it('passes wherever the focus is, and not while single keys are switched off', async () => {
    const { played } = openTable()
    useSettings().settings.keys = false
    press('p', document.body)
    await flushPromises()
    expect(played).toEqual([])
    useSettings().settings.keys = true
    press('p', document.body)
    await flushPromises()
    expect(played).toEqual([{ kind: 'pass' }])
  })

  it('meets no second button that plays while no card is chosen', async () => {
    const { wrapper, button } = openTable()
    expect(wrapper.get('.slot').attributes('aria-hidden')).toBe('true')
    await button.trigger('click')
    await flushPromises()
    expect(wrapper.get('.slot').attributes('aria-hidden')).toBeUndefined()
  })
})

describe('a card that is chosen by ear', () => {
  it('is named once with the side that counts, and with the key that turns it', async () => {
    const { button, card, say, t } = openTable()
    await button.trigger('click')
    await flushPromises()
    expect(say.mock.calls).toEqual([
      [`Chosen: ${cardName(card, t)}. ${t('tafelrundeTable.ask.chosenHint')}`],
    ])
    expect(t('tafelrundeTable.ask.chosenHint')).toMatch(/^D\b/u)
  })

  it('says the new side when D turns it', async () => {
    const { button, card, say, t, wrapper } = openTable()
    await button.trigger('click')
    await flushPromises()
    say.mockClear()
    await wrapper.get('.raid-ask .slot').trigger('keydown', { key: 'd' })
    await flushPromises()
    const lower = present(turnedSides(card)[1], 'a lower side')
    const side = playedName(card, t, lower.colour)
    expect(say.mock.calls).toEqual([[`Rotated: ${side} counts now.`]])
  })

  it('is named with the side that counts by the key that says what can be done', async () => {
    const { button, card, speech, t } = openTable()
    await button.trigger('click')
    await flushPromises()
    expect(speech.own.options?.('What now?')).toBe(`What now? Chosen: ${cardName(card, t)}.`)
  })
})

describe('what was chosen and waits for the others', () => {
  function remarkAndOptions(state: TafelrundeState): string[] {
    const { wrapper, speech } = openBoard({ view: tafelrunde.view(state, 0), own: [] })
    return [wrapper.get('.raid-ask .remark').text(), speech.own.options?.('Not asked.') ?? '']
  }

  it('TR-03 is one’s own special: the slip and the key for what can be done say which', () => {
    const options = parsedOptions(tafelrunde, { specials: 'chosen' })
    const state = tafelrunde.deal({ options, seats: 3 }, fastRandom('choosing'))
    expect(remarkAndOptions(state)).toEqual(['', 'Not asked.'])
    run(state, '0 choose zork')
    expect(remarkAndOptions(state)).toEqual(['Your choice: Zork.', 'Not asked. Your choice: Zork.'])
  })

  it('TR-43 is one’s own chest, if there was a choice', () => {
    const players = [
      { hand: 'B7', open: 'R2 R3' },
      { hand: 'R7', open: 'Y2 Y3' },
    ]
    const state = scenario({ middle: 'B4', players })
    runAndPass(state, '0 play B7 blue')
    run(state, '0 secure R3')
    expect(remarkAndOptions(state)[1]).toBe('Not asked. Your choice: red chest with 3.')
    const forced = scenario({
      middle: 'B4',
      players: [{ hand: 'R7 B7' }, { hand: 'R7', open: 'Y2 Y3' }],
    })
    runAndPass(forced, '0 play B7 blue')
    expect(tafelrunde.view(forced, 0).phase).toMatchObject({ kind: 'securing', choice: [2] })
    expect(remarkAndOptions(forced)).toEqual(['', 'Not asked.'])
  })
})

describe('a chest that is to be secured, by ear', () => {
  const SECURE: OwnQuestion = { kind: 'secure', name: 'q-2' }
  const players = [
    { hand: 'B7 Zork', open: 'R2 R3' },
    { hand: 'R7', open: 'Y2 Y3' },
  ]

  it('TR-43 is told as soon as the table has the answer, and not before', async () => {
    const state = scenario({ middle: 'B4', players })
    runAndPass(state, '0 play B7 blue')
    const { wrapper, say } = openBoard({ view: tafelrunde.view(state, 0), own: [SECURE] })
    expect(say.mock.calls.flat()).not.toContain('Your choice: red chest with 3.')
    run(state, '0 secure R3')
    await wrapper.setProps({ view: toJson(tafelrunde.view(state, 0)), own: [], version: 2 })
    await flushPromises()
    expect(say.mock.calls.flat()).toContain('Your choice: red chest with 3.')
  })

  it('TR-43 is named by the key that says what can be done while it is only pressed', async () => {
    const state = scenario({ middle: 'B4', players })
    runAndPass(state, '0 play B7 blue')
    const { wrapper, speech } = openBoard({ view: tafelrunde.view(state, 0), own: [SECURE] })
    await wrapper.get('.choice.chest').trigger('click')
    expect(speech.own.options?.('Which?')).toMatch(/^Which\? Chosen: \w+ chest with \d\.$/u)
  })

  it('TR-43 is told with the sum of gems where several may be secured', async () => {
    const state = scenario({ middle: 'B4', players })
    runAndPass(state, '0 zork; 1 pass; 0 play B7 blue')
    const { wrapper, speech, say } = openBoard({ view: tafelrunde.view(state, 0), own: [SECURE] })
    await wrapper.get('.choice.chest').trigger('click')
    expect(say.mock.calls.flat().at(-1)).toMatch(/^Gems chosen: \d\.$/u)
    expect(speech.own.options?.('Which?')).toMatch(/Chosen: .*\. Gems chosen: \d\.$/u)
  })
})

describe('a card that cannot be turned', () => {
  it('says why when the button is pressed all the same', async () => {
    const { wrapper, say, t } = openTable()
    const turn = wrapper
      .findAll('.raid-ask .app-button')
      .find((one) => one.text() === t('tafelrundeTable.turn'))
    await present(turn, 'a button that turns').trigger('click')
    expect(say.mock.calls.flat().at(-1)).toBe(t('tafelrundeTable.ask.playHint'))
  })
})

describe('how it stands while chests are brought home', () => {
  it('TR-42 is told with the strengths of the settlement, as the columns show them', () => {
    const players = [
      { hand: 'B5R2 B4Y3' },
      { hand: 'B7', open: 'B2 Y2' },
      { hand: 'R7', open: 'R3' },
    ]
    const state = scenario({ middle: 'B4 R2', players })
    const events = runAndPass(
      state,
      '0 play B5R2 blue; 1 play B7 blue; 2 play R7 red; 0 play B4Y3 blue',
    ).flatMap((event) => tafelrunde.eventFor(event, 0) ?? [])
    const view = tafelrunde.view(state, 0)
    expect(view.phase.kind).toBe('securing')
    const { speech } = openBoard({ view, own: [], events })
    expect(speech.own.standing?.('You: no chest secured.')).toBe(
      'Blue: you 9 from 5 + 4; Ben 9 from 7 + chest 2. Red: Cem 10 from 7 + chest 3. Yellow: nobody. You: no chest secured.',
    )
  })

  it('TR-42 is told without them while cards are played', () => {
    expect(openBoard().speech.own.standing?.('Blue: nobody.')).toBe('Blue: nobody.')
  })
})
