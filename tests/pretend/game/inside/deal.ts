/** A new match (PG-03, PG-07, PG-08). */
import type { Random } from '../../../../src/engine/chance/random'
import { shuffle } from '../../../../src/engine/chance/random'
import type { Seat } from '../../../../src/engine/basics/seat'
import { takeAny } from './draw'
import { thingsNeeded, type WhisperPlan } from './plan'
import type { Phase, Player, WhisperState } from './state'

/** What a person knows: ids of things whose weight he has seen. */
export type WhisperFacts = readonly string[]

/** Nobody has whispered. */
export function newWhispering(players: readonly Player[]): Phase {
  return { kind: 'whispering', whispers: players.map(({ left }) => (left ? 'absent' : 'missing')) }
}

function unknownThings(
  { options, seats, things }: WhisperPlan,
  random: Random,
  facts: Readonly<Record<Seat, WhisperFacts>>,
): string[] {
  const told = new Set(Object.values(facts).flat())
  const known = [...things.keys()].filter((id) => told.has(id))
  shuffle(known, random)
  const spare = Math.max(0, things.size - thingsNeeded(options, seats))
  const out = new Set(known.slice(0, spare))
  return [...things.keys()].filter((id) => !out.has(id))
}

/** A new match: the first whispers are waited for. */
export function deal(
  plan: WhisperPlan,
  random: Random,
  facts: Readonly<Record<Seat, WhisperFacts>>,
): WhisperState {
  const { options, seats } = plan
  const pile = unknownThings(plan, random, facts)
  const row = [takeAny(pile, random)]
  const weights = Object.fromEntries(
    Array.from(plan.things.values(), ({ id, weight }) => [id, weight]),
  )
  const first = options.first === 'none' ? random.below(seats) : options.first
  const players = Array.from({ length: seats }, () => ({ hand: [], points: 0, left: false }))
  return {
    options,
    seats,
    turn: 0,
    first,
    phase: newWhispering(players),
    players,
    row,
    weights,
    pile,
  }
}
