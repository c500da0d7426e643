// @vitest-environment happy-dom
// A move to which the table says nothing for a while: the question says so instead of its clock, until the answer comes.
import { afterEach, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { useSlowAnswer } from '../../../src/renderer/pages/play/useSlowAnswer'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import AskSheet from '../../../src/renderer/table/ask/AskSheet.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
afterEach(() => {
  vi.useRealTimers()
})

it('says at the question that an answer is still on its way, and only that long', async () => {
  vi.useFakeTimers()
  let follow: ReturnType<typeof useSlowAnswer> | undefined
  const Page = defineComponent({
    setup() {
      follow = useSlowAnswer()
      const deadline = { left: 0, limit: 1000 }
      return () =>
        h(
          AskSheet,
          { sentence: 'Your turn.', remark: 'Choose.', yours: true, deadline },
          { default: () => h('button') },
        )
    },
  })
  const { wrapper, t } = openWindow(Page, {}, { state: stateOf(tableOf()) })
  const said = vi.spyOn(useSpeech(), 'say')
  const text = (): string => wrapper.get('.remark').text()
  const rings = wrapper.findAll('.answers > *').length
  let answer: (value: string) => void = () => undefined
  const sent = follow?.(new Promise<string>((done) => void (answer = done)))
  await vi.advanceTimersByTimeAsync(2900)
  expect(text()).toBe('Choose.')
  await vi.advanceTimersByTimeAsync(200)
  expect(text()).toBe(t('table.answerAwaited'))
  expect(wrapper.findAll('.answers > *')).toHaveLength(rings - 1)
  expect(said).toHaveBeenCalledExactlyOnceWith(t('table.answerAwaited'))
  answer('taken')
  expect(await sent).toBe('taken')
  await nextTick()
  expect(text()).toBe('Choose.')
})
