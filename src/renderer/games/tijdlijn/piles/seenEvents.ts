/** Events whose date this device's person has seen, so that others come first (TL-33). */
import type { Json } from '../../../../engine/basics/json'
import type { TijdlijnView } from '../../../../games/tijdlijn/outside/contract'
import { latestFacts } from '../../../../games/tijdlijn/outside/facts'
import { isTijdlijnSeen, isTijdlijnView } from '../../../../games/tijdlijn/outside/guards'
import type { GameFacts } from '../../gameTable'
import { datedBesides } from './datedBesides'
import { cardsOfLine } from '../voice/names'

function keysIn(view: TijdlijnView): string[] {
  return [...cardsOfLine(view), ...datedBesides(view)].map(({ back }) => back.key)
}

function keysOf(event: Json): string[] {
  const seen: unknown = event
  if (!isTijdlijnSeen(seen)) return []
  switch (seen.kind) {
    case 'played':
    case 'stuck':
    case 'discarded':
    case 'laid':
      return [seen.card.back.key]
    case 'refilled':
    case 'drew':
    case 'turnBegun':
    case 'reshuffled':
    case 'playOff':
    case 'left':
    case 'ended':
    case 'stuckBefore':
      return []
  }
}

function keysKept(kept: Json | undefined): string[] {
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
}

/** Learns from every card that is turned; tells the deal unless the table shuffles everything evenly. */
export const seenEvents: GameFacts = {
  factsFor: (kept, { unseenFirst }) =>
    unseenFirst === 'off' || kept === undefined ? undefined : latestFacts(keysKept(kept)),
  learn: (kept, { view, events }) => {
    const shown: unknown = view
    const fresh = [...(isTijdlijnView(shown) ? keysIn(shown) : []), ...events.flatMap(keysOf)]
    return latestFacts([...new Set([...keysKept(kept), ...fresh])])
  },
}
