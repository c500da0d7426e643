/** How those who played together did, in a word or two. */
import { RANKS } from '../../../../games/tijdlijn/outside/ranks'
import { isTijdlijnView } from '../../../../games/tijdlijn/outside/guards'
import type { Json } from '../../../../engine/basics/json'
import type { Listener } from '../../../speech/listener/listener'
import type { TeamVerdict } from '../../gameTable'
import { outOfMost, rankNow } from './tally'

/** From this rank on a team has something to celebrate. */
const GLAD_FROM = RANKS.indexOf('able')

/** The rank, or the praise where there is none (TL-26, TL-29); undefined where nobody plays together. */
export function teamVerdict(view: Json, { t }: Listener): TeamVerdict | undefined {
  if (!isTijdlijnView(view)) return undefined
  const rank = rankNow(view)
  if (rank) {
    return { text: t(`tijdlijnTable.rank.${rank}`), isGlad: RANKS.indexOf(rank) >= GLAD_FROM }
  }
  const most = outOfMost(view)
  if (!most) return undefined
  const isGlad = most.praise === 'good' || most.praise === 'strong'
  return { text: t(`tijdlijnTable.verdict.${most.praise}`), isGlad }
}
