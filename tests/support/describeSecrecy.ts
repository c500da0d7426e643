/** The secrecy law for one game as tests: it holds, every viewer is told what the rules tell him, and planted leaks are caught. */
import { describe, expect, it } from 'vitest'
import type { Game, GameTypes } from '../../src/engine/game'
import { firstEventLeak, firstLeak, type Leak, type SecrecyTerms } from './secrecyLaw'

/** What is tried, and how often. */
export interface SecrecyTrial<T extends GameTypes> {
  /** Pairs of worlds that look alike to a seat. */
  readonly pairs: number
  /** Matches whose every event is held against the rules. */
  readonly matches: number
  /** Leaks of views, questions and refusals, by what they give away. */
  readonly leaks: Readonly<Record<string, Leak<T>>>
  /** Leaks of events. */
  readonly eventLeaks: Readonly<Record<string, Leak<T>>>
}

/** Declares the tests. */
export function describeSecrecy<T extends GameTypes>(
  game: Game<T>,
  terms: SecrecyTerms<T>,
  { pairs, matches, leaks, eventLeaks }: SecrecyTrial<T>,
): void {
  describe(`the secrecy law for ${game.id}`, () => {
    it(`holds over ${String(pairs)} pairs of worlds`, () => {
      expect(firstLeak(terms, game, pairs)).toBeUndefined()
    })

    it(`tells every viewer of an event what the rules tell him, over ${String(matches)} matches`, () => {
      expect(firstEventLeak(terms, game, matches)).toBeUndefined()
    })

    it.each(Object.entries(leaks))('a planted leak is caught: %s', (_name, leak) => {
      expect(firstLeak(terms, { ...game, ...leak(game) }, pairs)).toBeTypeOf('string')
    })

    it.each(Object.entries(eventLeaks))('a planted leak is caught: %s', (_name, leak) => {
      expect(firstEventLeak(terms, { ...game, ...leak(game) }, matches)).toBeTypeOf('string')
    })
  })
}
