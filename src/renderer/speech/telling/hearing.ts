/** When what was said can have been heard to its end: whatever would cut it off waits for that. */

/** Milliseconds until it can have been: so many for each sign, and bounds; then, while more is to be said, the time to look again. */
const HEARING = { sign: 30, least: 600, most: 4000, again: 100 }

/** What waits for it: the focus that is led somewhere, a card that is chosen by itself, a tip whose moment is over, or the emptying of what was said. */
export type Awaiting = 'focus' | 'choice' | 'tip' | 'emptying'

/** Knows since when everything can have been heard. */
export interface Hearing {
  /** Something is said; what was said just before is still heard. */
  add(text: string): void
  /** Calls once everything can have been heard, the question too, and at once where nothing is told; in place of whoever was to be called before for the same. */
  whenHeard(then: () => void, what?: Awaiting): void
  /** Nobody listens any more. */
  fallSilent(): void
}

/** Begins in silence; `isIdle`: nothing is still to be said. */
export function createHearing(isIdle: () => boolean): Hearing {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Map<Awaiting, () => void>()
  /** When all of it can have been heard: what comes meanwhile is heard after that, and what was heard by then is not counted again. */
  let until = 0

  function callThen(): void {
    const all = [...waiting.values()]
    waiting.clear()
    for (const then of all) then()
  }
  function end(): void {
    timer = undefined
    if (isIdle()) callThen()
    else timer = setTimeout(end, HEARING.again)
  }
  return {
    add: (text) => {
      const now = performance.now()
      const heard = Math.max(until, now) + text.length * HEARING.sign
      until = now + Math.min(HEARING.most, Math.max(HEARING.least, heard - now))
      clearTimeout(timer)
      timer = setTimeout(end, until - now)
    },
    whenHeard: (then, what = 'focus') => {
      waiting.set(what, then)
      if (timer !== undefined) return
      if (isIdle()) callThen()
      else timer = setTimeout(end, HEARING.again)
    },
    fallSilent: () => {
      clearTimeout(timer)
      timer = undefined
      until = 0
      waiting.clear()
    },
  }
}
