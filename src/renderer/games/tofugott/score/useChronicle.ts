/** What was asked, guessed and said, as far as it has been shown. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import type { TofugottView } from '../../../../games/tofugott/outside/contract'
import { isTofugottSeen, isTofugottView } from '../../../../games/tofugott/outside/guards'
import type { BoardProps } from '../../gameTable'
import { chronicleAfter, chronicleOf, type Chronicle } from './chronicle'

/** What the chronicle is made from. */
export interface ChronicleOptions {
  readonly view: () => TofugottView
  readonly story: () => BoardProps['story']
  /** Pictures are being shown: what they show is not looked back on yet. */
  readonly isPlaying: () => boolean
}

/** From all that this window was told; where that is nothing, from what lies on the table. */
function chronicleNow({ view, story }: ChronicleOptions): Chronicle {
  const { first, events } = story() ?? { first: view(), events: [] }
  const before = isTofugottView(first) ? chronicleOf(first) : chronicleOf(view())
  return events
    .flatMap((event: unknown) => (isTofugottSeen(event) ? [event] : []))
    .reduce(chronicleAfter, before)
}

/** Follows what is told. */
export function useChronicle(options: ChronicleOptions): Readonly<ShallowRef<Chronicle>> {
  const chronicle = shallowRef(chronicleNow(options))
  watch([options.story, options.isPlaying], () => {
    if (!options.isPlaying()) chronicle.value = chronicleNow(options)
  })
  return chronicle
}
