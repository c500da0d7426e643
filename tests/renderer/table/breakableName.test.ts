/** Where a long name may be broken into two lines. */
import { expect, it } from 'vitest'
import { breakableName } from '../../../src/renderer/table/seats/breakableName'

it.each([
  ['Willemijn', 'Wil-le-mijn'],
  ['Christoph', 'Chris-toph'],
  ['Maximilian', 'Maxi-mi-lian'],
])('%s is broken between syllables, a hyphen telling that it goes on', (name, broken) => {
  expect(breakableName(name).replaceAll('\u00AD', '-')).toBe(broken)
})

it.each([
  'Bernd',
  'Charlot',
  'Hans-Christian',
  'Opa Eberhard',
  'Lotte 2',
  '12345678',
  'Συμεωνίδης',
])('%s stays in one piece', (name) => {
  expect(breakableName(name)).toBe(name)
})
