// @vitest-environment happy-dom
// Looking back at what was asked and answered: whoever looks is not called by his name.
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { TurnedCard } from '../../../../src/games/tofugott/outside/contract'
import type { Chronicle } from '../../../../src/renderer/games/tofugott/chronicle'
import PastTurns from '../../../../src/renderer/games/tofugott/PastTurns.vue'
import { peopleNamed } from '../../../support/windowAt'
import { allMessages } from '../../../support/wholeWording'
import { unmountAfterEach } from '../../../support/unmountAfterEach'

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
