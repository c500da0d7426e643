/** Who has gone away in the middle of a match, and what becomes of that, in words. */
import type { TableView } from '../../../protocol/tableViews'
import { AWAY_GRACE } from '../../../protocol/terms'
import type { Translate } from '../../wording/translate'
import { joinNames } from '../listener/listener'

/** For whom all wait in a pause. */
export function pausedText({ seats }: TableView, t: Translate): string {
  const away = seats.flatMap((seat) => (seat.kind === 'person' && !seat.connected ? [seat] : []))
  if (away.length === 0) return t('app.play.paused')
  const names = joinNames(
    away.map(({ name }) => name),
    t,
  )
  return t('app.notice.pausedFor', { names })
}

/** What becomes of the seat of somebody who has just gone. */
export function absenceText({ absence }: TableView, t: Translate): string {
  return t(`app.notice.absence.${absence}`, { n: AWAY_GRACE / 1000 })
}
