/** The one voice of the window: a live region that tells everything once, and keys that read things out. */
import { defineStore } from 'pinia'
import { ref } from 'vue'

/** A line that was told. */
export interface SpokenLine {
  readonly number: number
  readonly text: string
  readonly heading?: string
}

/** Lines kept for the log. */
const MOST_LINES = 400
/** A burst of lines within this time is read as one. */
const JOIN_WITHIN = 120

/** What has been said, and saying more. */
export const useSpeech = defineStore('speech', () => {
  const lines = ref<readonly SpokenLine[]>([])
  /** What the polite region holds now; every change is read. */
  const polite = ref('')
  /** What the pressing region holds now: my turn, a doubt window. */
  const pressing = ref('')
  const waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let count = 0
  let last = ''
  let isOdd = false

  /** The same text twice in a row must still be a change: an invisible mark tells them apart. */
  function marked(text: string): string {
    isOdd = !isOdd
    return isOdd ? text : `${text}\u00a0`
  }

  function flush(): void {
    timer = undefined
    last = waiting.splice(0).join(' ')
    polite.value = marked(last)
  }

  /** Says a line after what is still waiting; nothing is ever dropped. */
  function say(text: string): void {
    waiting.push(text)
    timer ??= setTimeout(flush, JOIN_WITHIN)
  }

  /** Says a line and puts it into the log. */
  function tell(text: string, heading?: string): void {
    count += 1
    const line = heading === undefined ? { number: count, text } : { number: count, text, heading }
    lines.value = [...lines.value, line].slice(-MOST_LINES)
    say(text)
  }

  /** Says at once what is asked of the listener. */
  function press(text: string): void {
    pressing.value = marked(text)
  }

  /** Says the last thing again. */
  function repeat(): void {
    polite.value = marked(last)
  }

  /** Forgets the log of the last match. */
  function clear(): void {
    lines.value = []
  }

  return { lines, polite, pressing, say, tell, press, repeat, clear }
})
