// Years of the line in small: none lies on another.
import { expect, it } from 'vitest'
import { nearestOf, toldYears } from '../../../../src/renderer/games/tijdlijn/line/toldYears'

const marks = ['1879', '1892', '1893', '1946', '1949', '1953'].map((text, index) => ({
  text,
  at: (index + 0.5) / 6,
}))
const told = (edges: readonly (number | undefined)[], wide: number | undefined): number[] =>
  [...toldYears(marks, edges, wide)].sort((one, other) => one - other)

it('TC-12 leaves out the year of an edge that would meet that of the other', () => {
  expect(told([1, 2], 12)).toEqual([1])
  expect(told([1, 4], 12)).toEqual([1, 4])
})
it('TC-12 tells all of them where each has room', () => {
  expect(told([0, 2], 24)).toEqual([0, 1, 2, 3, 4, 5])
})
it('TC-12 tells no year that would meet that of an edge, which is moved off the end', () => {
  const early = marks.map((mark, index) => (index === 0 ? { ...mark, text: '585 v. Chr.' } : mark))
  expect([...toldYears(early, [0, 5], 18.2)]).toEqual([0, 5, 2, 3, 4])
})
it('TC-12 tells the ends that are out of sight before what is in sight, and none of them is cut', () => {
  const early = marks.map((mark, index) => (index < 2 ? { ...mark, text: '585 v. Chr.' } : mark))
  expect([...toldYears(early, [2, 5, 0, 5], 24, [0, 1])]).toEqual([2, 5, 0, 3, 4])
  expect(nearestOf('585 v. Chr.')).toBeGreaterThan(nearestOf('585'))
})
it('TC-12 tells in little room the years that are out of sight alone', () => {
  expect([...toldYears(marks, [3, 5], 15, [0, 1, 2])]).toEqual([3, 5, 0, 1, 2])
})
it('TC-12 tells the edges before anything could be measured', () => {
  expect(told([3, undefined], undefined)).toEqual([3])
})
