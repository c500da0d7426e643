// How many cards a deck of one's own takes: what the page of own decks says before anybody sits down.
import { describe, expect, it } from 'vitest'
import { deckNeeds, isEnough, leastCards, needText } from '../../../src/renderer/decks/deckNeeds'
import { LEGALITIES } from '../../../src/games/contracts'

const TIJDLIJN = deckNeeds(LEGALITIES.tijdlijn)

describe('cards to play with', () => {
  it('TL-30 TG-05 are counted for the smallest match of every way', () => {
    expect(TIJDLIJN).toEqual([
      { way: 'tijdlijn-co-operative', least: 24 },
      { way: 'tijdlijn-competitive', least: 13 },
    ])
    expect(deckNeeds(LEGALITIES.tofugott)).toEqual([{ way: 'tofugott', least: 3 }])
    expect(deckNeeds(LEGALITIES['time-bluff'])).toEqual([])
  })

  it('are told as long as some are missing', () => {
    const told = (cards: number): string =>
      needText(TIJDLIJN, cards, (key, named = {}) => `${key} ${JSON.stringify(named)}`)
    expect(leastCards(TIJDLIJN)).toBe(13)
    expect(told(12)).toBe('decks.short {"n":1,"least":13}')
    expect(told(13)).toContain('decks.shortFor')
    expect(told(24)).toBe('')
    expect([12, 13].map((cards) => isEnough(TIJDLIJN, cards))).toEqual([false, true])
  })
})
