/** What a bot of Time Bluff believes against what its seat could know, beside the open cards of random matches. */
import { describe, expect, it } from 'vitest'
import { certainOf } from '../../src/bots/time-bluff/expectation'
import { deckCounts } from '../../src/bots/time-bluff/deck'
import { newMemory, type Memory } from '../../src/bots/time-bluff/memory'
import { remember } from '../../src/bots/time-bluff/remember'
import { TIME_BLUFF_BOTS } from '../../src/bots/time-bluff/bots'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import type { Random } from '../../src/engine/chance/random'
import { timeBluff } from '../../src/games/time-bluff/inside/index'
import type { TimeBluffState } from '../../src/games/time-bluff/inside/state'
import { FACES } from '../../src/games/time-bluff/outside/cards'
import { randomTable } from '../support/host/randomTable'

const MATCHES = 40
const MOVES = 250
const ROUNDING = 1e-6
const BUDGET = { playouts: 0, hasTime: () => true }

function holds(hand: readonly number[], card: number): number {
  return hand.filter((one) => one === card).length
}

/** Whatever a memory gets wrong, in words. */
function* faults(state: TimeBluffState, memory: Memory, you: number): Iterable<string> {
  const all = [...memory.hands]
  for (const pile of memory.piles) {
    for (const { card, maybe } of pile) {
      if (card === undefined) all.push(maybe ?? [])
      else all.push(Array.from({ length: FACES }, (_, face) => (face === card ? 1 : 0)))
    }
  }
  const deck = deckCounts(state.options.pairCards === 'on')
  for (let card = 0; card < FACES; card++) {
    const expected = all.reduce((sum, one) => sum + (one[card] ?? 0), 0)
    if (expected > (deck[card] ?? 0) + ROUNDING) yield `too many of ${String(card)}`
  }
  for (const [seat, hand] of state.hands.entries()) {
    const known = memory.hands[seat] ?? []
    if (memory.counts[seat] !== hand.length) yield `the count of seat ${String(seat)}`
    const expected = known.reduce((sum, part) => sum + part, 0)
    if (expected > hand.length + ROUNDING) yield `more cards than seat ${String(seat)} has`
    for (let card = 0; card < FACES; card++) {
      const certain = certainOf(known[card] ?? 0)
      const held = holds(hand, card)
      if (certain > held) yield `seat ${String(seat)} without ${String(card)}`
      if (seat === you && certain !== held) yield `the own ${String(card)}`
    }
  }
  for (const [place, { layers }] of state.piles.entries()) {
    const known = memory.piles[place] ?? []
    if (known.length !== layers.length) yield `the height of place ${String(place)}`
    for (const [index, { card }] of known.entries()) {
      if (card === undefined || card === layers[index]?.card) continue
      yield `card ${String(index)} of place ${String(place)}`
    }
  }
}

interface Watched {
  readonly state: TimeBluffState
  readonly memories: readonly Memory[]
  /** Cards that the layer of the play in the window held before it. */
  readonly handBefore: number
}

/** One match with random options, moved by chance and by bots in turn, and all that its seats keep in mind. */
function* playWatched(random: Random): Iterable<Watched> {
  const { state } = randomTable(timeBluff, random)
  const memories = state.hands.map((_, seat) => newMemory(timeBluff.view(state, seat)))
  let handBefore = 0
  for (let number = 0; number < MOVES; number++) {
    const decision = timeBluff.toAct(state)[random.below(timeBluff.toAct(state).length || 1)]
    if (!decision) return
    const { seat } = decision
    const view = timeBluff.view(state, seat)
    const isBot = random.below(3) > 0
    const move = isBot
      ? TIME_BLUFF_BOTS.sharp.decide(
          view,
          present(memories[seat], 'every seat remembers'),
          random,
          BUDGET,
        )
      : timeBluff.sampleFrom(state, seat, random)
    if (move.kind === 'lay') handBefore = state.hands[seat]?.length ?? 0
    const events = timeBluff.play(state, { seat, move, byClock: false }, random)
    memories.forEach((memory, viewer) => {
      const seen = events.map((event) => timeBluff.eventFor(event, viewer))
      remember(memory, seen, timeBluff.view(state, viewer))
    })
    yield { state, memories, handBefore }
  }
}

describe('what a bot of Time Bluff believes', () => {
  it('is never more than its seat could know, and its counts are right', () => {
    const found: string[] = []
    for (let number = 0; number < MATCHES; number++) {
      for (const { state, memories } of playWatched(fastRandom(`beliefs-${String(number)}`))) {
        memories.forEach((memory, you) => {
          for (const fault of faults(state, memory, you)) found.push(`${String(number)}: ${fault}`)
        })
      }
    }
    expect(found.slice(0, 10)).toEqual([])
  })

  it('TB-45: counts a hand as it was before the play, without the card that is drawn after it', () => {
    let windows = 0
    for (let number = 0; number < MATCHES; number++) {
      for (const { state, memories, handBefore } of playWatched(
        fastRandom(`draw-${String(number)}`),
      )) {
        if (state.phase.kind !== 'doubt') continue
        windows += 1
        for (const memory of memories) expect(memory.play?.handBefore).toBe(handBefore)
      }
    }
    expect(windows).toBeGreaterThan(1000)
  })
})
