// @vitest-environment happy-dom
// Many chests of a player of Die Tafelrunde 2 on a phone: one of each colour with what they hold and how many they are, and all of them for the ear.
import { mount } from '@vue/test-utils'
import { createI18n } from 'vue-i18n'
import { expect, it } from 'vitest'
import type { Chest } from '../../../../src/games/tafelrunde/outside/contract'
import SeatGoods from '../../../../src/renderer/games/tafelrunde/seats/SeatGoods.vue'
import { allMessages } from '../../../support/window/wholeWording'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
const MESSAGES = await allMessages()

function heapsOf(open: readonly Chest[]): string[] {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
  const player = { hand: 5, draw: 11, discard: [], open, lying: [], secured: 0, passed: false }
  const wrapper = mount(SeatGoods, { props: { player }, global: { plugins: [i18n] } })
  expect(wrapper.findAll('.chests > .chest')).toHaveLength(open.length)
  return wrapper.findAll('.heap').map((heap) =>
    heap
      .findAll('.number, .count')
      .map((one) => one.text())
      .join(' in '),
  )
}

it('TR-43 sums up the chests of each colour once there are many', () => {
  // Of blue 2, 3 and 4; of yellow 3.
  expect(heapsOf([0, 1, 2, 7])).toEqual(['9 in 3', '3'])
})
it('TR-43 shows few of them one by one', () => {
  expect(heapsOf([0, 1, 7])).toEqual([])
})
