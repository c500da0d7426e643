// @vitest-environment happy-dom
// The settings of sounds: every one can be heard, and the volume is judged by ear.
import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { nextTick } from 'vue'
import { createI18n } from 'vue-i18n'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import SettingsFields from '../../../src/renderer/pages/settings/SettingsFields.vue'
import { SOUND_NAMES, type SoundName } from '../../../src/renderer/sound/sounds'
import { useSound } from '../../../src/renderer/sound/useSound'
import { useSettings } from '../../../src/renderer/stores/settings'
import { app } from '../../../src/renderer/wording/en/app'
import { table } from '../../../src/renderer/wording/en/table'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

let played: MockInstance<ReturnType<typeof useSound>['play']>

function openSettings(): VueWrapper {
  const pinia = createPinia()
  setActivePinia(pinia)
  played = vi.spyOn(useSound(), 'play')
  const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: { app, table } } })
  return mount(SettingsFields, { global: { plugins: [i18n, pinia] } })
}

describe('settings of sounds', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  it('have a button to hear every sound, folded', async () => {
    const page = openSettings()
    expect(page.get('.sound-previews').attributes('open')).toBeUndefined()
    const buttons = page.findAll('.sound-previews button')
    expect(buttons.map((button) => button.text())).toEqual(
      SOUND_NAMES.map((name) => app.settings.sounds[name]),
    )
    for (const button of buttons) await button.trigger('click')
    expect(played.mock.calls.map(([name]) => name)).toEqual(SOUND_NAMES)
  })

  it('say of every sound in which games it is heard', async () => {
    const page = openSettings()
    expect(page.findAll('.where').every((where) => where.text() === '')).toBe(true)
    await page.get('.sound-previews').trigger('toggle')
    const whereOf = (name: SoundName): string =>
      page.findAll('.where')[SOUND_NAMES.indexOf(name)]?.text() ?? ''
    await vi.waitFor(() => {
      expect(whereOf('message')).toBe('in every game')
    }, 20_000)
    expect(whereOf('card')).toBe('in every game')
    expect(whereOf('stampRight')).toBe('Tom’s Time Bluff, Buchstabenbluff, Time Line and Tofugott')
    expect(whereOf('lid')).toBe('Die Tafelrunde 2')
    expect(whereOf('gem')).toBe('Die Tafelrunde 2 and Tofugott')
    expect(whereOf('together')).not.toContain('Time Line')
    const described = page.get('.sound-previews button').attributes('aria-describedby')
    expect(page.get('.where').attributes('id')).toBe(described)
  })

  it('give a sample of the volume that is chosen', async () => {
    const page = openSettings()
    await page.get('input[type="range"]').setValue('30')
    expect(useSettings().settings.volume).toBe(30)
    expect(played).toHaveBeenCalledExactlyOnceWith('card')
  })

  it('offer nothing to hear where nothing would be heard', async () => {
    const page = openSettings()
    useSettings().settings.sound = false
    await nextTick()
    expect(page.find('.sound-previews').exists()).toBe(false)
  })
})
