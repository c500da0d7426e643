/** A digit chooses the pile of that number, wherever the focus is: the numbers stand on the piles, and on the cards that fit there. */
import { onScopeDispose } from 'vue'
import { PLACES, type Place } from '../../../../games/time-bluff/outside/places'
import { useSettings } from '../../../stores/settings'
import { pressTableKey } from '../../../table/keys/keys'

/** What the keys reach. */
export interface PileKeys {
  /** Whether a pile can be chosen now. */
  readonly canChoose: () => boolean
  readonly choose: (place: Place) => void
}

/** Answers digits as long as the component lives, unless single keys are switched off. */
export function usePileKeys({ canChoose, choose }: PileKeys): void {
  const { settings } = useSettings()

  function press(number: number): boolean {
    const place = PLACES[number]
    if (place === undefined || !canChoose()) return false
    choose(place)
    return true
  }
  function onKey(event: KeyboardEvent): void {
    if (!settings.keys || event.repeat || event.defaultPrevented) return
    pressTableKey(event, { choose: press, undo: () => false })
  }
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKey)
  })
}
