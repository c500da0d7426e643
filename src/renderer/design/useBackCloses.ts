/** The browser's way back, on a phone a swipe from the edge, puts away what lies on top of a page before it leaves the page. */
import { onScopeDispose, watch } from 'vue'
import type { RouterHistory } from 'vue-router'
import { isRecord } from '../../engine/basics/json'

/** Something that lies on top. */
interface Layer {
  readonly close: () => void
}

/** What an entry of the history says of itself: how many layers lie on which page. */
const MARK = 'layersOn'
/** What a browser may take to step back, in milliseconds; where there is nothing to step back to it never says so. */
const STEP_AT_MOST = 300
const layers: Layer[] = []
let settling: ReturnType<typeof setTimeout> | undefined
let stepping: Promise<void> = Promise.resolve()
let isListening = false

/** How many layers the entry of the history stands for; a page that has taken the place of another one has none. */
function countInHistory(): number {
  const state: unknown = history.state
  const mark = isRecord(state) ? state[MARK] : undefined
  if (!isRecord(mark) || mark.page !== location.href) return 0
  return typeof mark.count === 'number' ? mark.count : 0
}

/** Leaves entries; done once the browser has. */
function stepBack(by: number): void {
  stepping = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    setTimeout(resolve, STEP_AT_MOST)
  })
  history.go(-by)
}

/** One entry for each layer: those of layers that are gone are left, those of new ones made. */
function settle(): void {
  settling = undefined
  const there = countInHistory()
  if (there > layers.length) stepBack(there - layers.length)
  for (let count = there + 1; count <= layers.length; count++) {
    const state: unknown = history.state
    const mark = { page: location.href, count }
    history.pushState({ ...(isRecord(state) ? state : {}), [MARK]: mark }, '')
  }
}

/** After whatever happens at the same time: one sheet may take the place of another, or lead to another page. */
function settleSoon(): void {
  settling ??= setTimeout(settle, 0)
}

function onWayBack(): void {
  for (const { close } of layers.slice(countInHistory()).toReversed()) close()
  settleSoon()
}

/** The history of the pages, which is told nothing of steps between the layers of one page: it would take them for a way to the page that is there, and call off the one it is about to go. */
export function withoutLayers(places: RouterHistory): RouterHistory {
  const listen = places.listen.bind(places)
  return Object.assign(places, {
    listen: (callback: Parameters<RouterHistory['listen']>[0]) =>
      listen((to, from, step) => {
        if (to !== from || step.delta !== 0) callback(to, from, step)
      }),
  })
}

/** Done once all entries of layers that are gone have been left: a page that is entered before would be left by a step back under way. */
export async function layersAreLeft(): Promise<void> {
  while (settling !== undefined) await new Promise((resolve) => setTimeout(resolve, 0))
  await stepping
}

/** While `isOpen`, the way back means `close`; for the component in whose setup it is called. */
export function useBackCloses(isOpen: () => boolean, close: () => void): void {
  const layer: Layer = { close }
  function remove(): void {
    const at = layers.indexOf(layer)
    if (at < 0) return
    layers.splice(at, 1)
    settleSoon()
  }
  if (!isListening) window.addEventListener('popstate', onWayBack)
  isListening = true
  watch(
    isOpen,
    (open) => {
      if (!open) {
        remove()
        return
      }
      layers.push(layer)
      settleSoon()
    },
    { immediate: true },
  )
  onScopeDispose(remove)
}
