/** Bots as holders of seats. */
import type { Entropy } from '../engine/ports'
import type { BotLevel } from '../protocol/terms'
import { nameBot } from './botNames'
import type { Holder, SavedTable } from './tableRecords'

/** A bot with a name that nobody at the table has. */
export function newBot(entropy: Entropy, draft: SavedTable, level: BotLevel): Holder {
  const taken = draft.holders.flatMap((holder) => (holder.kind === 'free' ? [] : [holder.name]))
  const [start = 0] = entropy.bytes(1)
  return { kind: 'bot', name: nameBot(taken, start), level }
}

/** Seats bots on all free seats, and on those of people who have left. */
export function fillWithBots(entropy: Entropy, draft: SavedTable, level: BotLevel): void {
  draft.holders.forEach((holder, seat) => {
    const isTaken = holder.kind === 'bot' || (holder.kind === 'person' && !holder.gone)
    if (!isTaken) draft.holders[seat] = newBot(entropy, draft, level)
  })
}
