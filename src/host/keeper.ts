/** Who may change a table when its keeper is gone. */
import type { SavedTable } from './tableRecords'

/** The next keeper when `person` goes: whoever else is there, first those who sit; else who else has a seat, else nobody new. */
export function nextKeeper(
  { holders, spectators }: Pick<SavedTable, 'holders' | 'spectators'>,
  person: string,
  isHere: (person: string) => boolean,
): string {
  const seated = holders.flatMap((one) =>
    one.kind === 'person' && one.person !== person && !one.gone ? [one.person] : [],
  )
  const others = [...seated, ...spectators.filter((one) => one !== person)]
  return others.find(isHere) ?? others[0] ?? person
}
