/** What came out last stays on the table until the next card is laid, so that nobody misses it. */
import type { OfKind } from '../../../../engine/basics/kinds'
import { shallowRef, watch, type ShallowRef } from 'vue'
import type { TimeBluffSeen } from '../../../../games/time-bluff/outside/events'

/** The outcome worth keeping in sight. */
export type LastWord = OfKind<TimeBluffSeen, 'doubted' | 'believed' | 'handsPassed' | 'snoozed'>

function isWord(event: TimeBluffSeen): event is LastWord {
  return ['doubted', 'believed', 'handsPassed', 'snoozed'].includes(event.kind)
}

/** The last word after some more events. */
function lastWordAfter(
  before: LastWord | undefined,
  events: readonly TimeBluffSeen[],
): LastWord | undefined {
  let word = before
  for (const event of events) {
    if (isWord(event)) word = event
    else if (event.kind === 'laid' || event.kind === 'roundStarted') word = undefined
  }
  return word
}

/** Follows the last word. */
export function useLastWord(
  told: () => readonly TimeBluffSeen[],
  count: () => number,
): Readonly<ShallowRef<LastWord | undefined>> {
  const word = shallowRef<LastWord>()
  watch(
    count,
    () => {
      word.value = lastWordAfter(word.value, told())
    },
    { immediate: true },
  )
  return word
}
