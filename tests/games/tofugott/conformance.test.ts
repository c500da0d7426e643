/** Tofugott keeps the contract of a game over decks with and without all languages. */
import { describe, expect, it } from 'vitest'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import type { TofugottTypes } from '../../../src/games/tofugott/inside/types'
import { findBreach } from '../../support/conformance/findBreach'
import { TOFUGOTT_TRIAL } from './decks'

describe('tofugott', () => {
  it('keeps every promise over 40 random matches', () => {
    expect(findBreach<TofugottTypes>(tofugott, 40, TOFUGOTT_TRIAL)).toBeUndefined()
  }, 60_000)
})
