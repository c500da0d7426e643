/** The levels of Die Tafelrunde 2: how each one judges, how well it keeps to that, and how far it thinks ahead. */
import type { Judgement } from './worth'

/** How a level thinks ahead. */
export interface Thinking {
  /** Imagined continuations of a decision at most, however much time there is; absent: as many as there is time for. */
  readonly playouts?: number
  /** Whether it keeps in mind who took which card back. */
  readonly remembers: boolean
  /** How it takes everybody to judge in what it imagines; absent: as it judges itself. */
  readonly imagined?: Judgement
}

/** What makes a level. */
export interface Level {
  readonly judgement: Judgement
  /** By how many gems it misjudges a colour or a special at most, as often too high as too low: moves that are nearly as good are exchanged by it. Absent: by none; who thinks ahead only does so. */
  readonly misjudges?: number
  /** In one of so many turns it does not think of one of its colours; absent: never. */
  readonly forgetsOneIn?: number
  /** Absent: it plays what looks best as things stand. */
  readonly thinking?: Thinking
  /** What is otherwise where two play: there whoever foresees the other's every answer wins all matches, so the steps would be cliffs. */
  readonly atTwo?: Omit<Partial<Level>, 'atTwo'>
}

/** Weighs everything that lies open. Found by random search over matches against hand-set numbers. */
const COUNTING: Judgement = {
  reach: 5.75,
  reachPerCard: 0.179,
  appetite: 0.953,
  patience: 0.774,
  card: 1.163,
  point: -0.016,
  fear: 0.764,
  spite: -0.347,
  hunger: 1.683,
  least: -0.118,
}

/** Expects less of a fight than there is, and spares cards less. */
const HOPING: Judgement = {
  reach: 7.25,
  reachPerCard: 0,
  appetite: 0.55,
  patience: 0.6,
  card: 0.65,
  point: 0,
  fear: 0.5,
  spite: 0,
  hunger: 0.9,
  least: 0.05,
}

/** Hardly expects a fight and fears for nothing. */
const CAREFREE: Judgement = {
  reach: 9,
  reachPerCard: 0,
  appetite: 0.05,
  patience: 0.6,
  card: 0.05,
  point: 0,
  fear: 0,
  spite: 0,
  hunger: 0,
  least: 0.05,
}

/** Delights in every good card, and forgets a colour over it. */
export const GENTLE: Level = {
  judgement: CAREFREE,
  misjudges: 0.4,
  forgetsOneIn: 2,
  atTwo: { judgement: { ...CAREFREE, appetite: 0.08, fear: 0.05 }, forgetsOneIn: 3 },
}

/** Hopes more than it counts; of two it is carefree, forgets a colour now and then, and plays on in its head a time or two where few moves are left. */
export const EASY: Level = {
  judgement: {
    reach: 9,
    reachPerCard: 0,
    appetite: 0.15,
    patience: 0.6,
    card: 0.1,
    point: 0,
    fear: 0.2,
    spite: 0,
    hunger: 0,
    least: 0.05,
  },
  misjudges: 0.2,
  atTwo: { judgement: CAREFREE, forgetsOneIn: 4, thinking: { playouts: 9, remembers: false } },
}

/** Weighs everything; of two it plays some continuations on, in which it takes the other for more hopeful than he is. */
export const SOLID: Level = {
  judgement: COUNTING,
  misjudges: 0.4,
  atTwo: { thinking: { playouts: 50, remembers: true, imagined: HOPING } },
}

/** Plays as many continuations on as there is time for, and keeps everything in mind. */
export const SHARP: Level = {
  judgement: COUNTING,
  thinking: { remembers: true },
}

/** A level at a table of so many seats. */
export function levelAt(level: Level, seats: number): Level {
  return seats === 2 ? { ...level, ...level.atTwo } : level
}
