// @vitest-environment happy-dom
// Looking back at what was asked and answered: whoever looks is not called by his name.
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { Explanation, TurnedCard } from '../../../../src/games/tofugott/outside/contract'
import { PHRASES_FOR } from '../../../../src/games/tofugott/outside/phrases'
import type { Chronicle } from '../../../../src/renderer/games/tofugott/score/chronicle'
import PastTurns from '../../../../src/renderer/games/tofugott/score/PastTurns.vue'
import SaidWords from '../../../../src/renderer/games/tofugott/guesses/SaidWords.vue'
import { peopleNamed } from '../../../support/window/windowAt'
import { allMessages } from '../../../support/window/wholeWording'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
const MESSAGES = await allMessages()

const answers = (['best', 'worst'] as const).map((role): TurnedCard => ({
  seat: 0,
  role,
  silhouette: 'rat',
  byClock: false,
  said: [],
}))
const PAST: Chronicle = {
  turn: 0,
  turns: [
    {
      turn: 0,
      active: 0,
      card: {
        id: 'box/1',
        title: 'A day',
        scenario: 'At noon.',
        questions: ['Who?', 'How?', 'Why?'],
        language: 'en',
        spicy: false,
      },
      aside: [],
      questions: [{ question: 0, turned: answers }],
    },
  ],
  tieBreak: [],
}

it.each([
  ['en', 0, ['Your best', 'Your worst']],
  ['en', 1, ['Ann’s best', 'Ann’s worst']],
  ['de', 0, ['Dein Bestes', 'Dein Schlechtestes']],
  ['nl', 0, ['Jouw beste', 'Jouw slechtste']],
] as const)('TG-28 names best and worst of a turn in %s to seat %i', (locale, you, told) => {
  const i18n = createI18n({ legacy: false, locale, messages: MESSAGES })
  const wrapper = mount(PastTurns, {
    props: { chronicle: PAST, seats: peopleNamed('Ann', 'Ben'), names: ['Ann', 'Ben'], you },
    global: { plugins: [i18n, createPinia()] },
  })
  expect(wrapper.findAll('.turned strong').map((one) => one.text())).toEqual(told)
})

it('shows a computer’s sign where a computer sat when it was said, and not where somebody has left since', async () => {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
  const words = [{ kind: 'words', text: 'It bites.' }] as const
  const phrase = PHRASES_FOR.guess
    .slice(0, 1)
    .map((one) => ({ kind: 'phrase', phrase: one }) as const)
  const of = (said: readonly Explanation[], bot: boolean) =>
    mount(SaidWords, {
      props: { said, bot, silhouette: 'rat' },
      global: { plugins: [i18n, createPinia()] },
    })
  expect(of(words, true).find('.of-bot').exists()).toBe(false)
  const person = of(phrase, false)
  await person.setProps({ bot: true })
  expect(person.find('.of-bot').exists()).toBe(false)
  expect(of(phrase, true).find('.of-bot').exists()).toBe(true)
})
