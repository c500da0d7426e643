/** What the window says a card is good for, by the options of its table, in three languages. */
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { LANGUAGES, type Language } from '../../../../src/engine/basics/language'
import { timeBluff } from '../../../../src/games/time-bluff/inside/index'
import {
  CUCKOO,
  FIRST_PAIR,
  JOKER,
  PAIR_EFFECTS,
} from '../../../../src/games/time-bluff/outside/cards'
import { pairHourOf } from '../../../../src/games/time-bluff/outside/faces'
import { cardExplained } from '../../../../src/renderer/games/time-bluff/voice/readableCard'
import { refusalText } from '../../../../src/renderer/games/time-bluff/voice/refusalText'
import type { Translate } from '../../../../src/renderer/wording/translate'
import { parsedOptions } from '../../../support/match/randomOptions'
import { allMessages } from '../../../support/window/wholeWording'

const i18n = createI18n({ legacy: false, locale: 'de', messages: await allMessages() })

function wordsIn(language: Language): Translate {
  return (key, named = {}) => i18n.global.t(key, named, { locale: language })
}

function explained(card: number, language: Language, raw = {}): string {
  return cardExplained(card, parsedOptions(timeBluff, raw), wordsIn(language))
}

const PAIRS = PAIR_EFFECTS.map((effect, index) => ({ effect, card: FIRST_PAIR + index }))
const NEEDS = { by: 'rules', reason: 'pair-card-needs-its-clock' } as const

describe('what a card is good for', () => {
  it.each(LANGUAGES)(
    'TB-30 names the hour of a pair card where it goes by hour (%s)',
    (language) => {
      const t = wordsIn(language)
      const byHour = { pairBy: 'hour' } as const
      const clocks = ['grandfather', 'smartwatch', 'radio', 'alarm'] as const
      for (const [index, { card, effect }] of PAIRS.entries()) {
        const clock = t(`timeBluffTable.clock.${clocks[index] ?? 'alarm'}`)
        expect(explained(card, language)).toContain(clock)
        expect(explained(card, language, byHour)).not.toContain(clock)
        expect(explained(card, language, byHour)).toContain(String(pairHourOf(card)))
        const named = `${t(`timeBluffTable.effect.${effect}`)}.{0,12}\\b${String(pairHourOf(card))}\\b`
        const refused = refusalText(NEEDS, parsedOptions(timeBluff, byHour), t)
        expect(refused).toMatch(new RegExp(named, 'u'))
        expect(t('timeBluff.option.pairBy.hint')).toMatch(new RegExp(named, 'u'))
        expect(t('timeBluff.rules.chapter6.text1')).toMatch(
          new RegExp(named.replace('{0,12}', '{0,16}'), 'u'),
        )
      }
      expect(refusalText(NEEDS, parsedOptions(timeBluff, {}), t)).not.toMatch(/\d/u)
    },
  )

  it('TB-34 TB-35 does not say that only belief rids one of the cuckoo', () => {
    expect(explained(CUCKOO, 'de')).toMatch(/Zeitstrudel.*Beamen/u)
    expect(explained(CUCKOO, 'nl')).toMatch(/tijdkolk.*Beamen/u)
    expect(explained(CUCKOO, 'en')).toMatch(/vortex.*Beam/u)
    for (const language of LANGUAGES) {
      expect(explained(CUCKOO, language)).not.toMatch(/glauben|gelooft|believes/u)
    }
  })

  it('TB-21 TB-74 TB-89 says what a Joker follows and what follows it, as the table is set', () => {
    expect(explained(JOKER, 'de')).toMatch(/weder Joker noch Zeitstrudel.*jede Uhr richtig/u)
    expect(explained(JOKER, 'nl')).toMatch(/geen joker of tijdkolk.*elke klok/u)
    expect(explained(JOKER, 'en')).toMatch(/no Joker or vortex.*any clock is right/u)
    const named = { openJoker: 'named' }
    expect(explained(JOKER, 'de', named)).toMatch(/nennt.*Stunde/u)
    expect(explained(JOKER, 'nl', named)).toMatch(/noemt.*uur/u)
    expect(explained(JOKER, 'en', named)).toMatch(/names.*hour/u)
    for (const language of LANGUAGES) {
      expect(explained(JOKER, language, named)).not.toMatch(
        /jede Uhr richtig|elke klok erop|any clock is right/u,
      )
    }
  })
})
