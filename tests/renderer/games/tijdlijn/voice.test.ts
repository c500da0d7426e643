// @vitest-environment happy-dom
// What is heard at a table of Tijdlijn: every event, every question, the line as a list, in three languages.
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { LANGUAGES, type Language } from '../../../../src/engine/language'
import { toJson, type Json } from '../../../../src/engine/json'
import { RULE_OF } from '../../../../src/games/tijdlijn/outside/check'
import { isTijdlijnSeen } from '../../../../src/games/tijdlijn/outside/guards'
import {
  BOUNDS,
  PHRASES,
  type TijdlijnReason,
  type TijdlijnSignal,
  type TijdlijnView,
} from '../../../../src/games/tijdlijn/outside/contract'
import { legalMoves } from '../../../../src/games/tijdlijn/outside/legalMoves'
import type { Listener } from '../../../../src/renderer/speech/listener'
import { linePicture, wrapText } from '../../../../src/renderer/games/tijdlijn/linePicture'
import { gapName, yearName, yearsBetween } from '../../../../src/renderer/games/tijdlijn/names'
import { reasonText } from '../../../../src/renderer/games/tijdlijn/refusalText'
import { readMark } from '../../../../src/renderer/games/tijdlijn/talk'
import { tijdlijnWindow } from '../../../../src/renderer/games/tijdlijn/window'
import { Voice } from '../../../../src/renderer/games/tijdlijn/voice'
import { allMessages } from '../../../support/wholeWording'
import { messagesOf, viewWhere } from './playedViews'

const messages = await allMessages()
const NAMES = ['Ann', 'Ben', 'Cem', 'Dora']
const WAYS = ['co-operative', 'competitive'] as const
const { voice, talk } = tijdlijnWindow

function listener(language: Language, you?: number): Listener {
  const { t } = createI18n({
    legacy: false,
    locale: language,
    messages,
    missing: (_locale, key) => {
      throw new Error(`no words for ${key}`)
    },
  }).global
  const said = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
  return you === undefined ? { names: NAMES, t: said } : { names: NAMES, t: said, you }
}

function isWhole(text: string): boolean {
  return text !== '' && !/[{}]|undefined|tijdlijn(?:Table)?\./u.test(text)
}

describe.each([...LANGUAGES])('the voice of Tijdlijn in %s', (language) => {
  it('F tells every event of a match in whole sentences, to its doer, to others and to who watches', () => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
    const events = WAYS.flatMap((mode) =>
      seeds.flatMap((seed) => messagesOf({ seed, options: { mode }, language })),
    ).flatMap((message) => message.events)
    const kinds = new Set<string>()
    for (const event of events) {
      const lines = [undefined, 0, 1].flatMap((you) =>
        voice.announce(event, listener(language, you)),
      )
      const seen: unknown = event
      if (isTijdlijnSeen(seen) && lines.length > 0) kinds.add(seen.kind)
      for (const line of lines) expect(line).toSatisfy(isWhole)
    }
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['discarded', 'drew', 'ended', 'laid', 'played', 'refilled', 'stuck']),
    )
  })

  it('F tells what random matches seldom bring', () => {
    const card = { card: 1, front: 'A thing', picture: 'wheel' }
    const rare: Json[] = [
      { kind: 'playOff', round: 3, staying: [0, 1], out: [2] },
      { kind: 'playOff', round: 3, staying: [0, 1], out: [] },
      { kind: 'reshuffled', pile: 12 },
      { kind: 'left', seat: 1 },
      { kind: 'stuckBefore', seat: 1, card },
    ]
    for (const event of rare) {
      for (const you of [undefined, 1]) {
        const lines = voice.announce(event, listener(language, you))
        expect(lines).toHaveLength(1)
        for (const line of lines) expect(line).toSatisfy(isWhole)
      }
    }
  })

  it('F answers every reading key at every moment of a match', () => {
    for (const mode of WAYS) {
      for (const { view } of messagesOf({ seed: 'keys', options: { mode }, language })) {
        const [json, seat] = [toJson(view), listener(language, 0)]
        const asked = voice.ask(json, seat)
        expect(voice.options(json, seat) === undefined).toBe(asked === undefined)
        expect(asked === undefined).toBe(legalMoves(view).length === 0)
        for (const text of [
          asked ?? 'nothing',
          voice.options(json, seat) ?? 'nothing',
          voice.waiting(json, seat),
          voice.hand(json, seat),
          voice.tableau(json, seat),
          voice.standing(json, seat),
        ])
          expect(text).toSatisfy(isWhole)
      }
    }
  })

  it('F says of everything that is refused why, by which rule, and what would be legal', () => {
    const view = viewWhere(({ phase }) => phase.kind === 'turn' && phase.seat === 0, { language })
    const speaker = new Voice(listener(language, 0))
    for (const reason of Object.keys(RULE_OF)) {
      const known = isReason(reason) ? reason : undefined
      if (known === undefined) throw new Error('no reason')
      const text = reasonText(known, { view, voice: speaker })
      expect(text).toSatisfy(isWhole)
      expect(text).toContain(RULE_OF[known])
    }
  })

  it('TL-27 puts every signal into words of its own language, for each listener', () => {
    const view = viewWhere(({ phase }) => phase.kind === 'turn' && phase.seat === 0, { language })
    const card = view.players[1]?.cards[0]
    if (!card) throw new Error('Ben has a card')
    const signals: TijdlijnSignal[] = [
      ...PHRASES.map((phrase) => ({ kind: 'point', card: card.card, phrase }) as const),
      ...BOUNDS.map((bound) => ({ kind: 'date', card: card.card, bound, year: -44 }) as const),
      { kind: 'place', card: card.card, after: 1492, before: 1789 },
      { kind: 'place', card: 1e9, before: 1789 },
    ]
    const said = signals.map((signal) => {
      const text = talk?.signal(toJson(signal), 1, listener(language, 0), toJson(view)) ?? ''
      expect(text).toSatisfy(isWhole)
      const mark = readMark({ seat: 1, at: talk?.markOf(toJson(signal)) ?? '' }, listener(language))
      expect(mark?.card).toBe(signal.card)
      return text
    })
    expect(new Set(said).size).toBe(said.length)
    expect(said[0]).toContain(card.front)
    expect(readMark({ seat: 1, at: 'no mark' }, listener(language))).toBeUndefined()
  })
})

function isReason(text: string): text is TijdlijnReason {
  return Object.hasOwn(RULE_OF, text)
}

describe('years and gaps of Tijdlijn', () => {
  it.each([
    ['de', '44 v. Chr.', 'zwischen 44 v. Chr. und 12'],
    ['nl', '44 v.Chr.', 'tussen 44 v.Chr. en 12'],
    ['en', '44 BC', 'between 44 BC and 12'],
  ] as const)('F says years before Christ and gaps as %s people do', (language, year, gap) => {
    const { t } = listener(language)
    expect(yearName(-44, t)).toBe(year)
    expect(gapName({ after: -44, before: 12 }, t)).toBe(gap)
  })
  it('F knows that there was no year 0', () => {
    expect(yearsBetween(-1, 1)).toBe(1)
    expect(yearsBetween(-10, -3)).toBe(7)
    expect(yearsBetween(1492, 1789)).toBe(297)
  })
  it('F reads the line as a list, gaps as between … and …', () => {
    const view = viewWhere(
      ({ line }) => line.length > 2 && line.some(({ slot }) => slot.length > 0),
    )
    const told = voice.tableau(toJson(view), listener('en', 0))
    for (const { cards, slot } of view.line) {
      for (const { front, back } of [...cards, ...slot]) {
        expect(told).toContain(`${yearName(back.year, listener('en').t)}: “${front}”`)
      }
    }
    expect(told).toMatch(/between \S+(?: BC)? and \S+(?: BC)? holds/u)
    expect(told).toMatch(/between \S+(?: BC)? and \S+(?: BC)? is free/u)
  })
})

describe('the picture of the line', () => {
  const isOver = ({ phase }: TijdlijnView): boolean => phase.kind === 'over'

  it.each([...LANGUAGES])('holds every card of the line in order, in %s', (language) => {
    const view = viewWhere(isOver, { language })
    const { tiles, title, foot, width, height } = linePicture(view, listener(language).t)
    const cards = view.line.flatMap(({ cards: here, slot }) => [...here, ...slot])
    expect(tiles.map(({ text }) => text)).toEqual(cards.map(({ front }) => front))
    expect([title, foot].every(isWhole)).toBe(true)
    for (const { x, y } of tiles) expect(x >= 0 && x < width && y > 0 && y < height).toBe(true)
    expect(new Set(tiles.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(tiles.length)
  })
  it('breaks lines between words, none wider than it may be unless a word is', () => {
    const lines = wrapText('A tower is built in Paris', 9, (line) => line.length)
    expect(lines).toEqual(['A tower', 'is built', 'in Paris'])
    expect(wrapText('Donaudampfschiff', 4, (line) => line.length)).toEqual(['Donaudampfschiff'])
  })
})
