/** The promises of the contract of a game, kept by every registered game and broken by every planted fault. */
import { describe, expect, it } from 'vitest'
import { timeBluff } from '../../src/games/time-bluff/inside/index'
import type { TimeBluffTypes } from '../../src/games/time-bluff/inside/types'
import { GAME_IDS } from '../../src/games/contracts'
import { GAMES } from '../../src/games/registry'
import { casesOf } from '../support/cases'
import { findBreach } from '../support/conformance/findBreach'
import { TRIAL_CONTENTS, TRIAL_FACTS, TRIAL_PRACTICE } from '../support/match/trialContents'
import { COURSE_FAULTS, MOVE_FAULTS, QUESTION_FAULTS, SETUP_FAULTS } from './plantedFaults'

const MATCHES = casesOf('R5')

describe('every registered game keeps the contract', () => {
  for (const id of GAME_IDS) {
    it(`R5 ${id} keeps every promise over ${String(MATCHES)} random matches`, () => {
      const contents = TRIAL_CONTENTS[id]
      const breach = GAMES[id].open((game) => {
        const brought = game.facts?.parse(TRIAL_FACTS[id])
        const facts = brought?.ok ? { facts: () => brought.value } : {}
        const practice = TRIAL_PRACTICE[id] ?? []
        return findBreach(game, MATCHES, { contents, practice, ...facts })
      })
      expect(breach).toBeUndefined()
    })
  }
})

const FAULTS = { ...SETUP_FAULTS, ...QUESTION_FAULTS, ...MOVE_FAULTS, ...COURSE_FAULTS }

describe('planted faults are caught', () => {
  it.each(Object.entries(FAULTS))('%s', (words, mutate) => {
    expect(findBreach<TimeBluffTypes>({ ...timeBluff, ...mutate() }, 7)).toContain(words)
  })
})
