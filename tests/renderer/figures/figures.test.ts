// @vitest-environment happy-dom
// Portraits: all there, told apart, and kept.
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { FIGURES } from '../../../src/protocol/terms'
import FigurePortrait from '../../../src/renderer/figures/FigurePortrait.vue'
import { FIGURE_PRINTS } from '../../../src/renderer/figures/figurePrints'
import { readSettings, useSettings } from '../../../src/renderer/stores/settings'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

/** All numbers of a path: those of lines and curves alike lie on the ground. */
function numbersOf(path: string): number[] {
  return [...path.matchAll(/-?\d+(?:\.\d+)?/gu)].map(([text]) => Number(text))
}

describe('portraits', () => {
  it('are 24, each another one, and stay on their ground', () => {
    expect(FIGURES).toHaveLength(24)
    const drawn = FIGURES.map((figure) => FIGURE_PRINTS[figure].map(({ path }) => path).join(''))
    expect(new Set(drawn).size).toBe(24)
    for (const path of drawn) {
      expect(path).not.toContain('NaN')
      for (const number of numbersOf(path)) {
        expect(number).toBeGreaterThanOrEqual(-2)
        expect(number).toBeLessThanOrEqual(102)
      }
    }
  })

  it('stand on a tile in the colour of the seat', () => {
    const portrait = mount(FigurePortrait, { props: { figure: 'fox', seat: 3 } })
    expect(portrait.classes()).toContain('seat-3')
    expect(portrait.findAll('.print').length).toBeGreaterThan(2)
    expect(portrait.attributes('aria-hidden')).toBe('true')
  })

  it('are kept, and a damaged one falls back alone', () => {
    setActivePinia(createPinia())
    const { settings } = useSettings()
    const fallback = { ...settings, figure: 'goat' } as const
    expect(readSettings('{"figure":"mole","name":"Al"}', fallback).figure).toBe('mole')
    expect(readSettings('{"figure":"dragon","name":"Al"}', fallback)).toMatchObject({
      figure: 'goat',
      name: 'Al',
    })
  })
})
