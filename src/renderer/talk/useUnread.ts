/** How many lines of the chat nobody has looked at yet. */
import { computed, ref, watch, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { isRecord } from '../../engine/basics/json'
import type { ChatLine } from '../../protocol/tableViews'
import { keepTabValue, readTabValue } from '../stores/tabValue'
import { useSpeech } from '../speech/useSpeech'
import { useTable } from '../stores/table'
import { chatText } from './chatText'

/** Where this tab keeps what was read last, and at which table by whom. */
const READ = 'stammtisch.chatRead'

function keptFor(place: string): number | undefined {
  const kept = readTabValue(READ)
  if (!isRecord(kept) || kept.place !== place) return undefined
  return typeof kept.number === 'number' ? kept.number : undefined
}

/**
 * Counts lines that others have said since all of them were last in sight, over a reload too; what was said before one came counts as
 * read. They are in sight in the chat, and in a log that has told them.
 */
export function useUnread(inSight: () => string | undefined): ComputedRef<number> {
  const [{ t }, store, speech] = [useI18n(), useTable(), useSpeech()]
  const place = (): string => `${store.table?.id ?? ''} ${store.person ?? ''}`
  const last = (): number => store.state.chat.at(-1)?.number ?? 0
  const read = ref(0)

  function note(number: number): void {
    read.value = number
    keepTabValue(READ, { place: place(), number })
  }
  watch(
    place,
    (now) => {
      note(keptFor(now) ?? last())
    },
    { immediate: true },
  )
  const unread = computed(() =>
    store.state.chat.filter(({ number, person }) => number > read.value && person !== store.person),
  )
  function isInLog(line: ChatLine): boolean {
    const told = chatText(line, (key, named = {}) => t(key, named))
    return speech.lines.some(({ text }) => text === told)
  }
  // A talk that was begun anew counts anew.
  function isAllSeen(): boolean {
    if (inSight() === 'chat' || unread.value.length === 0) return true
    return inSight() === 'log' && unread.value.every(isInLog)
  }
  watch([last, isAllSeen], ([number, isAllInSight]) => {
    if (isAllInSight) note(number)
  })
  return computed(() => unread.value.length)
}
