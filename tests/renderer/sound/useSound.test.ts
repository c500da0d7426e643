// @vitest-environment happy-dom
// Sounds: silent until the page was touched, as loud as wished, and each ends by itself.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SOUND_NAMES, SOUNDS } from '../../../src/renderer/sound/sounds'
import { useSound } from '../../../src/renderer/sound/useSound'
import { useSettings } from '../../../src/renderer/stores/settings'
import { clock, FakeAudio, heard, resetHeard } from './fakeAudio'

beforeEach(() => {
  resetHeard()
  clock.now = 5
  localStorage.clear()
  vi.stubGlobal('AudioContext', FakeAudio)
  setActivePinia(createPinia())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('sounds', () => {
  it('are silent until the page was touched', () => {
    const sound = useSound()
    sound.play('turn')
    expect(heard.played).toEqual([])
    window.dispatchEvent(new Event('pointerdown'))
    sound.play('turn')
    expect(heard.played.length).toBeGreaterThan(0)
  })

  it('cost a window that can make none nothing else', () => {
    vi.unstubAllGlobals()
    const sound = useSound()
    window.dispatchEvent(new Event('keydown'))
    expect(sound.isAudible()).toBe(false)
    expect(() => {
      sound.play('card')
    }).not.toThrow()
  })

  it.each(SOUND_NAMES)('start every layer of %s now, lead it out and end it', (name) => {
    const sound = useSound()
    window.dispatchEvent(new Event('keydown'))
    sound.play(name)
    expect(heard.played).toHaveLength(SOUNDS[name].length)
    SOUNDS[name].forEach(({ at, seconds, kind }, index) => {
      const played = heard.played[index]
      expect(played?.source).toBe(kind === 'noise' ? 'noise' : 'tone')
      expect(played?.start).toBeCloseTo(clock.now + at)
      expect(played?.end).toBeCloseTo(clock.now + at + seconds)
    })
    const ends = heard.nodes.filter(({ leads }) => leads.length === 0)
    expect(ends).toEqual([])
    // All of it goes through one limiter.
    expect(heard.nodes.filter(({ leads }) => leads.includes(heard.destination))).toHaveLength(1)
  })

  it('are as loud as wished, and off means off', () => {
    const { settings } = useSettings()
    const sound = useSound()
    window.dispatchEvent(new Event('keydown'))
    settings.volume = 100
    sound.play('card')
    settings.volume = 50
    clock.now += 1
    sound.play('card')
    const [full = 0, half = 0] = heard.volumes
    expect(half).toBeCloseTo(full / 2)
    expect(full).toBeLessThan(1)
    const before = heard.played.length
    clock.now += 1
    settings.volume = 0
    sound.play('card')
    settings.volume = 50
    settings.sound = false
    sound.play('card')
    expect(heard.played).toHaveLength(before)
  })

  it('are not begun twice in the same moment', () => {
    const sound = useSound()
    window.dispatchEvent(new Event('keydown'))
    sound.play('slide')
    sound.play('slide')
    expect(heard.played).toHaveLength(SOUNDS.slide.length)
    clock.now += 0.1
    sound.play('slide')
    expect(heard.played).toHaveLength(2 * SOUNDS.slide.length)
  })
})
