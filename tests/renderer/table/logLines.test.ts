// @vitest-environment happy-dom
// The log: who did what is found by the names, which stand in the colours of their seats.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { createI18n } from 'vue-i18n'
import { clearUpperEdge } from '../../../src/renderer/table/ask/clearUpperEdge'
import LogLines from '../../../src/renderer/table/log/LogLines.vue'
import { partsBy } from '../../../src/renderer/table/log/namedParts'

/** What the eye sees of each line. */
function seenOf(wrapper: VueWrapper): string[] {
  return wrapper.findAll('.told').map(({ element }) => {
    const seen = element.cloneNode(true)
    if (!(seen instanceof HTMLElement)) throw new Error('a line is an element')
    for (const unseen of seen.querySelectorAll('.visually-hidden')) unseen.remove()
    return seen.textContent.replaceAll(/\s+/g, ' ').trim()
  })
}

describe('the log', () => {
  it('shows names in the colour of their seat, and the line as it is read', () => {
    const wrapper = mount(LogLines, {
      props: { lines: [{ number: 1, text: 'Ann doubts Ben.' }], names: ['Ann', 'Ben'] },
      global: { plugins: [createI18n({ legacy: false, locale: 'en', missingWarn: false })] },
    })
    expect(wrapper.get('.line').text()).toBe('Ann doubts Ben.')
    const marked = wrapper.findAll('b').map((one) => [one.text(), one.attributes('style')])
    expect(marked).toEqual([
      ['Ann', expect.stringContaining('--seat-0')],
      ['Ben', expect.stringContaining('--seat-1')],
    ])
  })

  it('colours no name in a title that stands in quotation marks, in any language, and finds cards there', () => {
    const parts = partsBy(['Bruno'], new Map([['blue 5', 5]]))
    const seatsOf = (line: string) =>
      parts(line).flatMap(({ text, seat }) => (seat === undefined ? [] : [text]))
    for (const line of [
      'Bruno legt „Bär Bruno zieht durch Bayern“: 2006.',
      'Bruno speelt “Beer Bruno zwerft door Beieren”: 2006.',
    ]) {
      expect(seatsOf(line)).toEqual(['Bruno'])
      expect(
        parts(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line)
    }
    expect(seatsOf('“Bruno” is Bruno, and Bruno.')).toEqual(['Bruno', 'Bruno'])
    expect(parts('He lays “blue 5”.')).toContainEqual({ text: 'blue 5', face: 5 })
  })

  it('says what will stand there while nothing has been seen', async () => {
    const messages = { en: { table: { log: 'Log', logEmpty: 'Soon.' } } }
    const wrapper = mount(LogLines, {
      props: { lines: [] },
      global: { plugins: [createI18n({ legacy: false, locale: 'en', messages })] },
    })
    expect(wrapper.text()).toBe('Soon.')
    await wrapper.setProps({ lines: [{ number: 1, text: 'Ann passes.' }] })
    expect(wrapper.text()).toBe('Ann passes.')
  })

  it('shows rounds under a heading, words for cards on pictures, and who did the same by the name; every line stays its sentence', async () => {
    const chip = { props: ['face'], template: '<b class="chip" :data-face="face"><slot /></b>' }
    const first = { number: 1, text: 'Round 1' }
    const wrapper = mount(LogLines, {
      props: {
        lines: [
          { number: 1, text: 'Ann lays blue 5.', group: first },
          { number: 2, text: 'Ann passes.', group: first },
          { number: 3, text: 'Ben passes.', group: first },
          { number: 4, text: 'Round 2.', group: { number: 2, text: 'Round 2' } },
          { number: 5, text: 'Round 2. Ann begins.', group: { number: 2, text: 'Round 2' } },
          { number: 6, text: 'Ben passes.', group: { number: 2, text: 'Round 2' } },
        ],
        names: ['Ann', 'Ben'],
        cards: { named: () => new Map([['blue 5', 5]]), loadChip: () => Promise.resolve(chip) },
      },
      global: {
        plugins: [
          createI18n({
            legacy: false,
            locale: 'en',
            messages: { en: { table: { log: 'Log', likewise: { same: 'the same', too: 'too' } } } },
          }),
        ],
      },
    })
    expect(wrapper.findAll('h3').map((one) => one.text())).toEqual(['Round 1', 'Round 2'])
    expect(wrapper.findAll('.line').map((one) => one.text())).toEqual([
      'Ann lays blue 5.',
      'Ann passes.',
      'Ben passes.',
      // What the heading says is not said again.
      'Ann begins.',
      'Ben passes.',
    ])
    // Words are there before their picture.
    expect(wrapper.find('.chip').exists()).toBe(false)
    await flushPromises()
    expect(wrapper.get('.chip').text()).toBe('blue 5')
    // The point stands with its card: no line of the log begins with one.
    expect(wrapper.get('.closed').text()).toBe('blue 5.')
    expect(wrapper.get('.chip').attributes('data-face')).toBe('5')
    expect(seenOf(wrapper)[1]).toBe('Ann passes. Ben too.')
  })

  it('tells of others who do the same by the name alone, and by what they do where that is done with cards', () => {
    const said = [
      ['draws a card.', 'Ann draws a card. Ben and Cem too.'],
      ['plays blue 5.', 'Ann plays blue 5. Ben plays the same. Cem plays the same.'],
      // No single word says it: in full.
      ['takes back blue 5.', 'Ann takes back blue 5.'],
      ['plays blue 5 and is out.', 'Ann plays blue 5 and is out.'],
    ] as const
    const names = ['Ann', 'Ben', 'Cem']
    for (const [what, seen] of said) {
      const joined = '{names} and {last}'
      const table = { log: 'Log', joined, likewise: { same: 'the same', too: 'too' } }
      const wrapper = mount(LogLines, {
        props: {
          lines: names.map((name, number) => ({ number, text: `${name} ${what}` })),
          names,
          cards: { named: () => new Map([['blue 5', 5]]), loadChip: () => new Promise(() => {}) },
        },
        global: {
          plugins: [createI18n({ legacy: false, locale: 'en', messages: { en: { table } } })],
        },
      })
      expect(seenOf(wrapper)[0]).toBe(seen)
      // Heard, and found, as the sentences they are.
      expect(wrapper.findAll('.line').map((one) => one.text())).toEqual(
        names.map((name) => `${name} ${what}`),
      )
    }
  })

  it.each([
    ['under its upper edge', undefined, 92, 42],
    ['under a heading that stands there', 120, 112, 42],
    ['nowhere', 120, 121, 50],
  ])('cuts no line in two %s when it shows its end', (_, heading, line, scrolled) => {
    const box = document.createElement('ol')
    box.innerHTML = `${heading === undefined ? '' : '<h3></h3>'}<span class="line"></span>`
    const [head, told] = [box.querySelector('h3'), box.querySelector('span')]
    box.getBoundingClientRect = () => new DOMRect(0, 100, 300, 400)
    if (head) head.getBoundingClientRect = () => new DOMRect(0, 100, 300, 20)
    if (told) Object.assign(told, { getClientRects: () => [new DOMRect(0, line, 200, 20)] })
    box.scrollTop = 50
    clearUpperEdge(box)
    expect(box.scrollTop).toBe(scrolled)
  })

  it('is at its end again when its lines become higher, as with the pictures of cards that come late', async () => {
    const watched = new Map<Element, () => void>()
    class Sizes {
      constructor(private readonly tell: () => void) {}
      observe(element: Element): void {
        watched.set(element, this.tell)
      }
      disconnect(): void {
        watched.clear()
      }
    }
    vi.stubGlobal('ResizeObserver', Sizes)
    const wrapper = mount(LogLines, {
      props: { lines: [{ number: 1, text: 'Ann lays blue 5.', group: { number: 1, text: 'A' } }] },
      global: { plugins: [createI18n({ legacy: false, locale: 'en', missingWarn: false })] },
    })
    await flushPromises()
    const box = wrapper.get('.log-lines').element
    const heights = { scrollHeight: 1530, clientHeight: 600 }
    for (const name of ['scrollHeight', 'clientHeight'] as const)
      Object.defineProperty(box, name, { get: () => heights[name] })
    const grow = async (by: number): Promise<void> => {
      heights.scrollHeight += by
      for (const group of wrapper.findAll('.group')) watched.get(group.element)?.()
      await flushPromises()
      await wrapper.get('.log-lines').trigger('scroll')
    }
    await grow(97)
    expect(box.scrollTop).toBe(1627)
    const lines = [
      ...wrapper.props('lines'),
      { number: 2, text: 'Ben passes.', group: { number: 2, text: 'B' } },
    ]
    await wrapper.setProps({ lines })
    await flushPromises()
    await grow(50)
    expect(watched.size).toBe(3)
    expect(box.scrollTop).toBe(1677)
    // Who has scrolled back stays there.
    box.scrollTop = 100
    await wrapper.get('.log-lines').trigger('scroll')
    await grow(50)
    expect(box.scrollTop).toBe(100)
    wrapper.unmount()
    expect(watched.size).toBe(0)
    vi.unstubAllGlobals()
  })

  it('takes whole names alone, the longer first, whatever signs are in them', () => {
    const parts = partsBy(['Kim', 'Kim 2', 'A+B (x', ''])
    expect(parts('Kim 2 und Kim: Kimono, A+B (x')).toEqual([
      { text: 'Kim 2', seat: 1 },
      { text: ' und ' },
      { text: 'Kim', seat: 0 },
      { text: ': Kimono, ' },
      { text: 'A+B (x', seat: 2 },
    ])
    expect(partsBy([])('Kim')).toEqual([{ text: 'Kim' }])
  })
})
