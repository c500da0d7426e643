/** The levels of Die Tafelrunde 2: how each one judges, and how well it keeps to that. */
import type { Judgement } from './worth'

/** What makes a level. */
export interface Level {
  readonly judgement: Judgement
  /** By how many gems it misjudges a colour or a special at most, as often too high as too low: moves that are nearly as good are exchanged by it. */
  readonly misjudges: number
  /** In one of so many turns it does not think of one of its colours; absent: never. */
  readonly forgetsOneIn?: number
}

/** Delights in every good card, expects no fight and fears for nothing, and forgets a colour over it. */
export const GENTLE: Level = {
  judgement: {
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
  },
  misjudges: 0.4,
  forgetsOneIn: 2,
}

/** Hopes more than it counts. */
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
}

/** Weighs everything that lies open. Found by random search over matches against hand-set numbers. */
export const SOLID: Level = {
  judgement: {
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
  },
  misjudges: 0.4,
}
