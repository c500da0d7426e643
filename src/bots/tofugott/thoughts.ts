/** Why a bot of Tofugott guessed a silhouette, what it expected of the player; and which decisions it has advice on. */
import type { Thought } from '../../engine/contract/thought'
import type {
  TofugottMove,
  TofugottSeen,
  TofugottView,
} from '../../games/tofugott/outside/contract'
import { SILHOUETTES, type Silhouette } from '../../games/tofugott/outside/silhouettes'
import { silhouettesInPlay } from '../../games/tofugott/outside/silhouettesInPlay'
import type { TofugottTypes } from '../../games/tofugott/inside/types'
import { believedPercent, type Explainer, type Mind } from '../explain'
import { ADVICE_KINDS, adviseAnswers, adviseGuess } from './advice'
import { PairChances } from './answers'
import type { Memory } from './memory'
import type { Opinion } from './opinion'

const KINDS = [
  'guessed',
  // Where another one was likelier: own taste, fear of the worst answer and the mood count, too.
  'guessedThough',
  'guessedByTaste',
  ...ADVICE_KINDS,
] as const
type Kind = (typeof KINDS)[number]

/** How likely it took the silhouette for the best answer, in hundredths, as somebody else's taste is never certain; and whether it took another one for likelier. */
function outlookOf({ view, memory }: Mind<TofugottView, Memory>, guessed: Silhouette) {
  const { best } = PairChances.mix(memory.turn.expected ?? []).marginals()
  const percent = believedPercent(best[silhouettesInPlay(view).indexOf(guessed)] ?? 0)
  return { percent, isBehind: best.some((other) => believedPercent(other) > percent) }
}

function explainGuess(
  mind: Mind<TofugottView, Memory>,
  guessed: Silhouette,
  isSelfCentred: boolean,
): Thought<Kind> {
  if (isSelfCentred) return { kind: 'guessedByTaste', values: {} }
  const { view, memory } = mind
  const { percent, isBehind } = outlookOf(mind, guessed)
  const values = {
    silhouette: SILHOUETTES.indexOf(guessed),
    percent,
    n: memory.answered.get(view.active) ?? 0,
  }
  return { kind: isBehind ? 'guessedThough' : 'guessed', values }
}

function isShown(seen: TofugottSeen, move: TofugottMove, { you }: TofugottView): boolean {
  if (seen.kind !== 'turned' || move.kind !== 'guess') return false
  const { role, seat, silhouette, byClock } = seen.card
  return role === 'guess' && seat === you && silhouette === move.silhouette && !byClock
}

/** Which card to keep, and what to say of one that is turned, is a matter of taste. */
function adviseOn(
  mind: Mind<TofugottView, Memory>,
  { kind }: TofugottMove,
  prior: Opinion,
): Thought<Kind> | undefined {
  if (kind === 'guess') return adviseGuess(mind, prior)
  return kind === 'answer' ? adviseAnswers(mind, prior) : undefined
}

/** How bots explain themselves and advise that weigh what they know of others, beginning with this; absent: that take others for players of their own taste, and have nothing to advise. */
export function explainerWith(prior?: Opinion): Explainer<TofugottTypes, Memory> {
  return {
    kinds: KINDS,
    ownKinds: [],
    explain: (mind, move) =>
      move.kind === 'guess'
        ? { open: explainGuess(mind, move.silhouette, prior === undefined) }
        : undefined,
    isShown,
    // Once a guess is turned its owner may explain it to everybody, and all are locked (TG-13, TG-14).
    isPast: () => true,
    advise: (mind, move) => (prior ? adviseOn(mind, move, prior) : undefined),
  }
}
