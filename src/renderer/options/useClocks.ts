/** The limits of time of a table, for whoever is told that they run. */
import { computed, type ComputedRef } from 'vue'
import type { SealedLegality } from '../../engine/contract/game'
import type { Options } from '../../engine/options/options'
import type { GameWindow } from '../games/gameTable'
import { optionLabel } from './optionWords'
import { clocksOf } from './tableSetup'
import { useOptionContext, useOptionWords } from './useOptionWords'

/** The limits of time in force. */
export interface Clocks {
  /** Their keys with a space between: one text, which is another one only when they change. */
  readonly clocks: ComputedRef<string>
  /** In words; empty where there are none, or while the words of the game are being loaded. */
  readonly clockWords: ComputedRef<string>
}

/** The limits of time of `legality` with these options; `game`: the window that has its words. */
export function useClocks(
  legality: () => SealedLegality | undefined,
  options: () => Options,
  game: () => GameWindow | undefined,
): Clocks {
  const context = useOptionContext()
  const words = useOptionWords(() => game()?.words ?? '')
  const specs = computed(() => {
    const rules = legality()
    return rules ? clocksOf(rules, options(), context.value) : []
  })
  return {
    clocks: computed(() => specs.value.map(({ key }) => key).join(' ')),
    clockWords: computed(() =>
      game()?.legality.id === legality()?.id
        ? specs.value.map((spec) => optionLabel(spec, words.value)).join(', ')
        : '',
    ),
  }
}

/** The options that take these limits away. */
export function withoutClocks(clocks: string): Options {
  const keys = clocks.split(' ').filter((key) => key !== '')
  return Object.fromEntries(keys.map((key) => [key, 'none']))
}
