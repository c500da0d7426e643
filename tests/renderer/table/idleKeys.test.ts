// @vitest-environment happy-dom
// A key of the help that can do nothing just now says so, and only then.
import { expect, it, vi } from 'vitest'
import { defineComponent } from 'vue'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { useIdleKeys } from '../../../src/renderer/table/keys/useIdleKeys'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

it('says of a key that nobody has answered that nothing is asked, or that it does nothing here', async () => {
  let isAsked = false
  const Window = defineComponent(() => {
    useIdleKeys('f1', () => isAsked)
    return () => undefined
  })
  const { t } = openWindow(Window, {}, { state: stateOf(tableOf()) })
  const said = vi.spyOn(useSpeech(), 'say')
  const press = async (key: string): Promise<void> => {
    dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
    await new Promise((done) => setTimeout(done))
  }
  await press('f')
  isAsked = true
  await press('1')
  // Neither a key of another game, nor one that somebody answers who listens later.
  await press('x')
  const answer = (event: Event): void => {
    event.preventDefault()
  }
  addEventListener('keydown', answer)
  await press('f')
  removeEventListener('keydown', answer)
  expect(said.mock.calls.flat()).toEqual([t('table.notAsked'), t('table.notThisQuestion')])
})
