// @vitest-environment happy-dom
// A hand that is sorted without a card moving says so, to eye and ear.
import { expect, it, vi } from 'vitest'
import { defineComponent } from 'vue'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { useInOrder, type InOrder } from '../../../src/renderer/table/cards/useInOrder'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

it('tells of a hand that lay in that order already, for a moment, and of no other', () => {
  vi.useFakeTimers()
  let cards = ['b', 'a']
  const made: InOrder[] = []
  const Window = defineComponent(() => {
    made.push(useInOrder(() => cards))
    return () => undefined
  })
  const { t } = openWindow(Window, {}, { state: stateOf(tableOf()) })
  const said = vi.spyOn(useSpeech(), 'say')
  const sort = (): boolean | undefined => {
    made[0]?.sort(() => {
      cards = cards.toSorted()
    })
    return made[0]?.isIn.value
  }
  expect(sort()).toBe(false)
  expect(sort()).toBe(true)
  expect(said.mock.calls.flat()).toEqual([t('table.inOrder')])
  vi.advanceTimersByTime(3000)
  expect(made[0]?.isIn.value).toBe(false)
  vi.useRealTimers()
})
