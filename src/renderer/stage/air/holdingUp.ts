/** When, and how far, what is shown is held up over a table. */
import type { Scene } from '../playing/scene'
import { timingOf } from '../playing/timing'
import type { ShownScene } from '../playing/useStage'

/** What of its full time a scene takes, as it is shown now. */
export function shareOf({ scene, moves }: ShownScene): number {
  const full = timingOf(scene, 'full').moves
  return full === 0 ? 0 : moves / full
}

/** Whether what is held up does not go back to where it lay. */
export function isFollowedFrom({ verdict: held, flights = [] }: Scene): boolean {
  return flights.some(({ from }) => from.some((spot) => held?.at.includes(spot)))
}

/** What measures itself has folded by then: a verdict is held up beside what lies there now. */
export function layoutSettled(): Promise<number> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => {
      requestAnimationFrame(resolve)
    }),
  )
}
