/** Why a move is refused, judged from the view alone. */
import {
  MOST_EXPLANATIONS,
  type Choice,
  type DecisionKind,
  type TofugottMove,
  type TofugottReason,
  type TofugottView,
} from './contract'
import type { Silhouette } from './silhouettes'
import { revealedSilhouettes } from './silhouettesInPlay'

type Reason = TofugottReason | undefined

/** The rule that stands behind each refusal. */
export const RULE_OF: Readonly<Record<TofugottReason, string>> = {
  'not-seated': 'TG-33',
  'seat-given-up': 'TG-24',
  'match-over': 'TG-31',
  'not-your-turn': 'TG-33',
  'already-locked': 'TG-32',
  'other-decision-owed': 'TG-36',
  'card-first': 'TG-34',
  'not-your-answers': 'TG-08',
  'silhouette-set-aside': 'TG-07',
  'silhouette-revealed': 'TG-12',
  'silhouette-twice': 'TG-08',
  'enough-said': 'TG-14',
  'no-keepsake-yet': 'TG-31',
}

const ANSWERS: Readonly<Record<TofugottMove['kind'], DecisionKind>> = {
  keep: 'keep',
  answer: 'answer',
  guess: 'guess',
  explain: 'explain',
  done: 'explain',
}

function checkPresence({ you, players, phase }: TofugottView): Reason {
  if (you === undefined) return 'not-seated'
  if (phase.kind === 'over') return 'match-over'
  return players[you]?.left ? 'seat-given-up' : undefined
}

function lockingDecision({ you, active, own, settled }: TofugottView): DecisionKind | undefined {
  if (you === active) return own?.answers || settled.length > 0 ? undefined : 'answer'
  return own?.guess ? undefined : 'guess'
}

/** What the owner of the view is asked now; undefined if nothing. */
export function decisionOf(view: TofugottView): DecisionKind | undefined {
  const { phase, you, active } = view
  if (checkPresence(view) !== undefined) return undefined
  switch (phase.kind) {
    case 'keeping':
      return you === active ? 'keep' : undefined
    case 'locking':
      return lockingDecision(view)
    case 'revealing':
      return phase.turned.at(-1)?.seat === you ? 'explain' : undefined
    case 'over':
      return undefined
  }
}

function checkIdle({ phase, own }: TofugottView, { kind }: TofugottMove): Reason {
  const isLocking = kind === 'answer' || kind === 'guess'
  const hasLocked = own?.answers !== undefined || own?.guess !== undefined
  return phase.kind === 'locking' && isLocking && hasLocked ? 'already-locked' : 'not-your-turn'
}

/** Something else is asked than what the move answers. */
function checkOther(owed: DecisionKind, { kind }: TofugottMove): Reason {
  if (owed === 'keep') return 'card-first'
  return owed === 'guess' && kind === 'answer' ? 'not-your-answers' : 'other-decision-owed'
}

function checkSilhouette(view: TofugottView, silhouette: Silhouette): Reason {
  if (view.aside.includes(silhouette)) return 'silhouette-set-aside'
  return revealedSilhouettes(view).includes(silhouette) ? 'silhouette-revealed' : undefined
}

function checkAnswers(view: TofugottView, choices: readonly Choice[]): Reason {
  for (const { silhouette } of choices) {
    const reason = checkSilhouette(view, silhouette)
    if (reason) return reason
  }
  const different = new Set(choices.map(({ silhouette }) => silhouette))
  return different.size < choices.length ? 'silhouette-twice' : undefined
}

/** Whether something more may be said of the card that was turned last (TG-14). */
export function mayExplain({ phase }: TofugottView): boolean {
  const last = phase.kind === 'revealing' ? phase.turned.at(-1) : undefined
  return last !== undefined && last.said.length < MOST_EXPLANATIONS
}

/** Why `move` is refused for the owner of `view`; undefined if it is legal. */
export function check(view: TofugottView, move: TofugottMove): Reason {
  const absent = checkPresence(view)
  if (absent) return absent
  const owed = decisionOf(view)
  if (owed === undefined) return checkIdle(view, move)
  if (owed !== ANSWERS[move.kind]) return checkOther(owed, move)
  switch (move.kind) {
    case 'answer':
      return checkAnswers(view, [...move.best, ...move.worst])
    case 'guess':
      return checkSilhouette(view, move.silhouette)
    case 'explain':
      return mayExplain(view) ? undefined : 'enough-said'
    case 'keep':
    case 'done':
      return undefined
  }
}
