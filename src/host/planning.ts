/** Whether a table as it is set could be dealt: asked when it is made, while it is set, and before every deal. */
import type { ContentPort } from '../engine/content'
import type { SealedGame } from '../engine/game'
import type { Language } from '../engine/language'
import type { Options } from '../engine/options'
import { err, type Result } from '../engine/result'
import { planMatch, type PlannedMatch, type SetupProblem } from '../engine/setup'
import type { Refused } from '../protocol/hostMessages'
import type { Log } from './ports'

/** What a table is set to. */
export interface GameWish {
  readonly game: string
  readonly options: Options
  readonly seats: number
  /** The options hold values that only the host sets. */
  readonly byHost?: true
}

/** What planning needs. */
export interface PlanningPorts {
  readonly log: Log
  readonly contents: ContentPort
  readonly language: Language
  gameOf(id: string): SealedGame | undefined
}

/** Why a table cannot be dealt; `fault`: the game itself failed over it. */
export type PlanProblem =
  SetupProblem | { readonly kind: 'unknown-game' } | { readonly kind: 'fault' }

/** A refusal without the number of its command. */
export type RefusalOf = Omit<Refused, 'type' | 'id' | 'ok'>

/** The match that could be dealt, or why none could. */
export function planFor(ports: PlanningPorts, wish: GameWish): Result<PlannedMatch, PlanProblem> {
  const game = ports.gameOf(wish.game)
  if (!game) return err({ kind: 'unknown-game' })
  try {
    return planMatch(game, { ...wish, language: ports.language }, ports.contents)
  } catch (error) {
    ports.log.write({ event: 'plan-fault', game: wish.game, why: sentenceOf(error) })
    return err({ kind: 'fault' })
  }
}

/** What the one who asked for it is told. */
export function refusePlan(problem: PlanProblem): RefusalOf {
  switch (problem.kind) {
    case 'option':
      return { refusal: 'option-not-allowed', option: problem.problem, setup: problem }
    case 'seats':
      return { refusal: 'seats-not-allowed', setup: problem }
    case 'content':
      return { refusal: 'content-missing', setup: problem }
    case 'refused':
      return { refusal: 'cannot-be-dealt', setup: problem }
    case 'unknown-game':
      return { refusal: 'unknown-game' }
    case 'fault':
      return { refusal: 'cannot-be-dealt' }
  }
}

/** What went wrong, for the log. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
