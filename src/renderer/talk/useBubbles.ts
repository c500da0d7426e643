/** What has just been said, for as long as it takes to read it. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import type { ChatLine } from '../../protocol/tableViews'
import { useTable } from '../stores/table'

/** Milliseconds that the shortest line stays, that a letter adds, and that no line is longer in sight than. */
const SHORTEST = 3500
const PER_LETTER = 60
const LONGEST = 9000
/** Of lines that come in one message so many are shown: the others were said long before. */
const MOST_AT_ONCE = 3

/** Milliseconds that a line is in sight. */
function timeFor(line: ChatLine): number {
  const letters = 'text' in line ? line.text.length : 0
  return Math.min(LONGEST, SHORTEST + letters * PER_LETTER)
}

/** Who asks for a seat stands above the match, for whoever can give one. */
function isReadElsewhere(line: ChatLine): boolean {
  return 'phrase' in line && line.phrase === 'seat-please'
}

/** The lines of this moment, the latest of each person; only what is said from now on. */
export function useBubbles(): Readonly<ShallowRef<readonly ChatLine[]>> {
  const store = useTable()
  const bubbles = shallowRef<readonly ChatLine[]>([])
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let seen = store.state.chat.at(-1)?.number ?? 0

  function show(line: ChatLine): void {
    bubbles.value = [...bubbles.value.filter(({ person }) => person !== line.person), line]
    const timer = setTimeout(() => {
      timers.delete(timer)
      bubbles.value = bubbles.value.filter((one) => one !== line)
    }, timeFor(line))
    timers.add(timer)
  }
  watch(
    () => store.state.chat,
    (chat) => {
      const last = chat.at(-1)?.number ?? 0
      const fresh = chat.filter((line) => line.number > seen && !isReadElsewhere(line))
      seen = last
      for (const line of fresh.slice(-MOST_AT_ONCE)) show(line)
    },
  )
  watch(
    () => store.table?.id,
    () => {
      bubbles.value = []
      seen = store.state.chat.at(-1)?.number ?? 0
    },
  )
  onScopeDispose(() => {
    for (const timer of timers) clearTimeout(timer)
  })
  return bubbles
}
