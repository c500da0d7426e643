// @vitest-environment happy-dom
// The form of a new table, by keyboard.
import { enableAutoUnmount } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import NewTableForm from '../../../src/renderer/pages/NewTableForm.vue'
import { openWindow, stateOf, tableOf } from '../../support/windowAt'

enableAutoUnmount(afterEach)

it.each([true, false])('A2 the form begins at its first choice, alone: %s', (alone) => {
  const { wrapper } = openWindow(NewTableForm, { alone }, { state: stateOf(tableOf()) })
  expect(document.activeElement).toBe(wrapper.get('select').element)
})
