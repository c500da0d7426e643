/** What was remarkable in a match of Die Tafelrunde 2. */
import {
  count,
  highest,
  mostOf,
  tally,
  type Remark,
  type RemarkRule,
} from '../../../engine/contract/remark'
import type { Fighter, TafelrundeSeen, TafelrundeView } from './contract'
import { sumOfGems } from './faces'

const KINDS = ['close', 'haul', 'robber', 'raider'] as const
type Kind = (typeof KINDS)[number]

/** A win by more is not close. */
const CLOSE = 3
const LEAST_HAUL = 4

/** By how much the strongest is stronger than the next; undefined where he fights alone. */
function marginOf(fighters: readonly Fighter[]): number | undefined {
  const [first, second] = fighters.map(({ strength }) => strength).sort((one, other) => other - one)
  return first === undefined || second === undefined ? undefined : first - second
}

/** The closest win, the most gems at once, who took the most chests from others, who won the most colours. */
export const remarks: RemarkRule<TafelrundeView, TafelrundeSeen> = {
  kinds: KINDS,
  find({ told, view: { seats } }): readonly Remark<Kind>[] {
    const [robbed, won] = [tally(seats), tally(seats)]
    const close: Remark<Kind>[] = []
    const hauls: Remark<Kind>[] = []
    let margin: number | undefined
    for (const event of told) {
      if (event.kind === 'strengthsCompared') margin = marginOf(event.fighters)
      if (event.kind !== 'colourWon') continue
      const { seat } = event
      const gems = sumOfGems(event.hauls.flatMap(({ chests }) => chests))
      count(won, seat)
      for (const { from, chests } of event.hauls) {
        if (from !== 'middle' && from !== seat) count(robbed, seat, chests.length)
      }
      if (gems >= LEAST_HAUL) hauls.push({ kind: 'haul', seats: [seat], values: { n: gems } })
      if (margin !== undefined && margin <= CLOSE && gems > 0) {
        // The closest one is the highest below nothing.
        close.push({ kind: 'close', seats: [seat], values: { n: -margin, gems } })
      }
    }
    return [
      ...highest(close).map(({ values, ...one }) => ({
        ...one,
        values: { ...values, n: -Number(values.n) },
      })),
      ...highest(hauls),
      ...mostOf('robber', robbed, 2),
      ...mostOf('raider', won, 2),
    ]
  },
}
