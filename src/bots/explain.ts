/** Why a bot moved as it did, and what it advises: built from what its seat sees, told only when nothing in it is a secret. */
import type { GameTypes } from '../engine/contract/game'
import {
  percentOf,
  type Thought,
  type ThoughtAnswer,
  type ThoughtWish,
} from '../engine/contract/thought'

/** Why a bot makes a move. */
export interface Explanation {
  /** From what the whole table has seen before the move, and the move as the whole table sees it: the same whatever the seat holds. */
  readonly open: Thought
  /** From the same and what the move has turned out to be before everybody since; absent: nothing of it can. */
  readonly turned?: Thought
  /** With what its seat knew beside that; absent: there is no more to say. */
  readonly whole?: Thought
}

/** What one seat has before its eyes and in mind. */
export interface Mind<View, Memory> {
  readonly view: View
  readonly memory: Memory
}

/** A chance that rests on what somebody believes, in hundredths: however sure he is, he may be wrong. */
export function believedPercent(chance: number): number {
  return Math.min(99, Math.max(1, percentOf(chance)))
}

/** How the bots of a game explain themselves and advise; a game that has it is tested by being registered. */
export interface Explainer<T extends GameTypes, Memory> {
  /** Every kind of thought that there is; each has words under `thought` of the words of the game's table. */
  readonly kinds: readonly string[]
  /** Those of a whole explanation: what the seat alone knew speaks out of them. */
  readonly ownKinds: readonly string[]
  /** Why a move is made, asked before it is played; undefined: there is nothing to say of it. */
  explain(mind: Mind<T['view'], Memory>, move: T['move']): Explanation | undefined
  /** Whether this has shown the whole table that the owner of `view` made the move there. */
  isShown(seen: T['seen'], move: T['move'], view: T['view']): boolean
  /** Whether this has shown the whole table what was hidden of the move that the owner of `view` made there; absent: nothing is hidden. */
  isTurned?(seen: T['seen'], move: T['move'], view: T['view']): boolean
  /** Whether nothing that a seat knew at `then` is a secret any more at `now`. */
  isPast(then: T['view'], now: T['view']): boolean
  /** Whether nobody can make use any more of what everybody saw at `then`, so that everybody is told it; absent: not before all of it is past. */
  isSettled?(then: T['view'], now: T['view']): boolean
  /** Whether it would say too much at `now`, even to whoever plays alone, of what was decided at `then`; absent: never. */
  isEarly?(then: T['view'], now: T['view']): boolean
  /** Advice in one sentence for whoever owes the decision, the move being what the bot would do. */
  advise(mind: Mind<T['view'], Memory>, move: T['move']): Thought | undefined
}

interface Explained<T extends GameTypes> {
  readonly explanation: Explanation
  readonly move: T['move']
  readonly view: T['view']
}

/** What a bot has to say of its moves: the latest one that everybody has seen. */
export class Reasons<T extends GameTypes, Memory> {
  private waiting: Explained<T> | undefined
  private shown: Explained<T> | undefined
  /** What was hidden of the move that is shown lies open. */
  private isTurned = false
  /** How often its seat has seen something happen since. */
  private ago = 0

  constructor(private readonly explainer: Explainer<T, Memory>) {}

  /** The bot makes a move. */
  note({ view, memory }: Mind<T['view'], Memory>, move: T['move']): void {
    const explanation = this.explainer.explain({ view, memory }, move)
    this.waiting = explanation && { explanation, move, view }
  }

  /** Its seat saw this happen. */
  see(seen: readonly T['seen'][]): void {
    const { waiting, explainer } = this
    this.ago += 1
    this.noteTurned(seen)
    if (!waiting) return
    const { move, view } = waiting
    if (!seen.some((one) => explainer.isShown(one, move, view))) return
    this.shown = waiting
    this.waiting = undefined
    this.isTurned = false
    this.ago = 0
  }

  /** What may be told now of the latest move that everybody has seen. */
  tell(now: T['view'], { atOnce }: Pick<ThoughtWish & { about: 'move' }, 'atOnce'>): ThoughtAnswer {
    if (!this.shown) return { kind: 'nothing' }
    const { ago } = this
    const { explanation, view } = this.shown
    const { open, turned = open, whole = open } = explanation
    const { explainer } = this
    if (explainer.isPast(view, now)) return { kind: 'told', thought: whole, ago }
    if (explainer.isEarly?.(view, now) === true) return { kind: 'later', ago }
    const mayTell = atOnce || explainer.isSettled?.(view, now) === true
    return mayTell
      ? { kind: 'told', thought: this.isTurned ? turned : open, ago }
      : { kind: 'later', ago }
  }

  private noteTurned(seen: readonly T['seen'][]): void {
    const { shown, explainer } = this
    if (shown && seen.some((one) => explainer.isTurned?.(one, shown.move, shown.view) === true))
      this.isTurned = true
  }
}
