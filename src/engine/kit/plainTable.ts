/** What a game answers that is played with nothing but its options: no content, no facts of people, nothing carried on. */
import type { Options } from '../options/options'
import { err, ok, type Result } from '../basics/result'

/** The plan of such a game. */
export interface PlainPlan<Set extends Options> {
  readonly options: Set
  readonly seats: number
}

/** The types of the contract that such a game does not fill. */
export interface PlainTypes<Set extends Options> {
  readonly plan: PlainPlan<Set>
  readonly setupReason: never
  readonly facts: never
  readonly content: never
  readonly knowledge: null
  readonly known: null
}

/** The part of a game's contract that deals with all this; whoever leaves for good is followed by a bot. */
export const PLAIN_TABLE = {
  leave: 'bot',
  contentFor: (): readonly string[] => [],
  plan: <Set extends Options>(options: Set, seats: number): Result<PlainPlan<Set>, never> =>
    ok({ options, seats }),
  readContent: (): Result<never, string> => err('this game is played without content'),
  knowledge: () => null,
  study: () => null,
  judge: () => undefined,
  carry: (): Options => ({}),
} as const
