/** What the keys say of any game's match that is over: how it ended, and what can be done then. */
import type { MatchView, PastMatch, TableView } from '../../../protocol/tableViews'
import type { Json } from '../../../engine/basics/json'
import type { GameWindow } from '../../games/gameTable'
import type { GameVoice } from '../listener/sealVoice'
import type { Listener } from '../listener/listener'
import { outcomeText } from './outcomeText'
import { remarkLines } from './remarkText'

/** Why the match is over, where the game's events have said no more than how it ended. */
export function whyOver(voice: GameVoice, view: Json, listener: Listener): string[] {
  const why = voice.tellsEnd === 'outcome' ? voice.ending?.(view, listener) : undefined
  return why === undefined ? [] : [why]
}

/** The whole result, from who has won to what was remarkable; undefined while the match runs. */
export function wholeEnd(
  { words, voice }: GameWindow,
  { outcome, number, view }: MatchView,
  history: readonly PastMatch[],
  listener: Listener,
): string | undefined {
  if (!outcome) return undefined
  const { names, t, you } = listener
  const context = { names, words, t, you }
  return [
    t('app.notice.matchOver'),
    outcomeText(outcome, context),
    ...whyOver(voice, view, listener),
    voice.standing(view, listener),
    ...remarkLines(history, number, context),
  ].join(' ')
}

/** What lies on the table at the end. */
export interface AtEnd {
  readonly match: MatchView
  readonly table: TableView
  /** Also who did not play it may want the next one. */
  readonly isSeated: boolean
}

/** What can be done once it is over, a word that may be proposed included. */
export function optionsAtEnd(
  { talk }: GameWindow,
  { match, table, isSeated }: AtEnd,
  listener: Listener,
): string {
  const { t, you } = listener
  const typed = you === undefined ? undefined : talk?.typed?.(match.view, table.options, listener)
  return [
    t('app.notice.matchOver'),
    t(isSeated ? 'table.atEnd' : 'table.atEndWatching'),
    ...(typed ? [t('table.atEndTyped', { what: typed.title })] : []),
  ].join(' ')
}
