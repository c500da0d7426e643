/** Speaking without owing a decision: signals, proposals, and what a table has set by agreement. */
import type { Game, GameTypes, SealedGame } from '../contract/game'
import { toJson, type Json } from '../basics/json'
import type { OptionContext, Options } from '../options/options'
import { err, ok, type Result } from '../basics/result'

/** Why something is not said, or a move not played: no such thing, or against a rule. */
export type TalkRefusal =
  | { readonly kind: 'malformed'; readonly sentence: string }
  | { readonly kind: 'illegal'; readonly reason: string; readonly rule: string }

/** A signal or a proposal that may be made, as plain data, or why not. */
export type TalkResult = Result<Json, TalkRefusal>

/** What a table has set, which may be ahead of the match that runs there. */
export interface TableOptions {
  readonly options: Options
  readonly context: OptionContext
}

function malformed(sentence: string): TalkResult {
  return err({ kind: 'malformed', sentence })
}

function settle<T extends GameTypes>(
  { ruleOf }: Game<T>,
  reason: T['reason'] | undefined,
  said: object,
): TalkResult {
  if (reason !== undefined) return err({ kind: 'illegal', reason, rule: ruleOf[reason] })
  return ok(toJson(said))
}

/** Whether the owner of `view` may say this. */
export function judgeSignal<T extends GameTypes>(
  rules: Game<T>,
  view: T['view'],
  raw: unknown,
): TalkResult {
  const { talk } = rules
  if (!talk) return malformed('this game has no signals')
  const parsed = talk.parseSignal(raw)
  if (!parsed.ok) return malformed(parsed.error)
  return settle(rules, talk.checkSignal(view, parsed.value), parsed.value)
}

/** Whether this may be put to the vote of a table with these options; `view` is absent between matches. */
export function judgeProposal<T extends GameTypes>(
  rules: Game<T>,
  { view, options }: { readonly view?: T['view']; readonly options: T['options'] },
  raw: unknown,
): TalkResult {
  const { talk } = rules
  if (!talk) return malformed('this game has no proposals')
  const parsed = talk.parseProposal(raw)
  if (!parsed.ok) return malformed(parsed.error)
  return settle(rules, talk.checkProposal(view, parsed.value, options), parsed.value)
}

/** What a table has set, read by the rules of its game; undefined if it no longer fits them. */
export function optionsOf<T extends GameTypes>(
  rules: Game<T>,
  { options, context }: TableOptions,
): T['options'] | undefined {
  const parsed = rules.parseOptions(options, { ...context, byHost: true })
  return parsed.ok ? parsed.value : undefined
}

/** Something put to the vote by somebody who sits at a table without a match; undefined if the table's options no longer fit the game. */
export function proposeBetween(
  game: SealedGame,
  raw: unknown,
  table: TableOptions,
): TalkResult | undefined {
  return game.open((rules) => {
    const options = optionsOf(rules, table)
    return options && judgeProposal(rules, { options }, raw)
  })
}

/** Whether a proposal that was let through is about the match on the table, and not about the options of the next one. */
export function isProposalAboutMatch(game: SealedGame, proposal: Json): boolean {
  return game.open(({ talk }) => {
    const parsed = talk?.parseProposal(proposal)
    return parsed?.ok === true && talk?.isAboutMatch?.(parsed.value) === true
  })
}

/**
 * The options of the next match when everybody has agreed to what `propose` let through, whether or not a match lies on the table;
 * undefined if the table's no longer fit the game.
 */
export function adoptProposal(
  game: SealedGame,
  proposal: Json,
  table: TableOptions,
): Options | undefined {
  return game.open((rules) => {
    const { talk } = rules
    const parsed = talk?.parseProposal(proposal)
    const before = optionsOf(rules, table)
    return parsed?.ok && before && talk ? talk.adopt(before, parsed.value) : undefined
  })
}
