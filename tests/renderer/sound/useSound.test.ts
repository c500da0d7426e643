// @vitest-environment happy-dom
// Sounds: silent until the page was touched, as loud as wished, and no two alike.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSound, type SoundName } from '../../../src/renderer/sound/useSound'
import { useSettings } from '../../../src/renderer/stores/settings'

interface Tone {
  readonly pitch: number
  readonly shape: string
  readonly at: number
  readonly loud: number
}
let tones: Tone[] = []

class FakeAudio {
  readonly currentTime = 0
  readonly state = 'running'
  readonly destination = {}
  private loud = 0
  createOscillator(): object {
    const frequency = { value: 0 }
    const oscillator = {
      type: 'sine',
      frequency,
      connect: (next: unknown) => next,
      start: (at: number) => {
        tones.push({ pitch: frequency.value, shape: oscillator.type, at, loud: this.loud })
      },
      stop: () => undefined,
    }
    return oscillator
  }
  createGain(): object {
    return {
      gain: {
        setValueAtTime: (value: number) => (this.loud = value),
        exponentialRampToValueAtTime: () => undefined,
      },
      connect: (next: unknown) => next,
    }
  }
}

const NAMES: readonly SoundName[] = [
  'turn',
  'together',
  'laid',
  'setback',
  'success',
  'flourish',
  'roundEnd',
  'matchEnd',
]

describe('sounds', () => {
  beforeEach(() => {
    tones = []
    localStorage.clear()
    vi.stubGlobal('AudioContext', FakeAudio)
    setActivePinia(createPinia())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('are silent until the page was touched', () => {
    const sound = useSound()
    sound.play('turn')
    expect(tones).toEqual([])
    window.dispatchEvent(new Event('pointerdown'))
    sound.play('turn')
    expect(tones.length).toBeGreaterThan(0)
  })

  it('can be told apart: no two have the same tones', () => {
    const sound = useSound()
    window.dispatchEvent(new Event('keydown'))
    const melodies = NAMES.map((name) => {
      tones = []
      sound.play(name)
      return JSON.stringify(tones.map(({ pitch, shape, at }) => [pitch, shape, at]))
    })
    expect(new Set(melodies).size).toBe(NAMES.length)
    expect(melodies).not.toContain('[]')
  })

  it('are as loud as wished, and off means off', () => {
    const { settings } = useSettings()
    const sound = useSound()
    window.dispatchEvent(new Event('keydown'))
    settings.volume = 100
    sound.play('laid')
    settings.volume = 50
    sound.play('laid')
    const [full = 0, half = 0] = tones.map(({ loud }) => loud)
    expect(half).toBeCloseTo(full / 2)
    settings.volume = 0
    sound.play('laid')
    settings.volume = 50
    settings.sound = false
    sound.play('laid')
    expect(tones).toHaveLength(2)
  })
})
