/** How well a bot of a level knows an era and a theme: the table from which `npm run guesses:tijdlijn` makes its picture of history. */
import { eraOf, type Era, type Theme } from '../../games/tijdlijn/outside/eras'
import type { BotLevel } from '../../protocol/terms'

/** From this year back the age of an event is counted. */
const PRESENT = 2030
/** Nobody knows a year itself, in years. */
const LEAST_SPREAD = 0.4

/** Which part of an event's age the spread of a picture is, before it is multiplied by the level's width. */
const PART_OF_AGE: Readonly<Record<Era, number>> = {
  'before-500': 0.01,
  '500-1500': 0.01,
  '1500-1800': 0.01,
  '1800-1900': 0.01,
  '1900-1950': 0.01,
  '1950-2000': 0.015,
  'from-2000': 0.025,
}

/** How wide a level's picture is, of each theme. A level knows no theme better than the one above it does. */
const WIDTH: Readonly<Record<BotLevel, Readonly<Record<Theme, number>>>> = {
  sharp: {
    science: 0.45,
    inventions: 0.45,
    arts: 0.5,
    sport: 0.65,
    food: 0.65,
    nature: 0.55,
    politics: 0.35,
    exploration: 0.4,
  },
  solid: {
    science: 4.8,
    inventions: 4.4,
    arts: 4.4,
    sport: 4.4,
    food: 5.2,
    nature: 5.2,
    politics: 3.2,
    exploration: 3.6,
  },
  easy: {
    science: 19.2,
    inventions: 16,
    arts: 17.6,
    sport: 11.6,
    food: 14,
    nature: 19.2,
    politics: 14,
    exploration: 16,
  },
}

/** How far beside the year of such an event a bot of this level lies, in years: the standard deviation. */
export function spreadOf(level: BotLevel, year: number, theme: Theme): number {
  const age = Math.max(PRESENT - year, 1)
  return Math.max(LEAST_SPREAD, age * PART_OF_AGE[eraOf(year)] * WIDTH[level][theme])
}
