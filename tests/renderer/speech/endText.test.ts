// What the keys say of a match that is over, and of missing letters.
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { toJson } from '../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import type { MatchView } from '../../../src/protocol/tableViews'
import { buchstabenbluffWindow } from '../../../src/renderer/games/buchstabenbluff/window'
import { timeBluffWindow } from '../../../src/renderer/games/time-bluff/window'
import { Voice } from '../../../src/renderer/games/buchstabenbluff/voice/voice'
import { optionsAtEnd, whyOver, wholeEnd } from '../../../src/renderer/speech/texts/endText'
import type { Listener } from '../../../src/renderer/speech/listener/listener'
import { scenario, viewOf } from '../../games/buchstabenbluff/scenario'
import { allMessages } from '../../support/window/wholeWording'
import { tableOf } from '../../support/window/windowAt'

const MESSAGES = await allMessages()

function listener(language: Language, you?: number): Listener {
  const i18n = createI18n({ legacy: false, locale: language, messages: MESSAGES })
  const t: Listener['t'] = (key, named = {}) => i18n.global.t(key, named)
  return { names: ['Ann', 'Robo'], t, ...(you !== undefined && { you }) }
}
const score = (total: number) => ({ pile: total, bonus: 0, hand: 0, total })
const RUNNING = viewOf(scenario({ hands: ['HAUSN', 'EINST'] }), 0)
const SCORES = [score(49), score(13)]
const OVER = {
  ...RUNNING,
  phase: { kind: 'over', end: 'finished', ranks: [1, 2], scores: SCORES, hands: [[], []] },
}
const MATCH: MatchView = {
  number: 1,
  game: 'buchstabenbluff',
  view: toJson(OVER),
  own: [],
  awaited: { kind: 'hidden' },
  entries: 9,
  commitment: 'c',
  outcome: { kind: 'ranking', ranks: [1, 2] },
}
const TABLE = tableOf({ game: 'buchstabenbluff' })

describe('a match that is over', () => {
  it('is told again from who has won on, with everybody’s points', () => {
    const told = wholeEnd(buchstabenbluffWindow, MATCH, [], listener('en', 0)) ?? ''
    expect(told).toMatch(/^The game is over\. You win!? ?.*You: .*49.*Robo: .*13/u)
    const { outcome: _none, ...running } = MATCH
    expect(wholeEnd(buchstabenbluffWindow, running, [], listener('en', 0))).toBeUndefined()
  })

  it.each(LANGUAGES)(
    'BB-32 says (%s) what can be done then, a word to propose included',
    (language) => {
      const told = (you?: number) =>
        optionsAtEnd(
          buchstabenbluffWindow,
          { match: MATCH, table: TABLE, isSeated: you !== undefined },
          listener(language, you),
        )
      const { t } = listener(language)
      expect(told(0)).toContain(t('table.atEnd'))
      expect(told(0)).toContain(t('buchstabenbluff.talk.newWord'))
      expect(told()).toContain(t('table.atEndWatching'))
      expect(told()).not.toContain(t('buchstabenbluff.talk.newWord'))
    },
  )
})

it.each([
  [
    'de',
    'Du: kein Wort, also zählt nur die Hand: −9.',
    'Robo: Haus 6, Zweifel 10, Hand −10, zusammen 6.',
  ],
  [
    'en',
    'You: no word, so only the hand counts: −9.',
    'Robo: Haus 6, from doubts 10, hand −10, total 6.',
  ],
  [
    'nl',
    'Jij: geen woord, dus alleen de hand telt: −9.',
    'Robo: Haus 6, twijfel 10, hand −10, samen 6.',
  ],
] as const)(
  'BB-26 BB-27 adds the words up (%s), and calls whoever looks as the podium does',
  (language, mine, other) => {
    const word = {
      turn: 0,
      seat: 1,
      word: 'Haus',
      spelling: 'HAUS',
      count: 4,
      open: [],
      fate: 'believed',
      doubters: [],
    }
    const cards = [0, 1, 2].map(() => RUNNING.values.indexOf(2))
    const scores = [
      { pile: 0, bonus: 0, hand: 9, total: -9 },
      { pile: 6, bonus: 10, hand: 10, total: 6 },
    ]
    const over = { ...OVER, words: [{ ...word, cards }], phase: { ...OVER.phase, scores } }
    const told = buchstabenbluffWindow.voice.ending?.(toJson(over), listener(language, 0)) ?? ''
    expect(told.replaceAll('\u00a0', ' ').split('\n')).toEqual([mine, other])
  },
)

it.each([
  ['de', 'zwei\u00a0E und ein\u00a0N', 'E und N'],
  ['nl', 'twee\u00a0E en één\u00a0N', 'E en N'],
  ['en', 'two\u00a0Es and one\u00a0N', 'E and N'],
] as const)(
  'BB-09 counts every missing letter (%s) where one is missing twice',
  (language, mixed, plain) => {
    const voice = new Voice(listener(language, 0))
    expect(voice.missing(['E', 'E', 'N'])).toBe(mixed)
    expect(voice.missing(['E', 'N'])).toBe(plain)
  },
)

it('says by ear why a match of Time Bluff is over, whose events say only who has won', () => {
  const { voice } = timeBluffWindow
  const ended = { ...voice, ending: () => 'Ben has 52 minus points.' }
  expect(whyOver(ended, null, listener('en', 0))).toEqual(['Ben has 52 minus points.'])
  expect(whyOver(buchstabenbluffWindow.voice, MATCH.view, listener('en', 0))).toEqual([])
})
