/** What a player has set for himself; kept over restarts, applied to the page at once. */
import { defineStore } from 'pinia'
import { reactive, watch } from 'vue'
import { isRecord } from '../../engine/basics/json'
import { PRESET_IDS, type PresetId } from '../../engine/options/presets'
import { LANGUAGES, type Language } from '../../engine/basics/language'
import { BOT_LEVELS, FIGURES, type BotLevel, type Figure } from '../../protocol/terms'
import { OFFERED } from '../games/offered'
import { keptByDevice } from './kept'

/** The lamps: by day, by evening, or as the system has it. */
export const THEMES = ['system', 'light', 'dark'] as const
/** Sizes of text. */
export const TEXT_SIZES = ['small', 'normal', 'large', 'larger'] as const
/** How much moves. */
export const MOTIONS = ['full', 'fast', 'off'] as const

/** How somebody played a game the last time. */
export interface LastTable {
  readonly seats: number
  readonly preset: PresetId
}

/** A player's settings. */
export interface Settings {
  name: string
  /** Whether somebody chose this name; otherwise it was suggested, and may be changed for another that nobody has. */
  isOwnName: boolean
  /** The portrait beside the name. */
  figure: Figure
  /** Whether somebody chose this portrait; otherwise it was suggested. */
  isOwnFigure: boolean
  language: Language
  theme: (typeof THEMES)[number]
  text: (typeof TEXT_SIZES)[number]
  contrast: boolean
  motion: (typeof MOTIONS)[number]
  sound: boolean
  /** Percent. */
  volume: number
  /** Whether the room around a table is heard. */
  room: boolean
  /** Whether the device shakes when it is one's turn and it lies there untouched. */
  vibration: boolean
  /** Whether single letters read things out. */
  keys: boolean
  /** Whether a game in which one may bluff says to whoever lays whether this is one. */
  truth: boolean
  /** What was played last, offered first the next time. */
  offer: string
  level: BotLevel
  /** By offer: how it was played last, alone with the computer. */
  tables: Readonly<Record<string, LastTable>>
}

const STORAGE_KEY = 'stammtisch.settings'
/** None of them is a bot's; so many that few of those who sit at one table are offered the same. */
const SUGGESTED_NAMES = [
  'Alex',
  'Kim',
  'Robin',
  'Sascha',
  'Toni',
  'Charlie',
  'Noa',
  'Luca',
  'Mika',
  'Jules',
  'Bente',
  'Bo',
  'Chris',
  'Dani',
  'Elia',
  'Fenna',
  'Finn',
  'Flo',
  'Hanne',
  'Iris',
  'Ivo',
  'Jona',
  'Juna',
  'Kai',
  'Kari',
  'Lena',
  'Levi',
  'Lou',
  'Maxi',
  'Merle',
  'Nele',
  'Nico',
  'Ole',
  'Pepe',
  'Pim',
  'Quinn',
  'Romy',
  'Ruben',
  'Sam',
  'Sanne',
  'Selma',
  'Tess',
  'Teun',
  'Tim',
  'Wanda',
  'Yara',
  'Yuri',
  'Zita',
] as const

function systemLanguage(): Language {
  const start = navigator.language.slice(0, 2).toLowerCase()
  return LANGUAGES.find((language) => language === start) ?? 'en'
}

/** Any name for somebody who has not said his yet, but not this one. */
export function suggestName(taken?: string): string {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
  const free = SUGGESTED_NAMES.filter((name) => name !== taken)
  return free[byte % free.length] ?? 'Alex'
}

/** So many names that nobody has taken, for people who have not said theirs yet. */
export function suggestNames(count: number, taken: readonly string[]): string[] {
  return SUGGESTED_NAMES.filter((name) => !taken.includes(name)).slice(0, count)
}

function suggestFigure(): Figure {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
  return FIGURES[byte % FIGURES.length] ?? 'fox'
}

function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function defaults(): Settings {
  return {
    name: suggestName(),
    isOwnName: false,
    figure: suggestFigure(),
    isOwnFigure: false,
    language: systemLanguage(),
    theme: 'system',
    text: 'normal',
    contrast: matchMedia('(prefers-contrast: more)').matches,
    motion: prefersLessMotion() ? 'off' : 'full',
    sound: true,
    volume: 60,
    room: false,
    vibration: true,
    keys: true,
    truth: true,
    offer: OFFERED[0]?.key ?? '',
    level: 'solid',
    tables: {},
  }
}

function oneOf<Value extends string>(
  raw: unknown,
  values: readonly Value[],
  otherwise: Value,
): Value {
  return values.find((value) => value === raw) ?? otherwise
}

/** Those of offers that there are; a damaged one is left out. */
function readTables(raw: Readonly<Record<string, unknown>>): Record<string, LastTable> {
  const read = OFFERED.flatMap(({ key }) => {
    const one = raw[key]
    if (!isRecord(one)) return []
    const { seats } = one
    const preset = PRESET_IDS.find((id) => id === one.preset)
    const isCount = typeof seats === 'number' && Number.isInteger(seats) && seats > 0
    return isCount && preset ? [[key, { seats, preset }] as const] : []
  })
  return Object.fromEntries(read)
}

/** Saved settings field by field: a damaged one falls back alone. */
export function readSettings(text: string | null, fallback: Settings): Settings {
  let raw: unknown
  try {
    raw = JSON.parse(text ?? '{}')
  } catch {
    raw = {}
  }
  const saved = isRecord(raw) ? raw : {}
  const { name, volume } = saved
  const isName = typeof name === 'string' && name.trim() !== '' && name.length <= 64
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 100
  // A name that was kept without a word about it was chosen, and a portrait with it.
  const isOwnName =
    typeof saved.isOwnName === 'boolean' ? saved.isOwnName : isName || fallback.isOwnName
  return {
    name: isName ? name : fallback.name,
    isOwnName,
    figure: oneOf(saved.figure, FIGURES, fallback.figure),
    isOwnFigure: typeof saved.isOwnFigure === 'boolean' ? saved.isOwnFigure : isOwnName,
    language: oneOf(saved.language, LANGUAGES, fallback.language),
    theme: oneOf(saved.theme, THEMES, fallback.theme),
    text: oneOf(saved.text, TEXT_SIZES, fallback.text),
    contrast: typeof saved.contrast === 'boolean' ? saved.contrast : fallback.contrast,
    motion: oneOf(saved.motion, MOTIONS, fallback.motion),
    sound: typeof saved.sound === 'boolean' ? saved.sound : fallback.sound,
    volume: isVolume ? volume : fallback.volume,
    room: typeof saved.room === 'boolean' ? saved.room : fallback.room,
    vibration: typeof saved.vibration === 'boolean' ? saved.vibration : fallback.vibration,
    keys: typeof saved.keys === 'boolean' ? saved.keys : fallback.keys,
    truth: typeof saved.truth === 'boolean' ? saved.truth : fallback.truth,
    offer: oneOf(
      saved.offer,
      OFFERED.map(({ key }) => key),
      fallback.offer,
    ),
    level: oneOf(saved.level, BOT_LEVELS, fallback.level),
    tables: isRecord(saved.tables) ? readTables(saved.tables) : fallback.tables,
  }
}

function save(text: string): void {
  keptByDevice.setItem(STORAGE_KEY, text)
  void window.stammtisch?.writeSettings(text)
}

/** Puts the settings on the page. */
function apply(settings: Settings): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.text = settings.text
  root.dataset.motion = settings.motion
  if (settings.theme === 'system') delete root.dataset.theme
  else root.dataset.theme = settings.theme
  if (settings.contrast) root.dataset.contrast = 'more'
  else delete root.dataset.contrast
}

/** The settings of this window. */
export const useSettings = defineStore('settings', () => {
  const settings = reactive(readSettings(keptByDevice.getItem(STORAGE_KEY), defaults()))
  apply(settings)
  // What was suggested stays the same over a reload; the desktop app keeps its own.
  if (keptByDevice.getItem(STORAGE_KEY) === null && window.stammtisch === undefined) {
    const { name, isOwnName, figure, isOwnFigure } = settings
    save(JSON.stringify({ name, isOwnName, figure, isOwnFigure }))
  }
  watch(settings, () => {
    apply(settings)
    save(JSON.stringify(settings))
  })
  /** Takes over what the desktop app has kept. */
  async function restore(): Promise<void> {
    const text = await window.stammtisch?.readSettings()
    if (text !== undefined && text !== '') Object.assign(settings, readSettings(text, settings))
  }
  /** Somebody chooses a portrait: it is his from then on. */
  function chooseFigure(figure: Figure): void {
    Object.assign(settings, { figure, isOwnFigure: true })
  }
  return { settings, restore, chooseFigure }
})
