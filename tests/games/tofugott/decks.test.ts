/** Reading decks of question cards: ours, and whatever somebody else has written. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameContent } from '../../../src/engine/contract/content'
import { isJson, type Json } from '../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import type { Deck } from '../../../src/games/tofugott/inside/readContent'
import { deckOf } from './decks'

function shippedDeck(): Deck {
  const data: unknown = JSON.parse(readFileSync('resources/content/tofugott/box.json', 'utf8'))
  const deck = isJson(data) ? tofugott.readContent(nameContent('tofugott/box', data)) : undefined
  if (!deck?.ok) throw new Error(deck?.error ?? 'the shipped deck is no JSON')
  return deck.value
}

/** Words that speak to whoever reads the card. */
const SECOND_PERSON: Readonly<Record<Language, RegExp>> = {
  de: /\b(?:du|dich|dir|dein\w*)\b/iu,
  nl: /\b(?:je|jij|jou|jouw|jezelf)\b/iu,
  en: /\b(?:you|your|yours|yourself)\b/iu,
}

describe('the shipped deck', () => {
  it('the box has at least 96 normal and 24 spicy cards in all languages, each with traits', () => {
    const { cards, languages } = shippedDeck()
    expect([...languages].sort()).toEqual([...LANGUAGES].sort())
    expect(cards.filter(({ spicy }) => !spicy).length).toBeGreaterThanOrEqual(96)
    expect(cards.filter(({ spicy }) => spicy).length).toBeGreaterThanOrEqual(24)
    expect(cards.filter(({ traits }) => !traits)).toEqual([])
  })

  it('the box says how many of its cards are in play only where spicy ones are wanted', () => {
    const described = tofugott.describeContent?.(shippedDeck())
    expect(described).toMatchObject({
      count: shippedDeck().cards.length,
      onlyWith: {
        option: 'spicy',
        value: 'on',
        count: shippedDeck().cards.filter(({ spicy }) => spicy).length,
      },
    })
  })

  it('every scenario speaks to the reader, whoever that is', () => {
    for (const { key, text } of shippedDeck().cards) {
      for (const language of LANGUAGES) {
        expect(text[language]?.scenario, key).toMatch(SECOND_PERSON[language])
      }
    }
  })
})

const TEXT = {
  title: 'The lift',
  scenario: 'You are stuck.',
  questions: ['Who?', 'Who else?', 'Who not?'],
}
const CARD = { key: 'lift', text: { en: TEXT } }

function read(
  cards: Json,
  rest: Readonly<Record<string, Json>> = {},
): ReturnType<typeof tofugott.readContent> {
  const deck = { title: { en: 'Ours' }, languages: ['en'], cards, ...rest }
  return tofugott.readContent(nameContent('ours', deck))
}

function errorOf(cards: Json, rest: Readonly<Record<string, Json>> = {}): string {
  const deck = read(cards, rest)
  return deck.ok ? '' : deck.error
}

describe('an own deck', () => {
  it('one language is enough, and a missing flag means normal', () => {
    const deck = read([CARD])
    expect(deck).toMatchObject({
      ok: true,
      value: { languages: ['en'], cards: [{ key: 'lift', spicy: false }] },
    })
    expect(read([{ ...CARD, spicy: true, traits: [{ strong: -1.5 }, {}, { quick: 2 }] }]).ok).toBe(
      true,
    )
  })

  it('reads what each question is after', () => {
    const kinds = ['company', 'love', 'threat']
    expect(read([{ ...CARD, kinds }])).toMatchObject({ ok: true, value: { cards: [{ kinds }] } })
  })

  const cardWith = (change: Readonly<Record<string, Json>>): Json => [
    CARD,
    { ...CARD, key: 'two', ...change },
  ]
  const textWith = (change: Readonly<Record<string, Json>>): Json =>
    cardWith({ text: { en: { ...TEXT, ...change } } })

  it.each<[string, Json, string]>([
    ['a card that is none', [CARD, 7], 'card 2 is no object'],
    ['a key with blanks', cardWith({ key: 'a b' }), 'card 2: key is'],
    ['a key twice', [CARD, CARD], 'two cards have the key lift'],
    ['an unknown field', cardWith({ spice: true }), 'card 2 has an unknown field "spice"'],
    ['a flag in words', cardWith({ spicy: 'yes' }), 'card 2 (two): spicy is'],
    ['no text', cardWith({ text: {} }), 'card 2 (two): text.en is no object'],
    [
      'a language that is not named',
      cardWith({ text: { en: TEXT, de: TEXT } }),
      'text has an unknown field "de"',
    ],
    ['no title', textWith({ title: '' }), 'card 2 (two): text.en.title is no line of 1 to 60'],
    ['a title that is too long', textWith({ title: 'x'.repeat(61) }), 'text.en.title is'],
    ['two lines', textWith({ scenario: 'a\nb' }), 'card 2 (two): text.en.scenario is'],
    ['hidden marks', textWith({ scenario: 'a\u202Eb' }), 'card 2 (two): text.en.scenario is'],
    ['two questions', textWith({ questions: ['a', 'b'] }), 'text.en.questions are not 3'],
    ['a question that is none', textWith({ questions: ['a', 'b', 3] }), 'text.en.questions[2] is'],
    ['traits of two questions', cardWith({ traits: [{}, {}] }), 'card 2 (two): traits are not 3'],
    [
      'an unknown trait',
      cardWith({ traits: [{}, { huge: 1 }, {}] }),
      'traits[1] has an unknown field "huge"',
    ],
    [
      'a weight beyond all',
      cardWith({ traits: [{ strong: 3 }, {}, {}] }),
      'traits[0].strong is no number',
    ],
    ['kinds of two questions', cardWith({ kinds: ['love', 'love'] }), 'kinds are not 3 of company'],
    ['an unknown kind', cardWith({ kinds: ['love', 'hate', 'love'] }), 'kinds are not 3'],
    ['no list', 'cards', 'cards is no list'],
  ])('%s is refused by card and field', (_, cards, words) => {
    expect(errorOf(cards)).toContain(words)
  })

  it('a deck without languages, with unknown ones or with a title that lacks one is refused', () => {
    expect(errorOf([CARD], { languages: [] })).toContain('languages')
    expect(errorOf([CARD], { languages: ['en', 'fr'] })).toContain('languages')
    expect(errorOf([CARD], { languages: ['en', 'en'] })).toContain('languages')
    expect(errorOf([CARD], { title: {} })).toContain('title.en')
    expect(errorOf([CARD], { extra: 1 })).toContain('unknown field "extra"')
    expect(tofugott.readContent(nameContent('ours', null))).toMatchObject({ ok: false })
  })

  it('more than a thousand cards are refused', () => {
    const { data } = deckOf('many', { normal: 1001, languages: ['en'] })
    expect(tofugott.readContent(nameContent('many', data))).toMatchObject({ ok: false })
  })
})
