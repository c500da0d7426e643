/** What an event looks like on the table: things that fly, cards that are turned over for all to see, places that are nudged. */
import type { Json } from '../../../engine/basics/json'

/** The mark of an element of the table (`data-spot`), e.g. `seat-2`. */
export type Spot = string

/** One thing in the air: a card from behind, or something with a face that the game's own component draws. */
export type Thing = { readonly kind: 'back' } | { readonly kind: 'face'; readonly face: Json }

/** Things on their way from one place to another. */
export interface Flight {
  /** Where they come from; of several spots the first that is there. */
  readonly from: readonly Spot[]
  /** Where they go to; of several spots the first that is there. */
  readonly to: readonly Spot[]
  readonly things: readonly Thing[]
  /** A pile moves as one, otherwise they follow each other. */
  readonly pile?: boolean
}

/**
 * Hidden cards that are turned over, large, in the middle of the table. What flies in the same scene follows from it and leaves once it
 * has been read.
 */
export interface Verdict {
  /** Where they lay. */
  readonly at: readonly Spot[]
  /** One card, or those of a row, turned one after the other. */
  readonly faces: readonly Json[]
  /** The word stamped across them, as a key of the wording. */
  readonly stamp: string
  readonly tone: 'good' | 'bad'
  /** Where they are held up, as large as what lies there, so that one sees between what they would lie; absent: large, in the middle. */
  readonly held?: readonly Spot[]
  /** Where it lies once it has arrived: what is held up is gone then, and its stamp stays with what lies there. Absent: it is held up as long as the scene. */
  readonly lies?: readonly Spot[]
  /** So many of the lines that tell of the event are read before the cards lie open: who doubts, not what comes out. Absent: none. */
  readonly before?: number
}

/** A number that rises where something has arrived, e.g. `+9`. */
export interface Gain {
  readonly at: readonly Spot[]
  readonly text: string
  /** On the lower edge of what lies there, which is to be read; absent: in its middle. */
  readonly below?: true
  /** Beside what stands there, where nothing is read: it is what the number explains. */
  readonly beside?: true
  /** It counts cards, and has their sign; absent: points. */
  readonly cards?: true
}

/** A number that is counted up where it stands, part by part. */
export interface Sum {
  readonly at: readonly Spot[]
  /** Whose right edge it does not leave: what lies beside that is read, too. */
  readonly within?: readonly Spot[]
  /** The first of its spots is the same number, in print: it lies over all of that, half of it would be two numbers. */
  readonly covers?: true
  /** What it shows one after the other, e.g. `7, 12, 15`; the last one stays as long as the scene. */
  readonly totals: readonly number[]
}

/** What is seen of one event. An empty one is over at once. */
export interface Scene {
  readonly flights?: readonly Flight[]
  readonly verdict?: Verdict
  readonly gains?: readonly Gain[]
  /** Spots that lie empty until everything has arrived: what is drawn there is still in the air. */
  readonly empty?: readonly Spot[]
  /** Counted at the same time, while things move. */
  readonly sums?: readonly Sum[]
  /** Spots that glow once everything has arrived and is counted, until the scene is over. */
  readonly glows?: readonly Spot[]
  /** Spots that breathe once. */
  readonly nudges?: readonly Spot[]
  /** Milliseconds that people need to read what lies there once it has arrived, and before anything else lies there: they are never hurried, only skipped. */
  readonly reading?: number
  /** Milliseconds to take in what has just been counted, before anything of it moves, or what came of it: shorter where the pictures are short, and never hurried. */
  readonly glance?: number
}

/** A deal that nobody has told: the table before it, and the events that lead from there to the first view. */
export interface Opening<View, Event> {
  readonly before: View
  readonly events: readonly Event[]
}

/** What a game brings along so that its events can be played one after the other. */
export interface Scenery<View, Event> {
  /** What the event looks like; `view` is the one before it. */
  sceneOf(event: Event, view: View): Scene
  /** The view while what moves is in the air: taken up from where it was, not yet laid down. */
  taken(view: View, event: Event): View
  /** The view once it lies where it goes to; `view` is the one that `taken` gave. */
  arrived(view: View, event: Event): View
  /** Whether these events in a row, of which each but the first was asked for with all before it, are one picture: things that fly, no verdict and no sum. `view` is the one before the message. Absent: each event has its own. */
  together?(events: readonly Event[], view: View): boolean
  /** Whether an event only carries out what a verdict has brought: a press that skips one such picture skips all that follow on it. Absent: none does. */
  follows?(event: Event): boolean
}

/** So many cards from behind. */
export function backs(count: number): Thing[] {
  return Array.from({ length: count }, () => ({ kind: 'back' }))
}

/** Things with these faces. */
export function faces(shown: readonly Json[]): Thing[] {
  return shown.map((face) => ({ kind: 'face', face }))
}
