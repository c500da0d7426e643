/** Why a round is over, for its score sheet. */
import type { Seat } from '../../../../engine/basics/seat'
import type { TimeBluffView } from '../../../../games/time-bluff/outside/contract'
import type { Translate } from '../../../wording/translate'

interface EndContext {
  readonly names: readonly string[]
  /** Who laid last; undefined where it is not known. */
  readonly layer: Seat | undefined
  readonly t: Translate
}

/** The reason in one sentence; where a vortex has passed the empty hand on, this too (TB-87). Undefined before the first score. */
export function roundEndText(
  { scores, shownHands = [], you }: Pick<TimeBluffView, 'scores' | 'shownHands' | 'you'>,
  { names, layer, t }: EndContext,
): string | undefined {
  const last = scores.at(-1)
  if (!last) return undefined
  if (last.end !== 'emptied') return t(`timeBluffTable.end.${last.end}`)
  const first = shownHands.findIndex((hand) => hand.length === 0)
  const seat = first < 0 ? layer : first
  const what = first < 0 && shownHands.length > 0 ? 'passedOn' : 'emptied'
  if (seat === undefined) return t(`timeBluffTable.end.${what}`)
  return t(`timeBluffTable.end.${what}${seat === you ? 'Yours' : 'Of'}`, {
    name: names[seat] ?? '',
  })
}

/** Why the last round is over and by what the match is won, for the result: whoever has emptied his hand need not have won. */
export function matchEndText(
  view: Pick<TimeBluffView, 'scores' | 'shownHands' | 'you'>,
  context: EndContext,
): string | undefined {
  const why = roundEndText(view, context)
  return why === undefined ? undefined : `${why} ${context.t('timeBluffTable.end.fewest')}`
}
