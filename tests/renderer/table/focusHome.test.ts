// @vitest-environment happy-dom
// The focus of somebody who plays by keyboard: never left on the page while the table has it.
import { mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { defineComponent, nextTick, ref, useTemplateRef } from 'vue'
import { useFocusHome } from '../../../src/renderer/table/keys/focusHome'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const shown = ref('question')
/** What is to be called once everything has been heard; undefined: nothing is being told. */
let heard: (() => void)[] | undefined
const Table = defineComponent({
  setup() {
    const box = useTemplateRef<HTMLElement>('box')
    useFocusHome({
      box,
      changes: () => shown.value,
      whenHeard: (then) => {
        if (heard) heard.push(then)
        else then()
      },
    })
    return { shown }
  },
  template: `<h1 tabindex="-1" data-page-home></h1><div ref="box">
    <div v-if="shown !== 'nothing'" class="ask" tabindex="-1" data-focus-home>
      <p v-if="shown === 'pictures'"></p>
      <section v-else-if="shown === 'question'" tabindex="-1" data-focus-home="asked"><button>Yes</button><button data-focus-name="draw">Draw</button></section>
      <section v-else-if="shown === 'other'"><button data-focus-name="else">Other</button></section>
    </div>
  </div><button class="other">Other</button>`,
})

async function show(what: string): Promise<void> {
  shown.value = what
  await nextTick()
  await nextTick()
}

describe('the focus', () => {
  it('comes home through pictures and through a moment without any home', async () => {
    shown.value = 'question'
    mount(Table, { attachTo: document.body })
    document.querySelector<HTMLElement>('section button')?.focus()
    await show('pictures')
    expect(document.activeElement?.className).toBe('ask')
    await show('nothing')
    expect(document.activeElement).toBe(document.body)
    await show('question')
    expect(document.activeElement?.tagName).toBe('SECTION')
  })

  it('comes back to what bears the same name, and only to that', async () => {
    shown.value = 'question'
    mount(Table, { attachTo: document.body })
    document.querySelector<HTMLElement>('[data-focus-name="draw"]')?.focus()
    await show('pictures')
    expect(document.activeElement?.className).toBe('ask')
    await show('question')
    expect(document.activeElement?.textContent).toBe('Draw')
    await show('pictures')
    await show('other')
    expect(document.activeElement?.className).toBe('ask')
  })

  it('stays while others play, however much comes and goes, until a question opens', async () => {
    shown.value = 'question'
    mount(Table, { attachTo: document.body })
    document.querySelector<HTMLElement>('section button')?.focus()
    await show('pictures')
    const home = document.activeElement
    const moved = vi.fn()
    document.addEventListener('focusin', moved)
    for (const next of ['other', 'pictures', 'other', 'pictures']) await show(next)
    expect(document.activeElement).toBe(home)
    expect(moved).not.toHaveBeenCalled()
    await show('question')
    expect(document.activeElement?.tagName).toBe('SECTION')
    document.removeEventListener('focusin', moved)
  })

  it('is led from the heading of the page to the first question, and to nothing else', async () => {
    shown.value = 'nothing'
    mount(Table, { attachTo: document.body })
    const heading = document.querySelector('h1')
    heading?.focus()
    await show('pictures')
    expect(document.activeElement).toBe(heading)
    await show('question')
    expect(document.activeElement?.tagName).toBe('SECTION')
  })

  it('is led from the page, where nothing has it any more, to the question that opens', async () => {
    shown.value = 'nothing'
    mount(Table, { attachTo: document.body })
    expect(document.activeElement).toBe(document.body)
    await show('pictures')
    expect(document.activeElement).toBe(document.body)
    await show('question')
    expect(document.activeElement?.tagName).toBe('SECTION')
  })

  it('goes on at the table when a question was answered by a key before it led there', async () => {
    shown.value = 'nothing'
    mount(Table, { attachTo: document.body })
    document.querySelector('h1')?.focus()
    heard = []
    await show('question')
    expect(document.activeElement?.tagName).toBe('H1')
    await show('pictures')
    heard = undefined
    expect(document.activeElement?.className).toBe('ask')
  })

  it('is led to a question that opened behind a sheet, as soon as that is put away', async () => {
    shown.value = 'nothing'
    mount(Table, { attachTo: document.body })
    document.querySelector('h1')?.focus()
    const sheet = document.body.appendChild(document.createElement('dialog'))
    const inside = sheet.appendChild(document.createElement('button'))
    inside.focus()
    await show('question')
    expect(document.activeElement).toBe(inside)
    document.querySelector('h1')?.focus()
    sheet.dispatchEvent(new Event('close'))
    await nextTick()
    expect(document.activeElement?.tagName).toBe('SECTION')
    sheet.remove()
  })

  it('comes to a question only when what has led to it was heard, and not to whoever has gone on by then', async () => {
    shown.value = 'question'
    mount(Table, { attachTo: document.body })
    for (const goesOn of [false, true]) {
      document.querySelector<HTMLElement>('section button')?.focus()
      await show('pictures')
      heard = []
      await show('question')
      expect(document.activeElement?.className).toBe('ask')
      if (goesOn) document.querySelector<HTMLElement>('.other')?.focus()
      for (const then of heard) then()
      heard = undefined
      expect(document.activeElement?.tagName).toBe(goesOn ? 'BUTTON' : 'SECTION')
    }
  })

  it('stays where it was put outside of the table', async () => {
    shown.value = 'question'
    mount(Table, { attachTo: document.body })
    document.querySelector<HTMLElement>('section button')?.focus()
    const other = document.querySelector<HTMLElement>('.other')
    other?.focus()
    await show('pictures')
    await show('question')
    expect(document.activeElement).toBe(other)
  })
})
