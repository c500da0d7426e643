/** Who may change a table when its keeper is gone. */
import { endHurry } from '../match/hurry'
import type { TableMatch } from '../match/tableMatch'
import type { Presence } from './presence'
import type { Roster } from './roster'
import { isHeld, watchersOf, type SavedTable } from './tableRecords'

/** A table that somebody keeps. */
interface KeptTable {
  readonly saved: SavedTable
  readonly roster: Roster
  readonly presence: Presence
  readonly match: Pick<TableMatch, 'isPlaying'>
  change(edit: (draft: SavedTable) => void): boolean
  publish(): void
}

/** The next keeper when `person` goes: whoever else is there, first those who sit; else who else has a seat, else nobody new. */
function nextKeeper(
  saved: Pick<SavedTable, 'holders' | 'spectators' | 'screens'>,
  person: string,
  isHere: (person: string) => boolean,
): string {
  const seated = saved.holders.flatMap((one) =>
    one.kind === 'person' && one.person !== person && !one.gone ? [one.person] : [],
  )
  const others = [...seated, ...watchersOf(saved).filter((one) => one !== person)]
  return others.find(isHere) ?? others[0] ?? person
}

/** Hands the table on when `person` goes; what he hurried is hurried no longer (P-68). */
export function passOn(
  draft: SavedTable,
  person: string,
  isHere: (person: string) => boolean,
): void {
  draft.keeper = nextKeeper(draft, person, isHere)
  if (draft.keeper !== person) endHurry(draft)
}

/** Somebody else keeps the table from now on. */
export function followKeeper(table: KeptTable): void {
  const { keeper } = table.saved
  table.change((draft) => {
    passOn(draft, keeper, (one) => table.roster.isHere(one))
  })
  table.publish()
}

/** Call it when somebody has come: if nobody was there when the keeper had been away for long, or he has left for good, whoever came follows him. */
export function followLostKeeper(table: KeptTable): void {
  const { saved, roster, presence } = table
  if (roster.isHere(saved.keeper) || !presence.isLongGone(saved.keeper)) return
  const seated = saved.holders.flatMap((one) => (isHeld(one) ? [one.person] : []))
  // Else whoever comes to watch could end a match that waits for its people, or give its seats away.
  const heirs = table.match.isPlaying() ? seated : [...seated, ...watchersOf(saved)]
  if (heirs.some((person) => roster.isHere(person))) followKeeper(table)
}
