/** What a bot tells of its thinking, as data: words stand in the window, in three languages. */
import type { Seat } from '../basics/seat'

/** One thing that a bot thought or advises; plain data, the same in every language. */
export interface Thought<Kind extends string = string> {
  /** One of the closed list of its game's bots. */
  readonly kind: Kind
  /** What its sentence needs; `n` chooses between one and many, chances are `percent`, 0 to 100. */
  readonly values: Readonly<Record<string, number>>
  /** What it quotes, by name, as it stands in whatever language somebody reads, e.g. a word that is to be announced. */
  readonly quotes?: Readonly<Record<string, string>>
}

/** What is asked of a bot: why it moved as it did last, or what it would do in one's own place. */
export type ThoughtWish =
  | {
      readonly about: 'move'
      /** Whoever asks plays alone: what the whole table could see is told at once. */
      readonly atOnce: boolean
    }
  | { readonly about: 'advice' }

/** What a bot says to that; `ago`: how much has happened since everybody saw the move, to compare bots of one match by. */
export type ThoughtAnswer =
  | { readonly kind: 'told'; readonly thought: Thought; readonly ago: number }
  /** Not before what it thought of lies behind everybody. */
  | { readonly kind: 'later'; readonly ago: number }
  /** It has not done anything yet that it gives reasons for, or there is nothing to advise. */
  | { readonly kind: 'nothing' }

/** An answer to somebody at the table. */
export type ToldThought = Pick<ThoughtAnswer, 'kind'> & {
  readonly thought?: Thought
  readonly about: ThoughtWish['about']
  /** Whose thought it is; absent for advice, and where nobody tells any. */
  readonly seat?: Seat
}

/** A chance as a whole number of hundredths, never a certainty that is none. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}
