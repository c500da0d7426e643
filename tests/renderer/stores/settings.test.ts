// @vitest-environment happy-dom
// Settings: kept over restarts, and a damaged value falls back alone.
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { BOT_LEVELS } from '../../../src/protocol/terms'
import { nameBot } from '../../../src/host/bots/botNames'
import {
  readSettings,
  suggestNames,
  useSettings,
  type Settings,
} from '../../../src/renderer/stores/settings'

const FALLBACK: Settings = {
  name: 'Alex',
  isOwnName: false,
  figure: 'goat',
  isOwnFigure: false,
  language: 'en',
  theme: 'system',
  text: 'normal',
  contrast: false,
  motion: 'full',
  sound: true,
  volume: 60,
  room: false,
  vibration: true,
  keys: true,
  truth: true,
  offer: 'time-bluff',
  level: 'solid',
  tables: {},
}
const OWN: Settings = {
  name: 'Mia',
  isOwnName: true,
  figure: 'mole',
  isOwnFigure: true,
  language: 'nl',
  theme: 'dark',
  text: 'larger',
  contrast: true,
  motion: 'off',
  sound: false,
  volume: 5,
  room: true,
  vibration: false,
  keys: false,
  truth: false,
  offer: 'tafelrunde',
  level: 'sharp',
  tables: { tafelrunde: { seats: 2, preset: 'long' } },
}
const DAMAGE: Readonly<Record<keyof Settings, readonly unknown[]>> = {
  name: ['', '   ', 'x'.repeat(65), 7, null],
  isOwnName: [],
  figure: ['dragon', 3, null],
  isOwnFigure: [],
  language: ['fr', 1, null],
  theme: ['blue', {}],
  text: ['huge', 12],
  contrast: ['yes', 1],
  motion: [true, 'slow'],
  sound: ['on', 0],
  volume: [-1, 101, '50', null],
  room: ['fire', null, 1],
  vibration: [null, 1, 'on'],
  keys: [null, 'H'],
  truth: [null, 'yes', 1],
  offer: ['poker', 3],
  level: ['genius', null],
  tables: [null, 'tafelrunde', 3],
}

describe('settings', () => {
  beforeEach(() => {
    localStorage.clear()
    delete document.documentElement.dataset['theme']
    setActivePinia(createPinia())
  })

  it('are read as they were written', () => {
    expect(readSettings(JSON.stringify(OWN), FALLBACK)).toEqual(OWN)
  })

  it.each(BOT_LEVELS)('offer the level of computers that was played last again: %s', (level) => {
    expect(readSettings(JSON.stringify({ ...OWN, level }), FALLBACK).level).toBe(level)
  })

  it.each(Object.entries(DAMAGE))('a damaged %s falls back alone', (key, values) => {
    for (const value of values) {
      const read = readSettings(JSON.stringify({ ...OWN, [key]: value }), FALLBACK)
      expect(read).toEqual({ ...OWN, [key]: Reflect.get(FALLBACK, key) })
    }
  })

  it.each([
    null,
    7,
    { seats: 2 },
    { seats: 0, preset: 'box' },
    { seats: 2.5, preset: 'box' },
    { seats: 2, preset: 'own' },
  ])('a last table like %j is left out alone', (damaged) => {
    const tables = { ...OWN.tables, 'time-bluff': damaged, poker: { seats: 2, preset: 'box' } }
    expect(readSettings(JSON.stringify({ ...OWN, tables }), FALLBACK)).toEqual(OWN)
  })

  it.each([null, '', 'not json', '[]', '"text"', '{"name":', 'null'])(
    'a file that holds %j gives the usual ones',
    (text) => {
      expect(readSettings(text, FALLBACK)).toEqual(FALLBACK)
    },
  )

  it('forget what they do not know', () => {
    const read = readSettings(JSON.stringify({ ...OWN, later: 1 }), FALLBACK)
    expect(Object.keys(read).sort()).toEqual(Object.keys(FALLBACK).sort())
  })

  it('are put on the page at once and found again at the next start', async () => {
    const { settings } = useSettings()
    expect(settings.name).not.toBe('')
    Object.assign(settings, OWN)
    await nextTick()
    const root = document.documentElement
    expect({ ...root.dataset }).toEqual({
      theme: 'dark',
      text: 'larger',
      motion: 'off',
      contrast: 'more',
    })
    expect(root.lang).toBe('nl')
    setActivePinia(createPinia())
    expect(useSettings().settings).toEqual(OWN)
  })

  it('suggest the same name again as long as nobody has chosen one', () => {
    for (let start = 0; start < 20; start++) {
      setActivePinia(createPinia())
      const suggested = useSettings().settings.name
      setActivePinia(createPinia())
      expect(useSettings().settings.name).toBe(suggested)
    }
  })

  it.each([{}, { isOwnName: null }, { isOwnName: 'yes' }])(
    'take a name that was kept for a chosen one: %j',
    (more) => {
      const read = readSettings(JSON.stringify({ name: 'Mia', ...more }), FALLBACK)
      expect(read).toMatchObject({ isOwnName: true, isOwnFigure: true })
    },
  )

  it('suggest names that no computer has', () => {
    const suggested = new Set(suggestNames(1_000, []))
    expect(suggested.size).toBeGreaterThan(40)
    const taken = new Set<string>()
    const isTaken = (name: string): boolean => taken.has(name)
    while (taken.size < 24) {
      taken.add(nameBot({ isTaken, looks: [], looksOf: () => ({ figure: 'fox' }) }, taken.size))
    }
    expect([...taken].filter((name) => suggested.has(name))).toEqual([])
  })

  it('take the light from the system when no lamp is chosen', async () => {
    const { settings } = useSettings()
    settings.theme = 'dark'
    await nextTick()
    settings.theme = 'system'
    await nextTick()
    expect(document.documentElement.dataset['theme']).toBeUndefined()
  })
})
