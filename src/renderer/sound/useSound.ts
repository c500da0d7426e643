/** Plays the sounds of the house, made on the spot, as loud as the player wants them. */
import { defineStore } from 'pinia'
import { useSettings } from '../stores/settings'
import { makeNoise, playLayers, type Outlet } from './playLayers'
import { SOUNDS, type SoundName } from './sounds'

/** A sound at the greatest volume; two at once still fit. */
const LOUDEST = 0.5
/** Seconds in which the same sound is not begun again: twice at once would only be louder. */
const APART = 0.06

type Device = Omit<Outlet, 'volume'>

function openDevice(): Device {
  const audio = new AudioContext()
  return { audio, noise: makeNoise(audio) }
}

/** Plays sounds as loud as the player wants them. */
export const useSound = defineStore('sound', () => {
  const { settings } = useSettings()
  /** When each sound was begun last, in seconds of the context. */
  const begun = new Map<SoundName, number>()
  let device: Device | undefined
  let isTouched = false
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(gesture, () => (isTouched = true), { once: true, capture: true })
  }

  /** Plays a sound; silent until the player has touched the page once. */
  function play(name: SoundName): void {
    if (!settings.sound || settings.volume === 0) return
    if (!isTouched) return
    device ??= openDevice()
    const { audio } = device
    if (audio.state === 'suspended') void audio.resume()
    const last = begun.get(name)
    if (last !== undefined && audio.currentTime - last < APART) return
    begun.set(name, audio.currentTime)
    playLayers(SOUNDS[name], { ...device, volume: (LOUDEST * settings.volume) / 100 })
  }

  return { play }
})
