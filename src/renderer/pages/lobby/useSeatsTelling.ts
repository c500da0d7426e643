/** Says in the lobby what changes at the seats by a press: a computer sits down, somebody is ready. */
import { watch } from 'vue'
import { useI18n } from 'vue-i18n'
import type { SeatView } from '../../../protocol/tableViews'
import { useSpeech } from '../../speech/useSpeech'

/** Says it as long as the component lives. */
export function useSeatsTelling(seats: () => readonly SeatView[]): void {
  const { t } = useI18n()
  const speech = useSpeech()

  function textOf(now: SeatView, before: SeatView | undefined): string {
    if (now.kind === 'bot' && before?.kind !== 'bot')
      return t('app.lobby.botSat', { name: now.name, level: t(`app.level.${now.level}`) })
    const isNews = before?.kind === 'person' && !before.ready
    if (now.kind === 'person' && now.ready && isNews && now.person === before.person)
      return t('app.lobby.nowReady', { name: now.name })
    return ''
  }
  watch(seats, (now, before) => {
    for (const [number, seat] of now.entries()) {
      const text = textOf(seat, before[number])
      // Behind what the table tells of him: that he sits down comes before that he is ready.
      if (seat.kind === 'person' && text !== '') speech.tellStanding(text)
      else speech.say(text)
    }
  })
}
