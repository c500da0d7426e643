/** Makes the bots' picture of history from a deck: of each front a range for each level, and no year. */
import { fastRandom } from '../../engine/chance/fastRandom'
import type { Language } from '../../engine/basics/language'
import type { Theme } from '../../games/tijdlijn/outside/eras'
import { fingerprintOf } from './fingerprint'
import { spreadOf } from './familiarity'
import type { Guesses } from './guesses'
import { drawNormal } from './normal'

/** An event of a deck, as far as its picture is made from it. */
export interface BlurredEvent {
  readonly year: number
  readonly theme: Theme
  readonly text: Readonly<Partial<Record<Language, { readonly front: string }>>>
}

/**
 * The range of a level is that of the level above with a further error, so that all three together say no more than the best of
 * them. The errors depend on everything that stands in the event, its year and explanation included: they cannot be subtracted
 * by who has the picture alone.
 */
function rangesOf(event: BlurredEvent): number[] {
  const random = fastRandom(JSON.stringify(event))
  let middle = event.year
  let before = 0
  const ranges = (['sharp', 'solid', 'easy'] as const).map((level) => {
    const spread = spreadOf(level, event.year, event.theme)
    middle += drawNormal(random) * Math.sqrt(spread * spread - before * before)
    before = spread
    // The width itself, told to the year, would say how old an event is.
    const told = 2 ** (Math.round(2 * Math.log2(spread)) / 2)
    // Zero has no sign in the file.
    return [Math.round(middle) || 0, Math.round(told * 10) / 10]
  })
  return ranges.reverse().flat()
}

/** Of every front in every language what each level thinks, in the order of the fingerprints. */
export function blurEvents(events: readonly BlurredEvent[]): Guesses {
  const fronts = events.flatMap((event) => {
    const ranges = rangesOf(event)
    return Object.values(event.text).map(({ front }): readonly [string, readonly number[]] => [
      fingerprintOf(front),
      ranges,
    ])
  })
  return Object.fromEntries(fronts.sort(([one], [other]) => (one < other ? -1 : 1)))
}
