// @vitest-environment happy-dom
// Where the focus is when a match is over: at the table until its last pictures have been seen.
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { defineComponent, nextTick, ref, useTemplateRef, watch } from 'vue'
import { useResultPlace } from '../../../src/renderer/pages/result/useResultPlace'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const isOver = ref(false)
const isShowing = ref(false)
const Page = defineComponent({
  setup() {
    const box = useTemplateRef<HTMLElement>('box')
    useResultPlace({ box, isOver: () => isOver.value, afterAll: () => undefined })
    // The table finds only when it is told of the end that it has pictures to show.
    watch(
      isOver,
      () => {
        if (isShowing.value) isOver.value = false
      },
      { flush: 'post' },
    )
  },
  template: '<main ref="box"></main>',
})

it('does not come to the end while the last pictures are shown', async () => {
  mount(Page, { attachTo: document.body })
  isShowing.value = true
  isOver.value = true
  await nextTick()
  await nextTick()
  expect(document.activeElement).toBe(document.body)
  isShowing.value = false
  isOver.value = true
  await nextTick()
  await nextTick()
  expect(document.activeElement?.tagName).toBe('MAIN')
})
