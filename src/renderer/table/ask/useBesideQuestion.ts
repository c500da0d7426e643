/** The room beside the question of a table, measured anew whenever the window or one of its parts changes. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { besideQuestion, overTable, type Edges } from './besideQuestion'
import type { FreeRoom } from '../screen/useFreeRoom'

function edgesOf(element: Element | null): Edges | undefined {
  return element?.getBoundingClientRect()
}

/** How what must not be covered is found in the page. */
export interface QuestionSelectors {
  /** The slip that asks. */
  readonly slip: string
  /** What is asked about. */
  readonly subject: string
  /** It is wanted whole, over the question too. */
  readonly isWhole: () => boolean
}

/** Measures for as long as the component that lies there lives. */
export function useBesideQuestion({
  slip,
  subject,
  isWhole,
}: QuestionSelectors): Readonly<ShallowRef<FreeRoom | undefined>> {
  const room = shallowRef<FreeRoom>()
  // The parts of a table settle after the window: keys of a phone that go leave them where they were for a moment.
  const watching = new ResizeObserver(measure)

  function measure(): void {
    for (const part of document.querySelectorAll(`${slip}, ${subject}, .game-stage, .room > .own`))
      watching.observe(part)
    const [ask, table] = [slip, '.game-stage'].map((one) => edgesOf(document.querySelector(one)))
    if (!ask || !table) return
    const places = { window: { width: innerWidth, height: innerHeight }, table, ask }
    room.value = isWhole()
      ? overTable(places)
      : besideQuestion({
          ...places,
          subject: edgesOf(document.querySelector(subject)),
          panel: edgesOf(document.querySelector('.play > .side-panel')),
        })
  }
  watch(isWhole, measure, { immediate: true })
  window.addEventListener('resize', measure)
  onScopeDispose(() => {
    watching.disconnect()
    window.removeEventListener('resize', measure)
  })
  return room
}
