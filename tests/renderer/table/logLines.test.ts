// @vitest-environment happy-dom
// The log: who did what is found by the names, which stand in the colours of their seats.
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import LogLines from '../../../src/renderer/table/LogLines.vue'
import { partsBy } from '../../../src/renderer/table/namedParts'

describe('E5 the log', () => {
  it('E5 shows names in the colour of their seat, and the line as it is read', () => {
    const wrapper = mount(LogLines, {
      props: { lines: [{ number: 1, text: 'Ann doubts Ben.' }], names: ['Ann', 'Ben'] },
      global: { plugins: [createI18n({ legacy: false, locale: 'en', missingWarn: false })] },
    })
    expect(wrapper.get('.line').text()).toBe('Ann doubts Ben.')
    const marked = wrapper.findAll('strong').map((one) => [one.text(), one.attributes('style')])
    expect(marked).toEqual([
      ['Ann', expect.stringContaining('--seat-0')],
      ['Ben', expect.stringContaining('--seat-1')],
    ])
  })

  it('E5 takes whole names alone, the longer first, whatever signs are in them', () => {
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
