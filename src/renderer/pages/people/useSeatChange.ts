/** Keeps the keyboard at a seat of the list while who sits there, and with it the buttons, change by a press. */
import { watch, type ShallowRef } from 'vue'
import type { Command } from '../../../protocol/clientMessages'
import type { SeatView } from '../../../protocol/tableViews'

/** What a change at a seat needs. */
export interface SeatChangePorts {
  /** The list: one child for each seat. */
  readonly list: Readonly<ShallowRef<HTMLElement | null>>
  readonly seats: () => readonly SeatView[]
  readonly run: (command: Command) => void
}

/** What is of use next at a seat: how strong its computer is, a computer for it, whatever else can be done. */
const NEXT = ['summary', '.add', 'button']
/** What seats a computer. */
const ADD = '.add'

/** Whoever seats computers seats the next one: the first free seat after this one, or before it. */
function nextFree(row: HTMLElement, list: HTMLElement | null): HTMLElement | undefined {
  const all = [...(list?.querySelectorAll<HTMLElement>(ADD) ?? [])]
  const isAfter = (one: HTMLElement): boolean =>
    (row.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return all.find(isAfter) ?? all[0]
}

/** Sends a command about a seat, and leads to the same seat if the button that was pressed goes with it; from a computer that has sat down to where the next one can. */
export function useSeatChange({
  list,
  seats,
  run,
}: SeatChangePorts): (seat: number, command: Command) => void {
  let changed: number | undefined
  watch(
    seats,
    (now, before) => {
      const seat = changed
      if (seat === undefined || now[seat]?.kind === before[seat]?.kind) return
      changed = undefined
      const row = list.value?.children[seat]
      // Whoever has gone on by himself in the meantime is left there.
      if (!(row instanceof HTMLElement) || document.activeElement !== document.body) return
      const inRow = NEXT.map((one) => row.querySelector<HTMLElement>(one)).find((one) => one)
      const next = (now[seat]?.kind === 'bot' && nextFree(row, list.value)) || inRow
      ;(next ?? row).focus()
    },
    { flush: 'post' },
  )
  return (seat, command) => {
    changed = seat
    run(command)
  }
}
