/** Single letters that read things out. */
import { onScopeDispose } from 'vue'
import { useI18n } from 'vue-i18n'
import type { MatchView, TableView } from '../../../protocol/tableViews'
import type { GameWindow } from '../../games/gameTable'
import { useSettings } from '../../stores/settings'
import { plainKey } from '../../table/keys/keys'
import { optionsAtEnd, wholeEnd } from '../texts/endText'
import type { Reader } from './reading'
import type { SpokenTable } from '../spokenTable'
import { tableauText } from '../texts/tableauText'
import { useListener } from '../listener/useListener'
import { useSpeech } from '../useSpeech'
import { waitingNow } from './waitingNow'

/** What a key reads out; what is asked is told by itself. */
type Readable = Exclude<keyof Reader, 'ask'>

const READINGS: Readonly<Record<string, Readable>> = {
  h: 'hand',
  t: 'tableau',
  l: 'options',
  s: 'standing',
  w: 'waiting',
}

/** What is read out. */
interface Shown {
  readonly match: MatchView
  readonly table: TableView
}

/** Answers keys as long as the component lives; `help` is called by the question mark. */
export function useReadingKeys(game: () => GameWindow, store: SpokenTable, help: () => void): void {
  const { t } = useI18n()
  const speech = useSpeech()
  const { settings } = useSettings()
  const listener = useListener(store)

  function readView(what: Exclude<Readable, 'waiting'>, { match, table }: Shown): string {
    if (what === 'tableau') return tableauText(game(), { table, match }, listener.value)
    const told = game().voice[what](match.view, listener.value)
    if (told !== undefined && told !== '') return told
    // After the end it is nobody's turn.
    return match.outcome
      ? optionsAtEnd(game(), { match, table, isSeated: store.you !== undefined }, listener.value)
      : t('table.notAsked')
  }

  function read(what: Readable): string {
    const { match, table } = store
    if (!match || !table) return ''
    const told =
      what === 'waiting'
        ? waitingNow(game(), store, listener.value)
        : readView(what, { match, table })
    return speech.own[what]?.(told) ?? told
  }

  /** What happened last; once a match is over, all of its result, and not the end of it alone. */
  function repeat(): void {
    const { match, state } = store
    const end = match && wholeEnd(game(), match, state.history, listener.value)
    if (end === undefined) speech.repeat()
    else speech.say(end)
  }

  function onKey(event: KeyboardEvent): void {
    const key = plainKey(event)
    if (!settings.keys || key === undefined) return
    const reading = READINGS[key]
    if (reading !== undefined) speech.read(read(reading), t('table.ledThereFollows'))
    else if (key === 'r') repeat()
    else if (key === '?') help()
    else return
    event.preventDefault()
  }
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKey)
  })
}
