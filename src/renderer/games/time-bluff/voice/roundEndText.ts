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
  readonly t: Translate
}

/** Whose hand is empty although another one had no cards left: a vortex has passed it on (TB-80). */
function handedText(by: Seat, to: Seat, you: Seat | undefined, { names, t }: EndContext): string {
  const how = to === you ? 'handedYours' : by === you ? 'handedByYou' : 'handedOf'
  return t(`timeBluffTable.end.${how}`, { layer: names[by] ?? '', name: names[to] ?? '' })
}

type Shown = Pick<TimeBluffView, 'shownHands' | 'you'>

/** That a hand is empty, or was before a vortex has passed all hands on (TB-80, TB-87). */
function emptiedText(
  { shownHands = [], you }: Shown,
  by: Seat | undefined,
  context: EndContext,
): string {
  const { names, t } = context
  const first = shownHands.findIndex((hand) => hand.length === 0)
  if (first >= 0 && by !== undefined && by !== first) {
    return handedText(by, first, you, context)
  }
  const seat = first < 0 ? by : first
  const what = first < 0 && shownHands.length > 0 ? 'passedOn' : 'emptied'
  if (seat === undefined) return t(`timeBluffTable.end.${what}`)
  return t(`timeBluffTable.end.${what}${seat === you ? 'Yours' : 'Of'}`, {
    name: names[seat] ?? '',
  })
}

/** The reason in one sentence; undefined before the first score. */
export function roundEndText(
  view: Pick<TimeBluffView, 'scores'> & Shown,
  context: EndContext,
): string | undefined {
  const last = view.scores.at(-1)
  if (!last) return undefined
  return last.end === 'emptied'
    ? emptiedText(view, last.by, context)
    : context.t(`timeBluffTable.end.${last.end}`)
}

/** The view of a match as far as its end is told from it. */
interface EndedView extends Pick<TimeBluffView, 'scores' | 'shownHands' | 'you'> {
  readonly options: Pick<TimeBluffOptions, 'target'>
  readonly players: readonly Pick<PlayerView, 'total'>[]
}

/** Who has the most minus points, and that this ends the match (TB-67), or that one round was all. */
function targetText({ options, players, you }: EndedView, { names, t }: EndContext) {
  const { target } = options
  const most = Math.max(...players.map(({ total }) => total))
  if (target === 'round') return t('timeBluffTable.end.oneRound')
  if (most < target) return undefined
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
