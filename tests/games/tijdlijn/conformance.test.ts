/** Tijdlijn keeps every promise of the contract with decks, facts and talk of its own. */
import { expect, it } from 'vitest'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import { findBreach } from '../../support/conformance/findBreach'
import { TIJDLIJN_TRIAL } from './trial'

const MATCHES = 60

it(`keeps every promise over ${String(MATCHES)} random matches`, () => {
  expect(findBreach(tijdlijn, MATCHES, TIJDLIJN_TRIAL)).toBeUndefined()
})
