/** The four kinds of clocks, each in the middle of a card and known by its outline alone. */
import type { ClockKind } from '../../../../games/time-bluff/outside/cards'
import type { ClockPicture } from './clocks/clockPicture'
import { drawAlarm } from './clocks/drawAlarm'
import { drawGrandfather } from './clocks/drawGrandfather'
import { drawRadio } from './clocks/drawRadio'
import { drawSmartwatch } from './clocks/drawSmartwatch'

/** Draws each kind of clock at an hour from 1 to 12. */
export const CLOCKS: Readonly<Record<ClockKind, (hour: number) => ClockPicture>> = {
  grandfather: drawGrandfather,
  smartwatch: drawSmartwatch,
  radio: drawRadio,
  alarm: drawAlarm,
}
