// The whole line in its room: everything in sight in letters that can be read, or pictures.
import { describe, expect, it } from 'vitest'
import box from '../../../../resources/content/tijdlijn/box.json' with { type: 'json' }
import { partedWords } from '../../../../src/renderer/games/tijdlijn/cards/longWords'
import { fittingLetters, SHAPES } from '../../../../src/renderer/games/tijdlijn/cards/wordFit'
import {
  cellOf,
  layOutLine,
  WITH_SPANS,
  type LineExtent,
  type LineRoom,
} from '../../../../src/renderer/games/tijdlijn/line/wholeLine'

/** The line of a match in German, whose words are the longest. */
function lineOf(places: number, inRow: boolean): LineExtent {
  const fronts = box.events.slice(0, places * 2).map(({ text }) => partedWords(text.de.front))
  return { places, deepest: 1, inRow, fronts }
}
/** In pixels: how wide and how high all of it is. */
function sizeOf(
  { places, inRow }: LineExtent,
  { perRow, high, wide }: ReturnType<typeof layOutLine>,
) {
  const rows = Math.ceil(places / perRow)
  const gap = Math.max(high < WITH_SPANS ? 0 : 28, high * 0.38)
  const beyond = rows > 1 && !inRow ? (high * wide - gap) / 2 : 0
  return {
    wide: gap + perRow * (high * wide + gap) + beyond,
    high: rows * high * (inRow ? 1 : 2.1) + (rows - 1) * high * 0.3,
  }
}

/** The pieces of a line as they are read: row by row; in one row from left to right, or, where there is one place in each, what lies above it first. */
function readOf(places: number, perRow: number): string[] {
  const pieces = Array.from({ length: places }, (_, at) => [
    { kind: 'gap' as const, at },
    { kind: 'place' as const, at },
  ]).flat()
  const found = pieces.map((piece) => ({ ...piece, ...cellOf(piece, { perRow, places }) }))
  const within = perRow === 1 ? { gap: 0, place: 1 } : undefined
  found.sort((one, other) =>
    one.row === other.row
      ? within
        ? within[one.kind] - within[other.kind]
        : one.column - other.column
      : one.row - other.row,
  )
  return found.map(({ kind, at }) => `${kind} ${String(at)}`)
}

const DESK: LineRoom = { wide: 640, high: 490 }
const PHONE: LineRoom = { wide: 350 }

describe('a whole line', () => {
  it.each([1, 2, 3, 5, 8, 12])('of %i places lies within its room on a computer', (places) => {
    for (const inRow of [true, false]) {
      const extent = lineOf(places, inRow)
      const size = sizeOf(extent, layOutLine(DESK, extent))
      expect(size.wide).toBeLessThanOrEqual(DESK.wide)
      expect(size.high).toBeLessThanOrEqual(DESK.high ?? 0)
    }
  })

  it.each([1, 2, 3, 7, 10, 24, 40])('of %i places has all its words on a phone', (places) => {
    for (const inRow of [true, false]) {
      const extent = lineOf(places, inRow)
      const { shape, high, wide, ...layout } = layOutLine(PHONE, extent)
      expect(shape).toBeDefined()
      expect(sizeOf(extent, { high, wide, ...layout }).wide).toBeLessThanOrEqual(PHONE.wide)
      const least = Math.min(
        ...extent.fronts.map((front) => fittingLetters(front, SHAPES[shape ?? 'even'])),
      )
      expect(least * 0.92 * high * wide).toBeGreaterThanOrEqual(12)
    }
  })

  it('that is short has the letters that are wanted, in one row', () => {
    const extent = lineOf(3, true)
    const { perRow, high, wide } = layOutLine({ wide: 880, high: 200 }, extent)
    expect(perRow).toBe(3)
    expect(high * wide).toBeGreaterThan(130)
  })

  it('shows pictures where its words could not be read', () => {
    const extent = lineOf(12, false)
    const layout = layOutLine({ wide: 880, high: 150 }, extent)
    expect(layout.shape).toBeUndefined()
    expect(layout.wide).toBe(1)
    expect(sizeOf(extent, layout).high).toBeLessThanOrEqual(150)
  })

  it.each([14, 18, 24])('of %i pictures lies within the strip of a result', (places) => {
    const strip = { wide: 884, high: 76 }
    const extent = lineOf(places, true)
    const size = sizeOf(extent, layOutLine(strip, extent))
    expect(size.wide).toBeLessThanOrEqual(strip.wide)
    expect(size.high).toBeLessThanOrEqual(strip.high)
  })

  it('finds a layout for a line without a place', () => {
    expect(layOutLine(DESK, { ...lineOf(1, false), places: 0 }).perRow).toBeGreaterThan(0)
  })

  it.each([1, 2, 3, 5])('is read in its order with %i places in a row', (perRow) => {
    const order = Array.from({ length: 5 }, (_, at) => [`gap ${String(at)}`, `place ${String(at)}`])
    expect(readOf(5, perRow)).toEqual(order.flat())
  })

  it('ends in the row of its last place', () => {
    for (const perRow of [1, 2, 5]) {
      const layout = { perRow, places: 5 }
      const { row } = cellOf({ kind: 'place', at: 4 }, layout)
      expect(cellOf({ kind: 'gap', at: 5 }, layout).row).toBe(row)
    }
  })
})
