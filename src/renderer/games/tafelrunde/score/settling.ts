/** The settlement of a raid as steps: one for each colour, then what everybody brings home. */
import {
  COLOURS,
  type Card,
  type Chest,
  type Colour,
  type Fighter,
  type Haul,
  type TafelrundeSeen,
} from '../../../../games/tafelrunde/outside/contract'
import { describe, fighterText, isOfColourCards, isTold, sumOf } from '../voice/announce'
import type { Voice } from '../voice/voice'

/** Somebody who fought for a colour. */
export interface FighterLine {
  readonly seat: number
  readonly name: string
  readonly strength: number
  /** What the strength is made of. */
  readonly sum: string
  /** Everybody else was weaker: he takes the chests. */
  readonly top: boolean
  /** His cards of the colour. */
  readonly cards: readonly Card[]
  /** The open chest that adds to them; absent: none does. */
  readonly chest?: Chest
}

/** Chests that came to one place. */
export interface Spoils {
  /** Whose they are now; absent: they lie in the middle. */
  readonly seat?: number
  readonly name?: string
  readonly chests: readonly Chest[]
}

/** One step. */
export interface Step {
  /** The colour that is settled; absent: chests are brought home. */
  readonly colour?: Colour
  /** The strongest first. */
  readonly fighters: readonly FighterLine[]
  /** Where its chests are now, or what everybody has brought home. */
  readonly spoils: readonly Spoils[]
  /** What came of it, in words. */
  readonly lines: readonly string[]
}

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

function fightersIn(voice: Voice, fighters: readonly Fighter[], colour: Colour): FighterLine[] {
  const most = Math.max(...fighters.map(({ strength }) => strength))
  const isTie = fighters.filter(({ strength }) => strength === most).length > 1
  return fighters
    .map((fighter) => ({
      seat: fighter.seat,
      name: voice.name(fighter.seat),
      strength: fighter.strength,
      sum: sumOf(voice, fighter, colour),
      top: fighter.strength === most && !isTie,
      cards: fighter.cards,
      ...(fighter.chest !== undefined && { chest: fighter.chest }),
    }))
    .sort((one, other) => other.strength - one.strength)
}

function chestsIn(hauls: readonly Haul[]): Chest[] {
  return hauls.flatMap(({ chests }) => chests)
}

/** What came to whoever won a colour, or to the middle if nobody did. */
function spoilsOf(event: TafelrundeSeen, voice: Voice): Spoils[] {
  if (event.kind !== 'colourWon' && event.kind !== 'colourTied') return []
  const chests = chestsIn(event.hauls)
  if (chests.length === 0) return []
  if (event.kind === 'colourTied') return [{ chests }]
  return [{ seat: event.seat, name: voice.name(event.seat), chests }]
}

interface Draft {
  fighters: FighterLine[]
  readonly spoils: Spoils[]
  readonly lines: string[]
}

/** The steps among these events; none if no colour was settled. */
export function settlingSteps(events: readonly TafelrundeSeen[], voice: Voice): Step[] {
  const drafts = new Map<Colour, Draft>()
  let latest: Draft | undefined
  for (const event of events) {
    const colour = colourOf(event)
    if (colour !== undefined) {
      latest = drafts.get(colour) ?? { fighters: [], spoils: [], lines: [] }
      drafts.set(colour, latest)
    } else if (!isOfColourCards(event)) latest = undefined
    if (!latest) continue
    if (event.kind === 'strengthsCompared') {
      latest.fighters = fightersIn(voice, event.fighters, event.colour)
    } else if (isTold(voice, event)) latest.lines.push(...describe(voice, event))
    latest.spoils.push(...spoilsOf(event, voice))
  }
  return COLOURS.flatMap((colour): Step[] => {
    const draft = drafts.get(colour)
    return draft ? [{ colour, ...draft }] : []
  })
}

/** The step of bringing home among these events; undefined if nobody did. */
export function homeStep(events: readonly TafelrundeSeen[], voice: Voice): Step | undefined {
  const lines = events.flatMap((event) => (event.kind === 'secured' ? describe(voice, event) : []))
  const spoils = events.flatMap((event): Spoils[] =>
    event.kind === 'secured'
      ? [{ seat: event.seat, name: voice.name(event.seat), chests: event.chests }]
      : [],
  )
  return lines.length === 0 ? undefined : { fighters: [], spoils, lines }
}

/** The latest settlement in what happened in a match, with what was brought home; none before the first. */
export function lastSettlement(events: readonly TafelrundeSeen[], voice: Voice): Step[] {
  const raids: TafelrundeSeen[][] = [[]]
  for (const event of events) {
    if (event.kind === 'raidStarted') raids.push([])
    raids.at(-1)?.push(event)
  }
  const latest = raids.findLast((raid) => raid.some((event) => colourOf(event) !== undefined)) ?? []
  const home = homeStep(latest, voice)
  return [...settlingSteps(latest, voice), ...(home ? [home] : [])]
}

/** A step as it is said aloud. */
export function stepText(step: Step, voice: Voice): string {
  const fighters = step.fighters.map(({ name, strength, sum }) =>
    fighterText(voice, { name, strength, sum }),
  )
  const colour = step.colour === undefined ? [] : [voice.colour(step.colour)]
  const strengths = [...colour, ...fighters].join(', ')
  // The lines are sentences of their own.
  return [...(strengths === '' ? [] : [`${strengths}.`]), ...step.lines].join(' ')
}
