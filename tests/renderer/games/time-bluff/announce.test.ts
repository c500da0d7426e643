/** Every event of Time Bluff in words: for whoever it concerns and for all others, in three languages. */
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { fastRandom } from '../../../../src/engine/chance/fastRandom'
import { present } from '../../../../src/engine/basics/invariant'
import { toJson, type Json } from '../../../../src/engine/basics/json'
import type { Options } from '../../../../src/engine/options/options'
import type { Viewer } from '../../../../src/engine/basics/seat'
import { timeBluff } from '../../../../src/games/time-bluff/inside/index'
import { CUCKOO, JOKER } from '../../../../src/games/time-bluff/outside/cards'
import { decisionOf } from '../../../../src/games/time-bluff/outside/check'
import type { TimeBluffView } from '../../../../src/games/time-bluff/outside/contract'
import type { TimeBluffEvent, TimeBluffSeen } from '../../../../src/games/time-bluff/outside/events'
import type { TimeBluffState } from '../../../../src/games/time-bluff/inside/state'
import { LANGUAGES, type Language } from '../../../../src/engine/basics/language'
import type { Listener } from '../../../../src/renderer/speech/listener/listener'
import { parsedOptions } from '../../../support/match/randomOptions'
import { allMessages } from '../../../support/window/wholeWording'
import { act, answerAll, scenario, viewOf } from '../../../games/time-bluff/scenario'
import { openingOfTimeBluff } from '../../../../src/renderer/games/time-bluff/scenery/opening'
import { timeBluffWindow } from '../../../../src/renderer/games/time-bluff/window'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dora', 'Eli', 'Fay']
const ALL_OPTIONS = [
  {},
  { openJoker: 'named', snoozeTarget: 'chosen', jokerOpening: 'on', lastDoubt: 'on' },
  { lastSingle: 'open', unmatchedPairDraw: 'on', handDraw: 'on', pairBy: 'hour', target: 'round' },
]

const CLAIM = {
  de: 'Ada sagt auf Stapel 2: 4\u00a0Uhr. ',
  nl: 'Ada zegt op stapel 2: 4 uur. ',
  en: 'Ada says on pile 2: 4 o’clock. ',
} as const satisfies Record<Language, string>
const MESSAGES = await allMessages()

function wordsFor(language: Language): Listener['t'] {
  const i18n = createI18n({
    legacy: false,
    locale: language,
    missing: (_locale, key) => {
      throw new Error(`no words for ${key}`)
    },
    messages: MESSAGES,
  })
  return (key, named = {}) => i18n.global.t(key, named)
}
const words = new Map(LANGUAGES.map((language) => [language, wordsFor(language)]))

function listener(language: Language, you?: number): Listener {
  const t = present(words.get(language), 'every language has words')
  return you === undefined ? { names: NAMES, t } : { you, names: NAMES, t }
}

function expectSpeakable(line: string, about: string): void {
  expect(line.trim(), about).not.toBe('')
  expect(line, about).not.toMatch(/[{}|]|undefined|null|NaN|timeBluff|\[object/u)
}

/** Of each kind; more tell nothing new. */
const ENOUGH = 24

interface Heard {
  readonly kind: TimeBluffSeen['kind']
  readonly event: Json
  readonly viewer: Viewer
}

/** Plays at random and tells every position and every event. */
function playAtRandom(
  raw: Options,
  seed: string,
  told: {
    readonly event?: (event: TimeBluffEvent, seats: number) => void
    readonly position?: (state: TimeBluffState, moves: number) => void
  },
): void {
  const random = fastRandom(seed)
  const options = parsedOptions(timeBluff, raw)
  const seats = 2 + random.below(5)
  const state = timeBluff.deal({ options, seats }, random)
  for (let moves = 0; moves < 400; moves++) {
    told.position?.(state, moves)
    const [decision] = timeBluff.toAct(state)
    if (!decision) return
    const view = timeBluff.view(state, decision.seat)
    const isLate = random.below(12) === 0
    const move = isLate ? timeBluff.fallback(view) : timeBluff.sampleMove(view, random)
    const events = timeBluff.play(state, { seat: decision.seat, move, byClock: isLate }, random)
    for (const event of events) told.event?.(event, seats)
  }
}

/** What everybody notices in some random matches under options. */
function noticed(raw: Options, seed: string): Heard[] {
  const heard: Heard[] = []
  const counts = new Map<string, number>()
  function hear(event: TimeBluffEvent, viewer: Viewer): void {
    const seen = timeBluff.eventFor(event, viewer)
    if (!seen || (counts.get(seen.kind) ?? 0) >= ENOUGH) return
    counts.set(seen.kind, (counts.get(seen.kind) ?? 0) + 1)
    heard.push({ kind: seen.kind, event: toJson(seen), viewer })
  }
  for (let match = 0; match < 4; match++) {
    playAtRandom(raw, `${seed} ${String(match)}`, {
      event: (event, seats) => {
        for (const viewer of [...Array(seats).keys(), 'spectator' as const]) hear(event, viewer)
      },
    })
  }
  return heard
}

const KINDS = Object.keys({
  roundStarted: true,
  laid: true,
  laidOpen: true,
  drew: true,
  pileExhausted: true,
  protected: true,
  beamed: true,
  snoozed: true,
  satOut: true,
  believed: true,
  doubted: true,
  handsPassed: true,
  vortexReplaced: true,
  pickedUp: true,
  placeOpened: true,
  placeDeclined: true,
  placeRefilled: true,
  placeDead: true,
  roundEnded: true,
  matchEnded: true,
} satisfies Record<TimeBluffSeen['kind'], true>)

/** Kinds that random games may miss; told in a test of their own. */
const RARE: readonly TimeBluffSeen['kind'][] = ['placeDead', 'laidOpen']

function expectTold(event: Json, listens: Listener, language: Language): void {
  const about = `${language} ${JSON.stringify(event)}`
  const lines = timeBluffWindow.voice.announce(event, listens)
  expect(lines.length, about).toBeGreaterThan(0)
  for (const line of lines) expectSpeakable(line, about)
}

function expectReadable(view: TimeBluffView, listens: Listener): void {
  const json = toJson(view)
  for (const key of ['hand', 'tableau', 'waiting'] as const) {
    expectSpeakable(timeBluffWindow.voice[key](json, listens), key)
  }
  const ask = timeBluffWindow.voice.ask(json, listens)
  const all = timeBluffWindow.voice.options(json, listens)
  expect(ask !== undefined).toBe(decisionOf(view) !== undefined)
  expect(all?.startsWith(ask ?? '?') ?? false).toBe(ask !== undefined)
  if (all !== undefined) expectSpeakable(all, 'options')
}

describe('announcing Time Bluff', () => {
  it('tells every event to every viewer in every language, and misses no kind', () => {
    const heard = ALL_OPTIONS.flatMap((options, index) => noticed(options, `tell ${String(index)}`))
    for (const { event, viewer } of heard) {
      const you = viewer === 'spectator' ? undefined : viewer
      for (const language of LANGUAGES) expectTold(event, listener(language, you), language)
    }
    const told = new Set<string>([...heard.map(({ kind }) => kind), ...RARE])
    const missing = KINDS.filter((kind) => !told.has(kind))
    expect(missing).toEqual([])
  }, 30_000)

  it('says "you" to the one concerned and the name to the others', () => {
    const event = toJson({ kind: 'laid', seat: 1, place: 0, hidden: 0, open: 6 })
    const seen = toJson({ kind: 'laid', seat: 1, place: 0, open: 6 })
    expect(timeBluffWindow.voice.announce(event, listener('de', 1))).toEqual([
      'Du legst 1 Uhr (Standuhr) verdeckt auf Stapel 1, darauf 7 Uhr (Standuhr).',
    ])
    expect(timeBluffWindow.voice.announce(seen, listener('de', 0))).toEqual([
      'Ben legt verdeckt auf Stapel 1, darauf 7 Uhr (Standuhr).',
    ])
    expect(timeBluffWindow.voice.announce(seen, listener('en', 0))[0]).toMatch(
      /^Ben lays a card face down/u,
    )
    expect(timeBluffWindow.voice.announce(event, listener('nl', 1))[0]).toMatch(/^Je legt/u)
  })

  it('tells a doubt to the doubter, the doubted and the rest in three ways', () => {
    const event = toJson({ kind: 'doubted', doubter: 0, layer: 2, place: 1, card: 3, right: false })
    const lines = [0, 2, 1].map(
      (seat) => timeBluffWindow.voice.announce(event, listener('de', seat))[0],
    )
    expect(lines).toEqual([
      'Du zweifelst an Cem. Aufgedeckt: 4 Uhr, Standuhr – geblufft!',
      'Ada zweifelt an dir. Aufgedeckt: 4 Uhr, Standuhr – geblufft!',
      'Ada zweifelt an Cem. Aufgedeckt: 4 Uhr, Standuhr – geblufft!',
    ])
  })

  it('TB-50 tells whoever doubted behind another one of that doubt, too, and why it did not count', () => {
    const doubt = { kind: 'doubted', doubter: 0, layer: 2, place: 1, card: 3, right: false }
    const told = (event: Json): string[] =>
      timeBluffWindow.voice.announce(event, listener('de', 1)).slice(1)
    expect(told(toJson({ ...doubt, you: true }))).toEqual([
      'Auch du hast gezweifelt, aber Ada sitzt im Uhrzeigersinn vor dir.',
    ])
    expect(told(toJson(doubt))).toEqual([])
  })

  it('names cards without an hour with their article where a sentence goes on with them', () => {
    const [joker, vortex, cuckoo, beam] = [48, 49, 50, 52]
    const events = [
      { kind: 'laid', seat: 1, place: 0, hidden: joker, pair: beam, open: 18 },
      { kind: 'drew', seat: 1, cause: 'step', count: 2, cards: [vortex, cuckoo] },
      { kind: 'placeOpened', seat: 0, place: 2, card: joker },
      { kind: 'vortexReplaced', place: 0, card: joker, setAside: [], inside: false },
    ]
    const told = (language: Language): string[] =>
      events.flatMap((event) =>
        timeBluffWindow.voice.announce(toJson(event), listener(language, 1)),
      )
    expect(told('de')).toEqual([
      'Du legst einen Joker verdeckt auf Stapel 1, darauf die Paarkarte Beamen (Smartwatch); 7 Uhr (Smartwatch).',
      'Du ziehst einen Zeitstrudel; den Kuckuck.',
      'Auf den freien Platz 3 legt Ada einen Joker.',
      'Der Zeitstrudel ist aus dem Spiel und macht Platz für einen Joker.',
    ])
    expect(told('nl')).toEqual([
      'Je legt een joker gedekt op stapel 1, daarop de partnerkaart Beamen (smartwatch); 7 uur (smartwatch).',
      'Je trekt een tijdkolk; de koekoek.',
      'Op de vrije plaats 3 legt Ada een joker.',
      'De tijdkolk is uit het spel en maakt plaats voor een joker.',
    ])
    expect(told('en')).toEqual([
      'You lay a Joker face down on pile 1, and the pair card Beam (smartwatch); 7 o’clock (smartwatch) on top.',
      'You draw a time vortex; the cuckoo.',
      'On free place 3, Ada lays a Joker.',
      'The time vortex leaves the game and makes way for a Joker.',
    ])
  })

  it('TB-20 TB-72 TB-73 TB-91 says why a card without an hour was honest or was not, and of a clock nothing', () => {
    const said = (card: number, right: boolean): string | undefined => {
      const event = { kind: 'doubted', doubter: 0, layer: 2, place: 1, card, right }
      return timeBluffWindow.voice
        .announce(toJson(event), listener('en', 1))[0]
        ?.replace(/^.* – /u, '')
    }
    expect(said(49, true)).toBe('honest! Face down, a time vortex counts as a Joker.')
    expect(said(48, true)).toBe('honest! A Joker stands for any clock.')
    expect(said(48, false)).toBe('a bluff! A Joker on a Joker is wrong.')
    expect(said(49, false)).toBe('a bluff! It counts as a Joker, and a Joker on a Joker is wrong.')
    expect(said(50, false)).toBe('a bluff! The cuckoo is never right.')
    expect(said(53, false)).toBe('a bluff! Face down, a pair card is never right.')
    expect(said(3, true)).toBe('honest!')
  })

  it('tells a hand, and cards that are drawn, in the order in which they are held', () => {
    // 3, 1 and 2 o'clock of the first clock, 1 o'clock of the second.
    const told = [2, 0, 12, 1]
    const events = [
      { kind: 'drew', seat: 0, cause: 'broken', count: 4, cards: told },
      { kind: 'handsPassed', direction: 'clockwise', hand: told },
    ]
    for (const event of events) {
      const lines = timeBluffWindow.voice.announce(toJson(event), listener('en', 0)).join(' ')
      const hours = Array.from(lines.matchAll(/(\d+) o’clock/gu), ([, hour]) => Number(hour))
      expect(hours).toEqual([1, 1, 2, 3])
    }
  })

  it('tells what is too rare for random games', () => {
    const dead = toJson({ kind: 'placeDead', place: 2, shuffledBack: [] })
    const open = toJson({ kind: 'laidOpen', seat: 1, place: 0, card: 0 })
    expect(
      [dead, open].map((event) => timeBluffWindow.voice.announce(event, listener('en', 0))),
    ).toEqual([
      ['Place 3 stays empty.'],
      ['Ben lays a last card face up: 1 o’clock, grandfather clock.'],
    ])
    for (const event of [dead, open]) {
      for (const language of LANGUAGES) expectTold(event, listener(language, 1), language)
    }
  })

  it('TB-53 tells what was turned up in vain for a place that stays empty', () => {
    const state = scenario({
      hands: ['G1 S2 S9 S10 S11 S12 R1 R2', 'Cuckoo G6', 'G7'],
      draw: 'Joker Beam Vortex',
    })
    act(state, 0, 'lay S9 under S2 on 1')
    answerAll(state, [1])
    const dead = act(state, 1, 'decline').find(({ kind }) => kind === 'placeDead')
    expect(timeBluffWindow.voice.announce(toJson(dead), listener('en', 0))).toEqual([
      'Place 1 stays empty.',
      expect.stringMatching(
        /^Shuffled back.*: Joker; pair card Beam \(smartwatch\); Time vortex\.$/u,
      ),
    ])
  })

  it('TB-69 tells why a round is over that nobody has ended', () => {
    const ended = {
      kind: 'roundEnded',
      round: 1,
      hands: [[1], [2]],
      points: [1, 1],
      totals: [1, 1],
    }
    const told = (end: string): string[] =>
      timeBluffWindow.voice.announce(toJson({ ...ended, end }), listener('en', 0))
    expect(told('too-long')[0]).toBe('The round has lasted long enough.')
    expect(told('too-long').slice(1)).toEqual(told('emptied'))
  })

  it('says to whoever draws because of another card what has caused it', () => {
    const drew = (seat: number): string | undefined =>
      timeBluffWindow.voice.announce(
        toJson({ kind: 'drew', seat: 1, cause: 'broken', count: 1, cards: [3] }),
        listener('de', seat),
      )[0]
    expect(drew(0)).toBe('Kaputt: Ben zieht eine Karte.')
    expect(drew(1)).toBe('Kaputt: Du ziehst 4 Uhr (Standuhr).')
  })

  it('counts in words: none, one, several', () => {
    const drew = (count: number): string | undefined =>
      timeBluffWindow.voice.announce(
        toJson({ kind: 'drew', seat: 1, cause: 'step', count }),
        listener('de', 0),
      )[0]
    expect(drew(1)).toBe('Ben zieht eine Karte.')
    expect(drew(2)).toBe('Ben zieht 2 Karten.')
  })
})

describe('the keys that read things out', () => {
  it('have something to say in every position, and a question exactly when one is owed', () => {
    for (const [index, raw] of ALL_OPTIONS.entries()) {
      playAtRandom(raw, `keys ${String(index)}`, {
        position: (state, moves) => {
          const language = LANGUAGES[moves % LANGUAGES.length] ?? 'de'
          for (const seat of state.hands.keys()) {
            expectReadable(timeBluff.view(state, seat), listener(language, seat))
          }
        },
      })
    }
  })

  it('TB-91 list for each pile exactly the cards that would be right', () => {
    const state = scenario({
      hands: ['G1 S4 Joker Cuckoo', 'G5 G6', 'A7 A8'],
      tops: ['G12', 'S3', 'Joker'],
    })
    const options = timeBluffWindow.voice.options(toJson(viewOf(state, 0)), listener('en', 0)) ?? ''
    expect(options).toContain(
      'Pile 1, 1 o’clock is due: 1 o’clock, grandfather clock; Joker. Pile 2',
    )
    expect(options).toContain('Pile 2, 4 o’clock is due: 4 o’clock, smartwatch; Joker. Pile 3')
    expect(options).toMatch(
      /Pile 3, any clock fits: 1 o’clock, grandfather clock; 4 o’clock, smartwatch\.$/u,
    )
  })

  it('TB-91 say of each pile what lies on it, and not what would be right, to whoever wants to find that out', () => {
    const state = scenario({ hands: ['G1 S4', 'G5 G6'], tops: ['G12', 'S7', 'Joker'] })
    const finding = { ...listener('en', 0), findsTruth: true }
    const options = timeBluffWindow.voice.options(toJson(viewOf(state, 0)), finding)
    expect(options).toBe(
      'Your turn: lay one card face down and one face up on it. Pile 1: 12 o’clock, grandfather clock, one card. Pile 2: 7 o’clock, smartwatch, one card. Pile 3: Joker, one card.',
    )
  })

  it.each([
    ['Cuckoo Jungle', {}],
    ['Cuckoo', { lastSingle: 'open' }],
  ])(
    'TB-12 TB-11 ask for a draw, and for nothing else, when no card may lie open (%s)',
    (hand, options) => {
      const state = scenario({ hands: [hand, 'G5 G6'], options })
      const view = toJson(viewOf(state, 0))
      const asked = LANGUAGES.map((language) =>
        timeBluffWindow.voice.ask(view, listener(language, 0)),
      )
      expect(asked).toEqual([
        'Du bist dran: Keine deiner Karten darf offen liegen. Zieh eine Karte.',
        'Jij bent aan de beurt: geen van je kaarten mag open liggen. Trek een kaart.',
        'Your turn: none of your cards may lie face up. Draw a card.',
      ])
      expect(timeBluffWindow.voice.options(view, listener('en', 0))).toBe(asked[2])
    },
  )

  it('TB-80 TB-87 do not call a hand empty that a vortex has filled again', () => {
    const state = scenario({ hands: ['G1 Vortex', 'G5 G6', 'G7 G8 G9', 'G10'] })
    act(state, 0, 'lay G1 under Vortex on 1')
    act(state, 0, 'pass clockwise')
    const asked = LANGUAGES.map((language) =>
      timeBluffWindow.voice.ask(toJson(viewOf(state, 1)), listener(language, 1)),
    )
    expect(asked).toEqual([
      expect.stringMatching(/Glaubst du das\? Zweifelt niemand, ist die Runde vorbei\.$/u),
      expect.stringMatching(/Geloof je dat\? Twijfelt niemand, dan is de ronde voorbij\.$/u),
      expect.stringMatching(/Do you believe it\? If nobody doubts, the round is over\.$/u),
    ])
  })

  it('TB-38 TB-89 say what the screen shows: the hour of a Joker, turns to sit out, vortices that are gone', () => {
    const state = scenario({
      hands: ['S4 Joker G7', 'G5 G6', 'A7'],
      skips: [0, 1, 2],
      options: { openJoker: 'named' },
    })
    const said = (key: 'tableau' | 'standing'): string | undefined =>
      timeBluffWindow.voice[key](toJson(viewOf(state, 0)), listener('en', 0))
    expect(said('tableau')).not.toMatch(/vort/u)
    act(state, 0, 'lay S4 under Joker on 2 as 5')
    state.removedVortices = 1
    expect(said('tableau')).toContain('Pile 2: Joker, stands for 5 o’clock, 3 cards.')
    expect(said('tableau')).toContain('One vortex is out of the game.')
    expect(said('standing')).toMatch(
      /Ben: 2 cards, .*misses a turn\. Cem: one card, .*misses 2 turns\./u,
    )
  })

  it('TB-03 tell of the first deal what was turned up in vain, and do not read it with the table', () => {
    const state = scenario({ hands: ['S4 Joker G7', 'G5 G6', 'A7'] })
    state.shuffledBack = [CUCKOO]
    const voice = listener('en', 0)
    const shown = toJson(viewOf(state, 0))
    expect(timeBluffWindow.voice.deal?.(shown, voice)).toMatch(/^Shuffled back: Cuckoo\. Pile 1/u)
    expect(timeBluffWindow.voice.tableau(shown, voice)).not.toContain('Shuffled back')
    const opening = openingOfTimeBluff(viewOf(state, 0))
    expect(opening?.events).toMatchObject([{ kind: 'roundStarted', shuffledBack: [CUCKOO] }])
  })

  it('TB-11 ask for the last card alone, the way it is laid at this table', () => {
    const asked = (['hidden', 'open'] as const).map((lastSingle) => {
      const state = scenario({ hands: ['S4', 'G5 G6'], options: { lastSingle } })
      return timeBluffWindow.voice.ask(toJson(viewOf(state, 0)), listener('en', 0))
    })
    expect(asked).toEqual([
      'Your turn: lay your last card face down.',
      'Your turn: lay your last card face up.',
    ])
  })

  it('TB-50 ask for a doubt with the hour that is said and its pile, and say where any clock fits', () => {
    const state = scenario({
      hands: ['G1 S4 G7 Joker', 'G5 G6', 'A7 A8'],
      tops: ['G12', 'S3', 'Joker'],
    })
    const asked = (language: Language): string | undefined =>
      timeBluffWindow.voice.ask(toJson(viewOf(state, 1)), listener(language, 1))
    act(state, 0, 'lay G1 under S4 on 2')
    expect(LANGUAGES.map(asked)).toEqual([
      'Ada sagt auf Stapel 2: 4\u00a0Uhr. Glaubst du das?',
      'Ada zegt op stapel 2: 4 uur. Geloof je dat?',
      'Ada says on pile 2: 4 o’clock. Do you believe it?',
    ])
    answerAll(state)
    act(state, 1, 'lay G5 under G6 on 3')
    const other = timeBluffWindow.voice.ask(toJson(viewOf(state, 0)), listener('en', 0))
    expect(other).toBe(
      'Ben has laid on pile 3, on a Joker. Any clock fits there. Do you believe that it is one? That hand is empty: if nobody doubts, the round is over.',
    )
  })

  it('TB-40 say of both ways of a vortex to whom the hand goes and how many cards come for it', () => {
    const state = scenario({
      hands: ['S4 Vortex G7 G8', 'G5 G6', 'A7 A8 A9'],
      tops: ['S3', 'G12', 'Joker'],
    })
    act(state, 0, 'lay S4 under Vortex on 1')
    answerAll(state)
    const options = timeBluffWindow.voice.options(toJson(viewOf(state, 0)), listener('en', 0)) ?? ''
    expect(options).toContain('To Ben: you get 3 cards from Cem. To Cem: you get 2 cards from Ben.')
    expect(options).toMatch(/Key 1 for the first direction, key 2 for the second\.$/u)
  })

  it('TB-50 name the keys that answer a claim', () => {
    const state = scenario({ hands: ['G1 S4 G7', 'G5 G6', 'A7 A8'], tops: ['G12', 'S3', 'Joker'] })
    act(state, 0, 'lay G1 under S4 on 2')
    const options = timeBluffWindow.voice.options(toJson(viewOf(state, 1)), listener('en', 1)) ?? ''
    expect(options).toMatch(/Key 1 doubts, key 2 believes\.$/u)
  })

  it('TB-50 says of the table which claim is in doubt, also to whoever has answered', () => {
    const state = scenario({
      hands: ['G1 S4 G7 Joker', 'G5 G6', 'A7 A8'],
      tops: ['G12', 'S3', 'Joker'],
    })
    const said = (seat: number, language: Language): string =>
      timeBluffWindow.voice.tableau(toJson(viewOf(state, seat)), listener(language, seat))
    act(state, 0, 'lay G1 under S4 on 2')
    act(state, 1, 'believe')
    expect(LANGUAGES.map((language) => said(1, language).startsWith(CLAIM[language]))).toEqual([
      true,
      true,
      true,
    ])
    expect(said(0, 'en')).toMatch(/^You say on pile 2: 4 o’clock\./u)
    answerAll(state)
    expect(said(1, 'en')).toMatch(/^Pile 1/u)
  })

  it('names whoever still reads the score, oneself as oneself', () => {
    const state = scenario({ hands: ['S4', 'G5 G6', 'A7 A8'], tops: ['S3', 'G12', 'A4'] })
    const view = viewOf(state, 0)
    const phase = { kind: 'scored', missing: [0, 1, 2], end: 'empty-hand' }
    const said = (language: Language): string =>
      timeBluffWindow.voice.waiting(toJson({ ...view, phase }), listener(language, 0))
    expect(LANGUAGES.map(said)).toEqual([
      'Es lesen noch: du, Ben und Cem.',
      'Nog aan het lezen: jij, Ben en Cem.',
      'Still reading: you, Ben and Cem.',
    ])
  })

  it('TB-67 say minus points only where rounds are added up', () => {
    const said = ([{}, { target: 'round' }] as const).map((options) => {
      const state = scenario({ hands: ['S4 G7', 'G5 G6'], options })
      return timeBluffWindow.voice.standing(toJson(viewOf(state, 0)), listener('en', 0))
    })
    expect(said.map((text) => text?.includes('minus points'))).toEqual([true, false])
    expect(said[1]).toBe('You: 2 cards. Ben: 2 cards.')
  })

  it('TB-50 count missing answers and name nobody', () => {
    const state = scenario({ hands: ['G1 S4 G7', 'G5 G6', 'A7 A8', 'R1 R2'] })
    act(state, 0, 'lay G1 under S4 on 1')
    act(state, 2, 'believe')
    const said = [0, 1, 2, 3].map((seat) =>
      timeBluffWindow.voice.waiting(toJson(viewOf(state, seat)), listener('de', seat)),
    )
    expect(said).toEqual([
      '2 Antworten fehlen.',
      'Du und noch jemand fehlen.',
      '2 Antworten fehlen.',
      'Du und noch jemand fehlen.',
    ])
    act(state, 1, 'believe')
    expect(timeBluffWindow.voice.waiting(toJson(viewOf(state, 3)), listener('de', 3))).toBe(
      'Nur du fehlst noch.',
    )
    answerAll(state)
    expect(timeBluffWindow.voice.waiting(toJson(viewOf(state, 0)), listener('de', 0))).toBe(
      'Ben ist dran und überlegt.',
    )
    expect(timeBluffWindow.voice.waiting(toJson(viewOf(state, 1)), listener('de', 1))).toBe(
      'Alle warten auf dich.',
    )
  })
})

describe('under the picture of what moves', () => {
  const dealt = { kind: 'roundStarted', round: 2, starter: 1, tops: [1, 2, 3], shuffledBack: [] }
  it('stands who begins, not the cards that lie in sight', () => {
    const captionFor = (event: Json, you: number): string | undefined =>
      timeBluffWindow.voice.caption?.(event, listener('en', you))
    expect(captionFor({ ...dealt, hand: [4, 5] }, 0)).toBe('Round 2. Ben begins.')
    expect(captionFor({ ...dealt, hand: [4, 5] }, 1)).toBe('Round 2. You begin.')
    // What went back into the pile is not in sight; the same again and again is told once.
    const back = { ...dealt, hand: [4, 5], shuffledBack: [CUCKOO, JOKER, JOKER, JOKER] }
    expect(captionFor(back, 0)).toBe('Shuffled back: Cuckoo; Joker, 3 times. Round 2. Ben begins.')
    const twice = { ...back, shuffledBack: [CUCKOO, CUCKOO] }
    expect(captionFor(twice, 0)).toBe('Shuffled back: Cuckoo, twice. Round 2. Ben begins.')
  })

  it('stands how many cards somebody takes, not each of them: they fly to the hand in sight', () => {
    const taken = {
      kind: 'pickedUp',
      seat: 0,
      place: 1,
      count: 9,
      cards: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    }
    const captionIn = (language: Language): string | undefined =>
      timeBluffWindow.voice.caption?.(taken, listener(language, 0))
    expect(LANGUAGES.map(captionIn)).toEqual([
      'Du nimmst den Stapel: 9 Karten.',
      'Je pakt de stapel: 9 kaarten.',
      'You take the pile: 9 cards.',
    ])
    const passed = { kind: 'handsPassed', direction: 'clockwise', counts: [3, 4], hand: [1, 2, 3] }
    expect(timeBluffWindow.voice.caption?.(passed, listener('en', 0))).toBe(
      'Time vortex! All hands move clockwise.',
    )
    // The ear is told each.
    expect(timeBluffWindow.voice.announce(taken, listener('en', 0))[0]).toMatch(
      /2 o’clock.*10 o’clock/u,
    )
  })
})
