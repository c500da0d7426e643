// @vitest-environment happy-dom
// Where the voice of the window lies: what lies outside of an open sheet is heard by nobody.
import { expect, it, vi } from 'vitest'
import { h, nextTick, reactive } from 'vue'
import AppDialog from '../../../src/renderer/design/AppDialog.vue'
import SpeechRegions from '../../../src/renderer/speech/SpeechRegions.vue'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'

unmountAfterEach()

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

it('loses no line to one that follows within milliseconds, adds each by itself, and is empty when nobody is to hear any more', async () => {
  openWindow(SpeechRegions, {}, { state: stateOf(tableOf()) })
  vi.useFakeTimers()
  const region = document.querySelector('[data-testid=spoken]')
  const lines = (): (string | null)[] =>
    [...(region?.children ?? [])].map((line) => line.textContent)
  const speech = useSpeech()
  speech.polite = 'Your guess is locked.'
  speech.polite = 'Jan guesses.'
  await nextTick()
  expect(lines()).toEqual(['Your guess is locked.', 'Jan guesses.'])
  expect(region?.getAttribute('aria-atomic')).toBe('false')
  await vi.advanceTimersByTimeAsync(3000)
  expect(lines()).toEqual(['Jan guesses.'])
  speech.polite = ''
  await nextTick()
  expect(region?.textContent).toBe('')
  vi.useRealTimers()
})

it('shows a question after the line that has led to it, also where both come at once', async () => {
  openWindow(SpeechRegions, {}, { state: stateOf(tableOf()) })
  vi.useFakeTimers()
  const speech = useSpeech()
  speech.polite = 'Bruno plays Blue 5.'
  speech.pressing = 'Your turn.'
  await nextTick()
  const texts = (): (string | undefined)[] =>
    ['spoken', 'asked'].map(
      (name) => document.querySelector(`[data-testid=${name}]`)?.textContent ?? undefined,
    )
  expect(texts()).toEqual(['Bruno plays Blue 5.', ''])
  await vi.advanceTimersByTimeAsync(200)
  expect(texts()).toEqual(['Bruno plays Blue 5.', 'Your turn.'])
  vi.useRealTimers()
})
