/** What has just happened, in words under the pictures: they stay as long as it takes to read them, however fast the pictures are. */
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'

/** Milliseconds that a reader is given: so many for each sign, and bounds. */
const READING = { sign: 55, least: 1200, most: 5000 }
/** Nobody waits for a line, so that a long one may stay until all of it is read. */
const LONGEST_LINE = 12_000
/** Whatever comes quicker than it can be read, the latest of it can be read together. */
const MOST_LINES = 2

/** Milliseconds that it takes to read a text, `most` at most. */
export function readingTime(text: string, most = READING.most): number {
  return Math.min(most, Math.max(READING.least, text.length * READING.sign))
}

/** A line that is still to be read. */
export interface Caption {
  /** Unique and growing. */
  readonly number: number
  readonly text: string
}

/** The lines under the pictures. */
export interface Captions {
  /** The newest last. */
  readonly lines: Readonly<ShallowRef<readonly Caption[]>>
  /** One more, or another text for the latest; an empty text is none. */
  show(text: string, how?: 'instead'): void
}

/** Shows lines as long as the component lives. */
export function useCaptions(): Captions {
  const lines = shallowRef<readonly Caption[]>([])
  const timers = new Set<ReturnType<typeof setTimeout>>()
  /** There has been time enough for these, by number. */
  const read = new Set<number>()
  let count = 0
  /** What came later says how things stand now: it is not gone before what came earlier. */
  function dropRead(): void {
    const firstUnread = lines.value.findIndex(({ number }) => !read.has(number))
    lines.value = firstUnread === -1 ? [] : lines.value.slice(firstUnread)
  }
  function waitFor({ number, text }: Caption): void {
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        read.add(number)
        dropRead()
      },
      readingTime(text, LONGEST_LINE),
    )
    timers.add(timer)
  }
  onScopeDispose(() => {
    for (const timer of timers) clearTimeout(timer)
  })
  return {
    lines,
    show(text, how) {
      if (text === '') return
      count += 1
      const line = { number: count, text }
      const kept = how === 'instead' ? lines.value.slice(0, -1) : lines.value
      lines.value = [...kept, line].slice(-MOST_LINES)
      waitFor(line)
    },
  }
}
