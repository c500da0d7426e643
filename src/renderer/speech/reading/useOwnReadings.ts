/** What a board knows and a view does not: what has been put together, but not confirmed. */
import { onScopeDispose } from 'vue'
import type { OwnReadings } from './reading'
import { useSpeech } from '../useSpeech'

/** Lets a board have the last word on what the reading keys say, as long as its component lives. */
export function useOwnReadings(readings: OwnReadings): void {
  const speech = useSpeech()
  speech.own = readings
  onScopeDispose(() => {
    if (speech.own === readings) speech.own = {}
  })
}
