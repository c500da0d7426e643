/** Who owes which decision, and for how long ("When time runs out"). */
import type { Decision } from '../../../engine/game'
import type { Seat } from '../../../engine/seat'
import type { DecisionKind } from '../outside/contract'
import type { TafelrundeState } from './state'

/** Written out for speed: playouts ask for decisions before every move. */
function decision(
  { options }: TafelrundeState,
  seat: Seat,
  kind: DecisionKind,
  key: string,
): Decision {
  const seconds = options.turnSeconds
  return seconds === 'none' ? { seat, kind, key } : { seat, kind, key, seconds }
}

function askMissing(
  state: TafelrundeState,
  choices: readonly unknown[],
  kind: DecisionKind,
  key: string,
): Decision[] {
  const decisions: Decision[] = []
  for (let seat = 0; seat < choices.length; seat++) {
    if (choices[seat] === 'missing') decisions.push(decision(state, seat, kind, key))
  }
  return decisions
}

/** The same few keys are asked for again and again: a text is made once. */
const playKeys: string[][] = []
const secureKeys: string[] = []

function playKey(raid: number, turns: number): string {
  const ofRaid = (playKeys[raid] ??= [])
  return (ofRaid[turns] ??= `r${String(raid)}t${String(turns)}-play`)
}

function secureKey(raid: number): string {
  return (secureKeys[raid] ??= `r${String(raid)}-secure`)
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
      return askMissing(state, phase.choices, 'chooseSpecial', 'special')
    case 'playing':
      return [decision(state, phase.seat, 'play', playKey(raid, turnsOf(state)))]
    case 'securing':
      return askMissing(state, phase.choices, 'secure', secureKey(raid))
    case 'over':
      return []
  }
}
