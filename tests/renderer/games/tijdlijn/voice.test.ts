// @vitest-environment happy-dom
// What is heard at a table of Tijdlijn: every event, every question, the line as a list, in three languages.
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { LANGUAGES, type Language } from '../../../../src/engine/basics/language'
import { toJson, type Json } from '../../../../src/engine/basics/json'
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
import type { Listener } from '../../../../src/renderer/speech/listener/listener'
import {
  fitText,
  linePicture,
  wrapText,
} from '../../../../src/renderer/games/tijdlijn/line/linePicture'
import { yearsBetween } from '../../../../src/games/tijdlijn/outside/years'
import { gapName, yearName } from '../../../../src/renderer/games/tijdlijn/voice/names'
import { reasonText } from '../../../../src/renderer/games/tijdlijn/voice/refusalText'
import { readMark } from '../../../../src/renderer/games/tijdlijn/talk'
import { arrivedInTijdlijn } from '../../../../src/renderer/games/tijdlijn/scenery/arrived'
import { openingOfTijdlijn } from '../../../../src/renderer/games/tijdlijn/scenery/opening'
import { takenInTijdlijn } from '../../../../src/renderer/games/tijdlijn/scenery/taken'
import { tijdlijnWindow } from '../../../../src/renderer/games/tijdlijn/window'
import { Voice } from '../../../../src/renderer/games/tijdlijn/voice/voice'
import { allMessages } from '../../../support/window/wholeWording'
import { play, scene, stop } from '../../../games/tijdlijn/scenario'
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
  it('tells every event of a match in whole sentences, to its doer, to others and to who watches', () => {
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

  it('tells what random matches seldom bring', () => {
    const card = { card: 1, front: 'A thing', picture: 'gear' }
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

  it('answers every reading key at every moment of a match', () => {
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

  it('says of everything that is refused why, and what would be legal', () => {
    const view = viewWhere(({ phase }) => phase.kind === 'turn' && phase.seat === 0, { language })
    const speaker = new Voice(listener(language, 0))
    for (const reason of Object.keys(RULE_OF)) {
      const known = isReason(reason) ? reason : undefined
      if (known === undefined) throw new Error('no reason')
      const text = reasonText(known, { view, voice: speaker })
      expect(text).toSatisfy(isWhole)
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
      const at = talk?.markOf(toJson(signal), toJson(view)) ?? ''
      const mark = readMark({ seat: 1, at }, listener(language), view)
      expect(mark?.card).toBe(signal.card === card.card ? signal.card : undefined)
      return text
    })
    expect(new Set(said).size).toBe(said.length)
    expect(said[0]).toContain(card.front)
    expect(readMark({ seat: 1, at: 'no mark' }, listener(language), view)).toBeUndefined()
  })
})

function isReason(text: string): text is TijdlijnReason {
  return Object.hasOwn(RULE_OF, text)
}

describe('what the ear gets of what the eye sees', () => {
  const isStuck = ({ players }: TijdlijnView): boolean =>
    players[0]?.cards.some(({ stuck, back }) => stuck && back !== undefined) ?? false

  it.each([...LANGUAGES])(
    'TL-14 tells both icons of a stuck card, when it gets stuck and whenever it is read out, in %s',
    (language) => {
      const { t } = listener(language)
      const view = viewWhere(isStuck, { language })
      const card = view.players[0]?.cards.find(({ stuck }) => stuck)
      if (!card?.icon || !card.back?.icon) throw new Error('a card is stuck')
      const [front, hidden] = [card.icon, card.back.icon].map((icon) =>
        t(`tijdlijnTable.icon.${icon}`),
      )
      const behind = t('tijdlijnTable.onBack', { icon: hidden })
      const year = yearName(card.back.year, t)
      const marks = [front, t('tijdlijnTable.stuck'), year, behind].join(', ')
      for (const read of ['hand', 'tableau'] as const) {
        expect(voice[read](toJson(view), listener(language, 0))).toContain(marks)
      }
      const stuck = messagesOf({ seed: 'stuck', language })
        .flatMap(({ events }) => events)
        .filter((event: unknown) => isTijdlijnSeen(event) && event.kind === 'stuck')
      for (const event of stuck) {
        const seen: unknown = event
        if (!isTijdlijnSeen(seen) || seen.kind !== 'stuck') throw new Error('stuck')
        const [line] = voice.announce(event, listener(language, 0))
        expect(line).toContain(t(`tijdlijnTable.icon.${seen.card.back.icon ?? ''}`))
      }
      expect(stuck.length).toBeGreaterThan(0)
    },
  )
  it('TL-19 names the icon of the top of the pile and of every card that comes in front of somebody', () => {
    const messages = messagesOf({ seed: 'icons' })
    const { t } = listener('en')
    const view = messages[0]?.view
    if (!view?.top?.icon) throw new Error('a pile lies there')
    expect(voice.tableau(toJson(view), listener('en', 0))).toContain(
      `on top: “${view.top.front}”, ${t(`tijdlijnTable.icon.${view.top.icon}`)}`,
    )
    for (const event of messages.flatMap(({ events }) => events)) {
      const seen: unknown = event
      if (!isTijdlijnSeen(seen) || seen.kind !== 'refilled') continue
      for (const { front, icon } of seen.cards) {
        const named = `“${front}”, ${t(`tijdlijnTable.icon.${icon ?? ''}`)}`
        expect(voice.announce(event, listener('en', 0)).join(' ')).toContain(named)
      }
    }
  })
  it.each([
    ['de', 'Vivaldis „Quattro stagioni“ erklingen', '„Vivaldis ‚Quattro stagioni‘ erklingen“'],
    ['nl', 'De opera ‘L’Orfeo’ klinkt', '“De opera ‘L’Orfeo’ klinkt”'],
    ['en', 'Vivaldi’s “Seasons” are heard', '“Vivaldi’s ‘Seasons’ are heard”'],
  ] as const)('quotes a quotation in %s', (language, front, quoted) => {
    expect(new Voice(listener(language)).card({ card: 1, front, picture: 'note' })).toBe(quoted)
  })
  it('ends a sentence with one full stop, whatever the year ends with', () => {
    const back = {
      key: 'box/1',
      year: -356,
      theme: 'arts',
      explanation: 'So it was.',
      source: 'A book',
      icon: 'sun',
    }
    const card = { card: 1, front: 'A thing', picture: 'gear', icon: 'key', back }
    const event = { kind: 'played', seat: 1, card, landing: { kind: 'end', at: 0 } }
    expect(voice.announce(event, listener('de', 0))[0]).toContain('356\u00a0v.\u00a0Chr. Früher')
    // Of an own card without one no story is told.
    const untold = { ...event, card: { ...card, back: { ...back, explanation: '–' } } }
    expect(voice.announce(untold, listener('de', 0))).toHaveLength(1)
  })
  it('begins sentences with a capital letter and writes a real minus', () => {
    const round = viewWhere(({ phase }) => phase.kind === 'turn', {
      options: { mode: 'competitive' },
    })
    expect(voice.standing(toJson(round), listener('en', 0))).toMatch(/^Round \d+\. You \d/u)
    const low = { ...viewWhere(({ phase }) => phase.kind === 'over'), score: -4 }
    expect(voice.standing(toJson(low), listener('en', 0))).toContain('−4')
  })
  it('TC-07 says who has won in a whole sentence, to the winner too', () => {
    const event = { kind: 'ended', end: 'won', winners: [0] }
    expect(voice.announce(event, listener('de', 0))[0]).toMatch(/^Du gewinnst/u)
    expect(voice.announce(event, listener('de', 1))[0]).toMatch(/^Ann gewinnt/u)
  })
  it.each([
    [
      'second',
      'Ben has placed two cards in this turn, so it is over.',
      'You have placed two cards',
    ],
    ['none-left', 'No card is left to try: Ben’s turn is over.', 'your turn is over.'],
  ] as const)(
    'TL-16 says that a turn has ended by itself, seen and heard: %s',
    (why, told, own) => {
      const event = { kind: 'turnBegun', seat: 2, turn: 4, round: 1, over: { seat: 1, why } }
      expect(voice.announce(event, listener('en', 0))).toEqual([told])
      expect(voice.announce(event, listener('en', 1))[0]).toContain(own)
      // Under the pictures stands what is said.
      expect(voice.caption?.(event, listener('en', 0))).toBeUndefined()
    },
  )
  it('TL-16 TL-22 says that a turn is over before the cards that come then', () => {
    const card = { card: 1, front: 'A thing', picture: 'gear' }
    const over = { seat: 1, why: 'second' }
    const event = { kind: 'refilled', seat: 1, cards: [card], pile: 3, over }
    const ended = 'Ben has placed two cards in this turn, so it is over.'
    expect(voice.announce(event, listener('en', 0))).toEqual([
      ended,
      expect.stringContaining('A thing'),
    ])
    expect(voice.caption?.(event, listener('en', 0))).toBe(ended)
  })
  it('TL-16 says to the others that somebody stops, also where no card is drawn after it', () => {
    const table = scene({ line: '1500', players: ['1600 1700', '1800'] })
    play(table, 1600)
    const events = stop(table).map(toJson)
    const told = (you: number): string[] =>
      events.flatMap((event) => voice.announce(event, listener('en', you)))
    expect(told(1)).toEqual(['Ann stops.'])
    // Whoever stops has heard it with the answer.
    expect(told(0)).toEqual([])
  })
  it('TC-06 says that another round begins, and who begins it', () => {
    const turn = { kind: 'turnBegun', seat: 1, turn: 4, round: 2 }
    const opening = { ...turn, opens: true }
    expect(voice.announce(turn, listener('en', 0))).toEqual([])
    expect(voice.announce(opening, listener('en', 0))).toEqual(['Round 2. Ben begins.'])
    expect(voice.announce(opening, listener('en', 1))).toEqual(['Round 2. You begin.'])
  })
  it('TC-03 says between which years a card was laid wrongly', () => {
    const events = messagesOf({ seed: 'wrong', options: { mode: 'competitive' } }).flatMap(
      (message) => message.events,
    )
    const wrong = events.flatMap((event: unknown) =>
      isTijdlijnSeen(event) && event.kind === 'laid' && !event.isRight ? [event] : [],
    )
    expect(wrong.length).toBeGreaterThan(3)
    const { t } = listener('en')
    for (const event of wrong) {
      const [line] = voice.announce(toJson(event), listener('en', 0))
      expect(line).toContain(`” ${gapName(event, t)}: wrong`)
      const { year } = event.card.back
      expect((event.after ?? -Infinity) > year || (event.before ?? Infinity) < year).toBe(true)
    }
  })
  it('TC-07 says that somebody has laid his last card, and of no other card', () => {
    const events = messagesOf({ seed: 'last', options: { mode: 'competitive' } }).flatMap(
      (message) => message.events,
    )
    const all = events.flatMap((event: unknown) =>
      isTijdlijnSeen(event) && event.kind === 'laid' ? [event] : [],
    )
    expect(all.some(({ left }) => left === 0)).toBe(true)
    for (const event of all) {
      const [, second] = voice.announce(toJson(event), listener('en'))
      const isLast = event.isRight && event.left === 0
      const last = `That was ${NAMES[event.seat] ?? ''}’s last card.`
      if (isLast) expect(second).toBe(last)
      else expect(second).toBe(event.card.back.explanation)
    }
    const own = all.find(({ isRight, left }) => isRight && left === 0)
    expect(voice.announce(toJson(own), listener('de', own?.seat))).toContain(
      'Das war deine letzte Karte.',
    )
  })
  it('TC-08 tells whoever is out who still plays, and nobody else', () => {
    const view = viewWhere(({ phase }) => phase.kind === 'turn' && phase.seat === 1, {
      options: { mode: 'competitive' },
    })
    const players = view.players.map((player, seat) =>
      seat === 0 ? { ...player, cards: [], out: { round: 3, cards: 2 } } : player,
    )
    const out = voice.waiting(toJson({ ...view, players }), listener('en', 0))
    expect(out).toMatch(/^It is Ben’s turn\. You are out\. Still playing: Ben/u)
    expect(voice.waiting(toJson({ ...view, players, you: 1 }), listener('en', 1))).not.toContain(
      'are out',
    )
  })
  it('TL-17 says whose cards are all stuck when that ends the match', () => {
    const event = { kind: 'ended', end: 'no-icon-matches', seat: 1, winners: [], score: 4 }
    expect(voice.announce(event, listener('en', 0))[0]).toContain('in front of Ben')
    expect(voice.announce(event, listener('en', 1))[0]).toContain('in front of you')
  })
  it('TC-08 names nobody who is out where nobody is', () => {
    const event = { kind: 'playOff', round: 3, staying: [0, 1], out: [] }
    expect(voice.announce(event, listener('nl', 2))[0]).toBe('Beslissingsronde: Ann en Ben.')
  })
  it('TL-05 tells of a deal how many cards lie in front of each, not which', () => {
    for (const mode of WAYS) {
      const [dealt] = messagesOf({ seed: 'dealt', seats: 3, options: { mode } })
      if (!dealt) throw new Error('a deal')
      const told = voice.deal?.(toJson(dealt.view), listener('en', 0)) ?? ''
      expect(told).toContain('4 cards')
      expect(told).toContain(dealt.view.line[0]?.cards[0]?.front)
      for (const { cards } of dealt.view.players) {
        for (const { front } of cards) expect(told).not.toContain(front)
      }
    }
  })
  it('TL-12 says of advice for a gap that the gap is taken', () => {
    const view = viewWhere(({ line, players }) => {
      return (players[1]?.cards.length ?? 0) > 0 && line.some(({ slot }) => slot.length > 0)
    })
    const at = view.line.findIndex(({ slot }) => slot.length > 0)
    const gap = {
      after: view.line[at]?.cards[0]?.back.year,
      before: view.line[at + 1]?.cards[0]?.back.year,
    }
    const signal = toJson({ kind: 'place', card: view.players[1]?.cards[0]?.card, ...gap })
    const said = talk?.signal(signal, 1, listener('en', 0), toJson(view)) ?? ''
    expect(said).toContain('that gap is taken')
    const free = { ...view, line: view.line.map((node) => ({ ...node, slot: [] })) }
    expect(talk?.signal(signal, 1, listener('en', 0), toJson(free))).not.toContain('taken')
  })
  it('TL-25 TL-26 tells what is won and what can still be laid; the sum is for the end, whose result tells the rank', () => {
    const young = viewWhere(({ score, pile }) => score !== undefined && score < 0 && pile > 9)
    const told = voice.standing(toJson(young), listener('en', 0))
    expect(told).not.toContain('rank')
    expect(told).not.toContain('−')
    expect(told).toContain(`Still to be laid: ${String(young.pile)} in the pile`)
    const later = viewWhere(({ phase }) => phase.kind === 'over')
    const settled = voice.standing(toJson(later), listener('en', 0))
    expect(settled).toMatch(/^Final score: .*\d points?\./u)
    expect(settled).not.toMatch(/rank|If it ended/u)
  })
  it('TL-25 shows the same score all through the deal', () => {
    const [begin] = messagesOf({ seed: 'deal', seats: 3 })
    const deal = begin && openingOfTijdlijn(begin.view)
    if (!deal) throw new Error('a deal')
    const scores = deal.events.map(
      (event) => arrivedInTijdlijn(takenInTijdlijn(deal.before, event), event).score,
    )
    expect(new Set([deal.before.score, ...scores])).toEqual(new Set([begin.view.score]))
  })
})

describe('years and gaps of Tijdlijn', () => {
  it.each([
    ['de', '44\u00a0v.\u00a0Chr.', 'zwischen 44\u00a0v.\u00a0Chr. und 12'],
    ['nl', '44\u00a0v.Chr.', 'tussen 44\u00a0v.Chr. en 12'],
    ['en', '44\u00a0BC', 'between 44\u00a0BC and 12'],
  ] as const)('says years before Christ and gaps as %s people do', (language, year, gap) => {
    const { t } = listener(language)
    expect(yearName(-44, t)).toBe(year)
    expect(gapName({ after: -44, before: 12 }, t)).toBe(gap)
  })
  it('knows that there was no year 0', () => {
    expect(yearsBetween(-1, 1)).toBe(1)
    expect(yearsBetween(-10, -3)).toBe(7)
    expect(yearsBetween(1492, 1789)).toBe(297)
  })
  it('reads the line as a list, gaps as between … and …', () => {
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
    const { names, t } = listener(language)
    const evening = { names, on: new Date(2026, 10, 29) }
    const { tiles, title, foot, width, height, ...picture } = linePicture(view, evening, t)
    expect(picture.evening).toMatch(/^29\.? [Nn]ovember 2026 · Ann, Ben, Cem \S+ Dora$/u)
    const cards = view.line.flatMap(({ cards: here, slot }) => [...here, ...slot])
    expect(tiles.map(({ text }) => text)).toEqual(cards.map(({ front }) => front))
    expect([title, foot].every(isWhole)).toBe(true)
    for (const { x, y } of tiles) expect(x >= 0 && x < width && y > 0 && y < height).toBe(true)
    expect(new Set(tiles.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(tiles.length)
  })
  it('has the words of an own deck in smaller letters where they would leave their card', () => {
    const widthOf = (line: string, size: number): number => line.length * size * 0.5
    const short = fitText('A tower is built in Paris', widthOf)
    const long = fitText('Our family moves to a house by the sea '.repeat(3).trim(), widthOf)
    const word = fitText('Donaudampfschifffahrtsgesellschaft', widthOf)
    expect(long.size).toBeLessThan(short.size)
    expect(long.lines.length * long.size).toBeLessThan(100)
    expect(word.size).toBeLessThan(short.size)
    expect(word.lines).toEqual(['Donaudampfschifffahrtsgesellschaft'])
  })
  it('breaks lines between words, none wider than it may be unless a word is', () => {
    const lines = wrapText('A tower is built in Paris', 9, (line) => line.length)
    expect(lines).toEqual(['A tower', 'is built', 'in Paris'])
    expect(wrapText('Donaudampfschiff', 4, (line) => line.length)).toEqual(['Donaudampfschiff'])
  })
})
