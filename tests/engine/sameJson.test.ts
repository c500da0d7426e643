/** Two values are compared as their texts would be, without making them. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRecord } from '../../src/engine/basics/json'
import { isSameJson } from '../../src/engine/basics/sameJson'

/** The same text for the same data, whatever the order of its fields. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  )
}

function parse(text: string): unknown {
  return JSON.parse(text)
}

const field = fc.constantFrom('a', 'b', 'left')
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, 0, 1, '', 'x', undefined),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(field, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}))

it('is the same exactly where the text is, over 20,000 pairs', () => {
  const plain = fc
    .tuple(value, value)
    .map(([one, other]) => [parse(JSON.stringify([one])), parse(JSON.stringify([other]))])
  fc.assert(
    fc.property(plain, ([one, other]) => {
      const isSame = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
      expect(isSameJson(one, other)).toBe(isSame)
      expect(isSameJson(one, structuredClone(one))).toBe(true)
    }),
    { numRuns: 20_000, seed: 7 },
  )
})

it('takes a field without a value for none, and looks at no field that it is told to leave out', () => {
  expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isSameJson({ a: 1 }, { a: 1, b: undefined })).toBe(true)
  expect(isSameJson({ a: undefined }, { b: 1 })).toBe(false)
  expect(isSameJson([{ left: 1, a: 2 }], [{ left: 3, a: 2 }], 'left')).toBe(true)
  expect(isSameJson([{ left: 1, a: 2 }], [{ a: 2 }], 'left')).toBe(true)
  expect(isSameJson([{ left: 1, a: 2 }], [{ left: 1, a: 3 }], 'left')).toBe(false)
  expect(isSameJson([], {})).toBe(false)
})
