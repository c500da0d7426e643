/** The first deal of a match of Time Bluff, which no event tells. */
import type { TimeBluffView } from '../../../../games/time-bluff/outside/contract'
import type { TimeBluffSeen } from '../../../../games/time-bluff/outside/events'
import type { Opening } from '../../../stage/playing/scene'
import { takenInTimeBluff } from './taken'

/** The deal of the first round, as that of a later one would be told. */
export function openingOfTimeBluff(
  view: TimeBluffView,
): Opening<TimeBluffView, TimeBluffSeen> | undefined {
  const { phase, round, dealer, places, hand, shuffledBack = [] } = view
  if (phase.kind !== 'lay') return undefined
  const tops = places.flatMap((place) =>
    place.kind === 'pile' && place.top.face === 'open' ? [place.top.card] : [],
  )
  const event: TimeBluffSeen = {
    kind: 'roundStarted',
    round,
    dealer,
    starter: phase.seat,
    tops,
    shuffledBack,
    ...(hand && { hand }),
  }
  return { before: takenInTimeBluff(view, event), events: [event] }
}
