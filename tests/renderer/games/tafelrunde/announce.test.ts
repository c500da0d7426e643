/** Every event of Die Tafelrunde 2 in words: for whoever it concerns and for all others, in three languages. */
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { fastRandom } from '../../../../src/engine/chance/fastRandom'
import { present } from '../../../../src/engine/basics/invariant'
import { toJson, type Json } from '../../../../src/engine/basics/json'
import type { Options } from '../../../../src/engine/options/options'
import type { Viewer } from '../../../../src/engine/basics/seat'
import { decisionOf } from '../../../../src/games/tafelrunde/outside/check'
import {
  REASONS,
  type TafelrundeEvent,
  type TafelrundeSeen,
} from '../../../../src/games/tafelrunde/outside/contract'
import { tafelrunde } from '../../../../src/games/tafelrunde/inside/index'
import type { TafelrundeState } from '../../../../src/games/tafelrunde/inside/state'
import { LANGUAGES, type Language } from '../../../../src/engine/basics/language'
import type { Listener } from '../../../../src/renderer/speech/listener/listener'
import { EMPTY_DRAFT } from '../../../../src/renderer/games/tafelrunde/ask/draft'
import { refusalText } from '../../../../src/renderer/games/tafelrunde/voice/refusalText'
import { homeStep, settlingSteps } from '../../../../src/renderer/games/tafelrunde/score/settling'
import { Voice } from '../../../../src/renderer/games/tafelrunde/voice/voice'
import { passAll, run, runAndPass, scenario } from '../../../games/tafelrunde/scenario'
import { parsedOptions } from '../../../support/match/randomOptions'
import { allMessages } from '../../../support/window/wholeWording'
import { tafelrundeWindow } from '../../../../src/renderer/games/tafelrunde/window'
import { createEventRuns } from '../../../../src/renderer/stage/playing/createEventRuns'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dora']
const OPTIONS = [
  {},
  { specials: 'chosen', openGems: 'on', passiveDefence: 'on' },
  { specials: 'all-zork', zork: 'addition' },
  { specials: 'all-letzte-warnung' },
  { specials: 'all-wiederbelebung' },
  { specials: 'all-feierabend' },
]
/** The rule behind each refusal, from the rules. */
const KINDS: readonly TafelrundeSeen['kind'][] = [
  'dealt',
  'raidStarted',
  'played',
  'feierabendPlayed',
  'letzteWarnungPlayed',
  'wiederbelebungPlayed',
  'zorkPlayed',
  'passed',
  'strengthsCompared',
  'colourWon',
  'colourTied',
  'colourUnfought',
  'discarded',
  'returned',
  'secured',
  'securedBefore',
  'notDrawn',
  'reshuffled',
  'drew',
  'startPassedOn',
  'matchEnded',
]

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

function listener(language: Language, viewer: Viewer): Listener {
  const t = present(words.get(language), 'every language has words')
  return viewer === 'spectator' ? { names: NAMES, t } : { you: viewer, names: NAMES, t }
}

function expectSpeakable(line: string, about: string): void {
  expect(line.trim(), about).not.toBe('')
  expect(line, about).not.toMatch(/[{}|]|undefined|null|NaN|tafelrunde|\[object/u)
}

/** Plays at random and tells every position and everything that happens. */
function playAtRandom(
  raw: Options,
  seed: string,
  told: (events: readonly TafelrundeEvent[], state: TafelrundeState) => void,
): void {
  const random = fastRandom(seed)
  const options = parsedOptions(tafelrunde, raw)
  const state = tafelrunde.deal({ options, seats: 2 + random.below(3) }, random)
  told([], state)
  for (let [owed] = tafelrunde.toAct(state); owed; [owed] = tafelrunde.toAct(state)) {
    const move = tafelrunde.sampleFrom(state, owed.seat, random)
    told(tafelrunde.play(state, { seat: owed.seat, move }, random), state)
  }
}

function dealtState(): TafelrundeState {
  return tafelrunde.deal({ options: parsedOptions(tafelrunde, {}), seats: 3 }, fastRandom('dealt'))
}

function viewersOf(state: TafelrundeState): Viewer[] {
  return [...state.players.keys(), 'spectator']
}

/** Tells an event as it is seen and as it is recalled; the answer is their kinds. */
function tellEverywhere(event: TafelrundeEvent, viewer: Viewer, state: TafelrundeState): string[] {
  const seen = tafelrunde.eventFor(event, viewer)
  if (!seen) return []
  const told = [seen, tafelrunde.recall(seen, tafelrunde.view(state, viewer))]
  for (const one of told) {
    for (const language of LANGUAGES) {
      const lines = tafelrundeWindow.voice.announce(toJson(one), listener(language, viewer))
      // What others draw is no news: everybody draws two after each raid.
      const isSilent =
        (one.kind === 'drew' && one.cards === undefined) ||
        (one.kind === 'dealt' && one.specials.length === 0 && one.hand === undefined)
      expect(lines.length > 0, one.kind).toBe(!isSilent)
      for (const line of lines) expectSpeakable(line, `${one.kind} in ${language}`)
    }
  }
  return told.map(({ kind }) => kind)
}

describe('a table of Die Tafelrunde 2', () => {
  it('tells every event to every viewer in every language, and misses no kind', () => {
    const heard = new Set<string>()
    const counts = new Map<string, number>()
    const hear = (event: TafelrundeEvent, state: TafelrundeState): void => {
      const count = (counts.get(event.kind) ?? 0) + 1
      counts.set(event.kind, count)
      if (count > 60) return
      for (const viewer of viewersOf(state)) {
        for (const kind of tellEverywhere(event, viewer, state)) heard.add(kind)
      }
    }
    for (const [index, raw] of OPTIONS.entries()) {
      playAtRandom(raw, `told ${String(index)}`, (events, state) => {
        for (const event of events) hear(event, state)
      })
    }
    // Hardly ever in a match at random: somebody has neither pile nor discards (TR-33).
    const state = dealtState()
    hear({ kind: 'notDrawn', seat: 1, count: 2 }, state)
    hear({ kind: 'notDrawn', seat: 0, count: 1 }, state)
    expect([...heard].sort()).toEqual([...KINDS].sort())
  })

  it('has something to say in every position, and a question exactly when one is owed', () => {
    playAtRandom({ specials: 'chosen' }, 'positions', (_events, state) => {
      for (const viewer of viewersOf(state)) {
        const view = tafelrunde.view(state, viewer)
        const language = LANGUAGES[state.raid % LANGUAGES.length] ?? 'de'
        const you = listener(language, viewer)
        const data = toJson(view)
        const isAsked = decisionOf(view) !== undefined
        expect(tafelrundeWindow.voice.ask(data, you) !== undefined).toBe(isAsked)
        expect(tafelrundeWindow.voice.options(data, you) !== undefined).toBe(isAsked)
        for (const what of ['waiting', 'hand', 'tableau', 'standing'] as const) {
          expectSpeakable(tafelrundeWindow.voice[what](data, you), what)
        }
        if (isAsked) expectSpeakable(tafelrundeWindow.voice.options(data, you) ?? '', 'options')
      }
    })
  })

  it('TR-03 names those who have not chosen their special yet', () => {
    const options = parsedOptions(tafelrunde, { specials: 'chosen' })
    const state = tafelrunde.deal({ options, seats: 3 }, fastRandom('choosing'))
    run(state, '1 choose zork')
    const waiting = (viewer: Viewer, language: Language): string =>
      tafelrundeWindow.voice.waiting(
        toJson(tafelrunde.view(state, viewer)),
        listener(language, viewer),
      )
    expect(waiting(1, 'de')).toBe('Noch bei der Wahl der Sonderkarte: Ada und Cem.')
    expect(waiting(1, 'en')).toBe('Still choosing a special card: Ada and Cem.')
    expect(waiting(0, 'nl')).toBe('Nog bezig met de speciale kaart: jij en Cem.')
  })

  it('TR-42 says how strong who is only while cards are played, and otherwise what is secured', () => {
    const standingOf = (state: TafelrundeState): string =>
      tafelrundeWindow.voice.standing(toJson(tafelrunde.view(state, 0)), listener('en', 0))
    const players = [
      { hand: 'B7', open: 'R2 R3' },
      { hand: 'R7', open: 'Y2', secured: 'B2' },
    ]
    const state = scenario({ middle: 'B4', players })
    run(state, '0 play B7 blue')
    expect(standingOf(state)).toMatch(
      /^Blue: you 7\. Red: nobody\. Yellow: nobody\. You: no chest/u,
    )
    passAll(state)
    expect(state.phase.kind).toBe('securing')
    expect(standingOf(state)).toBe('You: no chest secured. Ben: 1 chest secured.')
    const over: TafelrundeState = {
      ...state,
      phase: { kind: 'over', end: 'stack-empty', ranks: [2, 1] },
    }
    expect(standingOf(over)).toBe('You: no chest secured. Ben: 1 chest secured, gems: 2.')
  })

  it('TR-36 leaves out who began and has passed, and what the decks hold, once the match is over', () => {
    const state = scenario({ middle: 'B4', players: [{ hand: 'B7 Zork' }, { hand: 'R7' }] })
    run(state, '0 play B7 blue; 1 pass')
    const tableauOf = (one: TafelrundeState): string =>
      tafelrundeWindow.voice.tableau(toJson(tafelrunde.view(one, 0)), listener('en', 0))
    expect(tableauOf(state)).toMatch(/You: begin, hand 1, .*Zork\. Ben: passed, hand 1, /u)
    const over: TafelrundeState = {
      ...state,
      phase: { kind: 'over', end: 'stack-empty', ranks: [1, 1] },
    }
    expect(tableauOf(over)).toMatch(/You: hand 1, .* Ben: hand 1, /u)
    expect(tableauOf(over)).not.toContain('Zork')
  })

  it('TR-03 says with the deal which special each deck holds, and nothing where there is none', () => {
    const dealOf = (raw: Options, viewer: Viewer, language: Language): string => {
      const options = parsedOptions(tafelrunde, raw)
      const state = tafelrunde.deal({ options, seats: 3 }, fastRandom('deal'))
      const view = toJson(tafelrunde.view(state, viewer))
      return tafelrundeWindow.voice.deal?.(view, listener(language, viewer)) ?? ''
    }
    const bySeat = { specials: 'by-seat' }
    expect(dealOf(bySeat, 1, 'de')).toContain(
      'Die Sonderkarten in den Decks: Ada Feierabend, du Letzte Warnung, Cem Wiederbelebung.',
    )
    expect(dealOf(bySeat, 'spectator', 'en')).toContain(
      'The special cards in the decks: Ada Closing Time, Ben Last Warning, Cem Revival.',
    )
    expect(dealOf({ specials: 'none' }, 0, 'de')).not.toContain('Sonderkarte')
    expect(dealOf({ specials: 'chosen' }, 0, 'de')).not.toContain('Sonderkarte')
  })

  it('TR-42 names those who fight for a colour as they sit while it is counted, without strengths', () => {
    const fighters = [
      { seat: 2, cards: [0, 1], strength: 12 },
      { seat: 0, cards: [2], strength: 5 },
    ]
    const event = toJson({ kind: 'strengthsCompared', colour: 'red', fighters })
    const { counting, caption } = tafelrundeWindow.voice
    expect(counting?.(event, listener('de', 0))).toBe('Rot: du, Cem')
    expect(caption?.(event, listener('de', 0))).toBe('Rot: Cem 12 > du 5')
    const passed = toJson({ kind: 'passed', seat: 1, cause: 'chosen' })
    expect(counting?.(passed, listener('de', 0))).toBeUndefined()
  })

  it('speaks of "you" to the one concerned and of the name to the others', () => {
    const event = toJson({ kind: 'passed', seat: 1, cause: 'chosen' })
    const said = (viewer: Viewer, language: Language): string[] =>
      tafelrundeWindow.voice.announce(event, listener(language, viewer))
    expect(said(1, 'de')).toEqual(['Du passt.'])
    expect(said(0, 'de')).toEqual(['Ben passt.'])
    expect(said(1, 'nl')).toEqual(['Je past.'])
    expect(said('spectator', 'en')).toEqual(['Ben passes.'])
  })

  it('tells a settlement in steps, the colours in their order', () => {
    let found = 0
    playAtRandom({}, 'steps', (events, state) => {
      const seen = events.flatMap((event) => tafelrunde.eventFor(event, 0) ?? [])
      const steps = settlingSteps(seen, new Voice(listener('en', 0)))
      if (steps.length === 0) return
      found += 1
      expect(state.raid).toBeGreaterThan(0)
      expect(steps.slice(0, 3).map(({ colour }) => colour)).toEqual(['blue', 'red', 'yellow'])
      for (const { lines, fighters } of steps) {
        expect(lines.length).toBeGreaterThan(0)
        const strengths = fighters.map(({ strength }) => strength)
        expect(strengths).toEqual([...strengths].sort((one, other) => other - one))
        const isTie = strengths[0] === strengths[1]
        for (const { strength, top } of fighters) {
          expect(top).toBe(strength === strengths[0] && !isTie)
        }
      }
    })
    expect(found).toBeGreaterThan(3)
  })

  it('TR-29 says nothing under a colour of specials that go when all colours are settled', () => {
    const players = [{ hand: 'LetzteWarnung B7', open: 'R2' }, { hand: 'R7 B4Y3' }]
    const state = scenario({ middle: 'B4 Y2', players })
    const events = runAndPass(state, '0 letzte-warnung red; 1 play R7 red')
    const seen = events.flatMap((event) => tafelrunde.eventFor(event, 0) ?? [])
    expect(seen.some(({ kind }) => kind === 'discarded')).toBe(true)
    const steps = settlingSteps(seen, new Voice(listener('en', 0)))
    expect(steps.at(-1)).toMatchObject({
      colour: 'yellow',
      lines: ['Nobody fights for Yellow.'],
    })
  })

  it('TR-42 says what a strength is made of: the cards and the best chest', () => {
    const chest = 3 * 1 + 1
    const compared: TafelrundeSeen = {
      kind: 'strengthsCompared',
      colour: 'red',
      fighters: [
        { seat: 1, cards: [3], strength: 2 },
        { seat: 0, cards: [1, 6], chest, strength: 15 },
      ],
    }
    const [step] = settlingSteps([compared], new Voice(listener('en', 0)))
    expect(step?.fighters.map(({ name, sum, top }) => [name, sum, top])).toEqual([
      ['you', '7 + 5 + chest 3', true],
      ['Ben', '2', false],
    ])
    expect(step?.fighters[0]).toMatchObject({ cards: [1, 6], chest })
  })

  it('TR-30 ends the settlement with what everybody brings home', () => {
    const secured: TafelrundeSeen[] = []
    playAtRandom({ openGems: 'on' }, 'home', (events) => {
      const seen = events.flatMap((event) => tafelrunde.eventFor(event, 0) ?? [])
      const home = homeStep(seen, new Voice(listener('de', 0)))
      const expected = seen.filter(({ kind }) => kind === 'secured')
      expect(home?.lines.length ?? 0).toBe(expected.length)
      secured.push(...expected)
    })
    expect(secured.length).toBeGreaterThan(3)
  })

  it.each(REASONS)('says why not and what would be legal: %s', (reason) => {
    playAtRandom({ specials: 'chosen' }, 'refusals', (_events, state) => {
      for (const viewer of viewersOf(state)) {
        if (state.raid > 2) return
        const view = tafelrunde.view(state, viewer)
        const language = LANGUAGES[state.raid % LANGUAGES.length] ?? 'de'
        const voice = new Voice(listener(language, viewer))
        const said = refusalText({ by: 'rules', reason }, { view, draft: EMPTY_DRAFT, voice })
        expectSpeakable(said ?? '', reason)
        // A sentence of its own, then what could be done instead, if anything could.
        const why = voice.table('refused', {
          why: voice.table(`reason.${reason}`),
        })
        expect(said?.startsWith(why)).toBe(true)
        const isLonger = (said ?? '').length > why.length
        expect(isLonger).toBe(reason !== 'match-over' || viewer === 'spectator')
      }
    })
  })

  it('has a reason of its own for every refusal, in every language', () => {
    for (const language of LANGUAGES) {
      const voice = new Voice(listener(language, 0))
      const sentences = REASONS.map((reason) => voice.table(`reason.${reason}`))
      expect(new Set(sentences).size).toBe(REASONS.length)
    }
  })

  it('TR-42 says a strength of one card as the number alone', () => {
    const compared = toJson({
      kind: 'strengthsCompared',
      colour: 'red',
      fighters: [
        { seat: 1, cards: [3], strength: 2 },
        { seat: 0, cards: [1, 6], strength: 12 },
      ],
    })
    expect(tafelrundeWindow.voice.announce(compared, listener('en', 0))).toEqual([
      'Red: Ben 2; you 12 from 7 + 5.',
    ])
  })

  it('TR-03 lists no special cards at a table that plays without', () => {
    const dealt = toJson({ kind: 'dealt', specials: [], hand: [0] })
    expect(tafelrundeWindow.voice.announce(dealt, listener('en', 0))).toEqual([
      'Your hand: Blue 7.',
    ])
  })

  it('names special cards as a person would, with an article where the sentence goes on with them', () => {
    const events = [
      { kind: 'feierabendPlayed', seat: 1 },
      { kind: 'letzteWarnungPlayed', seat: 0, colour: 'red' },
      { kind: 'zorkPlayed', seat: 1 },
      { kind: 'drew', seat: 0, count: 2, cards: [0, 17] },
      { kind: 'passed', seat: 1, cause: 'only-feierabend' },
    ]
    const told = (language: Language): string[] =>
      events.flatMap((event) =>
        tafelrundeWindow.voice.announce(toJson(event), listener(language, 0)),
      )
    expect(told('de')).toEqual([
      'Ben spielt einen Feierabend: Niemand spielt mehr etwas.',
      'Du spielst deine Letzte Warnung und schützt Rot.',
      'Ben spielt Zork.',
      'Du ziehst Blau 7; eine Wiederbelebung.',
      'Ben hat nur noch einen Feierabend und ist für diesen Beutezug raus.',
    ])
    expect(told('nl')).toEqual([
      'Ben speelt een Sluitingstijd: niemand speelt nog iets.',
      'Je speelt je Laatste Waarschuwing en beschermt Rood.',
      'Ben speelt Zork.',
      'Je trekt Blauw 7; een Herleving.',
      'Ben heeft alleen nog een Sluitingstijd en doet deze rooftocht niet meer mee.',
    ])
    expect(told('en')).toEqual([
      'Ben plays a Closing Time: nobody plays another card.',
      'You play your Last Warning and protect Red.',
      'Ben plays Zork.',
      'You draw Blue 7; a Revival.',
      'Ben has nothing but a Closing Time and is out of this raid.',
    ])
  })

  it('TR-36 says why the match is over and how a tie was decided', () => {
    const said = (gems: number[], ranks: number[]): string[] => {
      const hands = [2, 1, 1]
      const event = toJson({ kind: 'matchEnded', end: 'stack-empty', ranks, gems, hands })
      return [...tafelrundeWindow.voice.announce(event, listener('en', 0))]
    }
    expect(said([5, 5, 1], [1, 2, 3])[0]).toBe('No chest left to reveal.')
    expect(said([5, 5, 1], [1, 2, 3])[2]).toBe(
      'Tied on gems, decided by cards in hand: you 2, Ben 1.',
    )
    expect(said([1, 5, 5], [3, 1, 1])[2]).toMatch(/the win is shared\.$/u)
    expect(said([6, 5, 5], [1, 2, 2])).toHaveLength(2)
    expect(said([5, 6, 5], [2, 1, 3])[2]).toContain('you 2, Cem 1')
    expect(said([3, 9, 3], [2, 1, 3])[2]).toBe(
      'Tied on gems for second place, decided by cards in hand: you 2, Cem 1.',
    )
  })

  it('TR-36 says on the page of the result what decided among equally many gems, for any place', () => {
    const base = tafelrunde.view(dealtState(), 0)
    const ending = (gems: number[], hands: number[], ranks: number[]): string | undefined => {
      const players = base.players.map((player, seat) => ({
        ...player,
        gems: gems[seat] ?? 0,
        hand: hands[seat] ?? 0,
      }))
      const view = toJson({ ...base, players, phase: { kind: 'over', end: 'stack-empty', ranks } })
      return tafelrundeWindow.voice.ending?.(view, listener('en', 'spectator'))
    }
    expect(ending([19, 19, 3], [2, 5, 1], [2, 1, 3])).toBe(
      'Tied on gems, decided by cards in hand: Ben 5, Ada 2.',
    )
    expect(ending([4, 19, 4], [2, 5, 1], [2, 1, 3])).toBe(
      'Tied on gems for second place, decided by cards in hand: Ada 2, Cem 1.',
    )
    expect(ending([19, 19, 3], [5, 5, 1], [1, 1, 3])).toMatch(/the win is shared\.$/u)
    expect(ending([18, 19, 3], [5, 5, 1], [2, 1, 3])).toBeUndefined()
    expect(tafelrundeWindow.voice.ending?.(toJson(base), listener('en', 0))).toBeUndefined()
  })

  it('says what would be legal instead: cards of the discards, colours to protect, chests, gems', () => {
    const names: string[] = []
    const base = tafelrunde.view(dealtState(), 0)
    const [own, ...others] = base.players
    if (!own) throw new Error('seat 0 plays')
    const zork = { kind: 'special', special: 'zork' } as const
    const view = {
      ...base,
      options: { ...base.options, zork: 'addition' as const },
      players: [{ ...own, discard: [0, 9], open: [1, 3, 8], lying: [zork] }, ...others],
    }
    const voice = new Voice(listener('en', 0))
    const draft = { chests: [0, 1, 2] }
    for (const reason of [
      'card-not-in-discard',
      'no-open-chest-of-colour',
      'chest-not-open',
      'too-many-gems',
    ] as const) {
      names.push(refusalText({ by: 'rules', reason }, { view, draft, voice }) ?? '')
    }
    const [cards, colours, chests, gems] = names
    expect(cards).toContain('Blue 7; ')
    expect(colours).toContain('Blue, Red, Yellow')
    expect(chests).toContain('blue chest with 3; red chest with 2; yellow chest with 4')
    // TR-27: 3 + 2 without the 4 that comes on top.
    expect(gems).toContain('you have 5')
  })
})

describe('those who can play nothing more', () => {
  const out = (seat: number, cause = 'empty-hand'): Json => toJson({ kind: 'passed', seat, cause })
  const said = (events: readonly Json[], language: Language, viewer: Viewer = 0) =>
    tafelrundeWindow.voice.inRow?.(events, listener(language, viewer))?.text

  it('TR-12 are told in one sentence with all names, the listener last', () => {
    expect(said([out(1), out(2), out(3)], 'de')).toBe(
      'Ben, Cem und Dora haben keine Karte mehr und sind für diesen Beutezug raus.',
    )
    expect(said([out(0), out(1)], 'de')).toBe(
      'Ben und du habt keine Karte mehr und seid für diesen Beutezug raus.',
    )
    expect(said([out(0), out(1)], 'en')).toBe(
      'Ben and you have no card left and are out of this raid.',
    )
    expect(said([out(0), out(1)], 'nl')).toBe(
      'Ben en jij hebben geen kaart meer en doen deze rooftocht niet meer mee.',
    )
    expect(said([out(0, 'only-feierabend'), out(1, 'only-feierabend')], 'de', 2)).toBe(
      'Ada und Ben haben nur noch je einen Feierabend und sind für diesen Beutezug raus.',
    )
  })

  it('TR-12 are told one by one where they are one, of two causes, or pass by choice', () => {
    expect(said([out(1)], 'de')).toBe('Ben hat keine Karte mehr und ist für diesen Beutezug raus.')
    expect(said([out(0)], 'de')).toBe('Du hast keine Karte mehr und bist für diesen Beutezug raus.')
    expect(said([out(1), out(2, 'only-feierabend')], 'de')).toBeUndefined()
    expect(said([out(1, 'chosen'), out(2, 'chosen')], 'de')).toBeUndefined()
  })
})

describe('a colour that is settled', () => {
  const events = [
    {
      kind: 'strengthsCompared',
      colour: 'blue',
      fighters: [
        { seat: 0, cards: [3], strength: 5 },
        { seat: 1, cards: [0, 4], strength: 11 },
      ],
    },
    {
      kind: 'colourWon',
      colour: 'blue',
      seat: 1,
      hauls: [{ from: 'middle', chests: [2, 0, 1, 0] }],
      kept: [],
    },
    { kind: 'returned', seat: 0, cards: [3] },
    { kind: 'discarded', seat: 1, cards: [0, 4] },
  ] as const satisfies readonly TafelrundeSeen[]
  const inRow = (told: readonly TafelrundeSeen[], viewer: Viewer = 0) =>
    tafelrundeWindow.voice.inRow?.(told.map(toJson), listener('en', viewer))

  it('TR-42 is told in one line: strengths, who wins what, and of cards only one’s own', () => {
    expect(inRow(events)?.text).toBe(
      'Blue: you 5; Ben 11 from 7 + 4. Ben wins Blue and takes: blue chests with 2, 2, 3 and 4. You take back Blue 5, below it Red 2.',
    )
  })
  it('TR-42 is one short line under its pictures, the strongest first', () => {
    expect(inRow(events)?.caption).toBe('Blue: Ben 11 > you 5')
    expect(inRow(events.slice(0, 1))?.caption).toBe('Blue: Ben 11 > you 5')
  })
  it.each([
    [
      'de',
      'Ben gewinnt Blau und nimmt: blaue Truhen mit 2, 2, 3 und 4.',
      'Gleichstand in Blau: du und Ben. In die Mitte: blaue Truhe mit 4.',
    ],
    [
      'en',
      'Ben wins Blue and takes: blue chests with 2, 2, 3 and 4.',
      'A tie in Blue: you and Ben. To the middle: blue chest with 4.',
    ],
    [
      'nl',
      'Ben wint Blauw en neemt: blauwe kisten met 2, 2, 3 en 4.',
      'Gelijk in Blauw: jij en Ben. Naar het midden: blauwe kist met 4.',
    ],
  ] as const)(
    'TR-42 says below it who takes which chests, and what a tie does, in %s',
    (language, won, tied) => {
      const outcome = (told: readonly TafelrundeSeen[]): string | undefined =>
        tafelrundeWindow.voice.inRow?.(told.map(toJson), listener(language, 0))?.outcome
      expect(outcome(events.slice(0, 1))).toBeUndefined()
      expect(outcome(events.slice(0, 2))).toBe(won)
      expect(outcome(events)).toBe(won)
      const hauls = [{ from: 2, chests: [2] }]
      const tie = { kind: 'colourTied', colour: 'blue', seats: [0, 1], hauls, kept: [] } as const
      expect(outcome([events[0], tie])).toBe(tied)
    },
  )
  it('TR-42 leaves the strengths in sight when it says what came of them', () => {
    const shown: string[] = []
    const { show } = createEventRuns(
      { show: (text, how) => shown.splice(how === 'instead' ? -1 : shown.length, 1, text) },
      (row) => {
        const line = tafelrundeWindow.voice.inRow?.(row, listener('en', 0))
        return line && [line.caption ?? line.text, ...(line.outcome ? [line.outcome] : [])]
      },
    )
    for (const event of events) show([toJson(event)])
    expect(shown).toEqual([
      'Blue: Ben 11 > you 5',
      'Ben wins Blue and takes: blue chests with 2, 2, 3 and 4.',
    ])
  })
  it('TR-42 says when nobody is alone at the top', () => {
    const fighters = [0, 1].map((seat) => ({ seat, cards: [3], strength: 5 }))
    const tie = { kind: 'strengthsCompared', colour: 'blue', fighters } as const
    expect(inRow([tie])?.caption).toBe('Blue: you 5 = Ben 5 – a tie')
  })
  it('TR-29 ends before special cards are discarded and before the next colour', () => {
    const special: TafelrundeSeen = { kind: 'discarded', seat: 1, cards: [15] }
    expect(inRow([...events, special])).toBeUndefined()
    expect(inRow([...events, { ...events[0], colour: 'red' }])).toBeUndefined()
    expect(inRow([events[2]])?.text).toBe('You take back Blue 5, below it Red 2.')
    expect(inRow([special])).toBeUndefined()
  })
  it('TR-42 has no words under cards that go home: the strengths stay readable, whatever comes at once after them', () => {
    const [strengths, , home, away] = events
    const under = (event: TafelrundeSeen) =>
      tafelrundeWindow.voice.caption?.(toJson(event), listener('en', 0))
    expect(under(strengths)).toBe('Blue: Ben 11 > you 5')
    expect([under(home), under(away)]).toEqual(['', ''])
    expect(inRow([home])?.caption).toBe('')
  })
})

describe('several chests', () => {
  it.each([
    ['de', 'blaue Truhen mit 2, 2 und 4; rote Truhe mit 3'],
    ['nl', 'blauwe kisten met 2, 2 en 4; rode kist met 3'],
    ['en', 'blue chests with 2, 2 and 4; red chest with 3'],
  ] as const)('are told by colour and gems, in %s', (language, text) => {
    expect(new Voice(listener(language, 0)).chests([2, 4, 0, 0])).toBe(text)
  })
})

describe('under the picture of a raid that begins', () => {
  it('stands who begins, not the chests and cards that lie in sight', () => {
    const captionFor = (event: Json): string | undefined =>
      tafelrundeWindow.voice.caption?.(event, listener('en', 0))
    const raid = { kind: 'raidStarted', raid: 3, start: 1, revealed: [] }
    expect(captionFor(raid)).toMatch(/^Raid 3\. \S+ begins\.$/u)
    expect(captionFor({ kind: 'dealt', specials: [], hand: [0] })).toBe('')
  })
  it('is told of no chests that are turned where none is left', () => {
    const raid = { kind: 'raidStarted', raid: 3, start: 1, revealed: [] }
    const told = tafelrundeWindow.voice.announce(raid, listener('en', 0))
    expect(told.join(' ')).toMatch(/^Raid 3\. \S+ begins\.$/u)
  })
})
