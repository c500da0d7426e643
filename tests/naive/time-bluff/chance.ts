/** What chance decided in a move of the real match: the only thing the naive model learns from the engine. */
import type { OfKind } from '../../../src/engine/basics/kinds'
import { Disagreement } from '../../support/match/followNaive'
import type { Card } from '../../../src/games/time-bluff/outside/cards'
import type { TimeBluffEvent } from '../../../src/games/time-bluff/outside/events'

type ChanceKind = 'drew' | 'vortexReplaced' | 'placeRefilled' | 'placeDead' | 'roundStarted'
/** An event in which cards came up by chance. */
export type ChanceEvent<Kind extends ChanceKind = ChanceKind> = OfKind<TimeBluffEvent, Kind>

const CHANCE_KINDS: readonly string[] = [
  'drew',
  'vortexReplaced',
  'placeRefilled',
  'placeDead',
  'roundStarted',
]

function isChance(event: TimeBluffEvent): event is ChanceEvent {
  return CHANCE_KINDS.includes(event.kind)
}

/** The cards that came up, in order; asking for something else than what happened is a disagreement. */
export class Chance {
  private readonly events: ChanceEvent[]

  constructor(events: readonly TimeBluffEvent[]) {
    this.events = events.filter(isChance)
  }

  /** Cards that this seat must have drawn now. */
  drawn(seat: number, count: number): readonly Card[] {
    const event = this.take(`seat ${String(seat)} draws ${String(count)}`)
    if (event.kind !== 'drew' || event.seat !== seat || event.cards.length !== count) {
      throw new Disagreement(
        `draw of ${String(count)} by ${String(seat)}: ${JSON.stringify(event)}`,
      )
    }
    return event.cards
  }

  /** What took a vortex' place: the card, absent if there was none, and what was set aside meanwhile. */
  replacement(): ChanceEvent<'vortexReplaced'> {
    const event = this.take('a vortex is replaced')
    if (event.kind === 'vortexReplaced') return event
    throw new Disagreement(`replacement: ${JSON.stringify(event)}`)
  }

  /** What was turned up for an empty place (TB-53). */
  refill(): ChanceEvent<'placeRefilled' | 'placeDead'> {
    const event = this.take('a place is refilled')
    if (event.kind === 'placeRefilled' || event.kind === 'placeDead') return event
    throw new Disagreement(`refill: ${JSON.stringify(event)}`)
  }

  /** The deal of a new round. */
  deal(): ChanceEvent<'roundStarted'> {
    const event = this.take('a round is dealt')
    if (event.kind === 'roundStarted') return event
    throw new Disagreement(`deal: ${JSON.stringify(event)}`)
  }

  /** Nothing more may have come up. */
  end(): void {
    const [more] = this.events
    if (more) throw new Disagreement(`chance decided more: ${JSON.stringify(more)}`)
  }

  private take(what: string): ChanceEvent {
    const event = this.events.shift()
    if (!event) throw new Disagreement(`${what}, but the engine did not`)
    return event
  }
}
