/** Who owes which decision, and for how long ("When time runs out"). */
import { clockOf, type Decision, type Question } from '../../../engine/contract/decision'
import { askMissing } from '../../../engine/kit/sealedAnswers'
import type { DecisionKind } from '../outside/contract'
import type { TafelrundeState } from './state'

/** All decisions owed now; none only when the match is over. */
export function toAct({ phase }: TafelrundeState): readonly Decision<DecisionKind>[] {
  switch (phase.kind) {
    case 'choosing':
      return askMissing(phase.choices, 'chooseSpecial')
    case 'playing':
      return [{ seat: phase.seat, kind: 'play' }]
    case 'securing':
      return askMissing(phase.choices, 'secure')
    case 'over':
      return []
  }
}

/** Unique in a raid: every turn leaves one more card or one more player who has passed. */
function turnsOf({ players }: TafelrundeState): number {
  let turns = 0
  for (const { lying, passed } of players) turns += lying.length + (passed ? 1 : 0)
  return turns
}

function nameOf(state: TafelrundeState): string {
  const raid = `r${String(state.raid)}`
  switch (state.phase.kind) {
    case 'choosing':
      return 'special'
    case 'playing':
      return `${raid}t${String(turnsOf(state))}-play`
    case 'securing':
    case 'over':
      return `${raid}-secure`
  }
}

/** The question behind a decision; specials and chests are chosen by all at once and unseen (TR-03, TR-43). */
export function question(state: TafelrundeState, { kind }: Decision): Question {
  const name = nameOf(state)
  return {
    name,
    ...clockOf(name, state.options.turnSeconds),
    ...(kind === 'play' ? {} : { together: true }),
  }
}
