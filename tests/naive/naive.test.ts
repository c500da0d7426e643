/** A second model of the rules follows random matches of the real games and must agree with everything it sees. */
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../../src/games/contracts'
import { NAIVE_MODELS, type Follow } from './models'

const MATCHES = 500
const MOST_FOR_A_FAULT = 300

function agree(follow: Follow): void {
  let [moves, refused] = [0, 0]
  for (let match = 0; match < MATCHES; match++) {
    const seed = `naive-${String(match)}`
    const followed = follow(seed)
    expect(followed.disagreement, seed).toBeUndefined()
    moves += followed.moves
    refused += followed.refused
  }
  expect(moves).toBeGreaterThan(MATCHES * 20)
  expect(refused).toBeGreaterThan(MATCHES * 20)
}

function notices(follow: Follow): boolean {
  const seeds = Array.from({ length: MOST_FOR_A_FAULT }, (_, match) => `naive-${String(match)}`)
  return seeds.some((seed) => follow(seed).disagreement !== undefined)
}

it('is there for every game', () => {
  expect(Object.keys(NAIVE_MODELS).sort()).toEqual([...GAME_IDS].sort())
})

describe.each(Object.entries(NAIVE_MODELS))(
  'the naive model of %s',
  (_game, { follow, faulty }) => {
    it(`agrees with the engine over ${String(MATCHES)} random matches`, () => {
      agree(follow)
    }, 300_000)

    it.each(Object.entries(faulty))('notices the planted wrong rule "%s"', (_fault, wrong) => {
      expect(notices(wrong)).toBe(true)
    })
  },
)
