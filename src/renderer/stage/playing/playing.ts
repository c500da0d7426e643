/** The playing of events, one after the other: what is shown, what is held, when the next begins. Time comes in as a number. */
import { joinScenes } from './joinScenes'
import type { Scene, Scenery } from './scene'
import { timingOf, type Pace, type Timing } from './timing'

/** One event, or several that are one picture, with all that is seen of them. */
export interface Step<View, Event> extends Timing {
  readonly events: readonly Event[]
  /** They only carry out what came before: whoever skips one such step skips all that follow on it. */
  readonly follows: boolean
  readonly scene: Scene
  /** What the table shows while things are in the air. */
  readonly taken: View
  /** What it shows once they have arrived. */
  readonly arrived: View
}

/** The step that is being shown, as long as there was time for it. */
export interface Running<View, Event> extends Step<View, Event> {
  /** When it began. */
  readonly since: number
  readonly hasArrived: boolean
}

/** All that is being played. */
export interface Playing<View, Event> {
  /** What the table shows now. */
  readonly shown: View
  /** What it will show when everything has been played. */
  readonly newest: View
  readonly running?: Running<View, Event>
  readonly waiting: readonly Step<View, Event>[]
  /** When everything must have been played; what is left is hurried to meet it. */
  readonly due: number
  /** Somebody is asked something and waits for the pictures. */
  readonly isAsked: boolean
  /** Events whose step the latest change began, or passed over. */
  readonly begun: readonly Event[]
  /** Counts the changes that began something. */
  readonly count: number
}

/** News for the table. */
export interface Message<View, Event> {
  readonly events: readonly Event[]
  /** How things stand after them. */
  readonly view: View
  /** Whether the viewer is asked something now. */
  readonly isAsked: boolean
}

/** Milliseconds that a question waits for pictures at most. */
export const LONGEST_WAIT = 2000
/** Milliseconds that the table lags behind at most when nothing is asked. */
export const LONGEST_LAG = 6000
/** What follows a verdict is hurried down to this part of its time before the verdict is, which is to be read. */
const LEAST_OF_REST = 0.35
/** A step for which less is left than this many milliseconds is not shown at all: it would only flicker. */
const SHORTEST = 90

/** A table on which nothing is being played. */
export function startPlaying<View, Event>(view: View): Playing<View, Event> {
  return {
    shown: view,
    newest: view,
    waiting: [],
    due: 0,
    isAsked: false,
    begun: [],
    count: 0,
  }
}

/** Whether anything is still to be shown. */
export function isPlaying<View, Event>({ running, waiting }: Playing<View, Event>): boolean {
  return running !== undefined || waiting.length > 0
}

/** How many events are still to be seen: what is in the air has not arrived, what waits has not begun. */
export function unseenEvents<View, Event>({ running, waiting }: Playing<View, Event>): number {
  const inTheAir = running?.hasArrived === false ? [running] : []
  return [...inTheAir, ...waiting].reduce((sum, { events }) => sum + events.length, 0)
}

/** The events by what is one picture; `view` is the one before them. */
function picturesOf<View, Event>(
  view: View,
  events: readonly Event[],
  { together }: Scenery<View, Event>,
): (readonly Event[])[] {
  const pictures: (readonly Event[])[] = []
  for (const event of events) {
    const longer = [...(pictures.at(-1) ?? []), event]
    if (longer.length > 1 && together?.(longer, view)) pictures.splice(-1, 1, longer)
    else pictures.push([event])
  }
  return pictures
}

function stepsOf<View, Event>(
  before: View,
  { events, view }: Message<View, Event>,
  { scenery, pace }: { readonly scenery: Scenery<View, Event>; readonly pace: Pace },
): Step<View, Event>[] {
  let last = before
  const pictures = picturesOf(before, events, scenery)
  return pictures.map((picture, index) => {
    const scene = joinScenes(picture.map((event) => scenery.sceneOf(event, last)))
    const taken = picture.reduce((now, event) => scenery.taken(now, event), last)
    const timing = timingOf(scene, pace)
    // What the events leave open, the view of the message tells; not while people read what the last one leaves.
    const isLast = index === pictures.length - 1
    const arrived =
      isLast && timing.reads === 0
        ? view
        : picture.reduce((now, event) => scenery.arrived(now, event), taken)
    last = isLast ? view : arrived
    const follows = picture.every((event) => scenery.follows?.(event) === true)
    return { events: picture, follows, scene, taken, arrived, ...timing }
  })
}

function lengthOf(steps: readonly Timing[]): number {
  return steps.reduce((sum, { moves, holds }) => sum + moves + holds, 0)
}

function partOf(left: number, length: number): number {
  return length === 0 ? 0 : Math.min(1, Math.max(0, left / length))
}

/** The part of its time that the first of these steps has if all of them have so many milliseconds. */
function shareOf<View, Event>(steps: readonly Step<View, Event>[], left: number): number {
  const length = lengthOf(steps)
  const verdicts = lengthOf(steps.filter(({ scene }) => scene.verdict !== undefined))
  const rest = length - verdicts
  const read = Math.max(partOf(left, length), partOf(left - LEAST_OF_REST * rest, verdicts))
  return steps[0]?.scene.verdict ? read : partOf(left - read * verdicts, rest)
}

/** Begins the next step at a moment; at the end of all, the table shows how things stand. */
function beginNext<View, Event>(playing: Playing<View, Event>, at: number): Playing<View, Event> {
  const { running: _over, ...rest } = playing
  const [next, ...waiting] = playing.waiting
  if (!next) return { ...rest, shown: playing.newest, isAsked: false }
  const share = shareOf(playing.waiting, playing.due - at)
  const isSeen = (next.moves + next.holds) * share >= SHORTEST
  const running: Running<View, Event> = {
    ...next,
    moves: isSeen ? next.moves * share : 0,
    holds: (isSeen ? next.holds * share : 0) + next.reads,
    since: at,
    hasArrived: false,
  }
  const begun = [...playing.begun, ...next.events]
  // Whoever reads takes no time from what follows.
  const due = playing.due + next.reads
  return { ...rest, shown: next.taken, running, waiting, begun, due, count: playing.count + 1 }
}

/** What is played at this moment, with what has begun before it. */
function goOn<View, Event>(playing: Playing<View, Event>, now: number): Playing<View, Event> {
  let next = playing
  for (;;) {
    const { running } = next
    if (!running) {
      if (next.waiting.length === 0) return next
      next = beginNext(next, now)
      continue
    }
    const arrival = running.since + running.moves
    if (!running.hasArrived && now >= arrival) {
      next = { ...next, shown: running.arrived, running: { ...running, hasArrived: true } }
      continue
    }
    if (now < arrival + running.holds) return next
    next = beginNext(next, arrival + running.holds)
  }
}

/** What is played at this moment. */
export function advance<View, Event>(
  playing: Playing<View, Event>,
  now: number,
): Playing<View, Event> {
  return goOn({ ...playing, begun: [] }, now)
}

/** Takes a message in; what was being played goes on. */
export function hear<View, Event>(
  playing: Playing<View, Event>,
  message: Message<View, Event>,
  {
    scenery,
    pace,
    now,
  }: {
    readonly scenery: Scenery<View, Event>
    readonly pace: Pace
    readonly now: number
  },
): Playing<View, Event> {
  const steps = stepsOf(playing.newest, message, { scenery, pace })
  const isAsked = message.isAsked || (playing.isAsked && isPlaying(playing))
  const fresh = now + (message.isAsked ? LONGEST_WAIT : LONGEST_LAG)
  const due = playing.isAsked && isPlaying(playing) ? Math.min(playing.due, fresh) : fresh
  const waiting = [...playing.waiting, ...steps]
  const next = { ...playing, newest: message.view, waiting, due, isAsked, begun: [] }
  // Nothing to wait for: how things stand is shown at once.
  return isPlaying(next) ? advance(next, now) : { ...next, shown: message.view, isAsked: false }
}

/** When something changes next; undefined if nothing is being played. */
export function nextChange<View, Event>({ running }: Playing<View, Event>): number | undefined {
  if (!running) return undefined
  const arrival = running.since + running.moves
  return running.hasArrived ? arrival + running.holds : arrival
}

/** Ends the step that is being shown and begins the next one; of what carries out a verdict all the rest is passed over with it. */
export function skip<View, Event>(
  playing: Playing<View, Event>,
  now: number,
): Playing<View, Event> {
  const { running, waiting } = playing
  if (!running) return playing
  const other = running.follows ? waiting.findIndex(({ follows }) => !follows) : 0
  const passed = other === -1 ? waiting : waiting.slice(0, other)
  const begun = passed.flatMap(({ events }) => events)
  return goOn(beginNext({ ...playing, waiting: waiting.slice(passed.length), begun }, now), now)
}

/** Shows at once how things stand. */
export function settle<View, Event>(playing: Playing<View, Event>): Playing<View, Event> {
  const { running: _over, waiting, ...rest } = playing
  const begun = waiting.flatMap(({ events }) => events)
  const count = playing.count + (begun.length > 0 ? 1 : 0)
  return { ...rest, shown: playing.newest, waiting: [], isAsked: false, begun, count }
}
