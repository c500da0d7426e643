/** How much time is left, for whoever asks. */
import type { ToldClock } from '../../table/ask/deadline'
import { lineBegin } from '../../wording/lineBegin'
import type { Translate } from '../../wording/translate'

/** The seconds that are left on a clock, in a sentence; empty without a limit. More left than the limit: it has not started yet. */
export function clockText(clock: ToldClock | undefined, t: Translate): string {
  if (clock?.left === undefined || clock.limit === undefined) return ''
  const left = Math.min(clock.limit, clock.left - (performance.now() - clock.arrived))
  const n = Math.ceil(Math.max(0, left) / 1000)
  return `${lineBegin(t('table.secondsLeft', { n }))}.`
}
