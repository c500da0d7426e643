// @vitest-environment happy-dom
// One tab stop per row; arrows inside; focus survives changes.
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick, ref, useTemplateRef } from 'vue'
import { stepOf, useRovingFocus } from '../../../src/renderer/table/keys/rovingFocus'

const Row = defineComponent({
  props: { keys: { type: Array<string>, required: true } },
  setup(props) {
    const box = useTemplateRef<HTMLElement>('box')
    const roving = useRovingFocus({ keys: () => props.keys, box })
    return () =>
      h(
        'div',
        { ref: 'box', onKeydown: roving.onKeydown },
        props.keys.map((key) =>
          h(
            'button',
            {
              key,
              'data-key': key,
              tabindex: roving.tabindexOf(key),
              onFocus: () => {
                roving.onFocus(key)
              },
            },
            key,
          ),
        ),
      )
  },
})

const focused = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['key'] : undefined

describe('stepOf', () => {
  it.each([
    ['ArrowLeft', 3, 2],
    ['ArrowRight', 3, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 9, 9],
    ['Home', 7, 0],
    ['End', 2, 9],
    ['ArrowUp', 7, 2],
    ['ArrowUp', 2, 2],
    ['ArrowDown', 2, 7],
    ['ArrowDown', 7, 7],
    ['Enter', 3, undefined],
  ])('%s from %i leads to %s', (key, from, to) => {
    expect(stepOf(key, from, 10, 5)).toBe(to)
  })
})

describe('useRovingFocus', () => {
  const mounted = ref<{ unmount(): void }>()
  afterEach(() => {
    mounted.value?.unmount()
  })
  function row(keys: string[]): ReturnType<typeof mount> {
    const wrapper = mount(Row, { props: { keys }, attachTo: document.body })
    mounted.value = wrapper
    return wrapper
  }

  it('offers exactly one tab stop', () => {
    expect(row(['a', 'b', 'c']).findAll('[tabindex="0"]')).toHaveLength(1)
  })
  it('walks with the arrows', async () => {
    const wrapper = row(['a', 'b', 'c'])
    wrapper.find('button').element.focus()
    await wrapper.trigger('keydown', { key: 'ArrowRight' })
    expect(focused()).toBe('b')
    await wrapper.trigger('keydown', { key: 'End' })
    expect(focused()).toBe('c')
  })
  it('hands the focus to the neighbour when its card goes away', async () => {
    const wrapper = row(['a', 'b', 'c'])
    wrapper.findAll('button')[1]?.element.focus()
    await wrapper.setProps({ keys: ['a', 'c'] })
    await nextTick()
    expect(focused()).toBe('c')
    await wrapper.setProps({ keys: ['a'] })
    await nextTick()
    expect(focused()).toBe('a')
  })
  it('lets nobody hear of the neighbour who is led elsewhere in that moment', async () => {
    const elsewhere = document.createElement('button')
    document.body.append(elsewhere)
    const wrapper = row(['a', 'b', 'c'])
    wrapper.findAll('button')[1]?.element.focus()
    const heard: (string | undefined)[] = []
    wrapper.element.addEventListener('focusin', () => heard.push(focused()))
    const changed = wrapper.setProps({ keys: ['a', 'c'] })
    void nextTick(() => {
      elsewhere.focus()
    })
    await changed
    await nextTick()
    await nextTick()
    expect(heard).toEqual([])
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })
  it('stays on its card when others come and go around it', async () => {
    const wrapper = row(['a', 'b', 'c'])
    wrapper.findAll('button')[1]?.element.focus()
    await wrapper.setProps({ keys: ['x', 'y', 'b', 'z'] })
    await nextTick()
    expect(focused()).toBe('b')
  })
  it('does not steal the focus from elsewhere', async () => {
    const wrapper = row(['a', 'b'])
    await wrapper.setProps({ keys: ['c'] })
    await nextTick()
    expect(focused()).toBeUndefined()
  })
})
