/** What sounds are made of: bursts of noise and single partials, and the bodies built from them. Pure data. */
import { fastRandom } from '../../engine/chance/fastRandom'

/** One part of a sound, swelling to its level and dying away. Times in seconds. */
interface Course {
  /** After the start of the sound. */
  readonly at: number
  /** From the first to the last moment. */
  readonly seconds: number
  /** Until it is loudest, less than `seconds`. */
  readonly attack: number
  /** At its loudest, above 0 to 1. */
  readonly level: number
}

/** White noise through a filter. */
export interface Noise extends Course {
  readonly kind: 'noise'
  readonly filter: 'lowpass' | 'bandpass' | 'highpass'
  /** Hertz at the start. */
  readonly from: number
  /** Hertz at the end, where the filter moves. */
  readonly to?: number
  /** How narrow a band is: 0.5 wide, 12 almost a tone. */
  readonly width?: number
}

/** One partial of a struck body. */
export interface Tone extends Course {
  readonly kind: 'partial'
  /** Hertz at the start. */
  readonly from: number
  /** Hertz at the end, where it falls or rises. */
  readonly to?: number
}

/** A part of a sound. */
export type Layer = Noise | Tone

/** Hertz up to which there is noise. */
const NOISE_UP_TO = 22_050
/** The share of evenly spread noise that its mean swing is, and that of a narrower one, of which single swings stand out. */
const EVEN_SWING = 1 / Math.sqrt(3)
const MEAN_SWING = 0.3

/** Hertz that a filter lets through: as many as it would if it let them through whole and all others not at all. */
function breadthOf({ filter, from, to = from, width = 1 }: Noise): number {
  const middle = Math.sqrt(from * to)
  if (filter === 'lowpass') return (middle * Math.PI) / 2
  if (filter === 'highpass') return NOISE_UP_TO - middle
  return (middle * Math.PI) / 2 / width
}

/** How many times louder noise has to be made behind its filter, which takes most of it away, to swing to its level. */
export function lostTo(noise: Noise): number {
  const left = Math.sqrt(Math.min(1, breadthOf(noise) / NOISE_UP_TO))
  return MEAN_SWING / (EVEN_SWING * left)
}

/** The mean swing of a layer at its loudest. */
export function meanSwing(layer: Layer): number {
  return layer.level * (layer.kind === 'noise' ? MEAN_SWING : Math.SQRT1_2)
}

/** How loud a layer is so many seconds after the start of its sound, 0 to its level. */
export function loudnessOf({ at, seconds, attack, level }: Course, time: number): number {
  const since = time - at
  if (since < 0 || since > seconds) return 0
  if (since < attack) return (level * since) / attack
  return level * SILENT ** ((since - attack) / (seconds - attack))
}

/** The part of its level at which a layer ends: nobody hears it stop. */
export const SILENT = 0.001

/** A body that is struck: each partial a multiple of the pitch, with a share of the level and of the time. */
interface Body {
  readonly partials: readonly {
    readonly times: number
    readonly share: number
    readonly rings: number
  }[]
  /** Seconds until it is loudest: what struck it is soft or hard. */
  readonly attack: number
}

const BODIES = {
  /** A bar of wood under a soft mallet. */
  wood: {
    partials: [
      { times: 1, share: 0.7, rings: 1 },
      { times: 3.93, share: 0.2, rings: 0.4 },
      { times: 9.2, share: 0.1, rings: 0.15 },
    ],
    attack: 0.003,
  },
  /** A box that is knocked on: short, and its partials lie close. */
  box: {
    partials: [
      { times: 1, share: 0.5, rings: 1 },
      { times: 1.58, share: 0.3, rings: 0.7 },
      { times: 2.43, share: 0.2, rings: 0.45 },
    ],
    attack: 0.002,
  },
  glass: {
    partials: [
      { times: 1, share: 0.45, rings: 1 },
      { times: 2.32, share: 0.3, rings: 0.75 },
      { times: 4.25, share: 0.17, rings: 0.45 },
      { times: 6.63, share: 0.08, rings: 0.3 },
    ],
    attack: 0.002,
  },
} as const satisfies Record<string, Body>

/** How a body is struck. Pitch in hertz, times in seconds. */
export interface Stroke {
  readonly pitch: number
  readonly at: number
  readonly seconds: number
  /** All partials together. */
  readonly level: number
}

/** The partials of a body that is struck. */
export function strike(body: keyof typeof BODIES, { pitch, at, seconds, level }: Stroke): Layer[] {
  const { partials, attack } = BODIES[body]
  return partials.map(({ times, share, rings }) => ({
    kind: 'partial',
    at,
    seconds: seconds * rings,
    attack,
    level: level * share,
    from: pitch * times,
  }))
}

/** Many like one, at times that only the seed decides. Times in seconds. */
export interface Scattering {
  readonly seed: string
  readonly count: number
  readonly from: number
  readonly to: number
  /** How much of the even distance between two may be lost or gained, 0 to 1. */
  readonly loose: number
}

const GRAIN = 1000

/** A layer many times over: from `from` to `to`, each a little other in level and pitch. */
export function scatter({ seed, count, from, to, loose }: Scattering, one: Noise): Noise[] {
  const random = fastRandom(seed)
  const chance = (): number => random.below(GRAIN) / GRAIN
  const distance = (to - from) / count
  return Array.from({ length: count }, (_, index) => ({
    ...one,
    at: from + distance * (index + loose * chance()),
    level: one.level * (0.6 + 0.4 * chance()),
    from: one.from * (0.8 + 0.4 * chance()),
  }))
}
