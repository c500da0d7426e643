import { describe, expect, it } from 'vitest'
import { nameContent } from '../../../src/engine/contract/content'
import type { Json } from '../../../src/engine/basics/json'
import { parsedOptions } from '../../support/match/randomOptions'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import { deckFile, eventOf, portOf, TRIAL_DECKS } from './decks'
import { dealt, look } from './scenario'

/** What is said of a deck; 'sound' if nothing is. */
function said(data: Json): string {
  const read = tijdlijn.readContent(nameContent('own', data))
  return read.ok ? 'sound' : read.error
}

function withEvent(change: { readonly [key: string]: Json | undefined }): Json {
  return deckFile([eventOf('first', 1500), { ...eventOf('moon', 1969), ...change }])
}

describe('deck files', () => {
  it('are read into events with a key for all decks', () => {
    const read = tijdlijn.readContent(nameContent('own', withEvent({})))
    expect(read.ok && read.value.entries.map(({ key, year }) => [key, year])).toEqual([
      ['own/first', 1500],
      ['own/moon', 1969],
    ])
  })

  const SECOND = 'event 2 ("moon")'
  it.each<readonly [string, Json]>([
    ['deck: must be an object', null],
    ['deck: must be an object', []],
    ['deck: has an unknown field "colour"', { ...deckFile([]), colour: 1 }],
    ['deck: lacks the field "events"', { title: {}, languages: [] }],
    ['languages: must be some of', { ...deckFile([eventOf('a', 1)]), languages: ['de', 'de'] }],
    ['languages: must be some of', { ...deckFile([eventOf('a', 1)]), languages: ['fr'] }],
    ['languages: must be a list', { ...deckFile([eventOf('a', 1)]), languages: 'de' }],
    [
      'title: lacks the field "nl"',
      { ...deckFile([eventOf('a', 1)]), title: { de: 'x', en: 'y' } },
    ],
    [
      'title.nl: must be one line',
      { ...deckFile([eventOf('a', 1)]), title: { de: 'x', nl: '', en: 'y' } },
    ],
    ['events: must be a list of 1 to 2000 entries', deckFile([])],
    ['event 2: must be an object', deckFile([eventOf('a', 1), 7])],
    ['event 2: has an unknown field "colour"', withEvent({ colour: 'red' })],
    ['event 2, key: must be words', withEvent({ key: '../../secret' })],
    ['event 2 ("first"), key: event 1 has it as well', withEvent({ key: 'first' })],
    [`${SECOND}, year: must be a whole number`, withEvent({ year: 0 })],
    [`${SECOND}, year: must be a whole number`, withEvent({ year: 1969.5 })],
    [`${SECOND}, year: must be a whole number`, withEvent({ year: '1969' })],
    [`${SECOND}, year: must be a whole number`, withEvent({ year: 99_999 })],
    [`${SECOND}, theme: must be one of science`, withEvent({ theme: 'war' })],
    [`${SECOND}, picture: must be words`, withEvent({ picture: 'a/b' })],
    [`${SECOND}, source: must be one line`, withEvent({ source: 'two\nlines' })],
    [`${SECOND}, source: lacks the field "de"`, withEvent({ source: { en: 'a book' } })],
    [
      `${SECOND}, source.nl: must be one line`,
      withEvent({ source: { de: 'ein Buch', nl: '', en: 'a book' } }),
    ],
    [`${SECOND}, text: must be an object`, withEvent({ text: 'Moon' })],
    [
      `${SECOND}, text: lacks the field "de"`,
      withEvent({ text: { en: { front: 'a', explanation: 'b' } } }),
    ],
  ])('are refused with entry and field: %s', (sentence, data) => {
    expect(said(data)).toContain(sentence)
  })

  it('name text, language and what is too long', () => {
    const { text } = eventOf('moon', 1969)
    const long = { front: 'x'.repeat(121), explanation: 'y' }
    const event = withEvent({ text: { ...(typeof text === 'object' ? text : {}), nl: long } })
    expect(said(event)).toBe(
      'event 2 ("moon"), text.nl.front: must be one line of 1 to 120 characters, without blanks around it or anything that cannot be seen',
    )
    const bare = withEvent({ text: { de: {}, nl: {}, en: {} } })
    expect(said(bare)).toContain('text.de: lacks the field "front"')
  })

  it('harm nobody, however odd they are', () => {
    let deep: Json = []
    for (let level = 0; level < 20_000; level++) deep = [deep]
    const wide = Object.fromEntries([...new Array(50_000).keys()].map((key) => [String(key), key]))
    const odd: Json[] = [
      { title: 1, languages: ['de'], events: [1] },
      { ...deckFile([eventOf('a', 1)]), events: new Array<Json>(100_000).fill(eventOf('a', 1)) },
      JSON.parse('{"__proto__": {"title": 1}, "constructor": 2}'),
      wide,
      withEvent({ source: '\u202ereversed' }),
      withEvent({ source: 'a'.repeat(1_000_000) }),
    ]
    for (const data of odd) expect(said(data)).not.toBe('sound')
    const read = tijdlijn.readContent({ id: 'own', hash: '', data: deep })
    expect(read.ok).toBe(false)
    const inside = tijdlijn.readContent({ id: 'own', hash: '', data: withEvent({ text: deep }) })
    expect(inside.ok).toBe(false)
  })
})

describe('languages', () => {
  it('name where the date can be looked up in the words of each, or in the same ones for all', () => {
    const source = { de: 'ein Buch', nl: 'een boek', en: 'a book' }
    for (const [written, read] of [
      [source, source],
      ['Wien Museum', { de: 'Wien Museum', nl: 'Wien Museum', en: 'Wien Museum' }],
    ] as const) {
      const deck = tijdlijn.readContent(nameContent('own', withEvent({ source: written })))
      expect(deck.ok && deck.value.entries[1]?.sources).toEqual(read)
    }
  })

  it('show each viewer his own alone', () => {
    const table = dealt(2, { mode: 'competitive' })
    const texts = (['de', 'nl', 'en'] as const).map((language) =>
      JSON.stringify(look(table, 0, language)),
    )
    const marks = ['Vorderseite', 'Voorkant', 'Front ']
    for (const [index, text] of texts.entries()) {
      expect(marks.map((mark) => text.includes(mark))).toEqual(
        marks.map((_, other) => other === index),
      )
    }
  })

  it('show a deck in one language to everybody, and say which it is', () => {
    const table = dealt(2, { decks: ['dutch'], cards: 24 })
    const [german, dutch] = [look(table, 0, 'de'), look(table, 0, 'nl')]
    expect(german.players[0]?.cards[0]).toMatchObject({ language: 'nl' })
    expect(german.players[0]?.cards[0]?.front).toContain('Ooit')
    expect(dutch.players[0]?.cards[0]).not.toHaveProperty('language')
  })
})

describe('several decks', () => {
  it('with the same event have it once', () => {
    const copy = nameContent(
      'tijdlijn/copy',
      deckFile([eventOf('thing-0', -300), eventOf('thing-1', 9)]),
    )
    const decks = [...TRIAL_DECKS, copy]
    const options = parsedOptions(
      tijdlijn,
      { decks: ['tijdlijn/box', 'tijdlijn/copy'] },
      portOf(decks),
    )
    const ready = new Map(
      decks.map((piece) => {
        const deck = tijdlijn.readContent(piece)
        if (!deck.ok) throw new Error(deck.error)
        return [piece.id, deck.value] as const
      }),
    )
    const plan = tijdlijn.plan(options, 2, ready)
    const keys = plan.ok ? plan.value.events.map(({ key }) => key) : []
    expect(keys).toHaveLength(113)
    expect(keys).toContain('tijdlijn/copy/thing-1')
    expect(keys).not.toContain('tijdlijn/copy/thing-0')
  })
})
