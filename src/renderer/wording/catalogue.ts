/** All wording of the window in all languages; a missing or surplus key does not compile. */
import type { Language } from '../../protocol/messages'
import { app as deApp } from './de/app'
import { table as deTable } from './de/table'
import { tafelrunde as deTafelrunde } from './de/tafelrunde'
import { tafelrundeTable as deTafelrundeTable } from './de/tafelrundeTable'
import { timeBluff as deTimeBluff } from './de/timeBluff'
import { timeBluffTable as deTimeBluffTable } from './de/timeBluffTable'
import { app as enApp } from './en/app'
import { table as enTable } from './en/table'
import { tafelrunde as enTafelrunde } from './en/tafelrunde'
import { tafelrundeTable as enTafelrundeTable } from './en/tafelrundeTable'
import { timeBluff as enTimeBluff } from './en/timeBluff'
import { timeBluffTable as enTimeBluffTable } from './en/timeBluffTable'
import { app as nlApp } from './nl/app'
import { table as nlTable } from './nl/table'
import { tafelrunde as nlTafelrunde } from './nl/tafelrunde'
import { tafelrundeTable as nlTafelrundeTable } from './nl/tafelrundeTable'
import { timeBluff as nlTimeBluff } from './nl/timeBluff'
import { timeBluffTable as nlTimeBluffTable } from './nl/timeBluffTable'

const german = {
  app: deApp,
  table: deTable,
  timeBluff: deTimeBluff,
  timeBluffTable: deTimeBluffTable,
  tafelrunde: deTafelrunde,
  tafelrundeTable: deTafelrundeTable,
}

/** The shape of the wording: the German one, which every other language fills. */
export type Wording = typeof german

/** The wording by language. */
export const CATALOGUE: Readonly<Record<Language, Wording>> = {
  de: german,
  nl: {
    app: nlApp,
    table: nlTable,
    timeBluff: nlTimeBluff,
    timeBluffTable: nlTimeBluffTable,
    tafelrunde: nlTafelrunde,
    tafelrundeTable: nlTafelrundeTable,
  },
  en: {
    app: enApp,
    table: enTable,
    timeBluff: enTimeBluff,
    timeBluffTable: enTimeBluffTable,
    tafelrunde: enTafelrunde,
    tafelrundeTable: enTafelrundeTable,
  },
}
