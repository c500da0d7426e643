/** What happens in the room in words: to a guest it is said, and shown until it is answered; the keeper hears what comes next. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { offerKey } from '../../../engine/options/offers'
import type { TableView } from '../../../protocol/tableViews'
import { useSound } from '../../sound/useSound'
import { joinNames, namesOf } from '../../speech/listener/listener'
import { useSpeech } from '../../speech/useSpeech'
import { useTable } from '../../stores/table'

/** Milliseconds: long enough to be felt in a pocket. */
const SHAKE = 120

/** Who needs what of the room. */
export interface RoomNewsPorts {
  table(): TableView
  keeperName(): string
  /** Whether the one who looks has a seat and has not said that he is ready. */
  isAwaited(): boolean
  /** Who has just ended a match early; empty: nobody. */
  endedBy(): string
}

/** The newest thing that a guest should know; empty: nothing. The keeper has done it himself. */
export function useRoomNews({
  table,
  keeperName,
  isAwaited,
  endedBy,
}: RoomNewsPorts): Readonly<Ref<string>> {
  const { t } = useI18n()
  const store = useTable()
  const speech = useSpeech()
  const sound = useSound()
  const news = ref('')

  function tell(key: string, named: Readonly<Record<string, string>> = {}): void {
    if (store.isKeeper) return
    const asks = isAwaited() ? ` ${t('app.lobby.askReady')}` : ''
    news.value = t(key, { name: keeperName(), ...named }) + asks
  }
  function here(): string {
    const names = namesOf(table().seats).filter((name) => name !== '')
    return joinNames(names, (key, named = {}) => t(key, named))
  }
  function tellGame(key: string): void {
    const game = t(`app.game.${offerKey(table().game, table().offer)}`)
    tell(key, { game })
    speech.say(store.isKeeper ? t('app.lobby.next', { game, names: here() }) : news.value)
  }
  // Where cards are being dealt nothing is set up any more.
  const isSetUp = table().phase === 'gathering'
  if (isSetUp && store.state.history.length > 0) tellGame('app.lobby.backInRoom')
  // The voice of the table has said it; on a phone nothing else in sight says why one is here.
  if (endedBy() !== '') tell('app.notice.abandoned', { name: endedBy() })
  watch(
    () => offerKey(table().game, table().offer),
    () => {
      tellGame('app.lobby.choosesGame')
    },
  )
  watch(isAwaited, (isStill) => {
    if (!isStill) news.value = ''
  })
  const stop = store.listen({
    happened: () => undefined,
    noticed: (notices) => {
      if (!isAwaited() || !notices.some(({ kind }) => kind === 'called')) return
      // The voice of the table says that it was called.
      tell('app.lobby.calls')
      sound.play('turn')
      if ('vibrate' in navigator) navigator.vibrate(SHAKE)
    },
  })
  onScopeDispose(stop)
  return news
}
