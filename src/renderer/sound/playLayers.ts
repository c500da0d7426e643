/** Turns the layers of a sound into nodes of an audio context; every one of them ends by itself. */
import { fastRandom } from '../../engine/chance/fastRandom'
import { lostTo, SILENT, type Layer, type Noise, type Tone } from './layers'

/** Seconds of noise that are made; every layer begins somewhere else in it. */
const NOISE_SECONDS = 1
const GRAIN = 2 ** 16

/** Makes the noise that all layers are cut from. */
export function makeNoise(audio: AudioContext): AudioBuffer {
  const random = fastRandom('noise')
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) {
    samples[index] = (2 * random.below(GRAIN)) / GRAIN - 1
  }
  return buffer
}

/** Lets a pitch or a filter go from where it begins to where it ends. */
function glide(value: AudioParam, { from, to }: Layer, start: number, end: number): void {
  value.setValueAtTime(from, start)
  if (to !== undefined) value.exponentialRampToValueAtTime(to, end)
}

function noiseNodes(audio: AudioContext, buffer: AudioBuffer, layer: Noise, start: number) {
  const source = audio.createBufferSource()
  source.buffer = buffer
  source.loop = true
  const filter = audio.createBiquadFilter()
  filter.type = layer.filter
  if (layer.width !== undefined) filter.Q.value = layer.width
  glide(filter.frequency, layer, start, start + layer.seconds)
  source.connect(filter)
  // Layers that begin at other times sound other noise.
  const play = (): void => {
    source.start(start, layer.at % NOISE_SECONDS)
  }
  return { source, last: filter, play }
}

function partialNodes(audio: AudioContext, layer: Tone, start: number) {
  const source = audio.createOscillator()
  glide(source.frequency, layer, start, start + layer.seconds)
  const play = (): void => {
    source.start(start)
  }
  return { source, last: source, play }
}

/** Seconds in which layers die away that are no longer wanted. */
const FADING = 0.4

/** Where a sound goes, and what its noise is cut from. */
export interface Outlet {
  readonly audio: AudioContext
  readonly into: AudioNode
  readonly noise: AudioBuffer
  /** How loud all of it is, 0 to 1. */
  readonly volume: number
}

/** Plays layers from now on, together; what comes back lets all of them die away before their time. */
export function playLayers(
  layers: readonly Layer[],
  { audio, into, noise, volume }: Outlet,
): () => void {
  const out = audio.createGain()
  out.gain.value = volume
  out.connect(into)
  for (const layer of layers) {
    const start = audio.currentTime + layer.at
    const end = start + layer.seconds
    const { source, last, play } =
      layer.kind === 'noise'
        ? noiseNodes(audio, noise, layer, start)
        : partialNodes(audio, layer, start)
    const level = layer.level * (layer.kind === 'noise' ? lostTo(layer) : 1)
    const envelope = audio.createGain()
    envelope.gain.setValueAtTime(0, start)
    envelope.gain.linearRampToValueAtTime(level, start + layer.attack)
    envelope.gain.exponentialRampToValueAtTime(level * SILENT, end)
    last.connect(envelope).connect(out)
    play()
    source.stop(end)
  }
  return () => {
    out.gain.setTargetAtTime(0, audio.currentTime, FADING / 3)
  }
}
