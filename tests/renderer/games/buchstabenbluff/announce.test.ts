/** Every event of Buchstabenbluff in words, what the keys read, and the spelling alphabets: in three languages, for who it concerns and all others. */
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { fastRandom } from '../../../../src/engine/chance/fastRandom'
import { toJson } from '../../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../../src/engine/basics/language'
import type { Viewer } from '../../../../src/engine/basics/seat'
import { buchstabenbluff } from '../../../../src/games/buchstabenbluff/inside/index'
import { FACES } from '../../../../src/games/buchstabenbluff/outside/cards'
import { decisionOf, RULE_OF } from '../../../../src/games/buchstabenbluff/outside/check'
import type {
  BuchstabenbluffEvent,
  BuchstabenbluffReason,
} from '../../../../src/games/buchstabenbluff/outside/contract'
import { ownScore } from '../../../../src/renderer/games/buchstabenbluff/score/counting'
import {
  EMPTY_DRAFT,
  slotsOf,
  typeText,
} from '../../../../src/renderer/games/buchstabenbluff/word/draft'
import { tilesIn } from '../../../../src/renderer/games/buchstabenbluff/hand/tiles'
import { draftText } from '../../../../src/renderer/games/buchstabenbluff/voice/draftText'
import {
  buchstabenbluffReadings,
  spellHand,
  spellLatest,
} from '../../../../src/renderer/games/buchstabenbluff/voice/reader'
import {
  refusalText,
  type RefusalContext,
} from '../../../../src/renderer/games/buchstabenbluff/voice/refusalText'
import { buchstabenbluffTalk } from '../../../../src/renderer/games/buchstabenbluff/talk'
import { Voice } from '../../../../src/renderer/games/buchstabenbluff/voice/voice'
import type { Listener } from '../../../../src/renderer/speech/listener/listener'
import {
  act,
  cards,
  dealt,
  giveUp,
  scenario,
  viewOf,
  type Scene,
} from '../../../games/buchstabenbluff/scenario'
import { allMessages } from '../../../support/window/wholeWording'
import { buchstabenbluffWindow } from '../../../../src/renderer/games/buchstabenbluff/window'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dora']
const messages = await allMessages()
/** Words that were asked for, but not found. */
const missing: string[] = []

function listener(language: Language, viewer: Viewer = 0, names = NAMES): Listener {
  const i18n = createI18n({
    legacy: false,
    locale: language,
    messages,
    missing: (_, key) => {
      missing.push(key)
      return key
    },
  })
  const t = (key: string, named: Record<string, unknown> = {}): string => i18n.global.t(key, named)
  return viewer === 'spectator' ? { names, t } : { you: viewer, names, t }
}
const voiceIn = (language: Language, viewer: Viewer = 0): Voice =>
  new Voice(listener(language, viewer))

/** What a viewer hears of events. */
function heard(
  events: readonly BuchstabenbluffEvent[],
  viewer: Viewer,
  language: Language,
  { plan }: Scene,
  between = ' ',
): string {
  return events
    .map((event) => buchstabenbluff.eventFor(event, viewer, { plan, language }))
    .flatMap((seen) =>
      seen === undefined
        ? []
        : buchstabenbluffWindow.voice.announce(toJson(seen), listener(language, viewer)),
    )
    .join(between)
}
/** No sign of a text that was not filled in. */
function isWhole(text: string): boolean {
  return !/[{}|]|undefined|NaN|buchstabenbluff/u.test(text)
}

/** Plays at random to the end; what everybody hears, and what the keys read on the way. */
function everything(language: Language, options: Record<string, string>): string[] {
  const scene = dealt(4, options, `heard-${language}`)
  const random = fastRandom(`heard-${language}`)
  const { state, plan } = scene
  const lines: string[] = []
  for (let [owed] = buchstabenbluff.toAct(state); owed; [owed] = buchstabenbluff.toAct(state)) {
    const { seat } = owed
    const move = buchstabenbluff.sampleFrom(state, seat, random, plan)
    const events = buchstabenbluff.play(state, { seat, move, byClock: false }, random, plan)
    for (const viewer of [0, 1, 'spectator'] as const) {
      lines.push(heard(events, viewer, language, scene))
      const view = toJson(viewOf(scene, viewer))
      const { ask, options: all, waiting, hand, tableau, standing } = buchstabenbluffWindow.voice
      for (const read of [ask, all, waiting, hand, tableau, standing]) {
        lines.push(read(view, listener(language, viewer)) ?? '')
      }
    }
  }
  return lines
}

describe('Buchstabenbluff by ear', () => {
  it.each(LANGUAGES)(
    'says every event and reads everything in %s, nothing of it broken',
    (language) => {
      missing.length = 0
      const options = { mixed: 'on', dictionary: 'open' }
      const lines = new Set([...everything(language, {}), ...everything(language, options)])
      expect([...lines].filter((line) => !isWhole(line))).toEqual([])
      expect(missing).toEqual([])
      expect(lines.size).toBeGreaterThan(300)
    },
  )

  it.each([
    [
      'de',
      'Ada legt 4 Karten und sagt „Haus“.',
      'Du legst 4 Karten und sagst „Haus“. Nur du weißt: Da liegen H, A, U, N, das ist ein Bluff.',
    ],
    [
      'nl',
      'Ada legt 4 kaarten en zegt “Haus”.',
      'Je legt 4 kaarten en zegt “Haus”. Alleen jij weet: er liggen H, A, U, N, en dat is bluf.',
    ],
    [
      'en',
      'Ada lays 4 cards and says “Haus”.',
      'You lay 4 cards and say “Haus”. Only you know: the cards are H, A, U, N, a bluff.',
    ],
  ] as const)('BB-16 tells the cards of a word to who laid it, in %s', (language, others, own) => {
    const scene = scenario({ hands: ['HAUNX', 'EEEEE', 'EEEEE'] })
    const events = act(scene, 0, 'lay H A U N as Haus')
    expect(heard(events, 1, language, scene)).toBe(others)
    expect(heard(events, 'spectator', language, scene)).toBe(others)
    expect(heard(events, 0, language, scene)).toBe(own)
  })
  it('BB-09 calls a word no bluff whose letters all lie there', () => {
    const scene = scenario({ hands: ['H?USX', 'EEEEE'] })
    const events = act(scene, 0, 'lay H ? U S as Haus')
    expect(heard(events, 0, 'de', scene)).toBe(
      'Du legst 4 Karten und sagst „Haus“. Nur du weißt: Da liegen H, A (Fragezeichen), U, S.',
    )
  })
  it.each([
    ['de', 'Es lagen S, A (Fragezeichen), U, H (Fragezeichen).'],
    ['nl', 'De kaarten: S, A (vraagteken), U, H (vraagteken).'],
    ['en', 'The cards: S, A (question mark), U, H (question mark).'],
  ] as const)(
    'BB-14 tells what question marks stood for in a true word, in %s',
    (language, said) => {
      const scene = scenario({ hands: ['S?U?X', 'EEEEE'] })
      act(scene, 0, 'lay S ? U ? as Haus')
      const events = act(scene, 1, 'doubt')
      expect(heard(events.slice(0, 1), 1, language, scene)).toContain(said)
      const view = toJson(viewOf(scene, 1))
      const read = buchstabenbluffWindow.voice.tableau(view, listener(language, 1))
      expect(read).toContain(said.slice(said.indexOf('S,'), -1))
    },
  )
  it.each([
    ['de', 'R, zwei\u00a0Fragezeichen und L', 'R und ein Fragezeichen'],
    ['nl', 'R, twee\u00a0vraagtekens en L', 'R en een vraagteken'],
    ['en', 'R, two\u00a0question marks and L', 'R and a question mark'],
  ] as const)('BB-05 counts question marks that were drawn, in %s', (language, two, one) => {
    const voice = new Voice(listener(language))
    expect(voice.drawn(cards('R?L?'))).toBe(two)
    expect(voice.drawn(cards('R?'))).toBe(one)
  })
  it('BB-14 tells of no question mark in a bluff what it stood for', () => {
    const scene = scenario({ hands: ['HA?XN', 'EEEEE'] })
    act(scene, 0, 'lay H A ? X as Haus')
    const events = act(scene, 1, 'doubt')
    const said = heard(events.slice(0, 1), 1, 'en', scene)
    expect(said).toContain('The cards: H, A, question mark, X.')
  })
  it.each([
    ['de', 'Ada passt. Ada zieht 3 Karten nach. Ben ist dran.'],
    ['nl', 'Ada past. Ada vult aan met 3 kaarten. Ben is aan de beurt.'],
    ['en', 'Ada passes. Ada draws 3 cards to refill. It is Ben’s turn.'],
  ] as const)(
    'BB-21 tells in one line how many cards another player draws, in %s',
    (language, said) => {
      const scene = scenario({ hands: ['HA', 'EEEEE', 'EEEEE'], draw: 'NSX' })
      const events = act(scene, 0, 'pass')
      expect(heard(events, 2, language, scene)).toBe(said)
      expect(heard(events, 0, 'en', scene)).toContain('You pass. You draw')
      expect(heard(events, 0, 'en', scene)).not.toContain('refill')
    },
  )
  it('BB-34 says how a word is laid that is written otherwise', () => {
    const scene = scenario({ hands: ['FUESSEX', 'EEEEE'] })
    const events = act(scene, 0, 'lay F U E S S E as füße')
    // In one line: each one more would keep the question after it waiting.
    expect(heard(events, 1, 'de', scene, '|')).toBe(
      'Ada legt 6 Karten und sagt „Füße“. Buchstabiert: F, U, E, S, S, E.',
    )
  })
  it('BB-34 spells a word with a sharp s, which is laid as two cards', () => {
    const scene = scenario({ hands: ['STRASSE', 'EEEEE'] })
    const events = act(scene, 0, 'lay S T R A S S E as Straße')
    expect(heard(events, 1, 'de', scene)).toBe(
      'Ada legt 7 Karten und sagt „Straße“. Buchstabiert: S, T, R, A, S, S, E.',
    )
  })
  it('BB-19 gives a verdict with its reasons, and says who gets what', () => {
    const scene = scenario({ hands: ['HAUNX', 'EEEEE', 'EEEEE'] })
    act(scene, 0, 'lay H A U N as Haus')
    act(scene, 1, 'doubt')
    const events = act(scene, 2, 'believe')
    expect(heard(events.slice(0, 1), 0, 'en', scene)).toBe(
      'Ben doubted. Cem believed it. Your “Haus” was a bluff. The cards: H, A, U, N. Left over: N. Missing: S. You lose the cards: 6 points are gone. Ben gets 10 points.',
    )
    expect(heard(events.slice(0, 1), 1, 'de', scene)).toContain('Du hast gezweifelt.')
    expect(heard(events.slice(0, 1), 1, 'de', scene)).toContain('Du bekommst 10 Punkte.')
  })
  it('BB-19 begins what it says of those who believed with a capital, also with who hears it', () => {
    const scene = scenario({ hands: ['HAUNX', 'EEEEE', 'EEEEE', 'EEEEE'] })
    act(scene, 0, 'lay H A U N as Haus')
    act(scene, 1, 'doubt')
    act(scene, 2, 'believe')
    const events = act(scene, 3, 'believe').slice(0, 1)
    expect(heard(events, 2, 'nl', scene)).toContain('Ben twijfelde. Jij en Dora geloofden het.')
  })
  it.each([
    ['en', 'Ada loses the cards: one point is gone.', 'You lose the cards: one point is gone.'],
    ['nl', 'Ada raakt de kaarten kwijt: één punt weg.', 'Je raakt de kaarten kwijt: één punt weg.'],
    [
      'de',
      'Ada verliert die Karten: ein Punkt ist weg.',
      'Du verlierst die Karten: ein Punkt ist weg.',
    ],
  ] as const)('BB-19 speaks of one point as of one, in %s', (language, told, own) => {
    const scene = scenario({ hands: ['HAUNX', 'EEEEE'] })
    act(scene, 0, 'lay H A U N as Haus')
    const [event] = act(scene, 1, 'doubt')
    if (event?.kind !== 'doubted') throw new Error('it was judged')
    const one: BuchstabenbluffEvent = { ...event, value: 1 }
    expect(heard([one], 1, language, scene)).toContain(told)
    expect(heard([one], 0, language, scene)).toContain(own)
  })
  it('BB-15 names as believers those who were asked: nobody who had gone before, but who goes while it is answered', () => {
    const scene = scenario({ hands: ['HAUSN', 'EINST', 'EINST', 'EINST'] })
    giveUp(scene, 3)
    act(scene, 0, 'lay H A U N as Haus')
    act(scene, 1, 'doubt')
    const events = giveUp(scene, 2)
    const told = heard(events, 0, 'en', scene)
    expect(told).toContain('Ben doubted. Cem believed it.')
    expect(told).not.toContain('Dora')
  })
  it.each([
    ['en', 'You lose the cards: 6 points are gone. Ben, Cem and Dora get 10 points each.'],
    ['nl', 'Je raakt de kaarten kwijt: 6 punten weg. Ben, Cem en Dora krijgen elk 10 punten.'],
    ['de', 'Du verlierst die Karten: 6 Punkte sind weg. Je 10 Punkte bekommen Ben, Cem und Dora.'],
  ] as const)(
    'BB-19 says in one sentence who get the tens, and to the ear in one go what came out and in another what came of it, in %s',
    (language, came) => {
      const scene = scenario({ hands: ['HAUNX', 'EEEEE', 'EEEEE', 'EEEEE'] })
      act(scene, 0, 'lay H A U N as Haus')
      for (const seat of [1, 2]) act(scene, seat, 'doubt')
      const [event] = act(scene, 3, 'doubt')
      const seen = event && buchstabenbluff.eventFor(event, 0, { plan: scene.plan, language })
      if (!seen) throw new Error('it was judged')
      const { voice } = buchstabenbluffWindow
      const said = voice.said?.(toJson(seen), listener(language)) ?? []
      expect(said).toHaveLength(2)
      expect(said[1]).toBe(came)
      expect(said.join(' ')).toBe(voice.announce(toJson(seen), listener(language)).join(' '))
    },
  )
  it('BB-19 leaves the verdict under its pictures to the stamp: there stands what comes of it', () => {
    const scene = scenario({ hands: ['HAUNX', 'EEEEE', 'EEEEE'] })
    act(scene, 0, 'lay H A U N as Haus')
    act(scene, 1, 'doubt')
    const [event] = act(scene, 2, 'believe')
    const seen = event && buchstabenbluff.eventFor(event, 0, { plan: scene.plan, language: 'en' })
    if (!seen) throw new Error('it was judged')
    const caption = buchstabenbluffWindow.voice.caption?.(toJson(seen), listener('en'))
    expect(caption).toBe('You lose the cards: 6 points are gone. Ben gets 10 points.')
  })
  it.each([
    ['HAUNX', 'H A U N', 'Haus', 'Übrig: N. Es fehlt S.'],
    ['AAAOX', 'A A A O', 'Haus', 'Übrig: zwei\u00a0A, ein\u00a0O. Es fehlen H, S, U.'],
    [
      'HA?XX',
      'H A ? X',
      'Haus',
      'Übrig: X. Es fehlen S, U. Das Fragezeichen ersetzt nur einen davon.',
    ],
    ['A?XYE', 'A ? X Y', 'Haus', 'Es fehlen H, S, U. Das Fragezeichen ersetzt nur einen davon.'],
  ])('BB-19 says in whole sentences what %s lacks', (hand, laid, word, said) => {
    const scene = scenario({ hands: [hand, 'EEEEE', 'EEEEE'] })
    act(scene, 0, `lay ${laid} as ${word}`)
    act(scene, 1, 'doubt')
    const events = act(scene, 2, 'believe')
    expect(heard(events.slice(0, 1), 1, 'de', scene)).toContain(said)
  })
  it('BB-16 does not tell whether a word was true that all have believed', () => {
    const said = (word: string): string => {
      const scene = scenario({ hands: ['HAUSN', 'EEEEE'] })
      act(scene, 0, `lay ${Array.from(word).join(' ')} as Haus`)
      const [believed, ...rest] = act(scene, 1, 'believe')
      expect(rest.length).toBeGreaterThan(0)
      return heard(believed ? [believed] : [], 1, 'en', scene)
    }
    expect(said('HAUS')).toBe('Everybody believes it. 4 cards go face down onto the pile of Ada.')
    expect(said('HAUN')).toBe(said('HAUS'))
  })
  it.each([
    ['de', ['Ben glaubt dir.', 'Du glaubst es.', 'Ben glaubt es.']],
    ['nl', ['Ben gelooft je.', 'Je gelooft het.', 'Ben gelooft het.']],
    ['en', ['Ben believes you.', 'You believe it.', 'Ben believes it.']],
  ] as const)('BB-16 names who has believed where there is one alone, in %s', (language, said) => {
    const scene = scenario({ hands: ['HAUSN', 'EEEEE'] })
    act(scene, 0, 'lay H A U S as Haus')
    const events = act(scene, 1, 'believe').slice(0, 1)
    const viewers: readonly Viewer[] = [0, 1, 'spectator']
    const lines = viewers.map((viewer) =>
      events
        .map((event) => buchstabenbluff.eventFor(event, viewer, { plan: scene.plan, language }))
        .flatMap((seen) =>
          seen === undefined
            ? []
            : buchstabenbluffWindow.voice.announce(
                toJson(seen),
                listener(language, viewer, NAMES.slice(0, 2)),
              ),
        )
        .join(' '),
    )
    expect(lines.map((line) => line.slice(0, line.indexOf('.') + 1))).toEqual(said)
  })

  it.each([
    ['de', 'Das Spiel ist aus. Du gewinnst! Du: Wörter 5 plus Zweifel 20 minus Hand 9 macht 16. '],
    ['nl', 'Het spel is afgelopen. Jij wint! Jij: woorden 5 plus twijfel 20 min hand 9 is 16. '],
    ['en', 'The game is over. You win! You: words 5 plus doubts 20 minus hand 9 makes 16. '],
  ] as const)(
    'BB-27 gives each score as a sum that can be checked at the end, in %s',
    (language, said) => {
      const scene = scenario({ hands: ['XE', 'EEEEE'] })
      const ended: BuchstabenbluffEvent = {
        kind: 'ended',
        end: 'finished',
        ranks: [1, 2],
        scores: [
          { pile: 5, bonus: 20, hand: 9, total: 16 },
          { pile: 0, bonus: 0, hand: 5, total: -5 },
        ],
        hands: [cards('XE'), cards('EEEEE')],
      }
      const told = heard([ended], 0, language, scene)
      expect(told).toContain(said)
      expect(told).toContain('Ben: ')
      expect(told).toContain('−5')
    },
  )
  it('BB-27 says during the match what one has and what the hand would cost, and of others only what all may know', () => {
    const scene = scenario({ hands: ['HAUSX', 'EEEEE'] })
    act(scene, 0, 'lay H A U S as Haus')
    act(scene, 1, 'doubt')
    const view = viewOf(scene, 0)
    const { hand = 0, pile = 0, total = 0 } = ownScore(view) ?? {}
    const told = buchstabenbluffWindow.voice.standing(toJson(view), listener('de'))
    expect(told).toMatch(
      new RegExp(
        `^Du stehst bei ${String(total)}: Wörter ${String(pile)} plus Zweifel 10 minus Hand ${String(hand)}, wie sie jetzt ist\\.`,
        'u',
      ),
    )
    expect(told).not.toContain('macht')
    expect(told).toContain('Stapel: 4 Karten, Zweifel: 10 Punkte')
    expect(told).toContain('Ben: Geber, Hand: 5 Karten, Stapel: leer')
  })

  it.each([
    ['de', 'Deine Hand: drei\u00a0E, N, zwei\u00a0Fragezeichen. Sie zählt 4.'],
    ['nl', 'Je hand: drie\u00a0E, N, twee\u00a0vraagtekens. Die telt 4.'],
    ['en', 'Your hand: three\u00a0Es, N, two\u00a0question marks, worth 4.'],
  ] as const)('counts equal cards of the hand in %s', (language, expected) => {
    const view = viewOf(scenario({ hands: ['E?NE?E', 'EEEEE'] }), 0)
    expect(buchstabenbluffWindow.voice.hand(toJson(view), listener(language))).toBe(expected)
  })
  it.each([
    ['de', 'H wie Heinrich, A wie Anton, U wie Ulrich, S wie Samuel'],
    ['nl', 'H van Hendrik, A van Anton, U van Utrecht, S van Simon'],
    ['en', 'H for Hotel, A for Alfa, U for Uniform, S for Sierra'],
  ] as const)('spells a word with the alphabet of the listener: %s', (language, expected) => {
    const scene = scenario({ hands: ['HAUNX', 'EEEEE'] })
    const voice = voiceIn(language, 1)
    expect(spellLatest(viewOf(scene, 1), voice)).toBe(voice.say('say.noWord'))
    act(scene, 0, 'lay H A U N as Haus')
    expect(spellLatest(viewOf(scene, 1), voice)).toContain(expected)
    expect(voice.spelled(cards('HAUS'))).toBe(expected)
  })
  it('spells the own hand, and says that there is none', () => {
    const scene = scenario({ hands: ['?Q', 'EEEEE'] })
    expect(spellHand(viewOf(scene, 0), voiceIn('en'))).toBe('Q for Quebec, question mark')
    expect(spellHand(viewOf(scene, 'spectator'), voiceIn('en', 'spectator'))).toBe(
      'You are watching and hold no cards.',
    )
  })
  it.each(LANGUAGES)('has another word for every card in %s', (language) => {
    const words = Array.from({ length: FACES }, (_, card) => voiceIn(language).spelled([card]))
    expect(new Set(words).size).toBe(FACES)
    expect(words.every(isWhole)).toBe(true)
    for (let card = 0; card < 26; card++)
      expect(words[card]?.at(0)).toBe(words[card]?.split(/ (?:wie|van|for) /u)[1]?.at(0))
  })

  it.each([
    ['de', 'Du kannst noch eine Karte ziehen.'],
    ['nl', 'Je mag nog één kaart trekken.'],
    ['en', 'You may draw one more card.'],
  ] as const)('BB-24 says how many cards can still be drawn, in %s', (language, said) => {
    const voice = voiceIn(language)
    const told = (draw: string, hand = 'HAUSN'): string =>
      buchstabenbluffReadings.options(
        viewOf(scenario({ hands: [hand, 'EINST'], draw }), 0),
        voice,
      ) ?? ''
    expect(told('E')).toContain(said)
    expect(told('')).toContain(voice.say('say.nothingToDraw'))
    expect(told('E', 'HAUSNEINST')).toContain(voice.say('say.handFull'))
  })
  it.each([
    ['de', 'Du bist dran: Zieh eine Karte, leg ein Wort oder passe.', 'Ziehen, legen oder passen?'],
    [
      'nl',
      'Jij bent aan de beurt: trek een kaart, leg een woord of pas.',
      'Trekken, leggen of passen?',
    ],
    ['en', 'Your turn: draw a card, lay a word or pass.', 'Draw, lay or pass?'],
  ] as const)(
    'BB-04 asks shortly after each card that was drawn, and says all on request, in %s',
    (language, whole, short) => {
      const scene = scenario({ hands: ['HAUNXS', 'EEEEE'], draw: 'NSX' })
      const read = (what: 'ask' | 'options'): string =>
        buchstabenbluffReadings[what](viewOf(scene, 0), voiceIn(language)) ?? ''
      expect(read('ask')).toBe(whole)
      act(scene, 0, 'draw')
      expect(read('ask')).toBe(short)
      expect(read('options')).toContain(whole)
    },
  )
  it.each(LANGUAGES)('BB-24 says on the slip, too, why nothing can be drawn, in %s', (language) => {
    const voice = voiceIn(language)
    const hint = (hand: string): string => {
      const view = viewOf(scenario({ hands: [hand, 'EINST'], draw: '' }), 0)
      return draftText({ view, draft: EMPTY_DRAFT, slots: [], voice }).hint
    }
    expect(hint('HAUSN')).toBe(voice.table('ask.hintBeginEmpty'))
    expect(hint('HAUSNEINST')).toBe(voice.table('ask.hintBeginFull'))
  })

  it.each(LANGUAGES)('says of every refusal why, and what to do instead, in %s', (language) => {
    const scene = scenario({ hands: ['HAUSN', 'EEEEE'] })
    const view = viewOf(scene, 0)
    const context = { view, draft: EMPTY_DRAFT, slots: [], voice: voiceIn(language) }
    for (const reason of Object.keys(RULE_OF)) {
      const isReason = (text: string): text is BuchstabenbluffReason => text in RULE_OF
      if (!isReason(reason)) throw new Error(reason)
      const text = refusalText({ by: 'rules', reason }, context) ?? ''
      expect(isWhole(text), text).toBe(true)
      const isEnd = ['not-seated', 'match-over', 'seat-given-up'].includes(reason)
      expect(/[.!?] \S/u.test(text), text).toBe(!isEnd)
    }
    expect(refusalText(undefined, context)).toBeUndefined()
  })

  it.each([
    ['de', 'Das weißt nur du.'],
    ['nl', 'Dat weet jij alleen.'],
    ['en', 'Only you know that.'],
  ] as const)(
    'BB-10 says that nobody else knows of an unlisted word until all have voted on it, in %s',
    (language, secret) => {
      const view = viewOf(scenario({ hands: ['HAUSN', 'EEEEE'] }), 0)
      const spelling = { language: 'de', umlautCards: false } as const
      const draft = typeText(EMPTY_DRAFT, 'suha', spelling)
      const slots = slotsOf(draft, { tiles: tilesIn(view), spelling })
      const told = (more: Partial<RefusalContext>): string =>
        refusalText(
          { by: 'rules', reason: 'word-not-in-list' },
          { view, draft, slots, voice: voiceIn(language), mayPropose: true, ...more },
        ) ?? ''
      expect(told({})).toContain(secret)
      expect(told({ mayPropose: false })).toContain(secret)
      expect(told({ proposed: 'haus' })).toContain(secret)
      expect(told({ proposed: 'suha' })).not.toContain(secret)
      expect(told({ next: { houseWords: ['Suha'] } })).not.toContain(secret)
    },
  )

  it('BB-32 lets a house word be proposed after a verdict, and offers one that was not found', () => {
    const scene = scenario({ hands: ['HAUSN', 'EEEEE'], options: { dictionary: 'open' } })
    const hears = listener('en', 1)
    const typed = (): unknown =>
      buchstabenbluffTalk.typed?.(toJson(viewOf(scene, 1)), scene.plan.options, hears)
    expect(typed()).toBeUndefined()
    act(scene, 0, 'lay H A U S as suha')
    expect(typed()).toBeUndefined()
    act(scene, 1, 'doubt')
    expect(typed()).toMatchObject({ longest: 10 })
    const offered = buchstabenbluffTalk.proposals(
      toJson(viewOf(scene, 1)),
      scene.plan.options,
      hears,
    )
    expect(offered).toEqual([
      { value: { kind: 'houseWords', words: ['suha'] }, label: 'Make “Suha” a house word' },
    ])
    expect(buchstabenbluffTalk.proposal({ kind: 'houseWords', words: ['suha'] }, hears)).toBe(
      'Make “Suha” a house word',
    )
  })

  it('asks an answer of everybody but the announcer, with the same words for all', () => {
    const scene = scenario({ hands: ['HAUNX', 'EEEEE', 'EEEEE'] })
    act(scene, 0, 'lay H A U N as Haus')
    const asks = [1, 2].map((seat) =>
      buchstabenbluffWindow.voice.ask(toJson(viewOf(scene, seat)), listener('en', seat)),
    )
    const first = 'Ada says that these 4 cards spell “Haus”. Do you believe it?'
    expect(asks).toEqual(Array(2).fill(first))
    // Later everybody knows what is claimed.
    const later = viewOf(scene, 1)
    const words = [...later.words, ...later.words, ...later.words]
    expect(buchstabenbluffWindow.voice.ask(toJson({ ...later, words }), listener('en', 1))).toBe(
      'Ada says “Haus”. Do you believe it?',
    )
    expect(decisionOf(viewOf(scene, 0))).toBeUndefined()
    expect(
      buchstabenbluffWindow.voice.ask(toJson(viewOf(scene, 0)), listener('en')),
    ).toBeUndefined()
  })

  it.each([
    [
      'de',
      'Offen liegt: H an Stelle 1, U an Stelle 3. Verdeckt liegen 2 Karten.',
      'Nur du weißt: Da liegen H, A, U, N, das ist ein Bluff.',
      'Ada sagt, diese 4 Karten ergeben „Haus“. Offen liegt: H an Stelle 1, U an Stelle 3. Glaubst du das?',
    ],
    [
      'nl',
      'Open ligt: H op plaats 1, U op plaats 3. Er liggen 2 kaarten gedekt.',
      'Alleen jij weet: er liggen H, A, U, N, en dat is bluf.',
      'Ada zegt dat deze 4 kaarten “Haus” vormen. Open ligt: H op plaats 1, U op plaats 3. Geloof je dat?',
    ],
    [
      'en',
      'Face up: H in place 1, U in place 3. 2 cards lie face down.',
      'Only you know: the cards are H, A, U, N, a bluff.',
      'Ada says that these 4 cards spell “Haus”. Face up: H in place 1, U in place 3. Do you believe it?',
    ],
  ] as const)(
    'BB-30 reads which cards lie face up, and where, while a word waits, in %s',
    (language, open, own, asked) => {
      const scene = scenario({ hands: ['HAUNX', 'EEEEE'], options: { mixed: 'on' } })
      act(scene, 0, 'lay H! A U! N as Haus')
      const [ofOwner, ofOther] = [viewOf(scene, 0), viewOf(scene, 1)]
      const voice = voiceIn(language, 1)
      expect(buchstabenbluffReadings.tableau(ofOther, voice)).toContain(open)
      expect(buchstabenbluffReadings.tableau(ofOther, voice)).not.toContain(own)
      expect(buchstabenbluffReadings.tableau(ofOwner, voiceIn(language))).toContain(
        `${open} ${own}`,
      )
      expect(buchstabenbluffReadings.ask(ofOther, voice)).toBe(asked)
      expect(buchstabenbluffReadings.options(ofOther, voice)).toContain(asked)
    },
  )
  it('BB-16 reads to who laid it what lies there, also where all lies face down', () => {
    const scene = scenario({ hands: ['HAUSN', 'EEEEE'] })
    act(scene, 0, 'lay H A U S as Haus')
    expect(buchstabenbluffReadings.tableau(viewOf(scene, 0), voiceIn('de'))).toContain(
      '„Haus“. Nur du weißt: Da liegen H, A, U, S. Die Antworten fehlen noch.',
    )
    expect(buchstabenbluffReadings.tableau(viewOf(scene, 1), voiceIn('de', 1))).toContain(
      '„Haus“. Die Antworten fehlen noch.',
    )
  })

  it('says of a match that begins what lies in the middle and who begins, no more', () => {
    const scene = dealt(4)
    const { player, drawPile } = viewOf(scene, 0)
    const other = (player + 1) % 4
    const said = (viewer: Viewer) =>
      buchstabenbluffWindow.voice.deal?.(toJson(viewOf(scene, viewer)), listener('en', viewer))
    const middle = `In the draw pile: ${String(drawPile)}. Discard pile empty.`
    expect(said(other)).toBe(`${middle} It is ${String(NAMES[player])}’s turn.`)
    // Whoever begins is asked in the next sentence.
    expect(said(player)).toBe(middle)
  })
})
