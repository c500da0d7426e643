// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { placeBubble } from '../../../src/renderer/talk/bubblePlace'

const TABLE = new DOMRect(0, 50, 390, 700)

describe('where a speech bubble stands', () => {
  it('is below a plate at the top and above one at the bottom', () => {
    expect(placeBubble({ table: TABLE, plate: new DOMRect(150, 60, 90, 40) })).toEqual({
      x: 195,
      y: 109,
      tail: 0,
      side: 'below',
    })
    expect(placeBubble({ table: TABLE, plate: new DOMRect(150, 700, 90, 40) })).toMatchObject({
      y: 691,
      side: 'above',
    })
  })

  it('stays on the table, and its tail points at the plate at its edge', () => {
    const left = placeBubble({ table: TABLE, plate: new DOMRect(0, 60, 60, 40) })
    const right = placeBubble({ table: TABLE, plate: new DOMRect(330, 60, 60, 40) })
    expect(left?.x).toBe(117)
    const tail = left?.tail ?? 0
    expect(tail).toBeLessThan(0)
    expect(tail).toBeGreaterThan(-117)
    expect(right).toMatchObject({ x: 390 - 117, tail: -tail })
  })

  it('stands at the top with the name of whoever has no plate', () => {
    expect(placeBubble({ table: TABLE })).toEqual({ x: 195, y: 59, tail: 0, side: 'apart' })
  })

  const size = { width: 180, height: 60 }
  const seat = (row: number): DOMRect => new DOMRect(60, 100 + row * 70, 200, 40)
  const sitHere = (row: number): DOMRect => new DOMRect(270, 100 + row * 70, 90, 44)

  it('covers no button of the row below, and points at whoever speaks', () => {
    const buttons = [new DOMRect(200, 170, 160, 44)]
    const place = placeBubble({ table: TABLE, plate: seat(0), size, buttons })
    const { x, y, side, tail } = place ?? { x: 0, y: 0, side: '', tail: 0 }
    expect({ y, side }).toEqual({ y: 149, side: 'below' })
    expect(x + size.width / 2).toBeLessThanOrEqual(200)
    expect(x + tail).toBeGreaterThan(seat(0).left)
    expect(x + tail).toBeLessThan(seat(0).right)
  })

  it('stands on the other side where only that one is free', () => {
    const buttons = [new DOMRect(0, 240, 390, 44)]
    const place = placeBubble({ table: TABLE, plate: seat(1), size, buttons })
    expect(place?.side).toBe('above')
  })

  it('covers no heading that is read now, unless it would cover a button instead', () => {
    const headings = [new DOMRect(20, 240, 350, 24)]
    const place = placeBubble({ table: TABLE, plate: seat(1), size, headings })
    expect(place?.side).toBe('above')
    const buttons = [new DOMRect(0, 100, 390, 44)]
    const pressed = placeBubble({ table: TABLE, plate: seat(1), size, headings, buttons })
    expect(pressed?.side).toBe('below')
  })

  it('stands after a name in a list where rows above and below are read', () => {
    const rows = [new DOMRect(0, 0, 390, 165), new DOMRect(0, 215, 390, 200)]
    const name = new DOMRect(60, 170, 60, 40)
    const place = placeBubble({
      table: TABLE,
      plate: name,
      size: { width: 180, height: 42 },
      buttons: rows,
    })
    expect(place).toMatchObject({ side: 'beside', x: 219, y: 169 })
  })

  it('covers nothing that is needed to decide: it stands elsewhere, or nowhere', () => {
    const plate = new DOMRect(150, 60, 90, 40)
    const needed = [plate, new DOMRect(0, 60, 390, 200), new DOMRect(0, 500, 390, 250)]
    const apart = placeBubble({ table: TABLE, plate, size, needed })
    expect(apart?.side).toBe('apart')
    expect(apart?.y).toBeGreaterThanOrEqual(260)
    expect(apart?.y).toBeLessThanOrEqual(500 - size.height)
    expect(placeBubble({ table: TABLE, plate, size, needed: [TABLE] })).toBeUndefined()
    const unseated = placeBubble({ table: TABLE, size, needed })
    expect(unseated?.y).toBeGreaterThanOrEqual(260)
  })

  it('stands on the bar above the table where all of the table is needed, and points at whoever speaks', () => {
    const head = new DOMRect(0, 0, 390, 50)
    const low = { width: 180, height: 36 }
    const plate = new DOMRect(150, 56, 90, 40)
    const above = placeBubble({ table: TABLE, head, plate, size: low, needed: [TABLE] })
    expect(above).toMatchObject({ x: 195, y: 47, side: 'above' })
    const second = new DOMRect(150, 300, 90, 40)
    const apart = placeBubble({ table: TABLE, head, plate: second, size: low, needed: [TABLE] })
    expect(apart).toMatchObject({ side: 'apart', y: 2 })
  })

  it('stands in a bare strip that is hardly higher than itself, wherever that lies', () => {
    const plate = new DOMRect(20, 52, 100, 30)
    const needed = [new DOMRect(0, 50, 390, 115), new DOMRect(0, 229, 390, 521)]
    const head = new DOMRect(0, 0, 390, 46)
    const buttons = [new DOMRect(110, 4, 276, 40)]
    const place = placeBubble({ table: TABLE, head, plate, size, needed, buttons })
    expect(place).toMatchObject({ side: 'apart' })
    expect([166, 168]).toContain(place?.y)
  })

  it('stands over the title, small, before it lies over a button of the bar', () => {
    const head = new DOMRect(0, 0, 360, 52)
    const tools = [120, 240].map((left) => new DOMRect(left, 4, 110, 44))
    const room = { table: TABLE, head, plate: new DOMRect(150, 56, 90, 40), needed: [TABLE] }
    const long = { width: 320, height: 44 }
    const place = placeBubble({ ...room, size: long, buttons: tools })
    const title = { side: 'title', x: 60, y: 2, size: { width: 116, height: 48 } }
    expect(place).toMatchObject(title)
    const short = { width: 90, height: 44 }
    expect(placeBubble({ ...room, size: short, buttons: tools })?.side).toBe('apart')
    // Too narrow for a word.
    const wide = [new DOMRect(60, 4, 300, 44)]
    expect(placeBubble({ ...room, size: long, buttons: wide })?.side).toBe('above')
  })

  it('stands in the bar beside the title where there is room, and ends before a tip', () => {
    const head = new DOMRect(0, 0, 1280, 56)
    const table = new DOMRect(0, 56, 1280, 700)
    const tools = new DOMRect(752, 4, 516, 48)
    const headings = [new DOMRect(12, 6, 140, 24), new DOMRect(12, 30, 110, 18)]
    const large = { width: 240, height: 80 }
    const room = { table, head, plate: new DOMRect(640, 60, 300, 48), size: large, headings }
    const needed = [table]
    const beside = placeBubble({ ...room, needed, buttons: [tools] })
    expect(beside).toMatchObject({ side: 'title', x: 152 + 2 + 160, size: { width: 320 } })
    const tip = new DOMRect(200, 3, 540, 50)
    const over = placeBubble({ ...room, needed, buttons: [tools, tip] })
    expect(over).toMatchObject({ side: 'title', x: 100, size: { width: 196 } })
  })

  it('keeps its place as long as no other one is better', () => {
    const plate = new DOMRect(150, 60, 90, 40)
    const first = placeBubble({
      table: TABLE,
      plate,
      size,
      needed: [new DOMRect(240, 100, 150, 60)],
    })
    expect(first?.x).toBeLessThan(195)
    expect(placeBubble({ table: TABLE, plate, size, kept: first })).toEqual(first)
    const needed = [new DOMRect(0, 100, 200, 60)]
    expect(placeBubble({ table: TABLE, plate, size, needed, kept: first })).not.toEqual(first)
  })

  it('never leaves the table above or below, whatever it would have to cover', () => {
    const everything = [new DOMRect(0, 90, 390, 660)]
    const first = new DOMRect(280, 55, 100, 40)
    const high = placeBubble({ table: TABLE, plate: first, size, buttons: everything })
    expect(high).toMatchObject({ y: 104, side: 'below' })
    const last = new DOMRect(10, 705, 100, 40)
    const low = placeBubble({
      table: TABLE,
      plate: last,
      size,
      buttons: [new DOMRect(0, 50, 390, 654)],
    })
    expect(low).toMatchObject({ y: 696, side: 'above' })
  })

  it('stays where it usually is beside buttons that it does not cover, and where none is free', () => {
    const usual = placeBubble({ table: TABLE, plate: seat(0), size })
    const beside = [sitHere(0), sitHere(1)]
    expect(placeBubble({ table: TABLE, plate: seat(0), size, buttons: beside })).toEqual(usual)
    const everywhere = [new DOMRect(0, 0, 390, 800)]
    expect(placeBubble({ table: TABLE, plate: seat(0), size, buttons: everywhere })).toEqual(usual)
  })
})
