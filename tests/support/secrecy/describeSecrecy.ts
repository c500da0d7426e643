/** The secrecy law for one game as tests: it holds, every viewer is told what the rules tell him, and planted leaks are caught. */
import { describe, expect, it } from 'vitest'
import type { Game, GameTypes } from '../../../src/engine/contract/game'
import { firstEventLeak, firstLeak, type Leak, type SecrecyTerms } from './secrecyLaw'

/** `npm run secrecy` asks for more, from a seed of its own. */
const { STAMMTISCH_PAIRS, STAMMTISCH_MATCHES, STAMMTISCH_SEED } = process.env
const LONGEST_TRIAL = 24 * 60 * 60 * 1000

function wished(text: string | undefined, otherwise: number): number {
  return text === undefined ? otherwise : Number(text)
}

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
    const worlds = wished(STAMMTISCH_PAIRS, pairs)
    it(
      `holds over ${String(worlds)} pairs of worlds`,
      () => {
        expect(firstLeak(terms, game, worlds, STAMMTISCH_SEED)).toBeUndefined()
      },
      LONGEST_TRIAL,
    )

    const whole = wished(STAMMTISCH_MATCHES, matches)
    it(
      `tells every viewer of an event what the rules tell him, over ${String(whole)} matches`,
      () => {
        expect(firstEventLeak(terms, game, whole, STAMMTISCH_SEED)).toBeUndefined()
      },
      LONGEST_TRIAL,
    )

    it.each(Object.entries(leaks))('a planted leak is caught: %s', (_name, leak) => {
      expect(firstLeak(terms, { ...game, ...leak(game) }, pairs)).toBeTypeOf('string')
    })

    it.each(Object.entries(eventLeaks))('a planted leak is caught: %s', (_name, leak) => {
      expect(firstEventLeak(terms, { ...game, ...leak(game) }, matches)).toBeTypeOf('string')
    })
  })
}
