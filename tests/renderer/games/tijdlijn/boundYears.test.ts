// A year and its era stand on one line, also in a story that was written with a plain space.
import { expect, it } from 'vitest'
import { boundYears } from '../../../../src/renderer/games/tijdlijn/voice/boundYears'

it.each([
  ['He lured Varus into an ambush in AD 9.', 'He lured Varus into an ambush in AD\u00a09.'],
  ['It was 44 BC, or 43 BC.', 'It was 44\u00a0BC, or 43\u00a0BC.'],
  ['Im Jahr 9 n. Chr. war es vorbei.', 'Im Jahr 9\u00a0n.\u00a0Chr. war es vorbei.'],
  ['Tot 47 v.Chr. of 47 na Chr.', 'Tot 47\u00a0v.Chr. of 47\u00a0na\u00a0Chr.'],
  ['Am Ostersonntag 1722 kam er an.', 'Am Ostersonntag 1722 kam er an.'],
])('keeps the years of %s together', (text, bound) => {
  expect(boundYears(text)).toBe(bound)
})
