// @vitest-environment happy-dom
// What kinds of players those of the house are, by eye and by ear, in every language.
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import { GAME_IDS, LEGALITIES } from '../../../src/games/contracts'
import type { SeatView } from '../../../src/protocol/tableViews'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import SeatList from '../../../src/renderer/pages/people/SeatList.vue'
import { characterAt, charactersText } from '../../../src/renderer/speech/texts/characterText'
import SeatPlate from '../../../src/renderer/table/seats/SeatPlate.vue'
import type { Translate } from '../../../src/renderer/wording/translate'
import { tableOf } from '../../support/window/windowAt'
import { allMessages } from '../../support/window/wholeWording'

const MESSAGES = await allMessages()

function wordsIn(locale: Language): Translate {
  const { global } = createI18n({ legacy: false, locale, messages: MESSAGES })
  return (key, named = {}) => global.t(key, named)
}

const SEATS: readonly SeatView[] = [
  { kind: 'person', person: 'p1', name: 'Ann', figure: 'fox', connected: true, ready: true },
  { kind: 'bot', name: 'Daan', figure: 'owl', level: 'easy', character: 'tidy' },
  {
    kind: 'person',
    person: 'p2',
    name: 'Bo',
    figure: 'hare',
    connected: false,
    ready: false,
    bot: 'solid',
    character: 'loner',
  },
  { kind: 'free' },
  { kind: 'left', name: 'Cem' },
]

describe('characters', () => {
  it.each(LANGUAGES)(
    'have a name and a line in %s, in every game that has any',
    async (language) => {
      const t = wordsIn(language)
      for (const id of GAME_IDS) {
        const characters = LEGALITIES[id].open((rules) => rules.characters ?? [])
        const { words } = await GAME_WINDOWS[id]()
        for (const character of characters) {
          const seat = {
            kind: 'bot',
            name: 'Ida',
            figure: 'owl',
            level: 'easy',
            character,
          } as const
          const { name = '', line = '' } = characterAt(seat, words, t) ?? {}
          expect([name, line].join()).not.toContain(`${words}Characters`)
          expect(line).toMatch(/\.$/u)
        }
      }
    },
  )

  it('belong to the house alone, and to who is played for', () => {
    const t = wordsIn('en')
    const names = SEATS.map((seat) => characterAt(seat, 'tofugott', t)?.name)
    expect(names).toEqual([undefined, 'Tidy', 'Loner', undefined, undefined])
  })

  it('are told one after the other, in the language of who hears them', () => {
    expect(charactersText(SEATS, 'tofugott', wordsIn('en'))).toBe(
      'Daan (Tidy): Would rather give it a quick wipe before answering. Bo (Loner): Prefers those who keep quiet and keep to themselves.',
    )
    for (const language of ['de', 'nl'] as const) {
      const told = charactersText(SEATS, 'tofugott', wordsIn(language))
      expect(told).toMatch(/^Daan \(.+\): .+\. Bo \(.+\): .+\.$/u)
      expect(told).not.toContain('Tidy')
    }
    expect(charactersText(SEATS.slice(0, 1), 'tofugott', wordsIn('en'))).toBe('')
  })

  it('keep their name before their sentence by ear while all wait for them', () => {
    const i18n = createI18n({ legacy: false, locale: 'nl', messages: MESSAGES })
    const [, tidy] = SEATS
    const words = characterAt(tidy, 'tofugott', wordsIn('nl'))
    const plate = mount(SeatPlate, {
      props: { seat: 1, name: 'Daan', holder: tidy, character: words, awaited: 'is aan de beurt' },
      global: { plugins: [i18n, createPinia()] },
    })
    expect(plate.find('.status .visually-hidden').text()).toBe(
      `is aan de beurt. ${String(words?.name)}. ${String(words?.line)}`,
    )
  })

  it('stand on the plate and in the list of seats, each with its sentence', () => {
    const i18n = createI18n({ legacy: false, locale: 'nl', messages: MESSAGES })
    const plugins = [i18n, createPinia()]
    const [, tidy] = SEATS
    const t = wordsIn('nl')
    const words = characterAt(tidy, 'tofugott', t)
    const plate = mount(SeatPlate, {
      props: { seat: 1, name: 'Daan', holder: tidy, character: words },
      global: { plugins },
    })
    // One run of text: where a hidden part begins, a screen reader puts a blank before its full stop.
    const heard = plate.find('.status .visually-hidden')
    expect(heard.text()).toBe(`${String(words?.name)}. ${String(words?.line)}`)
    expect(plate.find('.status [aria-hidden] + .visually-hidden').exists()).toBe(true)
    expect(plate.find('.status').attributes('title')).toBe(words?.line)
    const table = tableOf({ game: 'tofugott', seats: SEATS, phase: 'gathering' })
    const list = mount(SeatList, { props: { table, words: 'tofugott' }, global: { plugins } })
    const told = list.findAll('.seat').map((seat) => seat.find('.character').exists())
    expect(told).toEqual([false, true, true, false, false])
    expect(list.find('.character').text()).toBe(`${String(words?.name)}: ${String(words?.line)}`)
  })
})
