/** The settlement of a raid as steps: one for each colour, then what everybody brings home. */
import { COLOURS, type Colour, type TafelrundeSeen } from '../../../games/tafelrunde/contract'
import { describe } from './announce'
import type { Voice } from './voice'

/** One step in words. */
export interface Step {
  /** The colour that is settled; absent: chests are brought home. */
  readonly colour?: Colour
  readonly lines: readonly string[]
}

const PART_OF_COLOUR = ['returned', 'discarded'] as const

function colourOf(event: TafelrundeSeen): Colour | undefined {
  switch (event.kind) {
    case 'strengthsCompared':
    case 'colourWon':
    case 'colourTied':
    case 'colourUnfought':
      return event.colour
    default:
      return undefined
  }
}

/** The steps among these events; none if no colour was settled. */
export function settlingSteps(events: readonly TafelrundeSeen[], voice: Voice): Step[] {
  const lines = new Map<Colour, string[]>()
  const home: string[] = []
  let latest: Colour | undefined
  for (const event of events) {
    const colour = colourOf(event)
    latest = colour ?? latest
    const isPart = PART_OF_COLOUR.some((kind) => kind === event.kind)
    if (event.kind === 'secured') home.push(...describe(voice, event))
    else if (latest && (colour !== undefined || isPart)) {
      lines.set(latest, [...(lines.get(latest) ?? []), ...describe(voice, event)])
    } else latest = undefined
  }
  const steps = COLOURS.flatMap((colour): Step[] => {
    const told = lines.get(colour)
    return told ? [{ colour, lines: told }] : []
  })
  return steps.length > 0 && home.length > 0 ? [...steps, { lines: home }] : steps
}
