/** What the learner plays in a first round, as its steps want it. */
import { isRecord, type Json } from '../../../src/engine/basics/json'
import type { Language } from '../../../src/engine/basics/language'
import type { Match } from '../../../src/engine/match/match'
import { LEGALITIES } from '../../../src/games/contracts'
import {
  LEARNER,
  type FirstRound,
  type FirstStep,
} from '../../../src/renderer/firstRounds/firstRound'
import { loadFirstRound } from '../../../src/renderer/games/firstRounds'

/** The round of this way of playing. */
export async function roundOf(key: string, language: Language): Promise<FirstRound> {
  const roundIn = await loadFirstRound(key)
  if (!roundIn) throw new Error(`no first round of ${key}`)
  return roundIn(language)
}

/** All that the learner may play now; empty where there is too much to list. */
export function legalNow(
  match: Match,
  language: Language,
  game: FirstRound['game'],
): readonly Json[] {
  return LEGALITIES[game].open((rules) => {
    const view: unknown = match.view(LEARNER, language)
    // The view of the same game, as the host would have sent it.
    const listed = Reflect.apply(rules.legalMoves, rules, [view])
    return listed === undefined ? [] : [...listed]
  })
}

/** Whether a move is what a step wants. */
export function fits(move: Json, { own = [] }: FirstStep): boolean {
  return (
    isRecord(move) &&
    own.some((wanted) =>
      Object.entries(wanted).every(
        ([key, value]) => JSON.stringify(move[key]) === JSON.stringify(value),
      ),
    )
  )
}

/** The moves that a step wants, first and last; what cannot be listed stands there as a whole. */
export function wantedNow(
  match: Match,
  language: Language,
  round: FirstRound,
  step: FirstStep,
): Json[] {
  const listed = legalNow(match, language, round.game).filter((move) => fits(move, step))
  const whole = (step.own ?? []).filter(
    (move) => LEGALITIES[round.game].open((rules) => rules.parseMove(move)).ok,
  )
  const all: readonly Json[] = listed.length > 0 ? listed : whole
  return [all.at(0) ?? null, all.at(-1) ?? null]
}
