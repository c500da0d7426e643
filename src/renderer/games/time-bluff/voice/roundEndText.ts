/** Why a round is over, for its score sheet. */
import type { Seat } from '../../../../engine/basics/seat'
import type {
  PlayerView,
  TimeBluffOptions,
  TimeBluffView,
} from '../../../../games/time-bluff/outside/contract'
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

/** The view of a match as far as its end is told from it. */
interface EndedView extends Pick<TimeBluffView, 'scores' | 'shownHands' | 'you'> {
  readonly options: Pick<TimeBluffOptions, 'target'>
  readonly players: readonly Pick<PlayerView, 'total'>[]
}

/** Who has the most minus points, and that this ends the match (TB-67); undefined where it was one round only. */
function targetText({ options, players, you }: EndedView, { names, t }: EndContext) {
  const { target } = options
  const most = Math.max(...players.map(({ total }) => total))
  if (target === 'round' || most < target) return undefined
  const seat = players.findIndex(({ total }) => total === most)
  return t(`timeBluffTable.end.${seat === you ? 'reachedYours' : 'reached'}`, {
    name: names[seat] ?? '',
    n: most,
    target,
  })
}

/** Why the match is over and by what it is won, for the result: whoever has emptied his hand need not have won. */
export function matchEndText(view: EndedView, context: EndContext): string | undefined {
  const why = roundEndText(view, context)
  if (why === undefined) return undefined
  const reached = targetText(view, context)
  const lines = [why, ...(reached === undefined ? [] : [reached])]
  return [...lines, context.t('timeBluffTable.end.fewest')].join(' ')
}
