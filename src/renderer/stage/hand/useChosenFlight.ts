/** The small flight of a card that is chosen from the hand to its place, and back when it is taken back. */
import { nextTick, watch, type Ref } from 'vue'
import { useSettings } from '../../stores/settings'
import type { Spot } from '../playing/scene'
import { findSpot } from '../air/spots'
import { shortenedBy } from '../playing/timing'

/** A hand, and where those of its cards lie that are chosen. */
export interface ChosenFlightOptions {
  /** The element that the hand lies in. */
  readonly box: Readonly<Ref<HTMLElement | null | undefined>>
  /** Before that nothing flies: a choice that is there from the start has come from nowhere. */
  readonly isSettled: Readonly<Ref<boolean>>
  /** Where the cards of the hand lie, by key: the spot of a chosen one, undefined for one that is held. */
  readonly lying: () => ReadonlyMap<string, Spot | undefined>
}

/** Milliseconds of the flight: it answers a press, so it is shorter than that of an event. */
const CHOSEN_FLIGHT = 240

function cardAt(hand: HTMLElement, key: string, spot: Spot | undefined): HTMLElement | undefined {
  const stage = hand.closest<HTMLElement>('.game-stage')
  const place =
    spot === undefined
      ? hand.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
      : stage && findSpot(stage, [spot])
  return place?.querySelector<HTMLElement>('[data-card]') ?? place ?? undefined
}

/** The way from one place to where the card lies now; undefined where there is nothing to see of it. */
function wayFrom(start: DOMRect, card: HTMLElement): Keyframe[] | undefined {
  const end = card.getBoundingClientRect()
  if (start.width === 0 || end.width === 0) return undefined
  const [x, y] = [
    start.left + start.width / 2 - end.left - end.width / 2,
    start.top + start.height / 2 - end.top - end.height / 2,
  ]
  const scale = start.width / end.width
  return [
    { transform: `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})` },
    { transform: 'none' },
  ]
}

/** Lets a card that comes back be seen at once, and above what it leaves. */
function raise(card: HTMLElement, duration: number): void {
  const place = card.closest('li')
  for (const arrival of place?.getAnimations() ?? []) arrival.finish()
  place?.animate([{ zIndex: 3 }, { zIndex: 3 }], duration)
}

/** Lets cards fly as long as the component lives; nothing flies where no pictures are wanted. */
export function useChosenFlight({ box, isSettled, lying }: ChosenFlightOptions): void {
  const { settings } = useSettings()

  function fly(key: string, spot: Spot | undefined, start: DOMRect): void {
    const card = box.value && cardAt(box.value, key, spot)
    const way = card && wayFrom(start, card)
    if (!way) return
    const duration = shortenedBy(settings.motion, CHOSEN_FLIGHT)
    if (spot === undefined) raise(card, duration)
    card.animate(way, { duration, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' })
  }
  watch(
    lying,
    (now, before) => {
      const hand = box.value
      if (!hand || !isSettled.value || settings.motion === 'off') return
      const moved = [...now].filter(([key, spot]) => before.has(key) && before.get(key) !== spot)
      for (const [key, spot] of moved) {
        // A card that was carried flies from where it was let go.
        const carried = document.querySelector<HTMLElement>('.carried [data-card]')
        const start = carried ?? cardAt(hand, key, before.get(key))
        const place = start?.getBoundingClientRect()
        if (place) void nextTick(() => fly(key, spot, place))
      }
    },
    // Before anything has moved on the page.
    { flush: 'pre' },
  )
}
