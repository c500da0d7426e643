// Where something lies that is chosen from while a clock runs: never on the question, nor on what it is about while there is room elsewhere.
import { describe, expect, it } from 'vitest'
import {
  besideQuestion,
  type Edges,
  type QuestionPlaces,
} from '../../../src/renderer/table/ask/besideQuestion'

const edges = (left: number, top: number, right: number, bottom: number): Edges => ({
  left,
  top,
  right,
  bottom,
})
/** How much of one thing lies on another. */
function onEachOther(one: Edges, other: Edges): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}
function placed(places: QuestionPlaces): Edges & { readonly height: number } {
  const { left, top, width, height } = besideQuestion(places)
  return { left, top, right: left + width, bottom: top + height, height }
}

const DESK: QuestionPlaces = {
  window: { width: 1280, height: 800 },
  table: edges(0, 50, 1280, 640),
  ask: edges(16, 488, 1264, 630),
  subject: edges(16, 200, 760, 480),
}
const PHONE: QuestionPlaces = {
  window: { width: 390, height: 844 },
  table: edges(0, 50, 390, 844),
  ask: edges(16, 505, 374, 658),
  subject: edges(16, 195, 374, 397),
}
/** On its side: hardly a line is left anywhere but on what is asked about. */
const LOW: QuestionPlaces = {
  window: { width: 844, height: 390 },
  table: edges(0, 50, 844, 390),
  ask: edges(500, 60, 840, 300),
  subject: edges(4, 60, 490, 300),
}

describe('the room beside a question', () => {
  it.each([
    ['on a desk', DESK],
    ['on a phone', PHONE],
  ])('leaves the question and what it is about free: %s', (_name, places) => {
    const at = placed(places)
    expect(onEachOther(at, places.ask)).toBe(0)
    expect(places.subject && onEachOther(at, places.subject)).toBe(0)
    expect(at.height).toBeGreaterThanOrEqual(120)
  })
  it('is that of the panel beside the table, where one stands', () => {
    const panel = edges(960, 60, 1270, 790)
    const places = { ...DESK, table: edges(0, 50, 950, 640), ask: edges(16, 488, 940, 630), panel }
    expect(placed(places)).toMatchObject(panel)
    // One that lies over the table is none.
    const over = placed({ ...PHONE, panel: edges(0, 50, 390, 500) })
    expect(onEachOther(over, PHONE.ask)).toBe(0)
  })
  it('leaves the question free at least, where there is hardly any', () => {
    const at = placed(LOW)
    expect(onEachOther(at, LOW.ask)).toBe(0)
    expect(at.height).toBeGreaterThanOrEqual(120)
  })
})
