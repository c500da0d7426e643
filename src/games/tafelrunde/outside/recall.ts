/** What may still be told later ("Who sees what"). */
import type { TafelrundeSeen, TafelrundeView } from './contract'

/** Of chests that others have secured only the number (TR-31). */
export function recall(seen: TafelrundeSeen, { you }: Pick<TafelrundeView, 'you'>): TafelrundeSeen {
  if (seen.kind !== 'secured' || seen.seat === you) return seen
  return { kind: 'securedBefore', seat: seen.seat, count: seen.chests.length }
}
