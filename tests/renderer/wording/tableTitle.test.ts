// What a table is called, read in another language than the one in which it was made.
import { describe, expect, it } from 'vitest'
import { tableTitle } from '../../../src/renderer/wording/tableTitle'

describe('the name of a table', () => {
  it.each([
    ['Tisch von Alex', 'nl', 'Tafel van Alex'],
    ['Tafel van Sanne', 'en', 'Sanne’s table'],
    ['Ada’s table', 'de', 'Tisch von Ada'],
    ['Tisch von $&', 'en', '$&’s table'],
  ] as const)('that was made for it, "%s", is read in %s', (name, language, title) => {
    expect(tableTitle(name, language)).toBe(title)
  })
  it.each(['Skatrunde', 'Tisch von ', '’s table', 'Table d’hôte'])(
    'that somebody chose, "%s", stays',
    (name) => {
      expect(tableTitle(name, 'nl')).toBe(name)
    },
  )
})
