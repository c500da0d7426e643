/** What bots of Tofugott speak of, in words: the silhouette. */
import type { Thought } from '../../../../engine/contract/thought'
import { SILHOUETTES } from '../../../../games/tofugott/outside/silhouettes'
import type { Listener } from '../../../speech/listener/listener'
import { silhouetteTitle } from './names'

/** The word `silhouette` of a thought that speaks of one. */
export function thoughtWords(
  { values }: Thought,
  { t }: Listener,
): Readonly<Record<string, string>> {
  const silhouette = SILHOUETTES[values['silhouette'] ?? -1]
  return silhouette ? { silhouette: silhouetteTitle(silhouette, t) } : {}
}
