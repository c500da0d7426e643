/** How a table is played, in words: the presets it can have, the one it has, and what differs from the box. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Option } from '../design/option'
import type { Options } from '../../engine/options/options'
import {
  differencesOf,
  presetOf,
  presetsFor,
  type PresetId,
  type PresetSource,
} from '../../engine/options/presets'
import { differenceText } from './optionWords'
import { useOptionWords } from './useOptionWords'

/** The options of a table or of a wish for one, and what presets its game has. */
export interface PresetPorts {
  readonly source: PresetSource
  readonly options: Options
  /** Where the game's words begin. */
  readonly words: string
  /** An option that is told elsewhere, if there is one. */
  readonly told?: string | undefined
  /** The most seats such a table may have, where that is fewer than usual. */
  readonly mostSeats?: number | undefined
}

/** Presets in words. */
export interface PresetWords {
  readonly chosen: ComputedRef<PresetId | 'own'>
  readonly presets: ComputedRef<readonly Option<PresetId | 'own'>[]>
  readonly sentence: ComputedRef<string>
}

/** Follows a table, or the wish for one. */
export function usePresets(read: () => PresetPorts): PresetWords {
  const { t } = useI18n()
  const context = useOptionWords(() => read().words)
  const chosen = computed(() => {
    const { source, options } = read()
    return presetOf(source, options, context.value.options) ?? 'own'
  })
  const presets = computed(() => {
    const { source, options } = read()
    const all: (PresetId | 'own')[] = [...presetsFor(source, options, context.value.options)]
    if (chosen.value === 'own') all.push('own')
    return all.map((value) => ({
      value,
      label: t(`app.preset.${value}.label`),
      hint: t(`app.preset.${value}.hint`),
    }))
  })
  const sentence = computed(() => {
    const { source, options, mostSeats, told } = read()
    const all = differencesOf(source, options, context.value.options)
    const differences = all.filter(({ key }) => key !== told)
    if (differences.length === 0) return t('app.preset.asInTheBox')
    const fewer = mostSeats === undefined ? [] : [t('app.preset.mostSeats', { seats: mostSeats })]
    const list = differences.map((spec) => {
      const value = options[spec.key]
      return value === undefined ? '' : differenceText(spec, value, context.value)
    })
    return [t('app.preset.differs', { list: list.join('; ') }), ...fewer].join(' ')
  })
  return { chosen, presets, sentence }
}
