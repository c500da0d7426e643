/** Keeps the keyboard at a seat of the list while who sits there, and with it the buttons, change by a press. */
import { watch, type ShallowRef } from 'vue'
import type { Command } from '../../protocol/clientMessages'
import type { SeatView } from '../../protocol/tableViews'

/** What a change at a seat needs. */
export interface SeatChangePorts {
  /** The list: one child for each seat. */
  readonly list: Readonly<ShallowRef<HTMLElement | null>>
  readonly seats: () => readonly SeatView[]
  readonly run: (command: Command) => void
}

/** What is of use next at a seat: how strong its computer is, a computer for it, whatever else can be done. */
const NEXT = ['input:checked', '.add', 'button']

/** Sends a command about a seat, and leads to the same seat if the button that was pressed goes with it. */
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
      const next = NEXT.map((one) => row.querySelector<HTMLElement>(one)).find((one) => one)
      ;(next ?? row).focus()
    },
    { flush: 'post' },
  )
  return (seat, command) => {
    changed = seat
    run(command)
  }
}
