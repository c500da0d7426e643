// @vitest-environment happy-dom
// The own name at its field: whoever is called otherwise than he typed reads and hears why.
import { nextTick } from 'vue'
import { describe, expect, it } from 'vitest'
import OwnName from '../../../src/renderer/pages/people/OwnName.vue'
import { useSettings } from '../../../src/renderer/stores/settings'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

describe('the own name', () => {
  it('says at its field and by ear that somebody has it already', async () => {
    const state = stateOf(tableOf(), undefined)
    const part = openWindow(OwnName, {}, { state })
    Object.assign(useSettings().settings, { name: 'Yuri', isOwnName: true })
    const called = async (name: string): Promise<void> => {
      const { welcome } = part.store.state
      if (!welcome) throw new Error('no welcome')
      part.store.state = { ...part.store.state, welcome: { ...welcome, name } }
      await nextTick()
    }
    await called('Yuri')
    expect(part.wrapper.get('[role=status]').text()).toBe('')
    expect(part.wrapper.find('.hint').exists()).toBe(false)
    await called('Yuri 2')
    const words = 'Somebody is called Yuri already: here you are Yuri 2.'
    expect(part.wrapper.get('[role=status]').text()).toBe(words)
    expect(part.wrapper.get('.hint').text()).toBe(words)
  })
  it('says that no more letters fit while it is typed, and no longer once it is there', async () => {
    const longest = 'Wilhelmina-Marie'
    const part = openWindow(OwnName, {}, { state: stateOf(tableOf(), undefined) })
    const hints = (): string[] => part.wrapper.findAll('.hint').map((hint) => hint.text())
    Object.assign(useSettings().settings, { name: longest, isOwnName: true })
    await nextTick()
    expect(hints()).toEqual([])
    const field = part.wrapper.get('input')
    field.element.value = longest
    await field.trigger('input')
    expect(hints()).toEqual([part.t('table.fieldFull', { n: longest.length })])
    await field.trigger('change')
    expect(hints()).toEqual([])
  })
})
