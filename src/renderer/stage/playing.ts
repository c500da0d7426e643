/** The playing of events, one after the other: what is shown, what is held, when the next begins. Time comes in as a number. */
import type { Scene, Scenery } from './scene'
import { timingOf, type Pace, type Timing } from './timing'

/** One event with all that is seen of it. */
export interface Step<View, Event> extends Timing {
  readonly event: Event
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
  return waiting.length + (running?.hasArrived === false ? 1 : 0)
}

function stepsOf<View, Event>(
  before: View,
  { events, view }: Message<View, Event>,
  { scenery, pace }: { readonly scenery: Scenery<View, Event>; readonly pace: Pace },
): Step<View, Event>[] {
  let last = before
  return events.map((event, index) => {
    const scene = scenery.sceneOf(event, last)
    const taken = scenery.taken(last, event)
    const timing = timingOf(scene, pace)
    // What the events leave open, the view of the message tells; not while people read what the last one leaves.
    const isLast = index === events.length - 1
    const arrived = isLast && timing.reads === 0 ? view : scenery.arrived(taken, event)
    last = isLast ? view : arrived
    return { event, scene, taken, arrived, ...timing }
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
  const begun = [...playing.begun, next.event]
  // Whoever reads takes no time from what follows.
  const due = playing.due + next.reads
  return { ...rest, shown: next.taken, running, waiting, begun, due, count: playing.count + 1 }
}

/** What is played at this moment. */
export function advance<View, Event>(
  playing: Playing<View, Event>,
  now: number,
): Playing<View, Event> {
  let next: Playing<View, Event> = { ...playing, begun: [] }
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

/** Ends the step that is being shown and begins the next one. */
export function skip<View, Event>(
  playing: Playing<View, Event>,
  now: number,
): Playing<View, Event> {
  if (!playing.running) return playing
  return advance(beginNext({ ...playing, begun: [] }, now), now)
}

/** Shows at once how things stand. */
export function settle<View, Event>(playing: Playing<View, Event>): Playing<View, Event> {
  const { running: _over, waiting, ...rest } = playing
  const begun = waiting.map(({ event }) => event)
  const count = playing.count + (begun.length > 0 ? 1 : 0)
  return { ...rest, shown: playing.newest, waiting: [], isAsked: false, begun, count }
}
