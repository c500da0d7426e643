// @vitest-environment happy-dom
// Where the voice of the window lies: what lies outside of an open sheet is heard by nobody.
import { expect, it, vi } from 'vitest'
import { h, nextTick, reactive } from 'vue'
import AppDialog from '../../../src/renderer/design/AppDialog.vue'
import SpeechRegions from '../../../src/renderer/speech/SpeechRegions.vue'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'

it('speaks in the topmost sheet, and outside again once all are put away', async () => {
  const open = reactive({ lower: false, upper: false })
  const Sheets = {
    render: () => [
      h(AppDialog, { open: open.lower, title: 'Rules', class: 'lower' }),
      h(AppDialog, { open: open.upper, title: 'A card', class: 'upper' }),
      h(SpeechRegions),
    ],
  }
  openWindow(Sheets, {}, { state: stateOf(tableOf()) })
  const places = (): (string | undefined)[] =>
    ['spoken', 'asked'].map(
      (name) => document.querySelector(`[data-testid=${name}]`)?.closest('dialog')?.className,
    )
  expect(places()).toEqual([undefined, undefined])
  open.lower = true
  await nextTick()
  expect(places()).toEqual(['app-dialog lower', 'app-dialog lower'])
  open.upper = true
  await nextTick()
  expect(places()).toEqual(['app-dialog upper', 'app-dialog upper'])
  useSpeech().say('Ben doubts.')
  await vi.waitFor(() => {
    expect(document.querySelector('.upper')?.textContent).toContain('Ben doubts.')
  })
  open.upper = false
  await nextTick()
  expect(places()).toEqual(['app-dialog lower', 'app-dialog lower'])
  open.lower = false
  await nextTick()
  expect(places()).toEqual([undefined, undefined])
  expect(document.querySelectorAll('[data-testid=spoken]')).toHaveLength(1)
})
