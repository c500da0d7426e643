/** Says what is asked of the listener, how long he has, and when little of that is left. */
import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import { useI18n } from 'vue-i18n'
import type { OwnQuestion } from '../../../protocol/tableViews'
import type { GameWindow } from '../../games/gameTable'
import { useSound } from '../../sound/useSound'
import type { SpokenTable } from '../spokenTable'
import { useListener } from '../listener/useListener'
import { useSpeech } from '../useSpeech'

/** Milliseconds before the end of a limit at which it is said once more how little is left, where more than `above` is: not right after the question has said it. */
const WARNINGS = [
  { above: 20_000, at: 10_000 },
  { above: 7_000, at: 5_000 },
] as const
/** Milliseconds before its end at which a common question is said to be over: what the host tells then must not come first. */
const AHEAD = 150

/** Plays the sound of a question; undefined: of none any more. Whoever hears it must be able to answer: it waits for the pictures, as the question itself does. */
function useQuestionSound(): (name: 'turn' | 'together' | undefined) => void {
  const speech = useSpeech()
  const sound = useSound()
  const due = shallowRef<{ readonly name: 'turn' | 'together' }>()
  watch([due, () => speech.isQuestionHeld], ([ring, isHeld]) => {
    if (!ring || isHeld) return
    sound.play(ring.name)
    due.value = undefined
  })
  return (name) => {
    due.value = name && { name }
  }
}

/** Asks as long as the component lives. */
export function useQuestionVoice(game: () => GameWindow, store: SpokenTable): void {
  const { t } = useI18n()
  const speech = useSpeech()
  const ring = useQuestionSound()
  const listener = useListener(store)

  const own = computed(() => store.match?.own ?? [])
  /** The same question asked anew has another name, and is told anew. */
  const key = computed(() => own.value.map(({ name }) => name).join('|'))

  let warning: ReturnType<typeof setTimeout> | undefined
  let end: ReturnType<typeof setTimeout> | undefined
  /** The common question that was said to be over. */
  let ended: string | undefined
  function stopClock(): void {
    clearTimeout(warning)
    clearTimeout(end)
  }
  /** What is asked of all at once is never told to the others, so that nobody but this window says that it was too late. */
  function tellTimeUp({ name, kind }: OwnQuestion): void {
    ended = name
    speech.press('')
    speech.tell(t(game().voice.timeUp?.[kind] ?? 'table.timeUp'))
  }
  function secondsText(milliseconds: number): string {
    return t('table.secondsLeft', Math.ceil(milliseconds / 1000))
  }
  /** A limit is said with the question, and again shortly before its end. */
  function tellLimit(): string {
    stopClock()
    const [question] = own.value
    if (question?.left === undefined || question.limit === undefined) return ''
    const { left: told, limit } = question
    const left = told - (performance.now() - (store.state.matchAt ?? performance.now()))
    const last = WARNINGS.find(({ above }) => left > above)
    if (last) {
      warning = setTimeout(() => {
        speech.say(secondsText(last.at))
      }, left - last.at)
    }
    // The host may tell the same question once more before it takes it back.
    if (question.together && question.name !== ended)
      end = setTimeout(tellTimeUp, left - AHEAD, question)
    // A clock that has not started yet has more left than its limit.
    return ` (${secondsText(Math.min(left, limit))})`
  }
  watch(
    key,
    () => {
      const limit = tellLimit()
      const { match } = store
      const [question] = own.value
      const told = question && match && game().voice.ask(match.view, listener.value)
      const asked = told && (speech.own.ask?.(told, question.kind) ?? told)
      speech.press(asked ? asked + limit : '')
      ring(asked ? (question.together ? 'together' : 'turn') : undefined)
    },
    { immediate: true },
  )
  // The same question, but its clock has started.
  watch(
    () => own.value[0]?.left,
    () => {
      tellLimit()
    },
  )
  onScopeDispose(stopClock)
}
