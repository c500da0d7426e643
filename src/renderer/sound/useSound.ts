/** Plays the sounds of the house, made on the spot, as loud as the player wants them. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import { useSettings } from '../stores/settings'
import type { Layer } from './layers'
import { makeNoise, playLayers, type Outlet } from './playLayers'
import { SOUNDS, type SoundName } from './sounds'

/** The greatest volume; what swings further, because several sounds come together, is held back by the limiter. */
const LOUDEST = 0.9
/** Seconds in which the same sound is not begun again: twice at once would only be louder. */
const APART = 0.06

type Device = Omit<Outlet, 'volume'>

function openDevice(): Device {
  const audio = new AudioContext()
  const limiter = audio.createDynamicsCompressor()
  limiter.threshold.value = -6
  limiter.ratio.value = 12
  limiter.attack.value = 0.002
  limiter.connect(audio.destination)
  return { audio, into: limiter, noise: makeNoise(audio) }
}

/** Plays sounds as loud as the player wants them. */
export const useSound = defineStore('sound', () => {
  const { settings } = useSettings()
  /** When each sound was begun last, in seconds of the context. */
  const begun = new Map<SoundName, number>()
  let device: Device | undefined
  const isTouched = ref(false)
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(gesture, () => (isTouched.value = true), { once: true, capture: true })
  }

  /** Whether anything would be heard: never before the player has touched the page once, nor in a window that can make no sound. */
  function isAudible(): boolean {
    return (
      typeof AudioContext === 'function' && settings.sound && settings.volume > 0 && isTouched.value
    )
  }

  function wake(): Device {
    device ??= openDevice()
    if (device.audio.state === 'suspended') void device.audio.resume()
    return device
  }

  /** Plays layers if they would be heard; what comes back lets them die away. */
  function begin(layers: readonly Layer[]): (() => void) | undefined {
    if (!isAudible()) return undefined
    return playLayers(layers, { ...wake(), volume: (LOUDEST * settings.volume) / 100 })
  }

  /** Plays a sound if it would be heard. */
  function play(name: SoundName): void {
    if (!isAudible()) return
    const { currentTime } = wake().audio
    const last = begun.get(name)
    if (last !== undefined && currentTime - last < APART) return
    begun.set(name, currentTime)
    begin(SOUNDS[name])
  }

  return { play, begin, isAudible }
})
