// @vitest-environment happy-dom
// What a settlement shows: a strength of one card is no sum.
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import RogueCard from '../../../../src/renderer/games/tafelrunde/cards/RogueCard.vue'
import SettlingSheet from '../../../../src/renderer/games/tafelrunde/score/SettlingSheet.vue'
import { stepText } from '../../../../src/renderer/games/tafelrunde/score/settling'
import { Voice } from '../../../../src/renderer/games/tafelrunde/voice/voice'
import { openWindow, stateOf, tableOf } from '../../../support/window/windowAt'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'
import { allMessages } from '../../../support/window/wholeWording'

unmountAfterEach()

const MESSAGES = await allMessages()
const FIGHTERS = [
  { seat: 0, name: 'Ada', strength: 12, sum: '7 + 5', top: true, cards: [0, 3] },
  { seat: 1, name: 'Ben', strength: 7, sum: '7', top: false, cards: [0] },
]

describe('the settlement of Die Tafelrunde 2', () => {
  it('shows a single card as its number alone, several as a sum', () => {
    const { wrapper } = openWindow(
      SettlingSheet,
      { steps: [{ colour: 'blue', fighters: FIGHTERS, spoils: [], lines: [] }], at: 0 },
      { state: stateOf(tableOf()) },
    )
    const said = (part: string) => wrapper.findAll(`.fighters ${part}`).map((one) => one.text())
    expect(said('.sum')).toEqual(['7 + 5', ''])
    expect(said('li > .numeral')).toEqual([expect.stringMatching(/^=\s12$/), '7'])
  })
})

describe('the settlement of Die Tafelrunde 2 for the eye', () => {
  it('TR-42 shows the cards that fought, the chest that helped and the chests that were taken', () => {
    const helped = FIGHTERS.map((one) => (one.top ? { ...one, chest: 1 } : one))
    const spoils = [{ seat: 0, name: 'Ada', chests: [1, 2] }]
    const { wrapper } = openWindow(
      SettlingSheet,
      { steps: [{ colour: 'blue', fighters: helped, spoils, lines: [] }], at: 0 },
      { state: stateOf(tableOf()) },
    )
    const shown = wrapper.findAll('.fighters li').map((line) => ({
      cards: line.findAll('.laid').length,
      chests: line.findAll('.treasure-chest').length,
    }))
    expect(shown).toEqual([
      { cards: 2, chests: 1 },
      { cards: 1, chests: 0 },
    ])
    expect(wrapper.get('.taken').text()).toContain('Ada')
    expect(wrapper.findAll('.taken .treasure-chest')).toHaveLength(2)
  })
})

describe('the settlement of Die Tafelrunde 2 over the table', () => {
  it('is put away by the way back, and the table stays', async () => {
    const page = location.href
    const { wrapper } = openWindow(
      SettlingSheet,
      { steps: [{ colour: 'blue', fighters: FIGHTERS, spoils: [], lines: [] }], at: 0 },
      { state: stateOf(tableOf()) },
    )
    await new Promise((resolve) => setTimeout(resolve, 5))
    history.replaceState({}, '')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(wrapper.findComponent(SettlingSheet).emitted('close')).toHaveLength(1)
    expect(location.href).toBe(page)
  })
})

describe('a step of a settlement that is said aloud', () => {
  it('TR-42 ends each of its sentences with one full stop', () => {
    const { t } = createI18n({ legacy: false, locale: 'en', messages: MESSAGES }).global
    const voice = new Voice({
      names: ['Ada', 'Ben'],
      you: 0,
      t: (key, named = {}) => t(key, named),
    })
    const lines = ['You win Blue.', 'You take: blue chest with 2.']
    expect(stepText({ colour: 'blue', fighters: FIGHTERS, spoils: [], lines }, voice)).toBe(
      'Blue, Ada 12 from 7 + 5, Ben 7. You win Blue. You take: blue chest with 2.',
    )
    expect(stepText({ fighters: [], spoils: [], lines }, voice)).toBe(lines.join(' '))
  })
})

describe('a card of Die Tafelrunde 2', () => {
  it('TR-13 repeats the value of its other side where a hand of overlapping cards leaves it free', () => {
    const card = { card: 4, up: 'blue' }
    const { wrapper } = openWindow(RogueCard, card, { state: stateOf(tableOf()) })
    const values = wrapper.findAll('.colour-bar').map((bar) => bar.find('.numeral').text())
    expect(values).toHaveLength(3)
    expect(values[1]).toBe(values[2])
    expect(wrapper.find('.reminder').text()).toContain(values[2])
  })
})
