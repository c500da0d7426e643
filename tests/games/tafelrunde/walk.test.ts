/** Random matches with random options: nothing is lost, nobody is stuck, every one ends. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { sealGame } from '../../../src/engine/contract/game'
import { invariant } from '../../../src/engine/basics/invariant'
import { pick, type Random } from '../../../src/engine/chance/random'
import type { Viewer } from '../../../src/engine/basics/seat'
import { allChests, newDeck, specialCard } from '../../../src/games/tafelrunde/outside/faces'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import type { TafelrundeState } from '../../../src/games/tafelrunde/inside/state'
import type { TafelrundeTypes } from '../../../src/games/tafelrunde/inside/types'
import { fairnessOf, startedMatch } from '../../support/match/fairness'
import { randomOptions } from '../../support/match/randomOptions'
import { dealt } from './scenario'

const MATCHES = 60
const LOOK_EVERY = 9
const MOST_MOVES = 3000

function sorted(list: readonly number[]): number[] {
  return [...list].sort((one, other) => one - other)
}

/** Every deck is whole, all chests are there, and every list is in order. */
function checkPieces(state: TafelrundeState): void {
  const isDealt = state.phase.kind !== 'choosing'
  for (const { special, hand, draw, discard, lying } of state.players) {
    const lies = lying.map((card) =>
      card.kind === 'rogue' ? card.card : specialCard(card.special),
    )
    const all = sorted([...hand, ...draw, ...discard, ...lies])
    expect(all).toEqual(isDealt ? newDeck(special) : [])
    expect([hand, discard]).toEqual([sorted(hand), sorted(discard)])
  }
  const chests = state.players.flatMap(({ open, secured }) => [...open, ...secured])
  expect(sorted([...chests, ...state.middle, ...state.stack])).toEqual(allChests())
}

/** An imagined world looks the same, asks the same and has the same pieces. */
function checkImagined(state: TafelrundeState, viewer: Viewer, random: Random): void {
  const view = tafelrunde.view(state, viewer)
  const world = tafelrunde.imagine(view, random)
  checkPieces(world)
  expect(tafelrunde.view(world, viewer)).toEqual(view)
  expect(tafelrunde.toAct(world)).toEqual(tafelrunde.toAct(state))
  expect(tafelrunde.outcome(world)).toEqual(tafelrunde.outcome(state))
}

function checkMoves(state: TafelrundeState, seat: number, seed: string): void {
  const view = tafelrunde.view(state, seat)
  const moves = [...tafelrunde.legalMoves(view)]
  const texts = moves.map((move) => tafelrunde.notation.formatMove(move))
  expect(new Set(texts).size).toBe(texts.length)
  expect(moves.map((move) => tafelrunde.check(view, move))).toEqual(moves.map(() => undefined))
  expect(texts.map((text) => tafelrunde.notation.parseMoveText(text))).toEqual(
    moves.map((value) => ({ ok: true, value })),
  )
  const sampled = tafelrunde.sampleMove(view, fastRandom(seed))
  expect(moves).toContainEqual(sampled)
  expect(tafelrunde.sampleFrom(state, seat, fastRandom(seed))).toEqual(sampled)
  expect(moves).toContainEqual(tafelrunde.fallback(view, fastRandom(seed)))
}

/** Playing on a copy leaves the original alone, and both lead to the same place. */
function checkCopy(state: TafelrundeState, seat: number, seed: string): void {
  const before = JSON.stringify(state)
  const copies = [tafelrunde.copy(state), tafelrunde.copy(state)]
  const move = tafelrunde.sampleFrom(state, seat, fastRandom(seed))
  for (const copy of copies) tafelrunde.play(copy, { seat, move }, fastRandom(seed))
  expect(JSON.stringify(state)).toBe(before)
  expect(copies[1]).toEqual(copies[0])
}

function checkAll(state: TafelrundeState, seed: string): void {
  const random = fastRandom(seed)
  checkPieces(state)
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  for (const { seat } of tafelrunde.toAct(state)) {
    checkMoves(state, seat, seed)
    checkCopy(state, seat, seed)
  }
  checkImagined(state, 'spectator', random)
  state.players.forEach((_, seat) => checkImagined(state, seat, random))
  const asked = tafelrunde.toAct(state).map(({ seat }) => seat)
  state.players.forEach((_, seat) => {
    const offered = [...tafelrunde.legalMoves(tafelrunde.view(state, seat))].length
    expect(offered > 0).toBe(asked.includes(seat))
  })
}

/** Plays one match to its end; how many moves it took. */
function walk(seed: string): { state: TafelrundeState; moves: number } {
  const random = fastRandom(seed)
  const state = dealt(2 + random.below(3), seed, randomOptions(tafelrunde, random))
  const keys = new Set<string>()
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    if (moves % LOOK_EVERY === 0) checkAll(state, `${seed}/${String(moves)}`)
    const decision = pick(tafelrunde.toAct(state), random)
    if (!decision) return { state, moves }
    const key = `${tafelrunde.question(state, decision).name}/${String(decision.seat)}`
    expect(keys.has(key)).toBe(false)
    keys.add(key)
    const move = tafelrunde.sampleFrom(state, decision.seat, random)
    tafelrunde.play(state, { seat: decision.seat, move }, random)
  }
  return { state, moves: MOST_MOVES }
}

describe('a naive walk', () => {
  it(`ends ${String(MATCHES)} random matches with everything in its place`, () => {
    for (let match = 0; match < MATCHES; match++) {
      const { state } = walk(`walk ${String(match)}`)
      expect(state.phase.kind).toBe('over')
      checkAll(state, `end ${String(match)}`)
      expect(tafelrunde.outcome(state)?.ranks).toContain(1)
    }
  }, 120_000)

  it('runs as a match of the engine, fallbacks included', () => {
    for (const seats of [2, 3, 4]) {
      const random = fastRandom(`engine ${String(seats)}`)
      const fairness = fairnessOf(random, seats)
      const match = startedMatch(sealGame<TafelrundeTypes>(tafelrunde), {
        options: {},
        seats,
        fairness,
      })
      for (let moves = 0; moves < MOST_MOVES && !match.outcome(); moves++) {
        const decision = match.toAct()[0]
        invariant(decision, 'somebody is asked')
        const fallback = match.prepareFallback(decision.seat)
        invariant(fallback.ok, 'a fallback is legal')
        if (random.below(4) === 0) fallback.value.apply()
        else match.play(decision.seat, match.sampleMove(decision.seat, random))
      }
      expect(match.outcome()).toMatchObject({ kind: 'ranking', scores: { length: seats } })
      expect(match.formatState()).toContain('phase {"kind":"over"')
      expect(match.formatView(0, 'en')).toContain('over (')
    }
  })
})
