/** The options of a table in words, from the game's own schema. */
import type { CatalogueEntry } from '../../engine/contract/content'
import { LANGUAGES, type Language } from '../../engine/basics/language'
import {
  defaultOf,
  type OptionContext,
  type Options,
  type OptionSpec,
  type OptionValue,
} from '../../engine/options/options'
import type { Option } from '../design/option'
import type { Translate } from '../wording/translate'

/** What options are put into words with. */
export interface OptionWordsContext {
  /** Where the game's words begin. */
  readonly words: string
  readonly t: Translate
  /** Whether there are words for a key. */
  readonly te: (key: string) => boolean
  readonly options: OptionContext
  /** A piece of content that can be chosen. */
  readonly entryOf: (id: string) => CatalogueEntry | undefined
  /** In which titles are read. */
  readonly language: Language
  /** Seats at the table, where one of them can be chosen. */
  readonly seats: number
}

/** Seconds that are offered; any other whole number in the range is allowed too. */
const OFFERED_SECONDS = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300] as const

/** What an option is called. */
export function optionLabel(spec: OptionSpec, { words, t }: OptionWordsContext): string {
  return t(`${words}.option.${spec.key}.label`)
}

/** What it is for, in one sentence. */
export function optionHint(spec: OptionSpec, { words, t }: OptionWordsContext): string {
  return t(`${words}.option.${spec.key}.hint`)
}

/** What a piece of content is called, in another language where it has no title in the reader's; its id where it has none at all. */
export function contentTitle(
  id: string,
  { entryOf, language }: Pick<OptionWordsContext, 'entryOf' | 'language'>,
): string {
  const titles = entryOf(id)?.title ?? {}
  const all = [language, ...LANGUAGES].map((one) => titles[one])
  return all.find((title) => title !== undefined && title !== '') ?? id
}

function isFromCatalogue(spec: OptionSpec): boolean {
  return spec.kind === 'set' && 'catalogue' in spec.values
}

/** How much of a piece is in play with these options. */
function countInPlay({ count, onlyWith }: CatalogueEntry, chosen: Options): number {
  const isLess = onlyWith !== undefined && chosen[onlyWith.option] !== onlyWith.value
  return isLess ? count - onlyWith.count : count
}

/** A piece of content with what helps to choose it: how much of it is in play, and whether it is one of the own ones. */
function entryLabel(id: string, chosen: Options, context: OptionWordsContext): string {
  const title = contentTitle(id, context)
  const entry = context.entryOf(id)
  if (!entry) return title
  const n = countInPlay(entry, chosen)
  return context.t(`app.catalogue.${entry.own ? 'own' : 'shipped'}`, { title, n })
}

/** One value in words; a number or a typed word stands for itself. */
function valueLabel(spec: OptionSpec, value: string | number, context: OptionWordsContext): string {
  const { words, t, te } = context
  if (isFromCatalogue(spec)) return contentTitle(String(value), context)
  if (spec.kind === 'seat' && typeof value === 'number')
    return t('table.seat', { number: value + 1 })
  const key = `${words}.option.${spec.key}.value.${String(value)}`
  return te(key) ? t(key) : String(value)
}

/** What an option stands at, in words. */
export function shownValue(
  spec: OptionSpec,
  value: OptionValue,
  context: OptionWordsContext,
): string {
  if (typeof value !== 'object') return valueLabel(spec, value, context)
  if (value.length === 0) return context.t('app.words.none')
  return value.map((one) => valueLabel(spec, one, context)).join(', ')
}

/** What is unlike the box in this option, as part of a sentence; `Option: value` where there are no such words. */
export function differenceText(
  spec: OptionSpec,
  value: OptionValue,
  context: OptionWordsContext,
): string {
  const { words, t, te } = context
  const shown = shownValue(spec, value, context)
  const keys = [typeof value === 'object' ? 'other' : String(value), 'other'].map(
    (which) => `${words}.option.${spec.key}.differs.${which}`,
  )
  const key = keys.find((one) => te(one))
  return key === undefined ? `${optionLabel(spec, context)}: ${shown}` : t(key, { value: shown })
}

/** The values that are offered, with the one that is set; empty where values are typed. */
function offeredValues(
  spec: OptionSpec,
  set: OptionValue,
  { options, seats }: OptionWordsContext,
): readonly (string | number)[] {
  switch (spec.kind) {
    case 'choice':
      return spec.values
    case 'seconds': {
      const { min, max, steps = OFFERED_SECONDS } = spec
      const seconds = steps.filter((value) => value >= min && value <= max)
      const all: (string | number)[] = ['none', ...seconds]
      return typeof set === 'object' || all.includes(set) ? all : [...all, set]
    }
    case 'set':
      if (!('catalogue' in spec.values)) return spec.values
      return options.catalogue(spec.values.catalogue) ?? []
    case 'seat':
      return ['none', ...new Array(seats).keys()]
    case 'words':
      return []
  }
}

/** The same with their words, beside all that is chosen for the table. */
export function offeredOptions(
  spec: OptionSpec,
  { set, chosen }: { readonly set: OptionValue; readonly chosen: Options },
  context: OptionWordsContext,
): Option<string | number>[] {
  return offeredValues(spec, set, context).map((value) => ({
    value,
    label: isFromCatalogue(spec)
      ? entryLabel(String(value), chosen, context)
      : valueLabel(spec, value, context),
  }))
}

/** All that can be chosen, in one line, for the rules; the usual value is marked. */
export function possibleValues(spec: OptionSpec, context: OptionWordsContext): string {
  const { t } = context
  if (spec.kind === 'words') return t('app.words.room', { n: spec.most })
  const usual = defaultOf(spec, context.options)
  const values =
    spec.kind === 'seconds' && !spec.steps
      ? [...new Set([spec.default, `${String(spec.min)}–${String(spec.max)}`, 'none'])]
      : offeredValues(spec, usual, context)
  const labels = values.map((value) => {
    const label = valueLabel(spec, value, context)
    return value === usual ? t('app.rules.usual', { label }) : label
  })
  return labels.join(' · ')
}
