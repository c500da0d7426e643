// Numbers that are written out have the separator of their language.
import { createI18n } from 'vue-i18n'
import { describe, expect, it } from 'vitest'
import { remarkTexts } from '../../../src/renderer/speech/texts/remarkText'
import { table as de } from '../../../src/renderer/wording/de/table'
import { tijdlijn as deGame } from '../../../src/renderer/wording/de/tijdlijn'
import { table as en } from '../../../src/renderer/wording/en/table'
import { tijdlijn as enGame } from '../../../src/renderer/wording/en/tijdlijn'
import { formatCount } from '../../../src/renderer/speech/texts/formatCount'
import { table as nl } from '../../../src/renderer/wording/nl/table'
import { tijdlijn as nlGame } from '../../../src/renderer/wording/nl/tijdlijn'

const MESSAGES = {
  de: { table: de, tijdlijn: deGame },
  nl: { table: nl, tijdlijn: nlGame },
  en: { table: en, tijdlijn: enGame },
}

function words(locale: keyof typeof MESSAGES) {
  return createI18n({ legacy: false, locale, messages: MESSAGES }).global.t
}

describe('numbers', () => {
  it('have a separator from a thousand on', () => {
    const t = words('en')
    expect([1, 999, 1000, 2417, -2417, 1234567].map((count) => formatCount(count, t))).toEqual([
      '1',
      '999',
      '1,000',
      '2,417',
      '−2,417',
      '1,234,567',
    ])
  })

  it.each([
    [
      'de',
      '2.417 Jahre von der ersten bis zur letzten Karte',
      'ein Jahr von der ersten bis zur letzten Karte',
    ],
    [
      'nl',
      '2.417 jaar van de eerste tot de laatste kaart',
      '1 jaar van de eerste tot de laatste kaart',
    ],
    [
      'en',
      '2,417 years from the first card to the last',
      'one year from the first card to the last',
    ],
  ] as const)('stand so in what was remarkable (%s)', (language, many, one) => {
    const t = words(language)
    const told = [2417, 1].map((n) => {
      const remarks = [{ kind: 'span', seats: [], values: { n } }]
      return remarkTexts({ remarks }, { names: [], words: 'tijdlijn', t, you: undefined })[0]?.text
    })
    expect(told).toEqual([many, one])
  })
})
