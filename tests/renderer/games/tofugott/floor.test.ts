// @vitest-environment happy-dom
// Where nobody falls below zero, a miss that cost nothing is a miss all the same.
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { Options } from '../../../../src/engine/options/options'
import { keepsakePage } from '../../../../src/renderer/games/tofugott/keepsake/keepsakePage'
import ScoreSlip from '../../../../src/renderer/games/tofugott/score/ScoreSlip.vue'
import { stepName } from '../../../../src/renderer/games/tofugott/guideMoment'
import {
  begin,
  guess,
  look,
  play,
  readOut,
  reveal,
  seenBy,
  sixAnswers,
  type Running,
} from '../../../games/tofugott/scenario'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'
import { allMessages } from '../../../support/window/wholeWording'

unmountAfterEach()
const MESSAGES = await allMessages()
const NAMES = ['Ada', 'Ben', 'Cem']
const I18N = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })

/** Ben names the worst answer; Cem misses both. */
function missedAt(options: Options) {
  const running = begin({ seats: 3, options })
  const events = [
    ...readOut(running),
    ...play(running, 0, sixAnswers('rat pig elephant', 'dolphin human tofu')),
    ...guess(running, 'dolphin tree'),
    ...reveal(running),
  ]
  return { running, events }
}

function worstOnSlip(running: Running): string {
  const props = { view: look(running, 2), names: NAMES }
  const global = { plugins: [I18N, createPinia()] }
  return mount(ScoreSlip, { props, global }).find('.worst').text()
}

describe('the slip with the points', () => {
  it('TG-16 TG-18 names who guessed the worst at the floor, and that it cost nothing', () => {
    const told = worstOnSlip(missedAt({ floor: 0 }).running)
    expect(told).not.toContain('Nobody guessed it.')
    expect(told).toContain('Guessed the worst: Ben.')
    expect(told).toContain('stops at zero')
    expect(told).not.toContain('−1')
    expect(worstOnSlip(missedAt({}).running)).toContain('Guessed the worst: Ben,\u00a0−1.')
  })

  it('TG-18 says before the first question how far down it goes', () => {
    const before = (options: Options) => {
      const running = begin({ seats: 3, options })
      readOut(running)
      return worstOnSlip(running)
    }
    expect(before({})).toBe('Worst guessed: −1')
    expect(before({ floor: 0 })).toContain('below zero')
  })
})

it('TG-18 marks a loss on the saved page only where there was one', () => {
  const marksAt = (options: Options) => {
    const { running, events } = missedAt(options)
    const told = JSON.parse(JSON.stringify(seenBy(running, events, 'spectator')))
    const { t } = I18N.global
    const parts = { names: NAMES, isBot: () => false, date: '1 May', language: 'en', t } as const
    return keepsakePage(told, parts, '').match(/aria-label="−1"/gu) ?? []
  }
  expect(marksAt({})).toHaveLength(1)
  expect(marksAt({ floor: 0 })).toHaveLength(0)
})

it('TG-18 the guide says what a miss costs at this table', () => {
  const textAt = (options: Options): string => {
    const view = look(begin({ seats: 3, options }), 1)
    return I18N.global.t(`tofugottTable.guide.step${stepName(4, view)}`)
  }
  expect(textAt({})).not.toContain('zero')
  expect(textAt({ floor: 0 })).toContain('zero')
})
