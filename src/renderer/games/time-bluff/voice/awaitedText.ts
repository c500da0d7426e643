/** What stands on each player's plate: score, and whom all wait for and why. */
import type { Seat } from '../../../../engine/basics/seat'
import type { TimeBluffView } from '../../../../games/time-bluff/outside/contract'
import type { Translate } from '../../../wording/translate'

/** What is awaited of a seat, in words. Answers in a doubt window stay unnamed: who has answered is nobody's business. */
export function awaitedText(view: TimeBluffView, seat: Seat, t: Translate): string | undefined {
  const { phase } = view
  switch (phase.kind) {
    case 'lay':
    case 'direct':
    case 'beam':
    case 'openPlace':
      return phase.seat === seat ? t(`timeBluffTable.awaited.${phase.kind}`) : undefined
    case 'doubt':
      if (phase.play.layer !== seat) return undefined
      return phase.drawOwed ? t('timeBluffTable.awaited.takeCard') : undefined
    case 'scored':
      return phase.missing.includes(seat) ? t('timeBluffTable.awaited.nextRound') : undefined
    case 'over':
      return undefined
  }
}
