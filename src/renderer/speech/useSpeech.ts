/** The one voice of the window: a live region that tells everything once, and keys that read things out. */
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { OwnReadings } from './useOwnReadings'

/** A line that was told. */
export interface SpokenLine {
  readonly number: number
  readonly text: string
}

/** Lines kept for the log. */
const MOST_LINES = 400
/** Milliseconds that a draft must be left alone before it is said what it has become. */
const AT_REST = 900
/** A burst of lines within this time is read as one. */
const JOIN_WITHIN = 120

function joined(burst: readonly { readonly text: string }[]): string {
  return burst.map(({ text }) => text).join(' ')
}

/** The same text twice in a row must still be a change: an invisible mark tells them apart. */
function createMarker(): (text: string) => string {
  let isOdd = false
  return (text) => {
    isOdd = !isOdd
    return isOdd ? text : `${text}\u00a0`
  }
}

/** Says what a draft has become once nothing has changed it for a moment; only the latest, empty: nothing. */
function atRest(say: (text: string) => void): (text: string) => void {
  let resting: ReturnType<typeof setTimeout> | undefined
  return (text) => {
    clearTimeout(resting)
    resting = setTimeout(() => {
      say(text)
    }, AT_REST)
  }
}

/** What has been said, and saying more. */
export const useSpeech = defineStore('speech', () => {
  const lines = ref<readonly SpokenLine[]>([])
  /** What the polite region holds now; every change is read. */
  const polite = ref('')
  /** What the pressing region holds now: my turn, a doubt window. */
  const pressing = ref('')
  /** What the board that is shown makes of the answers to reading keys. */
  const own = shallowRef<OwnReadings>({})
  const waiting: { readonly text: string; readonly isEvent: boolean }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let count = 0
  let last = ''
  let question = ''
  let place = ''
  const marked = createMarker()

  function flush(): void {
    timer = undefined
    const burst = waiting.splice(0)
    const events = burst.filter(({ isEvent }) => isEvent)
    if (events.length > 0) last = joined(events)
    if (burst.length > 0) polite.value = marked(joined(burst))
    if (question !== '') pressing.value = marked(question)
    question = ''
  }

  function queue(text: string, isEvent: boolean): void {
    waiting.push({ text, isEvent })
    timer ??= setTimeout(flush, JOIN_WITHIN)
  }

  /** Answers a key, after what is still waiting; nothing is ever dropped. */
  function say(text: string): void {
    if (text !== '') queue(text, false)
  }

  /** The log is that of one place, e.g. a table: that of another one begins anew. */
  function openLog(where: string): void {
    if (where !== place) lines.value = []
    place = where
  }

  /** Puts a line into the log without saying it. */
  function note(text: string): void {
    count += 1
    lines.value = [...lines.value, { number: count, text }].slice(-MOST_LINES)
  }

  /** Says a line and puts it into the log. */
  function tell(text: string): void {
    note(text)
    queue(text, true)
  }

  /** Says what is asked of the listener, after what has led to it; empty: nothing any more. */
  function press(text: string): void {
    question = text
    if (text === '') pressing.value = ''
    else timer ??= setTimeout(flush, JOIN_WITHIN)
  }

  return {
    lines,
    polite,
    pressing,
    own,
    say,
    sayAtRest: atRest(say),
    openLog,
    tell,
    note,
    press,
    /** Says the last events again. */
    repeat: () => say(last),
  }
})
