/** Where something to choose from can lie while a clock runs: beside the question and what it is about, never on them. */
import type { FreeRoom } from '../screen/useFreeRoom'

/** Edges of something, in pixels of the window. */
export type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** What is in the window. */
export interface QuestionPlaces {
  readonly window: { readonly width: number; readonly height: number }
  readonly table: Edges
  /** The slip that asks. */
  readonly ask: Edges
  /** What is asked about. */
  readonly subject?: Edges | undefined
  /** A panel that stands beside the table: nothing of the table lies there. */
  readonly panel?: Edges | undefined
}

/** Pixels below which a few lines cannot be read. */
const LEAST_HEIGHT = 120
const LEAST_WIDTH = 220
const GAP = 6

function roomOf({ left, top, right, bottom }: Edges): FreeRoom {
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}
function isEnough({ width, height }: FreeRoom): boolean {
  return width >= LEAST_WIDTH && height >= LEAST_HEIGHT
}
function largest(rooms: readonly FreeRoom[]): FreeRoom | undefined {
  return rooms
    .filter(isEnough)
    .toSorted((one, other) => other.width * other.height - one.width * one.height)[0]
}

/** The largest room that leaves the question and its subject free; where there is none, the question alone. */
export function besideQuestion({ window, table, ask, subject, panel }: QuestionPlaces): FreeRoom {
  if (panel && panel.left >= table.right - GAP) return roomOf(panel)
  const { left, right, top } = table
  const above = ask.top - GAP
  const below = { left, right, top: ask.bottom + GAP, bottom: window.height - GAP }
  const free = subject
    ? [
        { left: subject.right + GAP, right, top: subject.top, bottom: above },
        { left, right, top: subject.bottom + GAP, bottom: above },
        below,
      ]
    : [below]
  const overSubject = [
    { left, right, top, bottom: above },
    { left, right: ask.left - GAP, top, bottom: table.bottom },
  ]
  return (
    largest(free.map(roomOf)) ??
    largest(overSubject.map(roomOf)) ??
    roomOf({ left, right, top, bottom: top + Math.max(LEAST_HEIGHT, above - top) })
  )
}

/** All the room of the table, over its question too, for what somebody wants to see whole for a moment. */
export function overTable({ window, table }: Pick<QuestionPlaces, 'window' | 'table'>): FreeRoom {
  const { left, right, top } = table
  return roomOf({ left, right, top, bottom: window.height - GAP })
}
