// @vitest-environment happy-dom
// A deck in one language at a table in another: its own words are marked as that, and none of the program's.
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { CardView, TofugottSeen } from '../../../../src/games/tofugott/outside/contract'
import { keepsakePage } from '../../../../src/renderer/games/tofugott/keepsake/keepsakePage'
import PastTurns from '../../../../src/renderer/games/tofugott/score/PastTurns.vue'
import {
  chronicleAfter,
  EMPTY_CHRONICLE,
} from '../../../../src/renderer/games/tofugott/score/chronicle'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'
import { peopleNamed } from '../../../support/window/windowAt'
import { allMessages } from '../../../support/window/wholeWording'

unmountAfterEach()
const MESSAGES = await allMessages()
const NAMES = ['Ann', 'Ben']
const I18N = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
const GLOBAL = { plugins: [I18N, createPinia()] }
const CARD: CardView = {
  id: 'own/1',
  title: 'Der Umzug',
  scenario: 'Am Samstag ziehst du um.',
  questions: ['Wer trägt?', 'Wer isst mit?', 'Wer packt aus?'],
  language: 'de',
  spicy: true,
}
const TOLD: readonly TofugottSeen[] = [
  { kind: 'read', seat: 0, card: CARD, pile: 3 },
  {
    kind: 'turned',
    question: 0,
    card: { seat: 1, role: 'guess', silhouette: 'rat', byClock: true, said: [] },
  },
  {
    kind: 'settled',
    seat: 0,
    question: 0,
    best: 'rat',
    worst: 'pig',
    gains: [1, 1],
    points: [1, 1],
  },
]
const OF_CARD = [CARD.title, CARD.scenario, CARD.questions[0]]

/** The texts that stand in German there. */
function inGerman(root: Element): string[] {
  return [...root.querySelectorAll('[lang=de]')].map((one) => one.textContent)
}

it('TG-26 looking back, the words of the card alone are in its language, and a black one is called so', () => {
  const chronicle = TOLD.reduce(chronicleAfter, EMPTY_CHRONICLE)
  const props = { chronicle, seats: peopleNamed(...NAMES), names: NAMES, you: 1 }
  const past = mount(PastTurns, { props, global: GLOBAL })
  expect(past.findAll('[lang=de]').map((one) => one.text())).toEqual(OF_CARD)
  expect(past.text()).toContain('Black card, 16+')
})

it('TG-26 on the saved page the words of the card alone are in its language', () => {
  const { t } = I18N.global
  const parts = { names: NAMES, isBot: () => false, date: '1 May', language: 'en', t } as const
  const told = JSON.parse(JSON.stringify(TOLD))
  const page = new DOMParser().parseFromString(keepsakePage(told, parts, ''), 'text/html')
  expect(inGerman(page.body)).toEqual(OF_CARD)
})
