/** A guide through somebody's first match of a game: shown and told once on a computer, skippable at any step. */
import type { Json } from '../../engine/json'
import {
  computed,
  inject,
  onScopeDispose,
  ref,
  shallowRef,
  watch,
  type ComputedRef,
  type InjectionKey,
  type ShallowRef,
} from 'vue'
import { useI18n } from 'vue-i18n'
import { useSpeech } from '../speech/useSpeech'
import { readingTime } from '../stage/useCaptions'
import { useStageAround } from '../stage/useStage'

/** A step is longer than a caption: milliseconds at most. */
const LONGEST_STEP = 12_000

/** Provided where somebody else guides through a match: then nobody speaks in between, and nothing is remembered. */
export const COACHED: InjectionKey<true> = Symbol('coached')
/** The move that the coach of a first round speaks of just now; undefined: none. */
export const COACHED_MOVE: InjectionKey<() => Json | undefined> = Symbol('coached move')
/** The cards in the own hand that the coach of a first round speaks of just now, as their game counts them. */
export const COACHED_CARDS: InjectionKey<() => readonly Json[]> = Symbol('coached cards')

/** What a game's guide is. */
export interface GuideOptions {
  /** What it is remembered by, e.g. the game's id. */
  readonly name: string
  /** Where its words begin: a `title`, and `step1` to the last of the steps. */
  readonly words: string
  readonly steps: number
  /** Whether this is a moment for it. */
  readonly isWanted: () => boolean
  /** The only step that fits what happens now, from 1; undefined: none does. A step waits for its moment, and is passed over when a later one has come. Absent: every moment fits, until the player has answered something. */
  readonly moment?: () => number | undefined
}

/** The guide. */
export interface Guide {
  readonly title: ComputedRef<string>
  /** What is shown, from 1: it stays until it can have been read, however quickly its moment goes by, and then goes with its moment; undefined when nothing is to be known. */
  readonly step: Readonly<ShallowRef<number | undefined>>
  /** What is to be known now, in a sentence or two. */
  readonly text: ComputedRef<string | undefined>
  next(): void
  skip(): void
}

/** How far one has come in this window: who looks at another page meanwhile goes on from there, and hears nothing twice. */
function stepKept(key: string) {
  const kept = Number(sessionStorage.getItem(key))
  return {
    /** 0: nowhere. */
    reached: Number.isInteger(kept) && kept > 0 ? kept : 0,
    keep: (step: number) => {
      sessionStorage.setItem(key, String(step))
    },
    forget: () => {
      sessionStorage.removeItem(key)
    },
  }
}

/** What decides on a step that is shown. */
interface HeldStep {
  readonly shown: ShallowRef<number | undefined>
  /** The step that belongs there now. */
  readonly fitting: () => number | undefined
  /** Milliseconds that a step stays at least. */
  readonly leastOf: (step: number) => number
  /** It could be read, and its moment is over. */
  readonly passed: (step: number) => void
}

/** Shows steps that come and go, each for its least time unless the returned `update` is called before. */
function useHeldStep({ shown, fitting, leastOf, passed }: HeldStep): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function update(): void {
    clearTimeout(timer)
    timer = undefined
    shown.value = fitting()
    if (shown.value === undefined) return
    timer = setTimeout(() => {
      timer = undefined
      goOn()
    }, leastOf(shown.value))
  }
  function goOn(): void {
    if (fitting() === shown.value) return
    if (shown.value !== undefined) passed(shown.value)
    update()
  }
  watch(
    fitting,
    () => {
      if (timer === undefined) goOn()
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  return update
}

/** Whether the player has answered something since the step that is shown came: others may play meanwhile. */
function useAnsweredSince(step: ShallowRef<number | undefined>): () => boolean {
  const around = useStageAround()
  const hasAnswered = ref(false)
  watch(
    () => around?.asked() ?? '',
    (_, before) => {
      if (before !== '') hasAnswered.value = true
    },
    { flush: 'sync' },
  )
  watch(
    step,
    () => {
      hasAnswered.value = false
    },
    { flush: 'sync' },
  )
  return () => hasAnswered.value
}

/** Says each step once, after all that has led to it. */
function useSaidSteps(
  step: ShallowRef<number | undefined>,
  textOf: (step: number) => string,
  { reached, keep }: Pick<ReturnType<typeof stepKept>, 'reached' | 'keep'>,
): void {
  const speech = useSpeech()
  let said = reached
  watch(
    step,
    (shown = 0) => {
      // A step that comes back after the others have played has been heard.
      if (shown <= said) return
      said = shown
      keep(shown)
      speech.tellHint(textOf(shown))
    },
    { immediate: true },
  )
}

/** Guides who plays a game for the first time; says each step aloud. */
export function useGuide({ name, words, steps, isWanted, moment }: GuideOptions): Guide {
  const { t } = useI18n()
  const isCoached = inject(COACHED, false)
  const done = `stammtisch.guide.${name}`
  const { reached, keep, forget } = stepKept(done)
  const at = ref(localStorage.getItem(done) === null ? Math.max(1, reached) : steps + 1)
  const fitting = computed(() => (isWanted() ? moment?.() : undefined))
  const step = shallowRef<number>()
  const hasAnswered = useAnsweredSince(step)
  const now = computed(() => {
    const isPast = step.value === at.value && hasAnswered()
    const fits = moment === undefined ? !isPast : fitting.value === at.value
    return !isCoached && isWanted() && fits && at.value <= steps ? at.value : undefined
  })
  function textOf(step: number): string {
    return t(`${words}.step${String(step)}`)
  }
  function end(): void {
    at.value = steps + 1
    localStorage.setItem(done, '1')
    forget()
  }
  function pass(read: number): void {
    if (read >= steps) end()
    // A later one may have come already.
    else if (at.value <= read) at.value = read + 1
  }
  watch(
    fitting,
    (fits = 0) => {
      if (at.value < fits) at.value = fits
    },
    { immediate: true },
  )
  const update = useHeldStep({
    shown: step,
    fitting: () => now.value,
    leastOf: (shown) => readingTime(textOf(shown), LONGEST_STEP),
    passed: pass,
  })
  useSaidSteps(step, textOf, { reached, keep })
  return {
    title: computed(() => t(`${words}.title`)),
    step,
    text: computed(() => (step.value === undefined ? undefined : textOf(step.value))),
    skip: () => {
      end()
      update()
    },
    next: () => {
      pass(step.value ?? at.value)
      update()
    },
  }
}
