/** Tofugott keeps the contract of a game over decks with and without all languages. */
import { describe, expect, it } from 'vitest'
import type { TofugottTypes } from '../../../src/games/tofugott/inside/types'
import { findBreach } from '../../support/conformance/findBreach'
import { TOFUGOTT_TRIAL } from './decks'
import { TOFUGOTT_OF_TESTS } from './scenario'

describe('tofugott', () => {
  it('keeps every promise over 40 random matches', () => {
    expect(findBreach<TofugottTypes>(TOFUGOTT_OF_TESTS, 40, TOFUGOTT_TRIAL)).toBeUndefined()
  }, 60_000)
})
