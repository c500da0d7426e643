/** Tells what happens at the table, once and in order: events of the game and notices. */
import { onScopeDispose, watch } from 'vue'
import { useI18n } from 'vue-i18n'
import type { MatchMessage } from '../../protocol/hostMessages'
import type { MatchView, Notice, PastMatch } from '../../protocol/tableViews'
import type { GameWindow } from '../games/gameTable'
import { useTable } from '../stores/table'
import type { Listener } from './listener'
import { noticeText } from './noticeText'
import { outcomeText } from './outcomeText'
import { remarkLines } from './remarkText'
import { tableauText } from './tableauText'
import { useListener } from './useListener'
import { useSpeech } from './useSpeech'

/** Lines that are read to somebody who comes back; the log has them all. */
const RECAP = 3

/** How a match ended, unless the game's own events have said so, and what was remarkable in it. */
function endLines(
  { words, voice }: GameWindow,
  { outcome, number }: MatchView,
  history: readonly PastMatch[],
  { names, t, you }: Listener,
): string[] {
  if (!outcome) return []
  const context = { names, words, t, you }
  const told = `${t('app.notice.matchOver')} ${outcomeText(outcome, context)}`
  return [...(voice.tellsEnd ? [] : [told]), ...remarkLines(history, number, context)]
}

/** Another table begins another log. */
function useLogOfTable(): void {
  const speech = useSpeech()
  const store = useTable()
  watch(
    () => store.table?.id,
    (id) => {
      if (id !== undefined) speech.openLog(id)
    },
    { immediate: true },
  )
}

/** Tells as long as the component lives. */
export function useTelling(game: () => GameWindow): void {
  const { t } = useI18n()
  const speech = useSpeech()
  const store = useTable()
  const listener = useListener()
  useLogOfTable()
  /** A match begins or has ended, and how it stands has not come yet. */
  let begins = false
  let ends = false

  function tellStart(match: MatchView): void {
    begins = false
    speech.tell(tableauText(game(), { table: store.table, match }, listener.value))
    speech.tell(game().voice.hand(match.view, listener.value))
  }

  function tellEnd(match: MatchView): void {
    if (match.outcome) ends = false
    for (const line of endLines(game(), match, store.state.history, listener.value))
      speech.tell(line)
  }

  function tellNotice(notice: Notice): void {
    if (notice.kind === 'matchOver') ends = true
    else {
      const told = noticeText(notice, {
        listener: listener.value,
        talk: game().talk,
        view: store.match?.view,
      })
      if (told !== '') speech.tell(told)
    }
    if (notice.kind === 'started') begins = true
    const { match } = store
    if (begins && match?.entries === 0 && !match.outcome) tellStart(match)
    if (ends && match) tellEnd(match)
  }

  function tellMissed(events: NonNullable<MatchMessage['missed']>): void {
    speech.tell(t('app.notice.missed'))
    const lines = events.flatMap((event) => game().voice.announce(event, listener.value))
    for (const line of lines.slice(0, -RECAP)) speech.note(line)
    for (const line of lines.slice(-RECAP)) speech.tell(line)
  }

  function tellEvents({ events, missed, match }: MatchMessage): void {
    if (missed) tellMissed(missed)
    for (const event of events) {
      for (const line of game().voice.announce(event, listener.value)) speech.tell(line)
    }
    if (begins && match.entries === 0) tellStart(match)
    if (ends) tellEnd(match)
  }

  const stop = store.listen({
    happened: tellEvents,
    noticed: (notices) => {
      for (const notice of notices) tellNotice(notice)
    },
    missed: (count) => {
      speech.tell(t('app.notice.missedHere', { n: count }))
    },
  })
  onScopeDispose(stop)
}
