/** Tables for adverts. */
import type { OfferedTable } from '../../../src/server/discovery/discoveryMessages'

/** Tables named `NAME 0`, `NAME 1` and on, with ids `table-0`, `table-1` and on; `changes` holds for the last one. */
export function offeredTables(
  count: number,
  name = 'Tisch',
  changes: Partial<OfferedTable> = {},
): OfferedTable[] {
  return Array.from({ length: count }, (_, index) => ({
    table: `table-${String(index)}`,
    name: `${name} ${String(index)}`,
    game: 'time-bluff',
    free: 3,
    seats: 4,
    locked: false,
    ...(index === count - 1 ? changes : {}),
  }))
}
