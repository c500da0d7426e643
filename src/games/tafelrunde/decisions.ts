/** Who owes which decision, and for how long ("When time runs out"). */
import type { Decision } from '../../engine/game'
import type { TafelrundeState } from './state'

function limit({ options }: TafelrundeState): { seconds?: number } {
  return options.turnSeconds === 'none' ? {} : { seconds: options.turnSeconds }
}

function askMissing(
  state: TafelrundeState,
  choices: readonly unknown[],
  question: { readonly kind: string; readonly key: string },
): Decision[] {
  const decisions: Decision[] = []
  choices.forEach((choice, seat) => {
    if (choice === 'missing') decisions.push({ seat, ...question, ...limit(state) })
  })
  return decisions
}

/** Unique in a raid: every turn leaves one more card or one more player who has passed. */
function turnsOf({ players }: TafelrundeState): number {
  let turns = 0
  for (const { lying, passed } of players) turns += lying.length + (passed ? 1 : 0)
  return turns
}

/** All decisions owed now; none only when the match is over. */
export function toAct(state: TafelrundeState): readonly Decision[] {
  const { phase, raid } = state
  switch (phase.kind) {
    case 'choosing':
      return askMissing(state, phase.choices, { kind: 'chooseSpecial', key: 'special' })
    case 'playing': {
      const key = `r${String(raid)}t${String(turnsOf(state))}-play`
      return [{ seat: phase.seat, kind: 'play', key, ...limit(state) }]
    }
    case 'securing':
      return askMissing(state, phase.choices, { kind: 'secure', key: `r${String(raid)}-secure` })
    case 'over':
      return []
  }
}
