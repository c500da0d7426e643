/** What a bot is: a way to decide from what one seat sees, and from nothing else. */
import type { GameTypes } from '../engine/contract/game'
import type { Random } from '../engine/chance/random'
import type { Seat } from '../engine/basics/seat'
import type { Explainer } from './explain'

/** How much thinking a decision may take. */
export interface Budget {
  /** Imagined continuations at most; a bot that does not search ignores it. */
  readonly playouts: number
  /** Whether time is still left; asked between playouts. */
  readonly hasTime: () => boolean
}

/**
 * A bot of one level for one game. `Studied` is what of the content a person would know, made ready once for all bots that know it;
 * what stands there is never changed.
 */
export interface Bot<T extends GameTypes, Memory, Studied = T['knowledge']> {
  /** How it explains itself and advises; absent: it does not. */
  readonly explainer?: Explainer<T, Memory>
  /** A memory for a seat that sees `view` for the first time; `character`: one of the game's, absent where nobody gave it one. */
  newMemory(view: T['view'], studied: Studied, character?: string): Memory
  /** Takes in what the seat saw happen, in order; `view` is how things stand afterwards. */
  remember(memory: Memory, seen: readonly T['seen'][], view: T['view']): void
  /** What the bot says of what it saw, without being asked; absent: it never says anything. */
  say?(view: T['view'], memory: Memory, random: Random): T['signal'] | undefined
  /** Takes in what another seat says without being asked, which may be wrong; absent: the bot does not listen. */
  hear?(memory: Memory, from: Seat, signal: T['signal']): void
  /** A legal move for the owner of `view`, who owes a decision. */
  decide(view: T['view'], memory: Memory, random: Random, budget: Budget): T['move']
}
