/** Tells what happens at the table, and answers the keys that read things out. */
import { computed, onScopeDispose, watch } from 'vue'
import { useI18n } from 'vue-i18n'
import { isGameId } from '../../games/contracts'
import type { TableNotice, TableUpdate, TableView } from '../../protocol/messages'
import { GAME_TABLES, type GameVoice, type Listener } from '../games/gameTables'
import { useSound } from '../sound/useSound'
import { useSettings } from '../stores/settings'
import { useTable } from '../stores/table'
import { useSpeech } from './useSpeech'

/** Lines that are read to somebody who comes back; the log has them all. */
const RECAP = 3

function namesOf(table: TableView): string[] {
  return table.seats.map((seat) => (seat.kind === 'free' ? '' : seat.name))
}

function voiceOf(game: string): GameVoice | undefined {
  return isGameId(game) ? GAME_TABLES[game].voice : undefined
}

/** Notices that speak of "you" to the one concerned. */
const OWN_NOTICES: readonly string[] = ['timeUp', 'abandoned']
/** Milliseconds before the end of a limit at which it is said once more how little is left. */
const WARNING = 10_000

/** Whether a key press is meant for a text field. */
function isTyping(event: KeyboardEvent): boolean {
  const { target } = event
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
    !(target instanceof HTMLInputElement && ['radio', 'checkbox', 'range'].includes(target.type))
  )
}

/** Speaks for the table as long as the component lives; `help` is called by the question mark. */
export function useTableVoice(help: () => void): void {
  const { t } = useI18n()
  const speech = useSpeech()
  const sound = useSound()
  const { settings } = useSettings()
  const store = useTable()

  const translate = (key: string, named: Record<string, unknown> = {}): string => t(key, named)

  function listenerOf(table: TableView): Listener {
    const names = namesOf(table)
    return table.you === undefined
      ? { names, t: translate }
      : { you: table.you, names, t: translate }
  }

  function tellNotice(notice: TableNotice, { you, seats }: TableView): void {
    const name = 'name' in notice ? (notice.name ?? '') : ''
    const own = you === undefined ? undefined : seats[you]
    const isOwn = own?.kind === 'person' && own.name === name
    const key = isOwn && OWN_NOTICES.includes(notice.kind) ? `${notice.kind}You` : notice.kind
    speech.tell(t(`app.notice.${key}`, { name }))
  }

  function tellEvents(update: TableUpdate): void {
    const voice = voiceOf(update.table.match?.game ?? update.table.game)
    if (!voice) return
    const listener = listenerOf(update.table)
    if (update.missed) {
      speech.tell(t('app.notice.missed'))
      const lines = update.missed.flatMap((event) => voice.announce(event, listener))
      for (const line of lines.slice(0, -RECAP)) speech.note(line)
      for (const line of lines.slice(-RECAP)) speech.tell(line)
    }
    for (const event of update.events) {
      const heard = voice.soundOf(event)
      if (heard) sound.play(heard)
      for (const line of voice.announce(event, listener)) speech.tell(line)
    }
  }

  function tellStart({ table }: TableUpdate): void {
    const { match } = table
    if (!match) return
    const voice = voiceOf(match.game)
    if (!voice) return
    speech.tell(voice.tableau(match.view, listenerOf(table)))
    speech.tell(voice.hand(match.view, listenerOf(table)))
  }

  let chatSeen = store.table?.chat.at(-1)?.number ?? 0
  function tellChat(table: TableView): void {
    for (const line of table.chat) {
      if (line.number <= chatSeen) continue
      chatSeen = line.number
      const text = 'text' in line ? line.text : t(`app.play.phrase.${line.phrase}`)
      speech.tell(`${line.name}: ${text}`)
    }
  }

  const ask = computed(() => {
    const table = store.table
    const match = table?.match
    if (!table || !match) return undefined
    return voiceOf(match.game)?.ask(match.view, listenerOf(table))
  })
  const ownDecision = computed(() =>
    store.table?.match?.awaited.find((one) => one.seat === store.you),
  )
  /** The same question asked anew is told anew. */
  const askKey = computed(() => {
    const own = ownDecision.value
    return own ? `${own.kind}|${own.key}` : ''
  })
  let warning: ReturnType<typeof setTimeout> | undefined
  function secondsText(milliseconds: number): string {
    return t('table.secondsLeft', Math.ceil(milliseconds / 1000))
  }
  /** A limit is said with the question, and again shortly before its end. */
  function tellLimit(): string {
    clearTimeout(warning)
    const { left } = ownDecision.value ?? {}
    if (left === undefined) return ''
    if (left > 2 * WARNING) {
      warning = setTimeout(() => {
        speech.say(secondsText(WARNING))
      }, left - WARNING)
    }
    return ` (${secondsText(left)})`
  }
  watch(
    askKey,
    (key) => {
      const limit = tellLimit()
      speech.press(key === '' || ask.value === undefined ? '' : ask.value + limit)
      if (key === '' || ask.value === undefined) return
      sound.play(key.startsWith('answer') ? 'doubt' : 'turn')
    },
    { immediate: true },
  )

  function read(what: 'hand' | 'tableau' | 'options' | 'waiting' | 'standing'): string {
    const table = store.table
    const match = table?.match
    if (!table || !match) return ''
    if (what === 'waiting' && table.phase === 'paused') return t('app.play.paused')
    return voiceOf(match.game)?.[what](match.view, listenerOf(table)) ?? t('table.notAsked')
  }

  const keys: Readonly<Record<string, () => void>> = {
    r: () => {
      speech.repeat()
    },
    h: () => {
      speech.say(read('hand'))
    },
    t: () => {
      speech.say(read('tableau'))
    },
    l: () => {
      speech.say(read('options'))
    },
    s: () => {
      speech.say(read('standing'))
    },
    w: () => {
      speech.say(read('waiting'))
    },
    '?': help,
  }
  function onKey(event: KeyboardEvent): void {
    if (!settings.keys || event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return
    const act = keys[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }

  const stop = store.onUpdate((update) => {
    for (const notice of update.notices) tellNotice(notice, update.table)
    if (update.notices.some((notice) => notice.kind === 'started')) tellStart(update)
    tellEvents(update)
    tellChat(update.table)
  })
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    stop()
    window.removeEventListener('keydown', onKey)
    clearTimeout(warning)
  })
}
