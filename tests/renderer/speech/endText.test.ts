// What the keys say of a match that is over, and of missing letters.
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { toJson } from '../../../src/engine/json'
import { LANGUAGES, type Language } from '../../../src/engine/language'
import type { MatchView } from '../../../src/protocol/tableViews'
import { buchstabenbluffWindow } from '../../../src/renderer/games/buchstabenbluff/window'
import { Voice } from '../../../src/renderer/games/buchstabenbluff/voice'
import { optionsAtEnd, wholeEnd } from '../../../src/renderer/speech/endText'
import type { Listener } from '../../../src/renderer/speech/listener'
import { scenario, viewOf } from '../../games/buchstabenbluff/scenario'
import { allMessages } from '../../support/wholeWording'
import { tableOf } from '../../support/windowAt'

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
        optionsAtEnd(buchstabenbluffWindow, { match: MATCH, table: TABLE }, listener(language, you))
      const { t } = listener(language)
      expect(told(0)).toContain(t('table.atEnd'))
      expect(told(0)).toContain(t('buchstabenbluff.talk.newWord'))
      expect(told()).toContain(t('table.atEndWatching'))
      expect(told()).not.toContain(t('buchstabenbluff.talk.newWord'))
    },
  )
})

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
