// @vitest-environment happy-dom
// What stands as a small picture in the log of Time Bluff: every card, however a sentence has it.
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../../src/engine/basics/language'
import { FACES } from '../../../../src/games/time-bluff/outside/cards'
import TimeChip from '../../../../src/renderer/games/time-bluff/cards/TimeChip.vue'
import { logCards } from '../../../../src/renderer/games/time-bluff/voice/logCards'
import {
  cardInSentence,
  cardName,
} from '../../../../src/renderer/games/time-bluff/voice/readableCard'
import { partsBy } from '../../../../src/renderer/table/log/namedParts'
import { openWindow, stateOf, tableOf } from '../../../support/window/windowAt'

it.each(LANGUAGES)('shows every card, alone and within a sentence (%s)', (language) => {
  const { t } = openWindow(TimeChip, { face: 0 }, { state: stateOf(tableOf()), language })
  const partsOf = partsBy([], logCards(t))
  for (let card = 0; card < FACES; card += 1) {
    for (const words of [cardName(card, t), cardInSentence(card, t)]) {
      const faces = partsOf(`Ann: ${words}.`).flatMap(({ face }) => face ?? [])
      expect(faces, words).toEqual([card])
    }
  }
})

it('draws the sign of each in its inks, and leaves the words', () => {
  for (let card = 0; card < FACES; card += 1) {
    const chip = mount(TimeChip, { props: { face: card }, slots: { default: 'a card' } })
    expect(chip.text()).toBe('a card')
    expect(chip.classes().some((one) => one.startsWith('print-'))).toBe(true)
    expect(chip.findAll('path').length, String(card)).toBeGreaterThan(0)
  }
})
