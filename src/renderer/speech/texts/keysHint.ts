/** Which key shows all keys is told once in a window, and only where there is a keyboard. */
import { keptByTab } from '../../stores/kept'

/** In the storage of the window. */
const TOLD = 'stammtisch.keysHint'

/** Phones and tablets are told nothing of keys. */
function hasKeyboard(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches
}

/** Whether it is to be told now; from then on it has been. */
export function takeKeysHint(): boolean {
  if (!hasKeyboard() || keptByTab.getItem(TOLD) !== null) return false
  keptByTab.setItem(TOLD, '1')
  return true
}
