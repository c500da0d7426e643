// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { placeBubble } from '../../../src/renderer/talk/bubblePlace'

const TABLE = new DOMRect(0, 50, 390, 700)

describe('where a speech bubble stands', () => {
  it('D2 is below a plate at the top and above one at the bottom', () => {
    expect(placeBubble(TABLE, new DOMRect(150, 60, 90, 40))).toEqual({
      x: 195,
      y: 109,
      tail: 0,
      side: 'below',
    })
    expect(placeBubble(TABLE, new DOMRect(150, 700, 90, 40))).toMatchObject({
      y: 691,
      side: 'above',
    })
  })

  it('D2 stays on the table, and its tail points at the plate at its edge', () => {
    const left = placeBubble(TABLE, new DOMRect(0, 60, 60, 40))
    const right = placeBubble(TABLE, new DOMRect(330, 60, 60, 40))
    expect(left.x).toBe(117)
    expect(left.tail).toBeLessThan(0)
    expect(right.x).toBe(390 - 117)
    expect(right.tail).toBe(-left.tail)
    expect(Math.abs(left.tail)).toBeLessThan(117)
  })

  it('D2 stands at the top with the name of whoever has no plate', () => {
    expect(placeBubble(TABLE, undefined)).toEqual({ x: 195, y: 59, tail: 0, side: 'apart' })
  })
})
