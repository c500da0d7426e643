// @vitest-environment happy-dom
// The own hand on a phone: what lies where, and what stays where it was.
import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { createI18n } from 'vue-i18n'
import HandFan from '../../../src/renderer/stage/hand/HandFan.vue'
import { allMessages } from '../../support/window/wholeWording'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
const MESSAGES = await allMessages()
const PHONE = { width: 374, height: 760 }
const CARDS = ['rat', 'pig', 'elephant', 'dolphin', 'human', 'tofu', 'spider', 'beetle'] as const

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(PHONE.width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(PHONE.height)
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function handOf(cards: readonly string[]): Promise<VueWrapper> {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
  const stage = document.createElement('div')
  stage.className = 'game-stage'
  document.body.replaceChildren(stage)
  const wrapper = mount(HandFan, {
    props: {
      cards: [...cards],
      keyOf: String,
      nameOf: String,
      label: 'Hand',
      choosing: true,
      leastSeen: 0.75,
      steady: true,
      returning: true,
    },
    global: { plugins: [i18n, createPinia()] },
    attachTo: stage,
  })
  await nextTick()
  return wrapper
}
function chosen(wanted: string) {
  return { spotOf: (card: unknown) => (card === wanted ? 'slot' : undefined) }
}
function placesIn(wrapper: VueWrapper): Record<string, string> {
  const places = wrapper
    .findAll('li')
    .map((place): [string, string] => [
      place.find('button').attributes('data-key') ?? '',
      place.attributes('style') ?? '',
    ])
  return Object.fromEntries(places)
}

describe('a hand that has just been opened', () => {
  it('lies where it belongs at once: nothing moves before it has been seen', async () => {
    const wrapper = await handOf(CARDS.slice(0, 3))
    expect(wrapper.classes()).not.toContain('settled')
    await new Promise(requestAnimationFrame)
    await nextTick()
    expect(wrapper.classes()).toContain('settled')
  })
})

describe('a hand of which a part of each card has to be seen', () => {
  it.each([5, 6, 7, 8])('covers no card of %i on a phone with another row', async (count) => {
    const wrapper = await handOf(CARDS.slice(0, count))
    expect(wrapper.find('.hand-fan').classes()).toContain('tiles')
    expect(new Set(Object.values(placesIn(wrapper))).size).toBe(count)
  })

  it('leaves every other card where it was when one is chosen, and when it comes back', async () => {
    const wrapper = await handOf(CARDS)
    const before = placesIn(wrapper)
    await wrapper.setProps(chosen('pig'))
    const { pig: _pig, ...others } = before
    expect(placesIn(wrapper)).toEqual(others)
    await wrapper.setProps(chosen(''))
    expect(placesIn(wrapper)).toEqual(before)
  })

  it('marks nothing as new that comes back again and again', async () => {
    const wrapper = await handOf(CARDS.slice(0, 4))
    await wrapper.setProps({ cards: [...CARDS] })
    expect(wrapper.findAll('button')).toHaveLength(8)
    expect(wrapper.find('[data-new]').exists()).toBe(false)
    expect(wrapper.find('button').attributes('aria-label')).toBe('rat')
  })

  it('marks a card that has come with what it fits or as new, never with both', async () => {
    const wrapper = await handOf(CARDS.slice(0, 4))
    const markOf = (card: unknown) =>
      card === 'human' ? { text: '2', name: 'human, fits pile 2' } : undefined
    await wrapper.setProps({ cards: [...CARDS], returning: false, markOf })
    const marked = (part: string): (string | undefined)[] =>
      wrapper.findAll(part).map((card) => card.attributes('data-key'))
    expect(marked('button:has(.mark)')).toEqual(['human'])
    expect(marked('button[data-new]')).toEqual(['tofu', 'spider', 'beetle'])
  })
})
