/** Sounds made on the spot, no files: short tones for what matters at a table. */
import { defineStore } from 'pinia'
import { useSettings } from '../stores/settings'

interface Tone {
  /** Hertz. */
  readonly pitch: number
  /** Seconds after the start. */
  readonly at: number
  readonly seconds: number
  readonly shape?: OscillatorType
}

/** What a sound stands for; each game says which of its events make one. */
const SOUNDS = {
  /** The listener is asked something. */
  turn: [
    { pitch: 660, at: 0, seconds: 0.12 },
    { pitch: 880, at: 0.13, seconds: 0.2 },
  ],
  /** All are asked at once. */
  together: [
    { pitch: 520, at: 0, seconds: 0.1 },
    { pitch: 520, at: 0.16, seconds: 0.1 },
  ],
  laid: [{ pitch: 210, at: 0, seconds: 0.06, shape: 'triangle' }],
  setback: [
    { pitch: 330, at: 0, seconds: 0.14, shape: 'square' },
    { pitch: 220, at: 0.15, seconds: 0.3, shape: 'square' },
  ],
  success: [
    { pitch: 392, at: 0, seconds: 0.1 },
    { pitch: 494, at: 0.1, seconds: 0.14 },
  ],
  flourish: [
    { pitch: 300, at: 0, seconds: 0.12 },
    { pitch: 420, at: 0.1, seconds: 0.12 },
    { pitch: 590, at: 0.2, seconds: 0.12 },
    { pitch: 830, at: 0.3, seconds: 0.2 },
  ],
  roundEnd: [
    { pitch: 523, at: 0, seconds: 0.15 },
    { pitch: 659, at: 0.16, seconds: 0.15 },
    { pitch: 784, at: 0.32, seconds: 0.3 },
  ],
  matchEnd: [
    { pitch: 523, at: 0, seconds: 0.15 },
    { pitch: 659, at: 0.15, seconds: 0.15 },
    { pitch: 784, at: 0.3, seconds: 0.15 },
    { pitch: 1047, at: 0.45, seconds: 0.5 },
  ],
} as const satisfies Record<string, readonly Tone[]>

/** A sound. */
export type SoundName = keyof typeof SOUNDS

const LOUDEST = 0.2

/** Plays sounds as loud as the player wants them. */
export const useSound = defineStore('sound', () => {
  const { settings } = useSettings()
  let context: AudioContext | undefined
  let isTouched = false
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(gesture, () => (isTouched = true), { once: true, capture: true })
  }

  function playTone(audio: AudioContext, tone: Tone): void {
    const start = audio.currentTime + tone.at
    const oscillator = audio.createOscillator()
    const gain = audio.createGain()
    oscillator.type = tone.shape ?? 'sine'
    oscillator.frequency.value = tone.pitch
    gain.gain.setValueAtTime((LOUDEST * settings.volume) / 100, start)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.seconds)
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start(start)
    oscillator.stop(start + tone.seconds)
  }

  /** Plays a sound; silent until the player has touched the page once. */
  function play(name: SoundName): void {
    if (!settings.sound || settings.volume === 0) return
    if (!isTouched) return
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    for (const tone of SOUNDS[name]) playTone(context, tone)
  }

  return { play }
})
