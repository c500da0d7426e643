/** Single letters that read things out. */
import { onScopeDispose } from 'vue'
import { useI18n } from 'vue-i18n'
import type { MatchView, TableView } from '../../../protocol/tableViews'
import type { GameWindow } from '../../games/gameTable'
import { useSettings } from '../../stores/settings'
import { clockOf } from '../../table/ask/deadline'
import { plainKey } from '../../table/keys/keys'
import { optionsAtEnd, wholeEnd } from '../texts/endText'
import type { Reader } from './reading'
import type { SpokenTable } from '../spokenTable'
import { pausedText } from '../texts/awayText'
import { clockText } from '../texts/clockText'
import { nextMatchText } from '../texts/nextMatchText'
import { tableauText } from '../texts/tableauText'
import { useListener } from '../listener/useListener'
import { useSpeech } from '../useSpeech'
import { waitingText } from '../asking/waiting'

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

  function readView(what: Readable, { match, table }: Shown): string {
    if (what === 'tableau') return tableauText(game(), { table, match }, listener.value)
    const told = game().voice[what](match.view, listener.value)
    if (told !== undefined && told !== '') return told
    if (what === 'waiting') return waitingText(match.awaited, listener.value)
    // After the end it is nobody's turn.
    return match.outcome
      ? optionsAtEnd(game(), { match, table, isSeated: store.you !== undefined }, listener.value)
      : t('table.notAsked')
  }

  /** Whom all wait for, with the time that is left: the end and a pause are not up to the game. */
  function readWaiting({ match, table }: Shown): string {
    const { t } = listener.value
    const { tableAt, matchAt = performance.now() } = store.state
    const next = match.outcome && nextMatchText({ table, you: store.you, arrived: tableAt }, t)
    if (next) return next
    if (table.phase === 'paused') return pausedText(table, t)
    const clock = clockOf({ ...match, arrived: matchAt })
    return [readView('waiting', { match, table }), clockText(clock, t)].filter(Boolean).join(' ')
  }
  function read(what: Readable): string {
    const { match, table } = store
    if (!match || !table) return ''
    const told =
      what === 'waiting' ? readWaiting({ match, table }) : readView(what, { match, table })
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
