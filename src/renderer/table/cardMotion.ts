/** Cards that move from where they were to where they are, flip and arrive: short, never in the way, off when asked. */
import { nextTick, watch, type Ref } from 'vue'

/** How long a move takes in milliseconds; 0 where motion is off. Read from the tokens. */
export function motionTime(token: '--time-quick' | '--time-move' | '--time-slow'): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
  const value = Number.parseFloat(text)
  if (Number.isNaN(value)) return 0
  return text.endsWith('ms') ? value : value * 1000
}

const EASE = 'cubic-bezier(0.3, 0.7, 0.3, 1)'

/** What moves cards. */
export interface CardMotionOptions {
  /** Everything that may move lies in here, marked with `data-flip` and an identity of its own. */
  readonly box: Readonly<Ref<HTMLElement | null | undefined>>
  /** Counts the updates. */
  readonly version: () => number
  /** Other changes after which cards may lie elsewhere. */
  readonly also?: () => unknown
}

/** What else can be set in motion. */
export interface CardMotion {
  /** Lets a card fly from one marked thing to another; nothing happens where one is missing. */
  fly(from: string, to: string, look: 'down' | 'up'): void
  /** Turns a marked card over. */
  flip(key: string): void
  /** Lets a marked thing breathe once. */
  nudge(key: string): void
}

function boxesIn(box: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>()
  for (const element of box.querySelectorAll<HTMLElement>('[data-flip]')) {
    const key = element.dataset['flip']
    if (key !== undefined) found.set(key, element.getBoundingClientRect())
  }
  return found
}

function animateMoves(box: HTMLElement, before: ReadonlyMap<string, DOMRect>): void {
  const time = motionTime('--time-move')
  if (time === 0) return
  for (const element of box.querySelectorAll<HTMLElement>('[data-flip]')) {
    const old = before.get(element.dataset['flip'] ?? '')
    if (!old) continue
    const now = element.getBoundingClientRect()
    const [x, y] = [old.left - now.left, old.top - now.top]
    if (Math.hypot(x, y) < 2) continue
    element.animate(
      [{ transform: `translate(${String(x)}px, ${String(y)}px)` }, { transform: 'none' }],
      {
        duration: time,
        easing: EASE,
      },
    )
  }
}

function flyGhost(from: DOMRect, to: DOMRect, look: 'down' | 'up', time: number): void {
  const ghost = document.createElement('div')
  ghost.className = `flying-card ${look}`
  ghost.setAttribute('aria-hidden', 'true')
  document.body.append(ghost)
  const size = ghost.getBoundingClientRect()
  const middle = (rect: DOMRect): string =>
    `translate(${String(rect.left + rect.width / 2 - size.width / 2)}px, ${String(rect.top + rect.height / 2 - size.height / 2)}px)`
  const flight = ghost.animate(
    [
      { transform: `${middle(from)} rotate(-4deg)`, opacity: 1 },
      { transform: `${middle(to)} rotate(3deg)`, opacity: 1, offset: 0.85 },
      { transform: `${middle(to)} rotate(0deg)`, opacity: 0 },
    ],
    { duration: time, easing: EASE },
  )
  const remove = (): void => {
    ghost.remove()
  }
  flight.addEventListener('finish', remove)
  flight.addEventListener('cancel', remove)
}

/** Moves the marked cards of a table. */
export function useCardMotion(options: CardMotionOptions): CardMotion {
  function find(key: string): HTMLElement | undefined {
    const box = options.box.value
    return box?.querySelector<HTMLElement>(`[data-flip="${CSS.escape(key)}"]`) ?? undefined
  }

  watch(
    () => [options.version(), options.also?.()],
    () => {
      const box = options.box.value
      if (!box || motionTime('--time-move') === 0) return
      const before = boxesIn(box)
      void nextTick(() => {
        animateMoves(box, before)
      })
    },
    { flush: 'pre' },
  )

  return {
    fly: (from, to, look) => {
      const time = motionTime('--time-slow')
      const [start, end] = [find(from), find(to)]
      if (time === 0 || !start || !end) return
      flyGhost(start.getBoundingClientRect(), end.getBoundingClientRect(), look, time)
    },
    flip: (key) => {
      const time = motionTime('--time-slow')
      if (time === 0) return
      find(key)?.animate(
        [{ transform: 'rotateY(90deg) scale(1.04)' }, { transform: 'rotateY(0deg) scale(1)' }],
        { duration: time, easing: EASE },
      )
    },
    nudge: (key) => {
      const time = motionTime('--time-slow')
      if (time === 0) return
      find(key)?.animate([{ scale: 1 }, { scale: 1.06 }, { scale: 1 }], { duration: time })
    },
  }
}
