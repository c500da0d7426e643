/** Folds the question card where it has no room for all of its three questions, as it was measured: what is asked now is whole then, and the others are a press away. */
import { onMounted, onScopeDispose, watch, type Ref } from 'vue'

/** What is folded away first: where it is wide and low the scene alone, elsewhere the other questions, then the scene too. The style sheets of the card go by it. */
const FOLDS = ['none', 'scene alone', 'questions', 'scene'] as const

/** What fonts stand out of their lines, and the room around the card out of its own. */
const [SLACK, SLACK_OF_ROOM] = [2, 6]

/** By how many pixels more lies in a box than it shows. */
function overflowOf({ scrollHeight, clientHeight }: Element): number {
  return scrollHeight - clientHeight
}

/** Lays the card out as openly as it fits: where it grows with its words, into the room around it. */
function fold(card: HTMLElement): void {
  const room = card.closest('.middle')
  for (const how of FOLDS) {
    card.dataset['folded'] = how
    const isRoomy = room === null || overflowOf(room) <= SLACK_OF_ROOM
    if (isRoomy && overflowOf(card) <= SLACK) return
  }
}

/** Folds it as long as the component lives, whenever its room or what it says has changed. */
export function useFoldedCard(
  card: Readonly<Ref<HTMLElement | null>>,
  says: () => readonly unknown[],
): void {
  let watching: ResizeObserver | undefined
  function measure(): void {
    if (card.value) fold(card.value)
  }
  onMounted(() => {
    measure()
    watching = new ResizeObserver(measure)
    if (card.value) watching.observe(card.value)
    // Folded, it grows no more by itself: the room around it says when it may.
    const room = card.value?.closest('.middle')
    if (room) watching.observe(room)
  })
  onScopeDispose(() => watching?.disconnect())
  watch(says, measure, { flush: 'post' })
}
