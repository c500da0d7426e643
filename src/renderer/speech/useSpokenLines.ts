/** What a live region holds: each line in an element of its own, beside those just before it. */
import { onScopeDispose, readonly, shallowRef, watch, type ShallowRef } from 'vue'

/** Milliseconds that a line stays beside one that came after it: a reader that is busy looks up only then what has been added. */
const KEPT = 2000

/** A line and its number. */
interface SpokenLine {
  readonly number: number
  readonly text: string
}

/** Keeps what was said just now, so that no line is lost to one that follows within milliseconds; after an empty one nothing is left. Each comes `delay` milliseconds late. */
export function useSpokenLines(
  latest: () => string,
  delay = 0,
): Readonly<ShallowRef<readonly SpokenLine[]>> {
  const lines = shallowRef<readonly SpokenLine[]>([])
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let count = 0
  function later(then: () => void, wait: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      then()
    }, wait)
    timers.add(timer)
  }
  function stopTimers(): void {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }
  function add(text: string): void {
    count += 1
    const number = count
    lines.value = [...lines.value, { number, text }]
    later(() => {
      lines.value = lines.value.filter((line) => line.number >= number)
    }, KEPT)
  }
  watch(
    latest,
    (text) => {
      if (text === '') {
        stopTimers()
        lines.value = []
      } else if (delay === 0) add(text)
      else
        later(() => {
          add(text)
        }, delay)
    },
    { immediate: true, flush: 'sync' },
  )
  onScopeDispose(stopTimers)
  return readonly(lines)
}
