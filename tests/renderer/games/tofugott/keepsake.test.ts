/** The page that a match of Tofugott is saved as: told from its record, whole, and harmless. */
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { fastRandom } from '../../../../src/engine/chance/fastRandom'
import { present } from '../../../../src/engine/basics/invariant'
import { LANGUAGES, type Language } from '../../../../src/engine/basics/language'
import { isRecord } from '../../../../src/engine/basics/json'
import { SHIPPED_DECK } from '../../../../src/games/tofugott/outside/contract'
import { isTofugottSeen } from '../../../../src/games/tofugott/outside/guards'
import { GAMES } from '../../../../src/games/registry'
import {
  chronicleAfter,
  EMPTY_CHRONICLE,
  type Chronicle,
} from '../../../../src/renderer/games/tofugott/score/chronicle'
import { escapeHtml } from '../../../../src/renderer/games/tofugott/keepsake/escapeHtml'
import { keepsakeFaces } from '../../../../src/renderer/games/tofugott/keepsake/keepsakeFaces'
import { keepsakePage } from '../../../../src/renderer/games/tofugott/keepsake/keepsakePage'
import { tofugottTable as german } from '../../../../src/renderer/wording/de/tofugottTable'
import { tofugottTable as english } from '../../../../src/renderer/wording/en/tofugottTable'
import { tofugottTable as dutch } from '../../../../src/renderer/wording/nl/tofugottTable'
import type { Translate } from '../../../../src/renderer/wording/translate'
import { retell } from '../../../../src/renderer/replay/retell'
import { DECKS_OF_TESTS } from '../../../games/tofugott/decks'
import { fairnessOf, startedMatch } from '../../../support/match/fairness'
import { allMessages } from '../../../support/window/wholeWording'

const PAST = { de: german.past, nl: dutch.past, en: english.past }
const MESSAGES = await allMessages()
const NASTY = `</q><script>alert("1")</script>'&amp;`
const BOT: Readonly<Record<Language, string>> = { de: 'Computer', nl: 'computer', en: 'computer' }
const NAMES = ['Ada <b>', 'Ben', 'Cem "x"']

function playedMatch() {
  const random = fastRandom('keepsake')
  const fairness = fairnessOf(random, 3)
  const match = startedMatch(GAMES.tofugott, {
    options: { turns: 1 },
    seats: 3,
    fairness,
    contents: DECKS_OF_TESTS,
  })
  let spoken = 0
  for (let [owed] = match.toAct(); owed; [owed] = match.toAct()) {
    if (owed.kind === 'explain' && spoken < 3) {
      const explanation = { kind: 'words', text: `${NASTY} ${String(spoken)}` }
      const said = match.play(owed.seat, { kind: 'explain', explanation })
      if (said.ok) spoken += 1
    }
    const [next = owed] = match.toAct()
    match.play(
      next.seat,
      next.kind === 'explain' ? { kind: 'done' } : match.sampleMove(next.seat, random),
    )
  }
  return match
}

const match = playedMatch()
const record: unknown = JSON.parse(JSON.stringify(match.record()))
const pieces = [SHIPPED_DECK].flatMap((id) => DECKS_OF_TESTS.find(id) ?? [])

function chronicleIn(language: Language): Chronicle {
  const told = retell(record, pieces, language) ?? []
  return told
    .flatMap((event: unknown) => (isTofugottSeen(event) ? [event] : []))
    .reduce(chronicleAfter, EMPTY_CHRONICLE)
}
function i18nIn(language: Language): Translate {
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
function pageIn(language: Language): string {
  const parts = {
    names: NAMES,
    isBot: (seat: number) => seat === 1,
    date: '1 May',
    language,
    t: i18nIn(language),
  }
  return keepsakePage(retell(record, pieces, language) ?? [], parts, keepsakeFaces())
}

describe('the page of a match of Tofugott', () => {
  it('tells every turn with its three questions, every guess and both answers', () => {
    const { turns } = chronicleIn('en')
    expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 2])
    for (const { questions } of turns) {
      expect(questions.map(({ question }) => question)).toEqual([0, 1, 2])
      for (const { turned, gains } of questions) {
        expect(turned.map(({ role }) => role)).toEqual(['guess', 'guess', 'best', 'worst'])
        expect(gains).toHaveLength(3)
      }
    }
    const said = turns.flatMap(({ questions }) =>
      questions.flatMap(({ turned }) => turned.flatMap((card) => card.said)),
    )
    expect(said.filter(({ kind }) => kind === 'words')).toHaveLength(3)
  })

  it.each(LANGUAGES)('is in %s, with the texts of the cards in it', (language) => {
    const page = pageIn(language)
    expect(page).toContain(`<html lang="${language}">`)
    for (const { card } of chronicleIn(language).turns) {
      expect(card.title).toContain(language)
      for (const asked of [card.title, card.scenario, ...card.questions]) {
        expect(page).toContain(asked)
      }
    }
  })

  it.each(LANGUAGES)(
    'TG-31 tells (%s) who won, every place, and what nobody scored for',
    (language) => {
      const page = pageIn(language)
      const text = (path: string, named: Record<string, unknown>): string =>
        i18nIn(language)(path, named)
      const { ended, turns } = chronicleIn(language)
      const ranks = present(ended, 'the end is told').ranks
      expect(ranks).toHaveLength(3)
      const places = [...page.matchAll(/class="rank">(\d)\.</gu)].map(([, rank]) => Number(rank))
      expect(places).toEqual([...ranks].sort())
      const winner = NAMES[ranks.indexOf(1)] ?? ''
      expect(page).toContain(escapeHtml(text('tofugott.event.matchEnded', { names: winner })))
      const idle = turns.flatMap(({ questions }) =>
        questions.filter(({ gains = [] }) => gains.every((points) => points === 0)),
      )
      expect(idle.length).toBeGreaterThan(0)
      for (const { question } of idle) {
        expect(page).toContain(text('tofugott.event.settledNone', { question: question + 1 }))
      }
      expect(page.match(/class="gains"/gu)).toHaveLength(9)
      expect(turns.every(({ aside }) => aside.length === 2)).toBe(true)
      expect(page.match(/class="aside"/gu)).toHaveLength(3)
    },
  )

  it('TG-21 shows every step of the draw for the tofu', () => {
    const told = [
      { kind: 'tied', seats: [0, 2] },
      { kind: 'drewForTofu', seats: [0, 2], silhouettes: ['rat', 'tree'] },
      { kind: 'drewForTofu', seats: [0, 2], silhouettes: ['pig', 'tofu'] },
      { kind: 'ended', end: 'finished', ranks: [2, 3, 1] },
    ]
    const parts = { names: ['Ada', 'Ben', 'Cem'], isBot: () => false, date: '1 May' }
    const page = keepsakePage(told, { ...parts, language: 'en', t: i18nIn('en') }, '')
    expect(page).toContain('Drawn: Ada rat, Cem tree.')
    expect(page).toContain('Drawn: Ada pig, Cem tofu.')
    expect(page).toContain('The winner: Cem.')
  })

  it('shows what people wrote letter for letter, and nothing of it is taken for a page', () => {
    const page = pageIn('en')
    expect(page).toContain(
      '&lt;/q&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;amp; 0',
    )
    expect(page).toContain('Ada &lt;b&gt;')
    expect(page).toContain('Cem &quot;x&quot;')
    expect(page).not.toContain('<script')
    expect(page).not.toContain('Ada <b>')
  })

  it.each(LANGUAGES)('marks what bots do and say as a bot’s: %s', (language) => {
    const page = pageIn(language)
    const mark = `<i>(${BOT[language]})</i>`
    expect(page).toContain(`Ben ${mark}`)
    expect(page).not.toContain(`Ada &lt;b&gt; ${mark}`)
    const cards = page.match(/<b>[^<]*(?: <i>[^<]*<\/i>)?<\/b> <span>/gu) ?? []
    const ofBen = cards.filter((card) => card.includes('Ben'))
    expect(ofBen.length).toBeGreaterThan(3)
    expect(ofBen.filter((card) => !card.includes(mark))).toEqual([])
  })

  it('shows best and worst side by side before the guesses, each guess marked by what it was', () => {
    const page = pageIn('en')
    const sections = page.split('<section>').slice(1)
    const questions = chronicleIn('en').turns.flatMap((turn) => turn.questions)
    expect(sections).toHaveLength(questions.length)
    sections.forEach((section, index) => {
      const { turned = [] } = questions[index] ?? {}
      const [answers = '', guesses = ''] = section.split('<ul class="guesses">')
      expect(answers.match(/<li class="[a-z ]+"/gu)).toEqual([
        '<li class="best"',
        '<li class="worst"',
      ])
      const silhouetteOf = (role: string) => turned.find((card) => card.role === role)?.silhouette
      const marks = turned
        .filter(({ role }) => role === 'guess')
        .map(({ silhouette }) => {
          if (silhouette === silhouetteOf('best')) return 'hit +1'
          return silhouette === silhouetteOf('worst') ? 'missed −1' : ''
        })
      const found = guesses
        .split('<li class="')
        .slice(1)
        .map((guess) => {
          const [, label = ''] = /aria-label="(.1)"/u.exec(guess) ?? []
          return /^guess (\w+)"/u.exec(guess)?.[1]?.concat(' ', label) ?? ''
        })
      expect(found).toEqual(marks)
    })
    expect(page).toMatch(/class="mark"[^>]*>✓</u)
  })

  it('begins with the podium, what was remarkable, and what people said, in large letters', () => {
    const [top = ''] = pageIn('en').split('<main>')
    expect(top.match(/class="step step-\d"/gu)).toEqual(
      [1, 2, 3].map((step) => `class="step step-${String(step)}"`),
    )
    // As high as its place: two second places stand level.
    const heights = [...top.matchAll(/class="step step-\d" data-rank="(\d)"/gu)].map(([, at]) => at)
    expect(heights).toHaveLength(3)
    expect(heights[0]).toBe('1')
    expect(top).toContain('Best guesser')
    expect(top.match(/<blockquote class="(?:guess|best|worst)">/gu)).toHaveLength(3)
    expect(top).toContain('&lt;script&gt;')
    expect(top.indexOf('class="podium"')).toBeLessThan(top.indexOf('class="highlights"'))
    expect(top.indexOf('class="highlights"')).toBeLessThan(top.indexOf('class="lines"'))
  })

  it('TG-15 marks what was said of a best or a worst answer as that, in every language', () => {
    for (const language of LANGUAGES) {
      const quotes = (pageIn(language).split('<main>')[0] ?? '').split('<blockquote ').slice(1)
      const words = PAST[language]
      const marked = quotes.flatMap((quote) => {
        const role = /^class="(best|worst)"/u.exec(quote)?.[1]
        return role === 'best' || role === 'worst' ? [{ quote, label: words[role] }] : []
      })
      expect(marked.length).toBeGreaterThan(0)
      for (const { quote, label } of marked) {
        expect(quote).toContain(label.replace('{name}', '').trim())
      }
    }
  })

  it('opens without a net: nothing is loaded, nothing may run', () => {
    const page = pageIn('de')
    expect(page).not.toMatch(/\b(?:https?:|src=|@import|url\((?!data:font)|on\w+=)/u)
    expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'; font-src data:")
    expect(page.match(/url\(data:font/gu)).toHaveLength(3)
  })

  it('is made of whole records only', () => {
    if (!isRecord(record)) throw new Error('no record')
    expect(
      retell({ ...record, entries: [{ kind: 'left', seat: 9 }] }, pieces, 'en'),
    ).toBeUndefined()
    expect(retell(record, [], 'en')).toBeUndefined()
    expect(retell({}, pieces, 'en')).toBeUndefined()
  })
})
