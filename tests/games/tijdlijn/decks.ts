/** Decks for tests: made up, with years that a test chooses. */
import {
  contentPortOf,
  nameContent,
  type Content,
  type ContentPort,
} from '../../../src/engine/contract/content'
import type { Json } from '../../../src/engine/basics/json'
import { DECKS, SHIPPED_DECK } from '../../../src/games/tijdlijn/outside/options'
import { THEMES, type Theme } from '../../../src/games/tijdlijn/outside/eras'

/** One made-up event of a deck file. */
export function eventOf(
  key: string,
  year: number,
  theme: Theme = 'science',
): { [key: string]: Json } {
  return {
    key,
    year,
    theme,
    picture: 'wheel',
    text: {
      de: { front: `Vorderseite ${key}`, explanation: `Erklärung ${key}` },
      nl: { front: `Voorkant ${key}`, explanation: `Uitleg ${key}` },
      en: { front: `Front ${key}`, explanation: `Explanation ${key}` },
    },
    source: `Source ${key}`,
  }
}

/** A deck file in three languages with these events. */
export function deckFile(events: readonly Json[]): { [key: string]: Json } {
  return {
    title: { de: 'Probe', nl: 'Proef', en: 'Trial' },
    languages: ['de', 'nl', 'en'],
    events: [...events],
  }
}

/** Years over all eras; equal ones among them. */
function yearOf(index: number): number {
  const spread = [-300, 200, 650, 1300, 1520, 1700, 1810, 1850, 1880, 1910, 1935, 1960, 1985, 2005]
  return (spread[index % spread.length] ?? 1) + Math.floor(index / (2 * spread.length))
}

/** So many events over all eras and themes. */
function manyEvents(count: number, name: string): Json[] {
  return Array.from({ length: count }, (_, index) =>
    eventOf(`${name}-${String(index)}`, yearOf(index), THEMES[index % THEMES.length]),
  )
}

/** A deck in Dutch alone. */
function dutchDeck(count: number): Json {
  const events = Array.from({ length: count }, (_, index) => ({
    key: `oud-${String(index)}`,
    year: 1600 + index,
    theme: 'politics',
    picture: 'crown',
    text: { nl: { front: `Ooit ${String(index)}`, explanation: `Toen ${String(index)}` } },
    source: 'Archief',
  }))
  return { title: { nl: 'Vroeger' }, languages: ['nl'], events }
}

/** The deck that stands in for the shipped one, and two that people have of their own. */
export const TRIAL_DECKS: readonly Content[] = [
  nameContent(SHIPPED_DECK, deckFile(manyEvents(112, 'thing'))),
  nameContent('dutch', dutchDeck(24)),
  nameContent('small', deckFile(manyEvents(20, 'small'))),
]

/** A port over decks that can all be chosen. */
export function portOf(decks: readonly Content[]): ContentPort {
  return contentPortOf(decks, { [DECKS]: decks.map(({ id }) => id) })
}

/** A port over the trial decks. */
export const TIJDLIJN_CONTENTS: ContentPort = portOf(TRIAL_DECKS)
