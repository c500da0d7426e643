/** Which page one comes from: the first page leads the keyboard back to the button that led there, and lies beneath whatever a link has opened. */
import { isRecord } from '../../../engine/basics/json'
import type { RouteLocationNormalizedLoaded, Router } from 'vue-router'

const CAME_FROM = 'cameFrom'

/** Notes at every page which one was left for it; whoever opens the program comes from nowhere. */
export function noteWhence(router: Router): void {
  router.beforeResolve((to, from) => {
    if (from.matched.length > 0) to.meta[CAME_FROM] = from.path
  })
}

/** The address that was left for this page; undefined: the program begins here. */
export function whenceOf({ meta }: RouteLocationNormalizedLoaded): string | undefined {
  const from = meta[CAME_FROM]
  return typeof from === 'string' ? from : undefined
}

/** Leads to a page; if the program was opened by a link, its first page lies beneath, where one step back leads. */
export function enterFrom(router: Router, to: string): Promise<unknown> {
  if (whenceOf(router.currentRoute.value) !== undefined) return router.replace(to)
  // What the router takes for the address of the entry that it leaves.
  const state: unknown = history.state
  history.replaceState({ ...(isRecord(state) ? state : {}), current: '/' }, '', '#/')
  return router.push(to)
}
