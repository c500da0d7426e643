/** Asking bots why they moved so, and for advice: by key, from their plates and from the slip that asks; the answer is shown and said. */
import { computed, onScopeDispose, provide, ref, watch, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Seat } from '../../engine/seat'
import type { Command } from '../../protocol/clientMessages'
import type { ThoughtMessage } from '../../protocol/hostMessages'
import type { GameWindow } from '../games/gameTable'
import { useSpeech } from '../speech/useSpeech'
import { useSettings } from '../stores/settings'
import { useTable } from '../stores/table'
import { ASK_BOTS } from '../table/askBots'
import { plainKey } from '../table/keys'

const WHY_KEY = 'y'
const ADVICE_KEY = 'v'

/** What is asked, and what a bot has said to it. */
export interface Thoughts {
  /** In one sentence; empty: nothing. */
  readonly line: Readonly<Ref<string>>
  /** It has been read. */
  dismiss(): void
}

/** Lets bots be asked as long as the component lives, in games whose bots have something to say; `run` sends a command and says why it was refused. */
export function useThoughts(game: () => GameWindow, run: (command: Command) => unknown): Thoughts {
  const { t } = useI18n()
  const store = useTable()
  const speech = useSpeech()
  const { settings } = useSettings()
  const line = ref('')
  const people = computed(() => store.table?.seats.filter(({ kind }) => kind === 'person').length)
  const bots = computed(() => store.table?.seats.filter(({ kind }) => kind === 'bot').length ?? 0)
  const asked = computed(() => store.match?.own.map(({ name }) => name).join(' ') ?? '')

  function textOf({ about, kind, seat, thought }: ThoughtMessage): string {
    const holder = seat === undefined ? undefined : store.table?.seats[seat]
    const name = holder && 'name' in holder ? holder.name : ''
    if (kind === 'later') return t('app.thought.move.later', { name })
    if (!thought) return t(`app.thought.${about}.nothing`)
    const text = t(`${game().words}Table.thought.${thought.kind}`, thought.values)
    return t(`app.thought.${about}.told`, { name, text })
  }
  function canAdvise(): boolean {
    return game().thoughts === true && people.value === 1 && asked.value !== ''
  }
  function why(seat?: Seat): void {
    if (game().thoughts !== true) return
    if (bots.value === 0) line.value = t('app.thought.move.nothing')
    if (bots.value === 0) return
    run(seat === undefined ? { kind: 'askWhy' } : { kind: 'askWhy', seat })
  }
  function advise(): void {
    if (game().thoughts === true && asked.value !== '') run({ kind: 'askAdvice' })
  }
  function dismiss(): void {
    line.value = ''
  }
  function onKey(event: KeyboardEvent): void {
    const key = plainKey(event)
    if (!settings.keys || event.repeat) return
    if (key === WHY_KEY) why()
    else if (key === ADVICE_KEY) advise()
    else return
    event.preventDefault()
  }

  watch(
    () => store.thought,
    (told) => {
      if (!told || told.table !== store.table?.id) return
      line.value = textOf(told)
      speech.say(line.value)
    },
  )
  // What was said belongs to the question that was open; what was asked while others played is still to be read when one's own comes.
  watch(asked, (_now, before) => {
    if (before !== '') dismiss()
  })
  if (game().thoughts === true) provide(ASK_BOTS, { why, advise, canAdvise })
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKey)
  })
  return { line, dismiss }
}
