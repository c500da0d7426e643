/** What was dealt, in lines: told as a match begins, and noted for whoever comes before anything has happened. */
import { useI18n } from 'vue-i18n'
import type { MatchView, TableView } from '../../../protocol/tableViews'
import type { GameWindow } from '../../games/gameTable'
import type { Listener } from '../listener/listener'
import type { SpokenTable } from '../spokenTable'
import { dealText } from '../texts/tableauText'
import { useListener } from '../listener/useListener'
import { useSpeech } from '../useSpeech'

/** What lies on the table, and the listener's own hand. */
export function dealLines(
  game: GameWindow,
  shown: { readonly table: TableView | undefined; readonly match: MatchView },
  listener: Listener,
): readonly [string, string] {
  return [dealText(game, shown, listener), game.voice.hand(shown.match.view, listener)]
}

/** Asks whether a deal is told here for the first time; asked again: no. */
export function useFirstDeal(store: SpokenTable): (match: MatchView) => boolean {
  const speech = useSpeech()
  return ({ number }) => speech.isFirst(`deal of ${String(number)} to ${String(store.you)}`)
}

/** Notes the deal for whoever loads the page of a match in which nothing has happened yet: no story tells him of it. */
export function useNotedDeal(
  game: () => GameWindow,
  store: SpokenTable,
  isBeginning: () => boolean,
): (match: MatchView) => void {
  const [{ t }, speech] = [useI18n(), useSpeech()]
  const listener = useListener(store)
  const isFirst = useFirstDeal(store)
  return (match) => {
    // What is told as the match begins, before or after this, is not noted as well.
    if (isBeginning() || !isFirst(match) || match.entries > 0 || match.outcome) return
    const dealt = dealLines(game(), { table: store.table, match }, listener.value)
    const told = [t('app.notice.story'), ...dealt]
    for (const line of told.filter((text) => text !== '')) speech.note(line)
  }
}
