// @vitest-environment happy-dom
// What a settlement shows: a strength of one card is no sum.
import { describe, expect, it } from 'vitest'
import RogueCard from '../../../../src/renderer/games/tafelrunde/RogueCard.vue'
import SettlingSheet from '../../../../src/renderer/games/tafelrunde/SettlingSheet.vue'
import { openWindow, stateOf, tableOf } from '../../../support/windowAt'
import { unmountAfterEach } from '../../../support/unmountAfterEach'

unmountAfterEach()

const FIGHTERS = [
  { seat: 0, name: 'Ada', strength: 12, sum: '7 + 5', top: true },
  { seat: 1, name: 'Ben', strength: 7, sum: '7', top: false },
]

describe('the settlement of Die Tafelrunde 2', () => {
  it('shows a single card as its number alone, several as a sum', () => {
    const { wrapper } = openWindow(
      SettlingSheet,
      { steps: [{ colour: 'blue', fighters: FIGHTERS, lines: [] }], at: 0 },
      { state: stateOf(tableOf()) },
    )
    const lines = wrapper.findAll('.fighters li').map((line) => line.text().replace(/\s+/g, ' '))
    expect(lines).toEqual([expect.stringMatching(/7 \+ 5.*12$/), expect.stringMatching(/Ben ?7$/)])
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
