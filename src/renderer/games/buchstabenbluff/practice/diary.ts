/** What came of the hands of the days, kept on this device: the latest day of each language, and how many in a row. */
import { isRecord } from '../../../../engine/basics/json'
import { LANGUAGES, type Language } from '../../../../engine/basics/language'
import { wholeNumber } from '../../../../engine/basics/shapes'
import { LONGEST_WORD } from '../../../../games/buchstabenbluff/outside/cardSpelling'
import { HINTS, MOST_POINTS } from '../../../../games/buchstabenbluff/outside/practice'

/** The best word that was laid from the hand of a day. */
export interface DayResult {
  /** As 2026-11-22. */
  readonly day: string
  /** In card spelling. */
  readonly word: string
  readonly value: number
  /** What the best word of the hand is worth. */
  readonly best: number
  /** Hints that had been given by then. */
  readonly hints: number
}

/** The latest day on which a word was laid, and how many days in a row there was one. */
export interface DiaryPage extends DayResult {
  readonly streak: number
}

/** A page for each language in which one has practised. */
export type Diary = Readonly<Partial<Record<Language, DiaryPage>>>

const DAY = /^\d{4}-\d{2}-\d{2}$/u
const MOST_DAYS = 100_000
const isStreak = wholeNumber(1, MOST_DAYS)
const isPoints = wholeNumber(0, MOST_POINTS)
const isHints = wholeNumber(0, HINTS)

/** The day of a moment by the calendar of whoever sits at this device, as 2026-11-22. */
export function dayOf(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()]
  const parts = [month, day].map((part) => String(part).padStart(2, '0'))
  return [String(moment.getFullYear()).padStart(4, '0'), ...parts].join('-')
}

/** The day before a day; by the calendar alone, whatever clocks do in between. */
export function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date - 1)).toISOString().slice(0, day.length)
}

/** Days in a row up to this day: those of a page that ends there or the day before, none otherwise. */
export function streakOn(page: DiaryPage | undefined, day: string): number {
  return page && (page.day === day || page.day === dayBefore(day)) ? page.streak : 0
}

/** The diary with a word of a day: of two words of the same day the better one stays. */
export function noteResult(diary: Diary, language: Language, result: DayResult): Diary {
  const page = diary[language]
  if (page?.day !== result.day) {
    const before = page && page.day === dayBefore(result.day) ? page.streak : 0
    return { ...diary, [language]: { ...result, streak: before + 1 } }
  }
  if (page.value >= result.value) return diary
  return { ...diary, [language]: { ...result, streak: page.streak } }
}

function readPage(raw: unknown): DiaryPage | undefined {
  if (!isRecord(raw)) return undefined
  const { day, word, value, best, hints, streak } = raw
  if (typeof day !== 'string' || !DAY.test(day)) return undefined
  if (typeof word !== 'string' || word.length > LONGEST_WORD) return undefined
  if (!isPoints(value) || !isPoints(best) || !isHints(hints) || !isStreak(streak)) return undefined
  return { day, word, value, best, hints, streak }
}

/** A diary as it was kept; a damaged page is left out. */
export function readDiary(text: string | null): Diary {
  let raw: unknown
  try {
    raw = JSON.parse(text ?? '{}')
  } catch {
    raw = {}
  }
  const kept = isRecord(raw) ? raw : {}
  const pages = LANGUAGES.flatMap((language) => {
    const page = readPage(kept[language])
    return page ? [[language, page] as const] : []
  })
  return Object.fromEntries(pages)
}
