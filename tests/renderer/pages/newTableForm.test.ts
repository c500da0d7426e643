// @vitest-environment happy-dom
// The form of a new table, by keyboard.
import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import NewTableForm from '../../../src/renderer/pages/home/NewTableForm.vue'
import type { Answer } from '../../../src/protocol/hostMessages'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

function isChosen(wrapper: VueWrapper, value: string): boolean {
  const input = wrapper.get(`input[value="${value}"]`).element
  return input instanceof HTMLInputElement && input.checked
}

it.each(['0', '1', '2', '3', '5'])(
  'whoever has never played game %s begins as on a first evening, with friends too, and sees how it is printed beside it',
  async (game) => {
    for (const alone of [true, false]) {
      localStorage.clear()
      const { wrapper } = openWindow(NewTableForm, { alone }, { state: stateOf(tableOf()) })
      await wrapper.get('select').setValue(game)
      await vi.dynamicImportSettled()
      expect(['first', 'box'].map((value) => isChosen(wrapper, value))).toEqual([true, false])
      wrapper.unmount()
    }
  },
)

it('TL-29 the form says why there are fewer numbers of players, where that was chosen', async () => {
  const { wrapper } = openWindow(NewTableForm, { alone: true }, { state: stateOf(tableOf()) })
  await wrapper.get('select').setValue('3')
  await vi.dynamicImportSettled()
  const said = (): string =>
    wrapper.find('.sentence').exists() ? wrapper.get('.sentence').text() : ''
  await wrapper.get('input[value="box"]').setValue(true)
  expect(said()).not.toContain('at most')
  await wrapper.get('input[value="first"]').setValue(true)
  expect(said()).toContain('This way there is room for 5 at most.')
})

it('what is set differently is said where it becomes so, and not once more wherever it is shown', async () => {
  localStorage.clear()
  const { wrapper } = openWindow(NewTableForm, { alone: true }, { state: stateOf(tableOf()) })
  await vi.dynamicImportSettled()
  const role = (): string | undefined => wrapper.get('.sentence').attributes('role')
  expect(wrapper.get('.sentence').text()).toContain('At this table')
  expect(role()).toBeUndefined()
  await wrapper.get('input[value="box"]').setValue(true)
  await wrapper.get('input[value="first"]').setValue(true)
  expect(role()).toBe('status')
})

/** What lies at the host for Tijdlijn, and for no other game. */
const DECKS = ['box', 'family'].map((name) => ({
  id: `tijdlijn/${name}`,
  own: name === 'family',
  title: { en: `The ${name}` },
  languages: ['en'] as const,
  count: 300,
}))

it.each([true, false])(
  'the form asks which decks are played with where one of them is one’s own, alone: %s',
  async (alone) => {
    const catalogues = { tijdlijn: DECKS }
    const state = stateOf(tableOf(), undefined, { catalogues })
    const { wrapper, sent, store } = openWindow(NewTableForm, { alone }, { state })
    store.command = sent
    const boxes = (): string[] =>
      wrapper
        .findAll('.token')
        .filter((one) => one.find('input[type="checkbox"]').exists())
        .map((one) => one.text())
    await wrapper.get('select').setValue('5')
    await vi.dynamicImportSettled()
    expect(boxes()).toEqual([])
    await wrapper.get('select').setValue('3')
    await vi.dynamicImportSettled()
    expect(boxes().join('\n')).toMatch(/The box[^]*The family/u)
    const own = wrapper.findAll('.token').find((one) => one.text().includes('The family'))
    await own?.get('input').setValue(true)
    await wrapper.get('form').trigger('submit')
    const decks = ['tijdlijn/box', 'tijdlijn/family']
    const options = expect.objectContaining({ decks })
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ kind: 'createTable', options }))
    store.state = { ...state, catalogues: { tijdlijn: DECKS.slice(0, 1) } }
    await nextTick()
    expect(boxes()).toEqual([])
  },
)

it('TL-02 the form asks how well others play only where there are any', async () => {
  const { wrapper } = openWindow(NewTableForm, { alone: true }, { state: stateOf(tableOf()) })
  await wrapper.get('select').setValue('3')
  await vi.dynamicImportSettled()
  const isAsked = (): boolean => wrapper.text().includes('How well does the computer play?')
  expect(isAsked()).toBe(true)
  await wrapper.get('input[value="1"]').setValue(true)
  expect(isAsked()).toBe(false)
})

it('the form begins gently after a first round: an easy computer, as on a first evening', async () => {
  const props = { alone: true, afterLesson: true }
  const { wrapper } = openWindow(NewTableForm, props, { state: stateOf(tableOf()) })
  await vi.dynamicImportSettled()
  expect(['first', 'easy'].map((value) => isChosen(wrapper, value))).toEqual([true, true])
})

it('the form offers every game as it was played last alone: seats and way of playing', async () => {
  localStorage.clear()
  const first = openWindow(NewTableForm, { alone: true }, { state: stateOf(tableOf()) })
  first.store.command = first.sent
  await vi.dynamicImportSettled()
  await first.wrapper.get('input[value="3"]').setValue(true)
  await first.wrapper.get('input[value="long"]').setValue(true)
  await first.wrapper.get('form').trigger('submit')
  await vi.dynamicImportSettled()
  first.wrapper.unmount()
  const { wrapper } = openWindow(NewTableForm, { alone: true }, { state: stateOf(tableOf()) })
  await vi.dynamicImportSettled()
  expect(['3', 'long'].map((value) => isChosen(wrapper, value))).toEqual([true, true])
  // Another game knows nothing of it, and on the way back it is there again.
  await wrapper.get('select').setValue('1')
  await vi.dynamicImportSettled()
  expect(isChosen(wrapper, 'first')).toBe(true)
  await wrapper.get('select').setValue('0')
  await vi.dynamicImportSettled()
  expect(['3', 'long'].map((value) => isChosen(wrapper, value))).toEqual([true, true])
  wrapper.unmount()
  // With friends, too, but for how many they are.
  const friends = openWindow(NewTableForm, { alone: false }, { state: stateOf(tableOf()) })
  await vi.dynamicImportSettled()
  expect(['4', 'long'].map((value) => isChosen(friends.wrapper, value))).toEqual([true, true])
})

it('whoever shares the screen has the name to fill in before him, and the focus where it was', async () => {
  const { wrapper } = openWindow(NewTableForm, { alone: true }, { state: stateOf(tableOf()) })
  await vi.dynamicImportSettled()
  const shown: Element[] = []
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    shown.push(this)
  })
  const shared = wrapper.get<HTMLInputElement>('input[role="switch"]')
  shared.element.focus()
  await shared.setValue(true)
  await nextTick()
  expect(shown).toEqual([wrapper.get('.screen-people').element.lastElementChild])
  expect(document.activeElement).toBe(shared.element)
  await shared.setValue(false)
  await nextTick()
  expect(shown).toHaveLength(1)
  scroll.mockRestore()
})

it('a name that was suggested to somebody at this screen gives way to the first letter', async () => {
  const { wrapper } = openWindow(NewTableForm, { alone: true }, { state: stateOf(tableOf()) })
  await vi.dynamicImportSettled()
  await wrapper.get('input[role="switch"]').setValue(true)
  const field = wrapper.get<HTMLInputElement>('.names input')
  const chosen = (): string =>
    field.element.value.slice(field.element.selectionStart ?? 0, field.element.selectionEnd ?? 0)
  field.element.focus()
  expect(chosen()).toBe(field.element.value)
  await field.setValue('Oma')
  field.element.blur()
  field.element.setSelectionRange(3, 3)
  field.element.focus()
  expect(chosen()).toBe('')
})

it('TG-20 no evening is called long that is as long as the usual one with so many players', async () => {
  localStorage.clear()
  const { wrapper } = openWindow(NewTableForm, { alone: true }, { state: stateOf(tableOf()) })
  await wrapper.get('select').setValue('5')
  await vi.dynamicImportSettled()
  const offered = (): string[] =>
    ['first', 'box', 'long'].filter((value) => wrapper.find(`input[value="${value}"]`).exists())
  expect(offered()).toEqual(['first', 'box', 'long'])
  await wrapper.get('input[value="long"]').setValue(true)
  expect(wrapper.get('.sentence').text()).toBe('At this table: 3 turns each.')
  await wrapper.get('input[value="3"]').setValue(true)
  expect(offered()).toEqual(['first', 'box'])
  expect(isChosen(wrapper, 'box')).toBe(true)
})

it.each([true, false])(
  'a table that cannot be dealt is not begun, and the button says why, alone: %s',
  async (alone) => {
    const { wrapper, sent, store, t } = openWindow(
      NewTableForm,
      { alone },
      { state: { ...stateOf(tableOf()), connection: 'connecting' } },
    )
    const refusal = { reason: 'too-few-events', rule: 'TL-30', values: { n: 1, needed: 24 } }
    const refused: Answer = {
      type: 'answer',
      id: 1,
      ok: false,
      refusal: 'cannot-be-dealt',
      setup: { kind: 'refused', refusal },
    }
    sent.mockResolvedValue(refused)
    store.command = sent
    store.state = { ...store.state, connection: 'open' }
    await wrapper.get('select').setValue('3')
    await vi.dynamicImportSettled()
    await flushPromises()
    const start = wrapper.get('button[type="submit"]')
    const why = t('tijdlijn.setup.too-few-events', refusal.values)
    expect(start.attributes('aria-disabled')).toBe('true')
    expect(wrapper.get(`[id="${start.attributes('aria-describedby') ?? ''}"]`).text()).toContain(
      why,
    )
    const said = vi.spyOn(useSpeech(), 'say')
    await start.trigger('click')
    expect(said).toHaveBeenCalledWith(why)
    await wrapper.get('form').trigger('submit')
    expect(sent).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'createTable' }))
  },
)
