// Who sits where.
import { describe, expect, it } from 'vitest'
import { seatOthers } from '../../../src/renderer/table/seating'

describe('seatOthers', () => {
  it('puts the left neighbour, who plays next, on the left', () => {
    expect(seatOthers(4, 2)).toEqual([
      { seat: 3, chair: 'left' },
      { seat: 0, chair: 'top' },
      { seat: 1, chair: 'right' },
    ])
  })
  it('puts a single opponent opposite', () => {
    expect(seatOthers(2, 0)).toEqual([{ seat: 1, chair: 'top' }])
  })
  it('gives everybody a chair of his own, at every size of table', () => {
    for (let seats = 2; seats <= 6; seats += 1) {
      const others = seatOthers(seats, 0)
      expect(new Set(others.map(({ chair }) => chair)).size).toBe(seats - 1)
      expect(others.map(({ seat }) => seat)).toEqual(
        Array.from({ length: seats - 1 }, (_, at) => at + 1),
      )
    }
  })
})
