/** Who laid last: when a round ends, it was that hand that went out (TB-87), whoever holds cards by then. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import type { Seat } from '../../../../engine/basics/seat'
import type { TimeBluffSeen } from '../../../../games/time-bluff/outside/events'
import { isTimeBluffSeen } from '../../../../games/time-bluff/outside/guards'
import type { BoardProps } from '../../gameTable'

interface LastLayerOptions {
  readonly told: () => readonly TimeBluffSeen[]
  readonly toldCount: () => number
  readonly story: () => BoardProps['story']
}

function layerAfter(before: Seat | undefined, events: readonly unknown[]): Seat | undefined {
  let layer = before
  for (const event of events) {
    if (!isTimeBluffSeen(event)) continue
    if (['laid', 'laidOpen', 'placeOpened'].includes(event.kind) && 'seat' in event) {
      layer = event.seat
    } else if (event.kind === 'roundStarted') layer = undefined
  }
  return layer
}

/** Follows who has laid, from what was told before this board was made as well; undefined: nobody in this round, or it is not known. */
export function useLastLayer({
  told,
  toldCount,
  story,
}: LastLayerOptions): Readonly<ShallowRef<Seat | undefined>> {
  const { before = [], events = [] } = story() ?? {}
  const layer = shallowRef(layerAfter(undefined, [...before, ...events]))
  watch(toldCount, () => {
    layer.value = layerAfter(layer.value, told())
  })
  return layer
}
