/** Carrying a card with mouse, pen or finger onto something that takes cards. The keyboard has ways of its own. */
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'

/** A card in the air. */
export interface Carried<Item> {
  readonly item: Item
  /** Where the pointer is in the window, in pixels. */
  readonly x: number
  readonly y: number
  /** What it hovers over, the value of `data-drop`. */
  readonly over?: string
}

/** What may be carried, and what becomes of it where it is let go. */
export interface CardDragOptions<Item> {
  readonly canCarry: (item: Item) => boolean
  readonly dropped: (item: Item, target: string) => void
  /** Let go where nothing takes cards. */
  readonly missed?: (item: Item) => void
}

/** A card that is being carried by a pointer, if there is one. */
export interface CardDrag<Item> {
  readonly carried: Readonly<ShallowRef<Carried<Item> | undefined>>
  /** Begins at a pointerdown; becomes a carry after a few pixels. */
  start(event: PointerEvent, item: Item): void
  /** Whether the click that follows a carry must be ignored. */
  swallowsClick(): boolean
}

const SLACK = 8

/** What the pointer went down on; as long as it is carried, its place shows that it is on its way. */
function sourceOf({ currentTarget }: PointerEvent): HTMLElement | undefined {
  return currentTarget instanceof HTMLElement ? currentTarget : undefined
}

function targetOf(element: Element | null | undefined): string | undefined {
  return element?.closest<HTMLElement>('[data-drop]')?.dataset['drop']
}

/** How far it is to the nearer side, seen from left to right; inside it is 0. */
function farFrom(element: HTMLElement, x: number): number {
  const { left, right } = element.getBoundingClientRect()
  return Math.max(left - x, x - right, 0)
}

/** In a row of places, what lies between them is no edge: the nearest place takes what is let go there. */
function nearestIn(row: HTMLElement | null | undefined, x: number): string | undefined {
  const places = [...(row?.querySelectorAll<HTMLElement>('[data-drop]') ?? [])]
  return targetOf(places.sort((one, other) => farFrom(one, x) - farFrom(other, x))[0])
}

function targetAt(x: number, y: number): string | undefined {
  const under = document.elementFromPoint(x, y)
  return targetOf(under) ?? nearestIn(under?.closest<HTMLElement>('[data-drop-row]'), x)
}

/** Lets cards be carried. */
export function useCardDrag<Item>(options: CardDragOptions<Item>): CardDrag<Item> {
  const carried = shallowRef<Carried<Item>>()
  let stop: (() => void) | undefined
  let swallow = false

  function begin(down: PointerEvent, item: Item): void {
    const listening = new AbortController()
    const { signal } = listening
    const source = sourceOf(down)
    let moving = false
    const putDown = (): void => {
      listening.abort()
      carried.value = undefined
      delete source?.dataset['carried']
    }

    window.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerId !== down.pointerId) return
        const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
        moving = moving || far > SLACK
        if (!moving) return
        if (source) source.dataset['carried'] = ''
        const over = targetAt(event.clientX, event.clientY)
        const place = { item, x: event.clientX, y: event.clientY }
        carried.value = over === undefined ? place : { ...place, over }
      },
      { signal },
    )
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return
      putDown()
      if (!moving) return
      swallow = true
      setTimeout(() => {
        swallow = false
      })
      if (event.type !== 'pointerup') return
      const target = targetAt(event.clientX, event.clientY)
      if (target === undefined) options.missed?.(item)
      else options.dropped(item, target)
    }
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
    stop = putDown
  }

  onScopeDispose(() => stop?.())

  return {
    carried,
    start: (event, item) => {
      if (event.button === 0 && event.isPrimary && options.canCarry(item)) begin(event, item)
    },
    swallowsClick: () => swallow,
  }
}
