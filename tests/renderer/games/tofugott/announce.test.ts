/** Every event of Tofugott in words: for whoever it concerns and for all others, in three languages. */
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { present } from '../../../../src/engine/basics/invariant'
import { toJson } from '../../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../../src/engine/basics/language'
import type { Options } from '../../../../src/engine/options/options'
import type { Viewer } from '../../../../src/engine/basics/seat'
import { tofugott } from '../../../../src/games/tofugott/inside/index'
import { decisionOf, RULE_OF } from '../../../../src/games/tofugott/outside/check'
import type {
  Explanation,
  TofugottEvent,
  TofugottReason,
  TofugottSeen,
} from '../../../../src/games/tofugott/outside/contract'
import { handOf } from '../../../../src/renderer/games/tofugott/ask/draft'
import { gainText, silhouetteName } from '../../../../src/renderer/games/tofugott/voice/names'
import { formatPoints } from '../../../../src/renderer/wording/formatPoints'
import { waitingOnSlip } from '../../../../src/renderer/games/tofugott/voice/reader'
import { refusalText } from '../../../../src/renderer/games/tofugott/voice/refusalText'
import { Voice } from '../../../../src/renderer/games/tofugott/voice/voice'
import type { Listener } from '../../../../src/renderer/speech/listener/listener'
import { allMessages } from '../../../support/window/wholeWording'
import {
  begin,
  look,
  play,
  readOut,
  reveal,
  runOut,
  type Running,
} from '../../../games/tofugott/scenario'
import { silhouettesInPlay } from '../../../../src/games/tofugott/outside/silhouettesInPlay'
import { tofugottWindow } from '../../../../src/renderer/games/tofugott/window'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dora', 'Eli', 'Fay']
const KINDS: readonly TofugottSeen['kind'][] = [
  'turnBegun',
  'read',
  'setAside',
  'answered',
  'guessed',
  'turned',
  'explained',
  'settled',
  'left',
  'cancelled',
  'tied',
  'drewForTofu',
  'ended',
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
  expect(line, about).not.toMatch(/[{}|]|undefined|null|NaN|tofugott[A-Z.]|\[object/u)
}

type Told = (events: readonly TofugottEvent[], running: Running) => void

/** Plays at random and tells every position and everything that happens; `leaves`: a seat that is given up after so many moves. */
function playAtRandom(seed: string, options: Options, told: Told, leaves?: number): void {
  const running = begin({ seed, options, seats: 2 + (seed.length % 4) })
  const { state, random } = running
  told([], running)
  let moves = 0
  for (let [owed] = tofugott.toAct(state); owed; [owed] = tofugott.toAct(state)) {
    if (moves === leaves) told(tofugott.leave(state, 0, random), running)
    moves += 1
    const [next = owed] = tofugott.toAct(state)
    if (tofugott.toAct(state).length === 0) return
    const move = tofugott.sampleFrom(state, next.seat, random)
    const act = { seat: next.seat, move, byClock: moves % 5 === 0 }
    told(tofugott.play(state, act, random), running)
  }
}

function viewersOf({ state }: Running): Viewer[] {
  return [...state.players.keys(), 'spectator']
}

describe('a table of Tofugott by ear', () => {
  it('tells every event to every viewer in every language, and misses no kind', () => {
    const heard = new Set<string>()
    const tell = (event: TofugottEvent, viewer: Viewer, running: Running): void => {
      for (const language of LANGUAGES) {
        const seen = tofugott.eventFor(event, viewer, { plan: running.plan, language })
        if (!seen) continue
        heard.add(seen.kind)
        const lines = tofugottWindow.voice.announce(toJson(seen), listener(language, viewer))
        expect(lines.length, seen.kind).toBeGreaterThan(0)
        for (const line of lines) expectSpeakable(line, `${seen.kind} in ${language}`)
      }
    }
    const hear: Told = (events, running) => {
      for (const event of events) {
        for (const viewer of viewersOf(running)) tell(event, viewer, running)
      }
    }
    for (const seed of ['told', 'told b', 'told cc', 'told ddd', 'told eeee']) {
      playAtRandom(seed, { turns: 1 }, hear)
      playAtRandom(seed, { turns: 1 }, hear, 0)
    }
    for (let tie = 0; !heard.has('tied'); tie += 1) {
      playAtRandom(`tie ${String(tie)}`, { turns: 1 }, hear)
    }
    expect([...heard].sort()).toEqual([...KINDS].sort())
  })

  it('has something to say in every position, and a question exactly when one is owed', () => {
    let positions = 0
    const look3: Told = (_events, running) => {
      for (const viewer of viewersOf(running)) {
        positions += 1
        const language = LANGUAGES[positions % LANGUAGES.length] ?? 'de'
        const view = look(running, viewer, language)
        const you = listener(language, viewer)
        const data = toJson(view)
        const isAsked = decisionOf(view) !== undefined
        expect(tofugottWindow.voice.ask(data, you) !== undefined).toBe(isAsked)
        const isOver = view.phase.kind === 'over'
        expect(tofugottWindow.voice.options(data, you) !== undefined).toBe(isAsked || isOver)
        for (const what of ['waiting', 'hand', 'tableau', 'standing'] as const) {
          expectSpeakable(tofugottWindow.voice[what](data, you), what)
        }
        if (isAsked) expectSpeakable(tofugottWindow.voice.options(data, you) ?? '', 'options')
      }
    }
    playAtRandom('positions', { turns: 1, waitingNames: 'on' }, look3)
    playAtRandom('positions b', { turns: 1 }, look3)
    expect(positions).toBeGreaterThan(100)
  })

  it('TG-08 TG-13 reads out as the hand what lies there: nothing that is locked, and each silhouette once', () => {
    const locked = new Set<string>()
    playAtRandom('hand', { turns: 1 }, (_events, running) => {
      for (const seat of running.state.players.keys()) {
        const view = look(running, seat, 'en')
        const heard = tofugottWindow.voice.hand(toJson(view), listener('en', seat))
        for (const { kind } of [view.phase]) if (view.own?.answers) locked.add(kind)
        const hand = /^Your silhouettes: (?<names>[^.]*)\./u.exec(heard)?.groups?.['names'] ?? ''
        const names = handOf(view).map((one) => silhouetteName(one, wordsFor('en')))
        expect(hand.split(', ')).toEqual(names)
        for (const name of names) expect(heard.split(name)).toHaveLength(2)
      }
    })
    expect(locked).toContain('revealing')
  })

  it('speaks of "you" to the one concerned and of the name to the others', () => {
    const card = { seat: 1, role: 'guess', silhouette: 'pig', byClock: true, said: [] } as const
    const event = toJson({ kind: 'turned', question: 0, card })
    const said = (viewer: Viewer, language: Language): string[] =>
      tofugottWindow.voice.announce(event, listener(language, viewer))
    expect(said(1, 'de')).toEqual(['Dein Tipp war: Schwein. Das hat die Uhr gewählt.'])
    expect(said(0, 'nl')).toEqual(['Ben gokte op: varken. Dat koos de klok.'])
    expect(said('spectator', 'en')).toEqual(['Ben guessed: pig. The clock chose that.'])
  })

  it.each([
    ['de', 'Gleichstand! Ihr zieht um den Tofu: du und Cem.'],
    ['nl', 'Gelijkspel! Jullie trekken om de tofu: jij en Cem.'],
    ['en', 'A tie! You draw for the tofu: you and Cem.'],
  ] as const)('TG-21 tells (%s) who is tied that he draws himself', (language, expected) => {
    const event = toJson({ kind: 'tied', seats: [1, 2] } satisfies TofugottSeen)
    expect(tofugottWindow.voice.announce(event, listener(language, 1))).toEqual([expected])
    const [others = ''] = tofugottWindow.voice.announce(event, listener(language, 0))
    expect(others).toContain('Ben')
  })

  it.each([
    ['Surprise!', 'Ben reads out: Surprise! You'],
    ['Who?', 'Ben reads out: Who? You'],
    ['And then …', 'Ben reads out: And then … You'],
    ['The ship', 'Ben reads out: The ship. You'],
  ])('TG-26 ends the title of a card as it ends itself: %s', (title, expected) => {
    const questions = ['Who?', 'When?', 'Why?']
    const texts = { title, scenario: 'You sail.', questions, language: 'en' } as const
    const card = { id: 'c', spicy: false, ...texts }
    const event = toJson({ kind: 'read', seat: 1, pile: 3, card } satisfies TofugottSeen)
    const [told = ''] = tofugottWindow.voice.announce(event, listener('en', 0))
    expect(told.startsWith(expected)).toBe(true)
  })

  it.each([
    ['en', 'Black card, 16+.'],
    ['de', 'Schwarze Karte, ab 16.'],
    ['nl', 'Zwarte kaart, 16+.'],
  ] as const)('TG-02 TG-34 says in %s of a black card that it is one', (language, told) => {
    const view = look(begin({ seats: 3 }), 0)
    const optionsWith = (spicy: boolean) => {
      const cards = view.own?.cards?.map((card) => ({ ...card, spicy }))
      const own = { ...view.own, ...(cards && { cards }) }
      return tofugottWindow.voice.options(toJson({ ...view, own }), listener(language, 0)) ?? ''
    }
    expect(optionsWith(false)).not.toContain(told)
    expect(optionsWith(true).split(told)).toHaveLength(3)
  })

  it('TG-14 says phrases in the language of whoever hears them, and typed words as they are', () => {
    const phrase = toJson({
      kind: 'explained',
      seat: 2,
      silhouette: 'pig',
      explanation: { kind: 'phrase', phrase: 'gut-feeling' },
    })
    expect(tofugottWindow.voice.announce(phrase, listener('en', 0))).toEqual([
      'Cem says: “Pure gut feeling.”',
    ])
    const [dutch = ''] = tofugottWindow.voice.announce(phrase, listener('nl', 0))
    expect(dutch).toMatch(/^Cem zegt: “.+”$/u)
    expect(dutch).not.toContain('gut feeling')
    const typed = toJson({
      kind: 'explained',
      seat: 2,
      silhouette: 'pig',
      explanation: { kind: 'words', text: 'Weil <b>ich</b>' },
    })
    expect(tofugottWindow.voice.announce(typed, listener('en', 2))).toEqual([
      'You say: “Weil <b>ich</b>”',
    ])
  })

  it('TG-28 says while guesses are open that nothing is talked over', () => {
    const running = begin({ seats: 2 })
    const { state, random } = running
    tofugott.play(state, { seat: 0, move: { kind: 'keep', card: 0 }, byClock: false }, random)
    const told = tofugottWindow.voice.options(toJson(look(running, 1)), listener('en', 1)) ?? ''
    expect(told).toContain('talking it over before the cards are turned')
    expect(told).toContain('Which one is Ada’s best answer here?')
  })

  it('TG-13 says how many are thinking, and names only where the table wants names', () => {
    for (const [waitingNames, expected] of [
      ['off', 'You and 2 others are still thinking.'],
      ['on', 'Still thinking: Ada, you and Cem.'],
    ] as const) {
      const running = begin({ seats: 3, options: { waitingNames } })
      const { state, random } = running
      const keep = { kind: 'keep', card: 0 } as const
      tofugott.play(state, { seat: 0, move: keep, byClock: false }, random)
      const view = toJson(look(running, 1))
      expect(tofugottWindow.voice.waiting(view, listener('en', 1))).toBe(expected)
    }
  })

  it('TG-13 says to who has not chosen that all wait for him, and never counts him to him who has', () => {
    const running = begin({ seats: 2 })
    const { state, random } = running
    const keep = { kind: 'keep', card: 0 } as const
    tofugott.play(state, { seat: 0, move: keep, byClock: false }, random)
    const silhouette = present(
      tofugott.sampleFrom(state, 1, random),
      'the guesser has a move to make',
    )
    tofugott.play(state, { seat: 1, move: silhouette, byClock: false }, random)
    const waitingFor = (seat: number): unknown =>
      tofugottWindow.voice.waiting(toJson(look(running, seat)), listener('en', seat))
    expect(waitingFor(1)).toBe('One is still thinking.')
    expect(waitingFor(0)).toBe('Only you are still thinking.')
  })

  it('TG-14 says who may give a reason, and nothing of a computer on the slip once it has', () => {
    const running = begin({ seats: 3 })
    const { state, random } = running
    for (let moves = 0; look(running, 0).phase.kind !== 'revealing'; moves += 1) {
      const seat = moves % 3
      const move = tofugott.sampleFrom(state, seat, random)
      if (move) tofugott.play(state, { seat, move, byClock: false }, random)
    }
    const view = look(running, 0)
    const { phase } = view
    const card = phase.kind === 'revealing' ? phase.turned[0] : undefined
    if (phase.kind !== 'revealing' || !card) throw new Error('nothing is turned')
    const slip = (said: readonly Explanation[], isBot: boolean): string => {
      const heard = { ...listener('en', card.seat === 1 ? 0 : 1), isBot: () => isBot }
      const shown = { ...view, phase: { ...phase, turned: [{ ...card, said }] } }
      return waitingOnSlip(shown, new Voice(heard))
    }
    const said = [{ kind: 'words', text: 'Because.' }] as const
    expect(slip([], true)).toMatch(/^Why “.+”\? Over to .+\.$/u)
    expect(slip(said, false)).toMatch(/^We go on when .+ is done\.$/u)
    expect(slip(said, true)).toBe('')
  })

  it.each(Object.keys(RULE_OF))('says why not: %s', (reason) => {
    const running = begin({ seats: 3 })
    const reasons: readonly string[] = Object.keys(RULE_OF)
    const isReason = (text: string): text is TofugottReason => reasons.includes(text)
    if (!isReason(reason)) throw new Error('no reason')
    for (const language of LANGUAGES) {
      for (const viewer of viewersOf(running)) {
        const voice = new Voice(listener(language, viewer))
        const said = refusalText({ by: 'rules', reason }, look(running, viewer, language), voice)
        expectSpeakable(said ?? '', reason)
      }
    }
  })

  it('TG-12 names what can be chosen instead of a silhouette that is out', () => {
    const running = begin({ seats: 2 })
    const { state, random } = running
    const keep = { kind: 'keep', card: 0 } as const
    tofugott.play(state, { seat: 0, move: keep, byClock: false }, random)
    const view = look(running, 1)
    const voice = new Voice(listener('en', 1))
    const said = refusalText({ by: 'rules', reason: 'silhouette-set-aside' }, view, voice) ?? ''
    const [out] = view.aside
    expect(out).toBeDefined()
    expect(said).not.toContain(voice.silhouettes(out ? [out] : []))
    expect(said.split(', ')).toHaveLength(8)
  })

  it('TG-18 writes points below zero with a minus sign, and gains with their sign', () => {
    expect([-2, 0, 3].map(formatPoints)).toEqual(['−2', '0', '3'])
    expect([-1, 0, 2].map(gainText)).toEqual(['−1', '0', '+2'])
  })

  it.each(LANGUAGES)(
    'spells neither the card nor the own six out (%s) under pictures on which they lie in sight',
    (language) => {
      const running = begin({ seats: 2 })
      const { state, random } = running
      const seats = [0, 1] as const
      const caption = (event: TofugottSeen, viewer: Viewer): string | undefined =>
        tofugottWindow.voice.caption?.(toJson(event), listener(language, viewer))
      const keep = { kind: 'keep', card: 0 } as const
      tofugott.play(state, { seat: 0, move: keep, byClock: false }, random)
      const card = present(look(running, 0, language).card, 'it was read out')
      for (const viewer of seats) {
        const told = caption({ kind: 'read', seat: 0, card, pile: 9 }, viewer) ?? ''
        expectSpeakable(told, 'read')
        expect(told).toContain(card.title)
        for (const question of card.questions) expect(told).not.toContain(question)
      }
      const choice = { silhouette: 'rat', byClock: false } as const
      const six = { best: [choice, choice, choice], worst: [choice, choice, choice] }
      const told = caption({ kind: 'answered', seat: 0, ...six }, 0) ?? ''
      expectSpeakable(told, 'answered')
      expect(told).not.toContain(new Voice(listener(language, 0)).silhouette('rat'))
      expect(told).not.toContain('1')
    },
  )

  it.each([
    [
      'en',
      'Points for question 2. Guessed right: Ada and you,\u00a0+1 each. For the answer that was guessed: Ben,\u00a0+2. Guessed the worst: Cem,\u00a0−1.',
    ],
    [
      'de',
      'Punkte für Frage 2. Richtig getippt: Ada und du,\u00a0je +1. Für die erratene Antwort: Ben,\u00a0+2. Auf das Schlechteste getippt: Cem,\u00a0−1.',
    ],
    [
      'nl',
      'Punten voor vraag 2. Goed gegokt: Ada en jij,\u00a0elk +1. Voor het geraden antwoord: Ben,\u00a0+2. Op het slechtste gegokt: Cem,\u00a0−1.',
    ],
  ] as const)('TG-16 says (%s) for what each of them got or lost points', (language, told) => {
    const { t } = listener(language, 0)
    const answers = { seat: 1, question: 1, best: 'rat', worst: 'pig' } as const
    const event = { kind: 'settled', ...answers, gains: [1, 2, -1, 1, 0], points: [1, 2, -1, 1, 0] }
    const names = ['Ada', 'Ben', 'Cem', 'Dan', 'Eva']
    expect(tofugottWindow.voice.announce(toJson(event), { t, names, you: 3 })).toEqual([told])
  })

  it('TG-16 says of two that each of them got the point', () => {
    const answers = { seat: 0, question: 0, best: 'rat', worst: 'pig' } as const
    const event = { kind: 'settled', ...answers, gains: [1, 1], points: [1, 1] }
    const told = tofugottWindow.voice.announce(toJson(event), listener('en', 0))
    expect(told.join()).toMatch(
      /Guessed right: \w+,\u00a0\+1\. For the answer that was guessed: you,\u00a0\+1\./u,
    )
  })

  it('gives a sound to what is worth one: cards, points, the end; none to waiting', () => {
    const settled = {
      kind: 'settled',
      seat: 0,
      question: 0,
      best: 'rat',
      worst: 'pig',
      points: [0, 0],
    }
    expect(tofugottWindow.voice.soundOf(toJson({ ...settled, gains: [1, 1] }))).toBe('gem')
    expect(tofugottWindow.voice.soundOf(toJson({ ...settled, gains: [0, -1] }))).toBe('setback')
    expect(
      tofugottWindow.voice.soundOf(toJson({ kind: 'ended', end: 'finished', ranks: [1, 2] })),
    ).toBe('applause')
    expect(tofugottWindow.voice.soundOf(toJson({ kind: 'left', seat: 1 }))).toBeUndefined()
  })

  it.each(LANGUAGES)('TG-14 says (%s) of a bot that it is one', (language) => {
    const explanation = { kind: 'phrase', phrase: 'dont-ask' } as const
    const event = toJson({
      kind: 'explained',
      seat: 1,
      silhouette: 'pig',
      explanation,
    } satisfies TofugottSeen)
    const { t, names } = listener(language, 0)
    const told = (isBot: boolean): string =>
      tofugottWindow.voice.announce(event, { t, names, you: 0, isBot: () => isBot }).join(' ')
    expect(told(true)).toMatch(/\bcomputer\b/iu)
    expect(told(false)).not.toMatch(/\bcomputer\b/iu)
  })

  it.each(LANGUAGES)(
    'TG-14 says (%s) of a bot each time that it is one, and of no person',
    (language) => {
      const said = [{ kind: 'phrase', phrase: 'dont-ask' }] as const
      const card = { seat: 1, role: 'guess', silhouette: 'pig', byClock: false, said } as const
      const turned = { kind: 'turned', question: 0, card } satisfies TofugottSeen
      const explained = {
        kind: 'explained',
        seat: 1,
        silhouette: 'pig',
        explanation: said[0],
      } satisfies TofugottSeen
      for (const event of [turned, explained, turned].map(toJson)) {
        const marks = (isBot: boolean): boolean => {
          const to = { ...listener(language, 0), isBot: () => isBot }
          const lines = tofugottWindow.voice.announce(event, to)
          expect(lines).toHaveLength(1)
          return /\bcomputer\b/iu.test(lines.join(' '))
        }
        expect([marks(true), marks(true), marks(false)]).toEqual([true, true, false])
      }
    },
  )

  it.each(LANGUAGES)(
    'asks (%s) for a guess with the number and the words of the question',
    (language) => {
      const heard: string[] = []
      playAtRandom('spoken', {}, (_events, running) => {
        const view = look(running, 0)
        if (decisionOf(view) !== 'guess' || view.phase.kind !== 'locking') return
        const { question } = view.phase
        const ask = tofugottWindow.voice.ask(toJson(view), listener(language, 0)) ?? ''
        expect(ask).toContain(String(question + 1))
        expect(ask).toContain(view.card?.questions[question])
        heard.push(String(question))
      })
      expect(new Set(heard)).toEqual(new Set(['0', '1', '2']))
    },
  )

  it.each([
    ['de', '1. Ben, 4 Punkte; 2. du, 1 Punkt; 3. Cem, 0 Punkte'],
    ['nl', '1. Ben, 4 punten; 2. jij, 1 punt; 3. Cem, 0 punten'],
    ['en', '1. Ben, 4 points; 2. you, 1 point; 3. Cem, 0 points'],
  ] as const)(
    'TG-31 says (%s) at the end who stands where with how many points',
    (language, told) => {
      const running = begin({ seats: 3 })
      const view = look(running, 0)
      const players = [1, 4, 0].map((points) => ({ points, left: false }))
      const over = { ...view, players, phase: { kind: 'over', end: 'finished', tieBreak: [] } }
      expect(tofugottWindow.voice.standing(toJson(over), listener(language, 0))).toContain(told)
    },
  )

  it('says of a match that begins who chooses a question card and how many there are, no more', () => {
    const running = begin({ seed: 'begins', seats: 3 })
    const { deal, tableau } = tofugottWindow.voice
    const said = (viewer: Viewer, language: Language) =>
      deal?.(toJson(look(running, viewer)), listener(language, viewer))
    const pile = look(running, 1).pile
    expect(said(1, 'en')).toBe(
      `Question cards in the pile: ${String(pile)}, besides the two drawn. Ada is choosing a question card.`,
    )
    expect(said('spectator', 'de')).toBe(
      `Fragekarten im Stapel: ${String(pile)}, dazu die zwei gezogenen. Ada sucht eine Fragekarte aus.`,
    )
    // Whoever begins hears so, and what was drawn; what to choose is asked in the next sentence.
    const [first, second] = look(running, 0).own?.cards ?? []
    expect(said(0, 'nl')).toBe(
      `Vraagkaarten op de stapel: ${String(pile)}, naast de twee getrokken kaarten. Jij bent aan de beurt. Je trekt twee vraagkaarten: “${first?.title ?? ''}” en “${second?.title ?? ''}”.`,
    )
    for (const language of LANGUAGES) {
      const whole = tableau(toJson(look(running, 1)), listener(language, 1))
      expect(said(1, language)?.length).toBeLessThan(whole.length)
    }
  })
})

it('TG-24 reads out which cards the clock chose, as they are marked on the table', () => {
  const running = begin({ seats: 3 })
  readOut(running)
  runOut(running, 0)
  const said = () => tofugottWindow.voice.tableau(toJson(look(running, 2)), listener('en', 2))
  runOut(running, 1)
  play(running, 2, { kind: 'guess', silhouette: silhouettesInPlay(running.state)[0] ?? 'rat' })
  expect(said()).toMatch(/turned so far: Ben \w+, chosen by the clock\./u)
  reveal(running)
  expect(said()).toMatch(/: best \w+, chosen by the clock, worst \w+, chosen by the clock\./u)
})
