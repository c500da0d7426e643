/** Asking bots why they moved so, and for advice: by key, from their plates and from the slip that asks; the answer is shown and said. */
import { computed, onScopeDispose, provide, ref, shallowRef, watch, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Seat } from '../../../engine/basics/seat'
import type { Thought } from '../../../engine/contract/thought'
import type { Command } from '../../../protocol/clientMessages'
import type { Answer, ThoughtMessage } from '../../../protocol/hostMessages'
import type { GameWindow } from '../../games/gameTable'
import { useListener } from '../../speech/listener/useListener'
import { useSpeech } from '../../speech/useSpeech'
import { readingTime } from '../../stage/captions/useCaptions'
import { useSettings } from '../../stores/settings'
import { useTable } from '../../stores/table'
import { ASK_BOTS } from '../../table/askBots'
import { goHome } from '../../table/keys/focusHome'
import { plainKey } from '../../table/keys/keys'

const WHY_KEY = 'y'
const ADVICE_KEY = 'v'
/** Milliseconds that a sentence of a bot stays at most once it is out of date, and how much slower than a caption it is read. */
const READING = { most: 12_000, slower: 1.5 }

/** Milliseconds after which an answer is not waited for any more. */
const LONGEST_WAY = 4000

/** What is asked, and what a bot has said to it. */
export interface Thoughts {
  /** In one sentence; empty: nothing. */
  readonly line: Readonly<Ref<string>>
  /** It is advice for the question that is asked now. */
  readonly isAdvice: () => boolean
  /** It has been read. */
  dismiss(): void
  /** The own move is made: why others moved so is over. Gives its answer back. */
  noteMove(answer: Answer): Answer
}

/** A sentence that goes once it is out of date, though not before it can have been read. */
function useShownLine() {
  const line = ref('')
  let readBy = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  function dismiss(): void {
    clearTimeout(timer)
    timer = undefined
    line.value = ''
  }
  onScopeDispose(dismiss)
  return {
    line,
    dismiss,
    show(text: string): void {
      dismiss()
      line.value = text
      const { most, slower } = READING
      readBy = performance.now() + slower * readingTime(text, most / slower)
    },
    /** It is out of date. */
    expire(): void {
      timer ??= setTimeout(dismiss, Math.max(0, readBy - performance.now()))
    },
  }
}

/** Asks once: the answer to a first press must not come beside a refusal of the second. */
function createAsking(run: (command: Command) => Promise<Answer>) {
  /** Since when what is asked is on its way. */
  const underway = new Map<string, number>()
  return {
    async ask(command: Command): Promise<void> {
      const what = JSON.stringify(command)
      const now = performance.now()
      if (now - (underway.get(what) ?? -Infinity) < LONGEST_WAY) return
      underway.set(what, now)
      const answer = await run(command)
      if (!answer.ok) underway.delete(what)
    },
    /** An answer has come. */
    settle(): void {
      underway.clear()
    },
  }
}

/** What keys ask; `advise` and `why` say themselves whether there is anything to ask. */
function useAskingKeys({ why, advise }: { why(): void; advise(): void }): void {
  const { settings } = useSettings()
  function onKey(event: KeyboardEvent): void {
    const key = plainKey(event)
    if (!settings.keys || event.repeat) return
    if (key === WHY_KEY) why()
    else if (key === ADVICE_KEY) advise()
    else return
    event.preventDefault()
  }
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKey)
  })
}

/** Puts what a bot answers in words. */
function useThoughtText(game: () => GameWindow) {
  const { t, te } = useI18n()
  const store = useTable()
  const listener = useListener()
  const seats = computed(() => store.table?.seats ?? [])
  const view = computed(() => store.match?.view ?? null)
  function thoughtText({ about, kind, seat, thought }: ThoughtMessage): string {
    const holder = seat === undefined ? undefined : seats.value[seat]
    const name = holder && 'name' in holder ? holder.name : ''
    const { words, thoughtWords } = game()
    if (kind === 'later') {
      // When it can be told is another moment in each game.
      const own = `${words}Table.whyLater`
      return t(te(own) ? own : 'app.thought.move.later', { name })
    }
    if (!thought) return t(`app.thought.${about}.nothing`)
    const inWords = thoughtWords?.(thought, listener.value, view.value)
    const text = t(`${words}Table.thought.${thought.kind}`, { ...thought.values, ...inWords })
    return t(`app.thought.${about}.told`, { name, text })
  }
  return (answer: ThoughtMessage, asked: Seat | undefined): string => {
    if (answer.about === 'advice') return thoughtText(answer)
    const why = { seats: seats.value, seat: asked, isTold: answer.kind === 'told' }
    return game().whyWords?.(why, listener.value, view.value) ?? thoughtText(answer)
  }
}

/** What the advice that is shown speaks of. */
function useSpokenOf(line: Readonly<Ref<string>>, dismiss: () => void) {
  const thought = shallowRef<Thought>()
  const isAdvised = ref(false)
  const isAdvice = (): boolean => isAdvised.value && line.value !== ''
  return {
    note(told: ThoughtMessage): void {
      isAdvised.value = told.about === 'advice'
      thought.value = told.about === 'advice' ? told.thought : undefined
    },
    isAdvice,
    noteMove(answer: Answer): Answer {
      if (answer.ok && !isAdvised.value) dismiss()
      return answer
    },
    advised: () => (line.value === '' ? undefined : thought.value?.values),
    giveWay(kinds: readonly string[]): void {
      if (isAdvice() && thought.value && kinds.includes(thought.value.kind)) dismiss()
    },
  }
}

/** What is asked of whoever looks on, and whether there is advice on it. */
function useAsked(game: () => GameWindow) {
  const store = useTable()
  const people = computed(() => store.table?.seats.filter(({ kind }) => kind === 'person').length)
  /** Something is asked on which there is something to know. */
  function hasAdvice(): boolean {
    const { unadvised } = game()
    return store.match?.own.some(({ kind }) => !unadvised?.includes(kind)) ?? false
  }
  return {
    asked: computed(() => store.match?.own.map(({ name }) => name).join(' ') ?? ''),
    hasAdvice,
    canAdvise: () => game().thoughts === true && people.value === 1 && hasAdvice(),
  }
}

/** Lets bots be asked as long as the component lives, in games whose bots have something to say; `run` sends a command and says why it was refused. */
export function useThoughts(
  game: () => GameWindow,
  run: (command: Command) => Promise<Answer>,
): Thoughts {
  const { t } = useI18n()
  const store = useTable()
  const speech = useSpeech()
  const textOf = useThoughtText(game)
  const { line, show, expire, dismiss } = useShownLine()
  /** The question that the shown advice belongs to; undefined: no advice is shown. */
  let advised: string | undefined
  const { note, ...shown } = useSpokenOf(line, dismiss)
  /** Who was asked why last; undefined: whoever did something last. */
  let askedSeat: Seat | undefined
  const { ask, settle } = createAsking(run)
  const bots = computed(() => store.table?.seats.filter(({ kind }) => kind === 'bot').length ?? 0)
  const { asked, hasAdvice, canAdvise } = useAsked(game)

  function tell(text: string): void {
    show(text)
    speech.say(text)
  }
  function why(seat?: Seat): void {
    askedSeat = seat
    if (!game().thoughts) return
    if (bots.value === 0) tell(t('app.thought.move.nothing'))
    else void ask(seat === undefined ? { kind: 'askWhy' } : { kind: 'askWhy', seat })
  }
  function advise(): void {
    if (!game().thoughts) return
    if (hasAdvice()) {
      void ask({ kind: 'askAdvice' })
      return
    }
    advised = asked.value
    tell(t(asked.value === '' ? 'table.notAsked' : 'app.thought.advice.nothing'))
  }

  watch(
    () => store.thought,
    (told) => {
      if (!told || told.table !== store.table?.id) return
      settle()
      advised = told.about === 'advice' ? asked.value : undefined
      note(told)
      tell(textOf(told, askedSeat))
    },
  )
  // An advice ends with its question; why somebody did something goes when something else is done, and has been read by then.
  watch([asked, () => store.match?.entries], ([now]) => {
    if (line.value === '' || advised === now) return
    if (advised === undefined) expire()
    else dismiss()
  })
  if (game().thoughts) provide(ASK_BOTS, { why, advise, canAdvise, ...shown })
  useAskingKeys({ why, advise })
  return {
    line,
    ...shown,
    dismiss() {
      dismiss()
      // The button that was pressed has gone with it.
      goHome()
    },
  }
}
