/** How well a bot of a level knows an era and a theme: the table from which `npm run guesses:tijdlijn` makes its picture of history. */
import { eraOf, type Era, type Theme } from '../../games/tijdlijn/outside/eras'
import type { BotLevel } from '../../protocol/terms'
import { ageOf } from './latestYear'

/** A level that has a picture of history of its own: whoever is for children has the easy one, blurred. */
export type PictureLevel = Exclude<BotLevel, 'gentle'>

/** Nobody knows a year itself; who knows history by generations or centuries does not know the last years better than so, in years. */
const LEAST_SPREAD: Readonly<Record<PictureLevel, number>> = { sharp: 0.55, solid: 8, easy: 12 }

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
const WIDTH: Readonly<Record<PictureLevel, Readonly<Record<Theme, number>>>> = {
  sharp: {
    science: 0.28,
    inventions: 0.28,
    arts: 0.3,
    sport: 0.4,
    food: 0.4,
    nature: 0.34,
    politics: 0.22,
    exploration: 0.25,
  },
  solid: {
    science: 11.5,
    inventions: 10.6,
    arts: 10.6,
    sport: 10.6,
    food: 12.5,
    nature: 12.5,
    politics: 7.7,
    exploration: 8.6,
  },
  easy: {
    science: 27,
    inventions: 22,
    arts: 25,
    sport: 16,
    food: 20,
    nature: 27,
    politics: 20,
    exploration: 22,
  },
}

/** How far beside the year of such an event a bot of this level lies, in years: the standard deviation. */
export function spreadOf(level: PictureLevel, year: number, theme: Theme): number {
  return Math.max(LEAST_SPREAD[level], ageOf(year) * PART_OF_AGE[eraOf(year)] * WIDTH[level][theme])
}
