/** The room around the table: a fire in its stove, in stretches that go over into each other. Times in seconds, pitches in hertz. */
import { scatter, type Layer, type Noise } from './layers'

/** Seconds from the start of one stretch to the start of the next. */
export const STRETCH = 8

/** Seconds from one breath of the fire to the next; each lasts three times as long, so that none is heard to end. */
const BREATH = 2

/** What the fire breathes: low in the stove, and a little air. */
const BREATHS: readonly Noise[] = [
  {
    kind: 'noise',
    at: 0,
    seconds: 3 * BREATH,
    attack: 1.5 * BREATH,
    level: 0.08,
    filter: 'lowpass',
    from: 260,
  },
  {
    kind: 'noise',
    at: 0,
    seconds: 3 * BREATH,
    attack: 1.5 * BREATH,
    level: 0.006,
    filter: 'bandpass',
    from: 2200,
    width: 0.5,
  },
]

/** How often something happens in a stretch, and what. */
interface Happening {
  readonly count: number
  readonly one: Noise
}

const HAPPENINGS: Readonly<Record<'crackle' | 'log', Happening>> = {
  crackle: {
    count: 19,
    one: {
      kind: 'noise',
      at: 0,
      seconds: 0.02,
      attack: 0.001,
      level: 0.09,
      filter: 'bandpass',
      from: 3300,
      width: 1.6,
    },
  },
  log: {
    count: 3,
    one: {
      kind: 'noise',
      at: 0,
      seconds: 0.07,
      attack: 0.001,
      level: 0.12,
      filter: 'bandpass',
      from: 950,
      width: 1.4,
    },
  },
}

/** The layers of one stretch; two of them, by their numbers, crackle at other times. */
export function roomStretch(number: number): readonly Layer[] {
  const breaths = Array.from({ length: STRETCH / BREATH }, (_, index) =>
    BREATHS.map((one) => ({ ...one, at: index * BREATH })),
  )
  const happenings = Object.entries(HAPPENINGS).map(([name, { count, one }]) =>
    scatter({ seed: `${name} ${String(number)}`, count, from: 0, to: STRETCH, loose: 1 }, one),
  )
  return [...breaths, ...happenings].flat()
}
