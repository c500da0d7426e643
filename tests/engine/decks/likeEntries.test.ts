/** What an own deck has in common with the shipped one, told by its words: in each language, and without a false alarm within the shipped one. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { draftOfData } from '../../../src/engine/decks/deckData'
import type { DeckDraft } from '../../../src/engine/decks/deckDraft'
import { likeEntries } from '../../../src/engine/decks/likeEntries'
import type { Json } from '../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import { DECK_FORM } from '../../../src/games/tijdlijn/outside/deckForm'

let shipped: DeckDraft

beforeAll(() => {
  const data: Json = JSON.parse(readFileSync('resources/content/tijdlijn/box.json', 'utf8'))
  const { draft } = draftOfData(data, DECK_FORM)
  if (!draft) throw new Error('the shipped deck is one')
  shipped = draft
})

/** A deck of these fronts, each with a year. */
function deckOf(language: Language, fronts: readonly string[], year = '1900'): DeckDraft {
  const rows = fronts.map((front) => ({ cells: { [`front.${language}`]: front, year }, data: {} }))
  return { title: { [language]: 'x' }, languages: [language], rows }
}

function likeIn(deck: DeckDraft): readonly number[] {
  return likeEntries(deck, [shipped], DECK_FORM)
}

describe('entries like shipped ones', () => {
  it.each<[Language, string[]]>([
    [
      'en',
      [
        'A sheep called Dolly is cloned in Scotland',
        'Vasco da Gama sails round Africa to India',
        'An earthquake destroys Lisbon!',
        'The Mona Lisa is stolen: it has disappeared from the Louvre',
        'Aunt Vera moves to Lisbon',
        'Grandfather opens his workshop',
        'The first car of our family',
      ],
    ],
    [
      'de',
      [
        'In Schottland wird ein geklontes Schaf geboren',
        'Vasco da Gama erreicht Indien rund um Afrika',
        'Ein Erdbeben zerstört Lissabon',
        'Die Mona Lisa verschwindet aus dem Louvre.',
        'Tante Vera zieht nach Lissabon',
        'Opa eröffnet seine Werkstatt',
        'Das erste Auto der Familie',
      ],
    ],
    [
      'nl',
      [
        'In Schotland wordt een gekloond schaap geboren, Dolly',
        'Vasco da Gama bereikt India om Afrika heen',
        'Een aardbeving verwoest Lissabon',
        'De Mona Lisa verdwijnt uit het Louvre!',
        'Tante Vera verhuist naar Lissabon',
        'Opa opent zijn werkplaats',
        'De eerste auto van de familie',
      ],
    ],
  ])('are found in other words, and family events are not, in %s', (language, fronts) => {
    expect(likeIn(deckOf(language, fronts))).toEqual([1, 2, 3, 4])
  })

  it('are none among different events of the shipped deck', () => {
    const { rows } = shipped
    const half = (rest: number): DeckDraft => ({
      ...shipped,
      rows: rows.filter((_, index) => index % 2 === rest),
    })
    const alarms = likeEntries(half(0), [half(1)], DECK_FORM)
    expect(alarms).toEqual([])
  })

  it.each(LANGUAGES)('tell nothing of a year, however one asks, in %s', (language) => {
    const fronts = [firstFront(language), 'Oma']
    const answers = ['-44', '1066', '1492', '1789', '1969'].map((year) =>
      likeIn(deckOf(language, fronts, year)),
    )
    expect(answers).toEqual(answers.map(() => [1]))
  })

  it('are not looked for where no field tells twins, nor in a deck that is too long', () => {
    const { twins: _twins, ...form } = DECK_FORM
    const deck = deckOf('en', ['A cloned sheep is born in Scotland'])
    expect(likeEntries(deck, [shipped], form)).toEqual([])
    expect(likeEntries(deck, [shipped], { ...DECK_FORM, most: 0 })).toEqual([])
    expect(likeEntries(deck, [], DECK_FORM)).toEqual([])
  })
})

/** The front of the first shipped event. */
function firstFront(language: Language): string {
  return shipped.rows[0]?.cells[`front.${language}`] ?? ''
}
