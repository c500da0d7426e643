/** What a form for a table asks of a game: how many seats, and what may be sent to the host. */
import type { SealedLegality, SeatBounds } from '../../engine/contract/game'
import {
  defaultOf,
  isActive,
  type OptionContext,
  type Options,
  type OptionSpec,
} from '../../engine/options/options'
import { presetOf, presetOptions, type PresetSource } from '../../engine/options/presets'

/** How many seats a table of this game may have with these options. */
export function seatBounds(
  game: SealedLegality,
  options: Options,
  context: OptionContext,
): SeatBounds {
  return game.open((rules) => {
    const parsed = rules.parseOptions(options, context)
    return parsed.ok ? rules.seatsWith(parsed.value) : rules.seats
  })
}

/** The number of seats nearest to `seats` that a table may have. */
export function fitSeats(seats: number, { min, max }: SeatBounds): number {
  return Math.min(Math.max(seats, min), max)
}

/** All numbers of seats that a table may have, to choose from. */
export function seatCounts({ min, max }: SeatBounds): { value: number; label: string }[] {
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return counts.map((value) => ({ value, label: String(value) }))
}

/** The options that whoever keeps the table may set: what the host or a vote puts in stays as it is. */
export function settable(options: Options, specs: readonly OptionSpec[]): Options {
  const entries = specs.flatMap(({ key, setBy }) => {
    const value = options[key]
    return setBy !== undefined || value === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(entries)
}

/** What a form reads the presets of a game from, with so many seats; absent: their number is not known. */
export function presetSourceOf(game: SealedLegality, seatCount?: number): PresetSource {
  return game.open(({ optionSpecs, offers, presets, asUsual }) => ({
    optionSpecs,
    offers,
    presets,
    asUsual,
    seatCount,
  }))
}

/** Whether an option is a limit of time. */
function isClock({ kind, key }: OptionSpec): boolean {
  return kind === 'seconds' || key.endsWith('Seconds')
}

/** The limits of time that are in force with these options. */
export function clocksOf(
  game: SealedLegality,
  options: Options,
  context: OptionContext,
): readonly OptionSpec[] {
  const specs = game.open((rules) => rules.optionSpecs)
  return specs.filter(
    (spec) =>
      isClock(spec) &&
      isActive(spec, options) &&
      (options[spec.key] ?? defaultOf(spec, context)) !== 'none',
  )
}

/** A game with what is set in it. */
export interface SetGame {
  readonly game: SealedLegality
  readonly options: Options
  readonly seats: number
}

/** What another game begins with at a table: its own usual options, and the preset by which the game before was played. */
export function optionsAfter(
  before: SetGame,
  next: Omit<SetGame, 'seats'>,
  context: OptionContext,
): Options {
  const preset = presetOf(presetSourceOf(before.game, before.seats), before.options, context)
  if (preset === undefined || preset === 'box') return next.options
  return { ...presetOptions(presetSourceOf(next.game), preset, context), ...next.options }
}
