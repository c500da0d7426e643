/** What is remembered only so far. */
import { expect, it } from 'vitest'
import { Latest } from '../../src/engine/basics/latest'

it('keeps what was set last, and says what has had to go', () => {
  const latest = new Latest<string, number | undefined>(2)
  expect([latest.set('a', 1), latest.set('b', undefined), latest.set('a', 2)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([latest.has('b'), latest.get('b'), latest.values()]).toEqual([
    true,
    undefined,
    [undefined, 2],
  ])
  expect(latest.set('c', 3)).toBe('b')
  expect([latest.has('b'), latest.get('a'), latest.values()]).toEqual([false, 2, [2, 3]])
  latest.clear()
  expect(latest.values()).toEqual([])
})
