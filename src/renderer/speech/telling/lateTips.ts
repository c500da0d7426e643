/** Tips whose moment was over before they could be said: each is said once all else has been heard, the question too, and one at a time. */
import type { Hearing } from './hearing'
import type { Narration, Waiting } from './narration'

/** Tips that are still to be said. */
export interface LateTips {
  /** What waits to be said of tips waits longer: other moments have come. */
  delay(): void
  /** They are said to nobody any more. */
  drop(): void
}

/** Begins with none. */
export function createLateTips(
  { takeHints, add }: Pick<Narration, 'takeHints' | 'add'>,
  { whenHeard }: Pick<Hearing, 'whenHeard'>,
): LateTips {
  const late: Waiting[] = []
  function sayNext(): void {
    const tip = late.shift()
    if (!tip) return
    add(tip)
    waitForQuiet()
  }
  function waitForQuiet(): void {
    if (late.length > 0) whenHeard(sayNext, 'tip')
  }
  return {
    delay: () => {
      late.push(...takeHints())
      waitForQuiet()
    },
    drop: () => {
      takeHints()
      late.length = 0
    },
  }
}
