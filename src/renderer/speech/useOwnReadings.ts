/** What a board knows and a view does not: what has been put together, but not confirmed. */
import { onScopeDispose } from 'vue'
import type { Reader } from './reading'
import { useSpeech } from './useSpeech'

/** What the board makes of the answer to a key that reads something out. */
export type OwnReadings = Readonly<
  Partial<Record<Exclude<keyof Reader, 'ask'>, (told: string) => string>>
> & {
  /** What is asked, and its kind; empty: the board answers by itself, so that nobody needs to hear it. */
  readonly ask?: (told: string, kind: string) => string
}

/** Lets a board have the last word on what the reading keys say, as long as its component lives. */
export function useOwnReadings(readings: OwnReadings): void {
  const speech = useSpeech()
  speech.own = readings
  onScopeDispose(() => {
    if (speech.own === readings) speech.own = {}
  })
}
