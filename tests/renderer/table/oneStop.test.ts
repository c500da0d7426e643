// @vitest-environment happy-dom
// A bar of buttons is one stop of the Tab key, and every button of it is in reach.
import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { defineComponent, useTemplateRef } from 'vue'
import { useOneStop } from '../../../src/renderer/table/keys/oneStop'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

interface Shown {
  readonly name: string
  readonly hidden?: boolean
  readonly disabled?: boolean
}

const Bar = defineComponent({
  props: { all: { type: Array<Shown>, required: true } },
  setup() {
    useOneStop(useTemplateRef<HTMLElement>('box'))
  },
  template: `<div ref="box"><button v-for="one in all" :key="one.name" :disabled="one.disabled"
    :style="one.hidden ? 'display: none' : ''">{{ one.name }}</button></div>`,
})

async function open(all: Shown[]) {
  const wrapper = mount(Bar, { props: { all }, attachTo: document.body })
  await flushPromises()
  const stops = (): string[] =>
    wrapper
      .findAll<HTMLButtonElement>('button')
      .filter(({ element }) => element.tabIndex === 0)
      .map((button) => button.text())
  const press = async (key: string): Promise<string | undefined> => {
    const target = document.activeElement
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await flushPromises()
    return document.activeElement?.textContent ?? undefined
  }
  return { wrapper, stops, press }
}

describe('a bar of buttons', () => {
  it('is one stop, the arrows lead to each of its buttons, and the stop is where one was last', async () => {
    const { wrapper, stops, press } = await open([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
    expect(stops()).toEqual(['a'])
    wrapper.get('button').element.focus()
    expect(await press('ArrowRight')).toBe('b')
    expect(await press('ArrowDown')).toBe('c')
    expect(stops()).toEqual(['c'])
    expect(await press('Home')).toBe('a')
    expect(await press('End')).toBe('c')
    expect(await press('ArrowLeft')).toBe('b')
    expect(await press('Enter')).toBe('b')
  })
  it('has a stop that can be pressed, whatever comes, goes or is hidden', async () => {
    const { wrapper, stops } = await open([{ name: 'a', hidden: true }, { name: 'b' }])
    expect(stops()).toContain('b')
    await wrapper.setProps({ all: [{ name: 'x' }, { name: 'y' }] })
    await flushPromises()
    expect(stops()).toEqual(['x'])
    await wrapper.setProps({ all: [{ name: 'x', disabled: true }, { name: 'y' }] })
    await flushPromises()
    expect(wrapper.findAll<HTMLButtonElement>('button')[1]?.element.tabIndex).toBe(0)
  })
})
