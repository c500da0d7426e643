/** Whether somebody at a table would miss a match that ends. */
import type { Seat } from '../../../engine/basics/seat'
import type { TableView } from '../../../protocol/tableViews'

/** Whether another person sits or watches there. */
export function hasOthers({ seats, spectators }: TableView, you: Seat | undefined): boolean {
  return spectators.length > 0 || seats.some(({ kind }, seat) => kind === 'person' && seat !== you)
}
