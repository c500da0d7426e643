/** The sounds of the house, as data: what each is made of. Times in seconds, pitches in hertz. */
import { scatter, strike, type Layer, type Noise, type Stroke } from './layers'

type NoiseWith = Omit<Noise, 'kind'>

function noise(parts: NoiseWith): Layer {
  return { kind: 'noise', ...parts }
}

/** Woods one after the other, all struck alike. */
function woods(
  pitches: readonly number[],
  apart: number,
  stroke: Omit<Stroke, 'pitch' | 'at'>,
): Layer[] {
  return pitches.flatMap((pitch, index) => strike('wood', { ...stroke, pitch, at: index * apart }))
}

/** One snap of card against card. */
const SNAP: Noise = {
  kind: 'noise',
  at: 0,
  seconds: 0.022,
  attack: 0.001,
  level: 0.42,
  filter: 'bandpass',
  from: 2900,
  width: 1.1,
}
/** One pair of hands. */
const CLAP: Noise = {
  kind: 'noise',
  at: 0,
  seconds: 0.07,
  attack: 0.002,
  level: 0.27,
  filter: 'bandpass',
  from: 1350,
  width: 1.4,
}
/** One jerk of a hinge. */
const JERK: Noise = {
  kind: 'noise',
  at: 0,
  seconds: 0.05,
  attack: 0.004,
  level: 0.6,
  filter: 'bandpass',
  from: 620,
  to: 780,
  width: 9,
}

/** A stamp that falls: the thump on the table, the click of its wood. */
const STAMP: readonly Layer[] = [
  noise({ at: 0, seconds: 0.2, attack: 0.003, level: 0.45, filter: 'lowpass', from: 240, to: 90 }),
  { kind: 'partial', at: 0, seconds: 0.18, attack: 0.003, level: 0.3, from: 105, to: 58 },
  noise({
    at: 0,
    seconds: 0.03,
    attack: 0.001,
    level: 0.2,
    filter: 'bandpass',
    from: 2100,
    width: 0.9,
  }),
]

/** Every sound by its name; the order in which the settings list them. */
const TABLE = {
  /** The listener is asked something. */
  turn: woods([523, 698], 0.13, { seconds: 0.5, level: 0.41 }),
  /** All are asked at once. */
  together: woods([587, 587], 0.15, { seconds: 0.35, level: 0.45 }),
  /** A card comes to lie. */
  card: [
    noise({
      at: 0,
      seconds: 0.13,
      attack: 0.04,
      level: 0.4,
      filter: 'bandpass',
      from: 1500,
      to: 3800,
      width: 0.8,
    }),
    noise({ at: 0.1, seconds: 0.06, attack: 0.002, level: 0.6, filter: 'lowpass', from: 1100 }),
  ],
  /** A card is laid hard. */
  slap: [
    noise({
      at: 0,
      seconds: 0.11,
      attack: 0.001,
      level: 0.7,
      filter: 'bandpass',
      from: 1900,
      width: 0.7,
    }),
    noise({ at: 0, seconds: 0.14, attack: 0.002, level: 0.15, filter: 'lowpass', from: 380 }),
    ...strike('box', { pitch: 220, at: 0, seconds: 0.14, level: 0.15 }),
  ],
  /** A pile goes to somebody, or several cards do. */
  slide: [
    noise({
      at: 0,
      seconds: 0.42,
      attack: 0.14,
      level: 0.4,
      filter: 'bandpass',
      from: 900,
      to: 2400,
      width: 0.6,
    }),
    noise({ at: 0.05, seconds: 0.4, attack: 0.2, level: 0.25, filter: 'lowpass', from: 420 }),
  ],
  /** Cards are shuffled. */
  riffle: [
    ...scatter({ seed: 'riffle', count: 34, from: 0, to: 0.62, loose: 0.7 }, SNAP),
    noise({
      at: 0.62,
      seconds: 0.28,
      attack: 0.06,
      level: 0.3,
      filter: 'bandpass',
      from: 2600,
      to: 1200,
      width: 0.7,
    }),
    noise({ at: 0.9, seconds: 0.06, attack: 0.002, level: 0.4, filter: 'lowpass', from: 700 }),
  ],
  /** A card shows its face. */
  turnOver: [
    noise({
      at: 0,
      seconds: 0.09,
      attack: 0.05,
      level: 0.3,
      filter: 'highpass',
      from: 2400,
      to: 4200,
    }),
    noise({
      at: 0.1,
      seconds: 0.05,
      attack: 0.001,
      level: 0.45,
      filter: 'bandpass',
      from: 1500,
      width: 0.8,
    }),
  ],
  /** A verdict: it was right. */
  stampRight: [
    ...STAMP,
    ...strike('wood', { pitch: 392, at: 0.24, seconds: 0.35, level: 0.4 }),
    ...strike('wood', { pitch: 523, at: 0.36, seconds: 0.5, level: 0.4 }),
  ],
  /** A verdict: it was wrong. */
  stampWrong: [
    ...STAMP,
    ...strike('wood', { pitch: 330, at: 0.24, seconds: 0.35, level: 0.5 }),
    ...strike('wood', { pitch: 233, at: 0.36, seconds: 0.5, level: 0.5 }),
  ],
  /** Something turns out badly. */
  setback: [
    ...strike('box', { pitch: 330, at: 0, seconds: 0.24, level: 0.6 }),
    ...strike('box', { pitch: 233, at: 0.19, seconds: 0.5, level: 0.8 }),
  ],
  /** A heavy lid: a box is put down and opens. */
  lid: [
    noise({ at: 0, seconds: 0.09, attack: 0.002, level: 0.3, filter: 'lowpass', from: 420 }),
    ...strike('box', { pitch: 208, at: 0, seconds: 0.3, level: 0.65 }),
    ...scatter({ seed: 'hinge', count: 15, from: 0.3, to: 0.78, loose: 0.4 }, JERK),
  ],
  /** Points, coins, gems. */
  gem: [
    ...strike('glass', { pitch: 1319, at: 0, seconds: 0.5, level: 0.35 }),
    ...strike('glass', { pitch: 1760, at: 0.09, seconds: 0.8, level: 0.35 }),
  ],
  /** Somebody says something. */
  message: [
    { kind: 'partial', at: 0, seconds: 0.11, attack: 0.006, level: 0.35, from: 420, to: 760 },
    noise({
      at: 0,
      seconds: 0.02,
      attack: 0.002,
      level: 0.12,
      filter: 'bandpass',
      from: 1200,
      width: 1,
    }),
  ],
  /** A round is over. */
  roundEnd: woods([440, 523, 659], 0.17, { seconds: 0.6, level: 0.4 }),
  /** A match is over, and nobody has won it. */
  matchEnd: woods([523, 440, 349, 262], 0.19, { seconds: 0.6, level: 0.35 }),
  /** A match is over: hands are clapped for whoever has won. */
  applause: [
    noise({
      at: 0,
      seconds: 2.4,
      attack: 0.7,
      level: 0.22,
      filter: 'bandpass',
      from: 1500,
      width: 0.5,
    }),
    ...scatter({ seed: 'first hands', count: 46, from: 0.05, to: 1.4, loose: 1 }, CLAP),
    ...scatter({ seed: 'more hands', count: 40, from: 0.3, to: 1.9, loose: 1 }, CLAP),
    ...scatter(
      { seed: 'last hands', count: 12, from: 1.7, to: 2.4, loose: 1 },
      { ...CLAP, level: 0.16 },
    ),
  ],
} as const satisfies Record<string, readonly Layer[]>

/** A sound. */
export type SoundName = keyof typeof TABLE

/** What each sound is made of. */
export const SOUNDS: Readonly<Record<SoundName, readonly Layer[]>> = TABLE

function isSoundName(name: string): name is SoundName {
  return name in TABLE
}

/** All sounds, in the order in which the settings list them. */
export const SOUND_NAMES: readonly SoundName[] = Object.keys(TABLE).filter(isSoundName)
