// @vitest-environment happy-dom
// What lies in front of a player of Die Tafelrunde 2 names the special of his deck.
import { mount } from '@vue/test-utils'
import { createI18n } from 'vue-i18n'
import { expect, it } from 'vitest'
import type { PlayerView, Special } from '../../../../src/games/tafelrunde/outside/contract'
import DeckSpecial from '../../../../src/renderer/games/tafelrunde/seats/DeckSpecial.vue'
import SeatGoods from '../../../../src/renderer/games/tafelrunde/seats/SeatGoods.vue'
import { allMessages } from '../../../support/window/wholeWording'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
const MESSAGES = await allMessages()

function namesOf(locale: string, special: Special | undefined, over = false): unknown[] {
  const player: PlayerView = {
    hand: 5,
    draw: 11,
    discard: [],
    open: [],
    lying: [],
    secured: 0,
    passed: false,
    ...(special && { special }),
  }
  const i18n = createI18n({ legacy: false, locale, messages: MESSAGES })
  const wrapper = mount(SeatGoods, { props: { player, over }, global: { plugins: [i18n] } })
  return wrapper.findAll('.deck-special').map((one) => one.attributes('aria-label'))
}

it('TR-03 tells what it does to whoever presses it, by finger or key', async () => {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
  const wrapper = mount(DeckSpecial, {
    props: { special: 'letzte-warnung' },
    global: { plugins: [i18n] },
  })
  expect(wrapper.find('.close-look').exists()).toBe(false)
  await wrapper.get('button.deck-special').trigger('click')
  expect(wrapper.get('.close-look p').text()).not.toBe('')
})

it.each([
  ['de', 'im Deck: Letzte Warnung'],
  ['en', 'in the deck: Last Warning'],
  ['nl', 'in het deck: Laatste Waarschuwing'],
])('TR-03 each seat shows (%s) which special its deck holds', (locale, name) => {
  expect(namesOf(locale, 'letzte-warnung')).toEqual([name])
  expect(namesOf(locale, undefined)).toEqual([])
  expect(namesOf(locale, 'letzte-warnung', true)).toEqual([])
})
