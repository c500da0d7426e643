/** The rule that is looked up by its number, beside the table. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import { provideOpenRule } from '../../table/panels/ruleLinks'
import type { Panels } from './usePanels'

/** Opens the rules at a rule whose link is pressed; undefined: nothing is looked up. */
export function useLookUp({
  panel,
  toggle,
}: Pick<Panels, 'panel' | 'toggle'>): Readonly<ShallowRef<{ readonly rule: string } | undefined>> {
  const lookUp = shallowRef<{ readonly rule: string }>()
  provideOpenRule((rule) => {
    lookUp.value = { rule }
    if (panel.value !== 'rules') toggle('rules')
  })
  watch(panel, (open) => {
    if (open !== 'rules') lookUp.value = undefined
  })
  return lookUp
}
