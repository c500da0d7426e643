// @vitest-environment happy-dom
// Issue 8: a first round of every game, told by the real rules: every move is legal, every sentence is there, the end is reached.
import { flushPromises } from '@vue/test-utils'
import { createI18n } from 'vue-i18n'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Json } from '../../../src/engine/basics/json'
import { LANGUAGES } from '../../../src/engine/basics/language'
import { LEARNER } from '../../../src/renderer/firstRounds/firstRound'
import FirstRoundTable from '../../../src/renderer/firstRounds/FirstRoundTable.vue'
import { FIRST_ROUNDS } from '../../../src/renderer/games/firstRounds'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import { OFFERED } from '../../../src/renderer/games/offered'
import GameBoard from '../../../src/renderer/games/GameBoard.vue'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { dealFirstRound } from '../../../src/renderer/replay/dealFirstRound'
import { fits, legalNow, roundOf, wantedNow } from '../../support/window/firstRoundMoves'
import '../../support/window/settleImports'
import { allMessages } from '../../support/window/wholeWording'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'

const ALL = FIRST_ROUNDS.flatMap((key) => LANGUAGES.map((language) => ({ key, language })))

/** What is on the screen does not depend on the language: each round is told in one of them, and each language is. */
const TOLD = FIRST_ROUNDS.map((key, index) => ({
  key,
  language: LANGUAGES[index % LANGUAGES.length] ?? 'en',
}))

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('stammtisch.settings', JSON.stringify({ motion: 'off', sound: false }))
})
afterEach(() => {
  document.body.innerHTML = ''
})

it('there is one for every way in which a game is offered', () => {
  expect(FIRST_ROUNDS).toEqual(OFFERED.map(({ key }) => key))
})

describe.each(ALL)('the first round of $key in $language', ({ key, language }) => {
  it.each(['first', 'last'])('is played by the real rules with the %s choice', async (which) => {
    const round = await roundOf(key, language)
    const match = dealFirstRound(round, language)
    let turns = 0
    for (const step of round.steps) {
      if (step.own) {
        const [first = null, last = null] = wantedNow(match, language, round, step)
        const played = match.play(LEARNER, which === 'first' ? first : last)
        expect(played.ok, `${step.say} ${JSON.stringify(played)}`).toBe(true)
        turns += 1
      }
      for (const { seat, move } of step.then ?? []) {
        const played = match.play(seat, move)
        expect(played.ok, `after ${step.say}: ${JSON.stringify(played)}`).toBe(true)
      }
    }
    expect(turns).toBeGreaterThan(2)
  })

  it('has a sentence for everything', async () => {
    const { words, steps } = await roundOf(key, language)
    const i18n = createI18n({ legacy: false, locale: language, messages: await allMessages() })
    for (const { say, own } of steps) {
      expect(i18n.global.te(`${words}.say.${say}`), say).toBe(true)
      expect(i18n.global.te(`${words}.instead.${say}`), say).toBe(own !== undefined)
    }
    expect(i18n.global.te(`${words}.learnt`)).toBe(true)
  })
})

it.each(FIRST_ROUNDS.filter((key) => key.startsWith('tijdlijn')))(
  'K leads to the card that the first round of %s speaks of, wherever it lies among the others',
  async (key) => {
    const round = await roundOf(key, 'en')
    const match = dealFirstRound(round, 'en')
    const game = await GAME_WINDOWS[round.game]()
    const { wrapper } = openWindow(
      FirstRoundTable,
      { round, match, language: 'en', game, title: key },
      { state: stateOf(tableOf()) },
    )
    await vi.dynamicImportSettled()
    await flushPromises()
    let spokenOf = 0
    for (const step of round.steps) {
      const [wanted = null] = step.own ? wantedNow(match, 'en', round, step) : []
      // Where any card will do none is spoken of.
      const [told = {}] = step.own ?? []
      if ('card' in told) {
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', bubbles: true }),
        )
        expect(document.activeElement?.getAttribute('data-key'), step.say).toBe(String(told.card))
        spokenOf += 1
      }
      if (!step.own) await wrapper.get('.coach button').trigger('click')
      else {
        const [question] = match.asked().filter(({ seat }) => seat === LEARNER)
        await wrapper.findComponent(GameBoard).props('play')(wanted, question?.name ?? '')
      }
      await flushPromises()
    }
    expect(spokenOf).toBeGreaterThan(0)
  },
)

describe.each(TOLD)('the first round of $key in the window in $language', ({ key, language }) => {
  it('is told to its end, for eye and ear', async () => {
    const round = await roundOf(key, language)
    const match = dealFirstRound(round, language)
    const game = await GAME_WINDOWS[round.game]()
    const room = openWindow(
      FirstRoundTable,
      { round, match, language, game, title: key },
      { state: stateOf(tableOf()), language },
    )
    await vi.dynamicImportSettled()
    await flushPromises()
    const { wrapper, t, heard } = room
    const text = (): string => wrapper.find('.coach .text').text()
    const board = () => wrapper.findComponent(GameBoard)
    const send = async (move: Json): Promise<void> => {
      const [question] = match.asked().filter(({ seat }) => seat === LEARNER)
      const answer = await board().props('play')(move, question?.name ?? '')
      expect(answer).toMatchObject({ ok: true })
      await flushPromises()
    }
    // Whoever only hears it is welcomed before the cards are read out.
    expect(heard().indexOf(t(`${round.words}.say.${round.steps[0].say}`))).toBe(0)
    // Nobody else guides meanwhile.
    expect(wrapper.find('.guide').exists()).toBe(false)
    for (const step of round.steps) {
      const sentence = t(`${round.words}.say.${step.say}`)
      expect(sentence).not.toContain(round.words)
      expect(text()).toBe(sentence)
      expect(heard()).toContain(sentence)
      if (step.own) {
        expect(document.activeElement?.closest('.board'), step.say).not.toBeNull()
        const legal = legalNow(match, language, round.game)
        const other = legal.find((move) => !fits(move, step))
        const before = match.entries()
        if (other !== undefined) {
          await send(other)
          const why = t(`${round.words}.instead.${step.say}`)
          expect(why).not.toContain(round.words)
          expect(text()).toContain(why)
          expect(heard()).toContain(why)
          expect(match.entries()).toBe(before)
        }
        const [wanted = null] = wantedNow(match, language, round, step)
        await send(wanted)
        expect(match.entries()).toBeGreaterThan(before)
      } else {
        // The keyboard stands on the button that goes on.
        const onward = wrapper.find('.coach button')
        expect(document.activeElement).toBe(onward.element)
        await onward.trigger('click')
        await flushPromises()
      }
    }
    expect(text()).toBe(t(`${round.words}.learnt`))
    expect(wrapper.find('.coach').text()).toContain(t('app.firstRound.match'))
    expect(room.sent).not.toHaveBeenCalled()
    // Whoever leaves does not find the last sentence of the coach beside the next page.
    expect(useSpeech().polite).not.toBe('')
    wrapper.unmount()
    expect(useSpeech().polite).toBe('')
    expect(useSpeech().pressing).toBe('')
  })
})
