/** What a bot of Tofugott answers when it is asked why: the reason of its own answers, or what it is known for; never that nobody has anything to say. */
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { toJson } from '../../../../src/engine/basics/json'
import type { TofugottView } from '../../../../src/games/tofugott/outside/contract'
import type { Translate } from '../../../../src/renderer/wording/translate'
import type { SeatView } from '../../../../src/protocol/tableViews'
import type { AskedWhy } from '../../../../src/renderer/games/gameTable'
import { whyWords } from '../../../../src/renderer/games/tofugott/voice/whyWords'
import { allMessages } from '../../../support/window/wholeWording'
import { begin, guess, look, play, readOut, sixAnswers } from '../../../games/tofugott/scenario'

const BOT: SeatView = {
  kind: 'bot',
  name: 'Ida',
  figure: 'bear',
  level: 'solid',
  character: 'romantic',
}
const SEATS: readonly SeatView[] = [
  BOT,
  { kind: 'person', person: 'ann', name: 'Ann', figure: 'fox', connected: true, ready: true },
]

/** Seat 0 is in turn at a table of two; its best answer lies open, with a reason once it has given one. */
function answered(isExplained: boolean): TofugottView {
  const running = begin({ seats: 2 })
  readOut(running)
  play(running, 0, sixAnswers('rat pig tree', 'human ghost tofu'))
  guess(running, 'elephant')
  play(running, 1, { kind: 'done' })
  if (isExplained)
    play(running, 0, { kind: 'explain', explanation: { kind: 'phrase', phrase: 'pure-love' } })
  return look(running, 1)
}

const i18n = createI18n({ legacy: false, locale: 'en', messages: await allMessages() })

function why(view: TofugottView, asked: Partial<AskedWhy> = {}): string | undefined {
  const t: Translate = (key, named = {}) => i18n.global.t(key, named)
  const whole = { seats: SEATS, seat: 0, isTold: false, ...asked }
  return whyWords(whole, { names: ['Ida', ''], t }, toJson(view))
}

describe('a bot that is asked why', () => {
  it('TG-14 says again what it has said of its own answer, also where it has told thoughts on a guess', () => {
    for (const isTold of [true, false]) {
      const words = why(answered(true), { isTold })
      expect(words).toBe('On “Rat”, Ida says: Quite simply: love.')
    }
    expect(why(answered(true), { seat: undefined })).toContain('Quite simply: love.')
  })

  it('says what it is known for as long as it has given no reason', () => {
    const line = 'Ida, Romantic: Looks for a shoulder to lean on in everything.'
    expect(why(answered(false))).toBe(line)
    expect(why(look(begin({ seats: 2 }), 1), { seat: undefined })).toBe(line)
  })

  it('leaves it to its thoughts where it has guessed', () => {
    expect(why(look(begin({ seats: 2 }), 1), { isTold: true })).toBeUndefined()
  })
})
