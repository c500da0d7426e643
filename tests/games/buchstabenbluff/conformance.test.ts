/** The promises of the contract of a game, kept with words and house words of its own. */
import { describe, expect, it } from 'vitest'
import { buchstabenbluff } from '../../../src/games/buchstabenbluff/inside/index'
import { findBreach } from '../../support/conformance/findBreach'
import { BUCHSTABENBLUFF_TRIAL } from './trial'

const MATCHES = 60

describe('buchstabenbluff keeps the contract', () => {
  it(`over ${String(MATCHES)} random matches`, () => {
    expect(findBreach(buchstabenbluff, MATCHES, BUCHSTABENBLUFF_TRIAL)).toBeUndefined()
  }, 60_000)
})
