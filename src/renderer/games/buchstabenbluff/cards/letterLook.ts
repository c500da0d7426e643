/** How letter tiles look at this table: what they are worth, and whether their Braille is printed on them. */
import { inject, provide, ref, watch, type InjectionKey, type Ref } from 'vue'
import type { Card } from '../../../../games/buchstabenbluff/outside/contract'
import { keptByDevice } from '../../../stores/kept'

/** The look of all tiles of a table. */
export interface TileLook {
  /** What a card is worth. */
  valueOf(card: Card): number
  readonly braille: Readonly<Ref<boolean>>
}

const LOOK: InjectionKey<TileLook> = Symbol('letters')
const KEPT = 'stammtisch.buchstabenbluff.braille'

/** Whether Braille is printed; kept on this computer. */
export function useBraille(): Ref<boolean> {
  const braille = ref(keptByDevice.getItem(KEPT) === 'on')
  watch(braille, (isOn) => {
    keptByDevice.setItem(KEPT, isOn ? 'on' : 'off')
  })
  return braille
}

/** Tells all tiles of a table how to look. */
export function provideTileLook(look: TileLook): void {
  provide(LOOK, look)
}

/** How tiles look here; plain where no table says so. */
export function useTileLook(): TileLook {
  return inject(LOOK, () => ({ valueOf: () => 0, braille: ref(false) }), true)
}
