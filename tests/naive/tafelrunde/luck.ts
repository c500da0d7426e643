/** What chance decided in a move of the real match of Die Tafelrunde 2: all that the naive model learns from the engine. */
import { Disagreement } from '../../support/match/followNaive'
import type { Card, Chest, TafelrundeEvent } from '../../../src/games/tafelrunde/outside/contract'

/** The cards and chests that came up; asking for something else than what happened is a disagreement. */
export class Luck {
  private readonly draws: { seat: number; card: Card }[] = []
  private readonly raids: (readonly Chest[])[] = []
  private readonly deals: (readonly (readonly Card[])[])[] = []

  constructor(events: readonly TafelrundeEvent[]) {
    for (const event of events) {
      if (event.kind === 'dealt') this.deals.push(event.hands)
      if (event.kind === 'raidStarted') this.raids.push(event.revealed)
      if (event.kind !== 'drew') continue
      for (const card of event.cards) this.draws.push({ seat: event.seat, card })
    }
  }

  /** The card that a seat must draw now. */
  drawn(seat: number): Card {
    const next = this.draws.shift()
    if (next?.seat === seat) return next.card
    throw new Disagreement(`seat ${String(seat)} draws, but the engine has ${JSON.stringify(next)}`)
  }

  /** Chests that were revealed; none if the match ended there, which is compared elsewhere. */
  revealed(): readonly Chest[] {
    return this.raids.shift() ?? []
  }

  /** The hands after the specials were chosen. */
  dealt(): readonly (readonly Card[])[] {
    const hands = this.deals.shift()
    if (hands) return hands
    throw new Disagreement('cards are dealt, but the engine did not')
  }

  /** Nothing more may have come up. */
  end(): void {
    const more = this.draws.length + this.raids.length + this.deals.length
    if (more > 0) throw new Disagreement('chance decided more than the rules say')
  }
}
