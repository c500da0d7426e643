/** Every event of Time Bluff in words: for whoever it concerns and for all others, in three languages. */
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { fastRandom } from '../../../src/engine/fastRandom'
import { present } from '../../../src/engine/invariant'
import { toJson, type Json } from '../../../src/engine/json'
import type { Viewer } from '../../../src/engine/seat'
import { timeBluff } from '../../../src/games/time-bluff'
import { decisionOf } from '../../../src/games/time-bluff/check'
import type { TimeBluffSeen } from '../../../src/games/time-bluff/contract'
import { LANGUAGES, type Language } from '../../../src/protocol/messages'
import type { Listener } from '../../../src/renderer/games/gameTables'
import { announceTimeBluff, timeBluffReader } from '../../../src/renderer/games/time-bluff/announce'
import { CATALOGUE } from '../../../src/renderer/wording/catalogue'
import { act, answerAll, scenario, viewOf } from '../../games/time-bluff/scenario'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dora', 'Eli', 'Fay']
const ALL_OPTIONS = [
  {},
  { openJoker: 'named', snoozeTarget: 'chosen', jokerOpening: 'on', lastDoubt: 'on' },
  { lastSingle: 'open', unmatchedPairDraw: 'on', handDraw: 'on', pairBy: 'hour', target: 'round' },
]

function wordsOf(language: Language): Listener['t'] {
  const i18n = createI18n({
    legacy: false,
    locale: language,
    missing: (_locale, key) => {
      throw new Error(`no words for ${key}`)
    },
    messages: { de: CATALOGUE.de, nl: CATALOGUE.nl, en: CATALOGUE.en },
  })
  return (key, named = {}) => i18n.global.t(key, named)
}
const words = new Map(LANGUAGES.map((language) => [language, wordsOf(language)]))

function listener(language: Language, you?: number): Listener {
  const t = present(words.get(language), 'every language has words')
  return you === undefined ? { names: NAMES, t } : { you, names: NAMES, t }
}

function expectSpeakable(line: string, about: string): void {
  expect(line.trim(), about).not.toBe('')
  expect(line, about).not.toMatch(/[{}|]|undefined|null|NaN|timeBluff|\[object/u)
}

/** Of each kind; more tell nothing new. */
const ENOUGH = 60

interface Heard {
  readonly kind: TimeBluffSeen['kind']
  readonly event: Json
  readonly viewer: Viewer
}

/** What everybody notices in some random matches under options. */
function matches(raw: object, seed: string): Heard[] {
  const random = fastRandom(seed)
  const options = timeBluff.parseOptions(raw)
  if (!options.ok) throw new Error(options.error.key)
  const heard: Heard[] = []
  const counts = new Map<string, number>()
  for (let round = 0; round < 6; round++) {
    const seats = 2 + random.below(5)
    const state = timeBluff.deal(options.value, seats, random)
    for (let moves = 0; moves < 400; moves++) {
      const [decision] = timeBluff.toAct(state)
      if (!decision) break
      const { seat } = decision
      const isLate = random.below(12) === 0
      const view = timeBluff.view(state, seat)
      const move = isLate ? timeBluff.fallback(view, random) : timeBluff.sampleMove(view, random)
      for (const event of timeBluff.play(state, seat, move, random)) {
        for (const viewer of [...Array(seats).keys(), 'spectator' as const]) {
          const seen = timeBluff.eventFor(event, viewer)
          if (!seen || (counts.get(seen.kind) ?? 0) >= ENOUGH) continue
          counts.set(seen.kind, (counts.get(seen.kind) ?? 0) + 1)
          heard.push({ kind: seen.kind, event: toJson(seen), viewer })
        }
      }
    }
  }
  return heard
}

const KINDS: Readonly<Record<TimeBluffSeen['kind'], true>> = {
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
}

describe('announcing Time Bluff', () => {
  it('tells every event to every viewer in every language, and misses no kind', () => {
    const told = new Set<string>()
    for (const [index, options] of ALL_OPTIONS.entries()) {
      for (const { kind, event, viewer } of matches(options, `announce ${String(index)}`)) {
        told.add(kind)
        for (const language of LANGUAGES) {
          const you = viewer === 'spectator' ? undefined : viewer
          const lines = announceTimeBluff(event, listener(language, you))
          expect(lines.length, `${language} ${JSON.stringify(event)}`).toBeGreaterThan(0)
          for (const line of lines) expectSpeakable(line, `${language} ${JSON.stringify(event)}`)
        }
      }
    }
    const missing = Object.keys(KINDS).filter((kind) => !told.has(kind))
    // A place that stays empty is rare enough to have a test of its own below.
    expect(missing.filter((kind) => kind !== 'placeDead')).toEqual([])
  })

  it('says "you" to the one concerned and the name to the others', () => {
    const event = toJson({ kind: 'laid', seat: 1, place: 0, hidden: 0, open: 6 })
    const seen = toJson({ kind: 'laid', seat: 1, place: 0, open: 6 })
    expect(announceTimeBluff(event, listener('de', 1))).toEqual([
      'Du legst 1 Uhr, Standuhr verdeckt auf Stapel 1, darauf 7 Uhr, Standuhr.',
    ])
    expect(announceTimeBluff(seen, listener('de', 0))).toEqual([
      'Ben legt verdeckt auf Stapel 1, darauf 7 Uhr, Standuhr.',
    ])
    expect(announceTimeBluff(seen, listener('en', 0))[0]).toMatch(/^Ben lays a hidden card/u)
    expect(announceTimeBluff(event, listener('nl', 1))[0]).toMatch(/^Je legt/u)
  })

  it('tells a doubt to the doubter, the doubted and the rest in three ways', () => {
    const event = toJson({ kind: 'doubted', doubter: 0, layer: 2, place: 1, card: 3, right: false })
    const lines = [0, 2, 1].map((seat) => announceTimeBluff(event, listener('de', seat))[0])
    expect(lines).toEqual([
      'Du zweifelst an Cem. Es war 4 Uhr, Standuhr: geblufft.',
      'Ada zweifelt an dir. Es war 4 Uhr, Standuhr: geblufft.',
      'Ada zweifelt an Cem. Es war 4 Uhr, Standuhr: geblufft.',
    ])
  })

  it('tells a place that stays empty', () => {
    const event = toJson({ kind: 'placeDead', place: 2, shuffledBack: [] })
    expect(announceTimeBluff(event, listener('en', 0))).toEqual(['Place 3 stays empty.'])
  })

  it('counts in words: none, one, several', () => {
    const drew = (count: number): string | undefined =>
      announceTimeBluff(
        toJson({ kind: 'drew', seat: 1, cause: 'broken', count }),
        listener('de', 0),
      )[0]
    expect(drew(1)).toBe('Ben zieht eine Karte.')
    expect(drew(2)).toBe('Ben zieht 2 Karten.')
  })
})

describe('the keys that read things out', () => {
  it('have something to say in every position, and a question exactly when one is owed', () => {
    for (const [index, raw] of ALL_OPTIONS.entries()) {
      const random = fastRandom(`keys ${String(index)}`)
      const options = timeBluff.parseOptions(raw)
      if (!options.ok) throw new Error(options.error.key)
      const state = timeBluff.deal(options.value, 4, random)
      for (let moves = 0; moves < 300; moves++) {
        const [decision] = timeBluff.toAct(state)
        if (!decision) break
        for (const seat of [0, 1, 2, 3]) {
          const view = timeBluff.view(state, seat)
          const json = toJson(view)
          const listens = listener(LANGUAGES[moves % 3] ?? 'de', seat)
          for (const key of ['hand', 'tableau', 'waiting'] as const) {
            expectSpeakable(timeBluffReader[key](json, listens), key)
          }
          const [ask, all] = [timeBluffReader.ask, timeBluffReader.options].map((read) =>
            read(json, listens),
          )
          expect(ask !== undefined).toBe(decisionOf(view) !== undefined)
          expect(all?.startsWith(ask ?? '?') ?? false).toBe(ask !== undefined)
          if (all !== undefined) expectSpeakable(all, 'options')
        }
        const move = timeBluff.sampleMove(timeBluff.view(state, decision.seat), random)
        timeBluff.play(state, decision.seat, move, random)
      }
    }
  })

  it('TB-91 list for each pile exactly the cards that would be right', () => {
    const state = scenario({
      hands: ['G1 S4 Joker Cuckoo', 'G5 G6', 'A7 A8'],
      tops: ['G12', 'S3', 'Joker'],
    })
    const options = timeBluffReader.options(toJson(viewOf(state, 0)), listener('en', 0)) ?? ''
    expect(options).toContain(
      "Pile 1, 1 o'clock is due: 1 o'clock, grandfather clock, Joker. Pile 2",
    )
    expect(options).toContain("Pile 2, 4 o'clock is due: 4 o'clock, smartwatch, Joker. Pile 3")
    expect(options).toMatch(
      /Pile 3, any clock fits: 1 o'clock, grandfather clock, 4 o'clock, smartwatch\.$/u,
    )
  })

  it('TB-12 say that one has to draw when no card may lie open', () => {
    const state = scenario({ hands: ['Cuckoo Jungle', 'G5 G6'] })
    const options = timeBluffReader.options(toJson(viewOf(state, 0)), listener('en', 0)) ?? ''
    expect(options).toContain(CATALOGUE.en.timeBluffTable.reason['must-draw'])
  })

  it('TB-50 count missing answers and name nobody', () => {
    const state = scenario({ hands: ['G1 S4 G7', 'G5 G6', 'A7 A8', 'R1 R2'] })
    act(state, 0, 'lay G1 under S4 on 1')
    act(state, 2, 'believe')
    for (const seat of [0, 1, 2, 3]) {
      const said = timeBluffReader.waiting(toJson(viewOf(state, seat)), listener('de', seat))
      expect(said).toBe('2 Antworten fehlen.')
    }
    answerAll(state)
    expect(timeBluffReader.waiting(toJson(viewOf(state, 0)), listener('de', 0))).toBe(
      'Ben ist dran und überlegt.',
    )
    expect(timeBluffReader.waiting(toJson(viewOf(state, 1)), listener('de', 1))).toBe(
      'Gewartet wird auf dich.',
    )
  })
})
