/** A guide through somebody's first match of a game: shown and told once on a computer, skippable at any step. */
import { computed, inject, ref, watch, type ComputedRef, type InjectionKey } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSpeech } from '../speech/useSpeech'

/** Provided where somebody else guides through a match: then nobody speaks in between, and nothing is remembered. */
export const COACHED: InjectionKey<true> = Symbol('coached')

/** What a game's guide is. */
export interface GuideOptions {
  /** What it is remembered by, e.g. the game's id. */
  readonly name: string
  /** Where its words begin: a `title`, and `step1` to the last of the steps. */
  readonly words: string
  readonly steps: number
  /** Whether this is a moment for it. */
  readonly isWanted: () => boolean
  /** The only step that fits what happens now, from 1; undefined: none does. A step waits for its moment, and is passed over when a later one has come. Absent: every moment fits. */
  readonly moment?: () => number | undefined
}

/** The guide. */
export interface Guide {
  readonly title: ComputedRef<string>
  /** From 1; undefined when it is over or was never wanted. */
  readonly step: ComputedRef<number | undefined>
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

/** Guides who plays a game for the first time; says each step aloud. */
export function useGuide({ name, words, steps, isWanted, moment }: GuideOptions): Guide {
  const { t } = useI18n()
  const speech = useSpeech()
  const isCoached = inject(COACHED, false)
  const done = `stammtisch.guide.${name}`
  const { reached, keep, forget } = stepKept(done)
  const at = ref(localStorage.getItem(done) === null ? Math.max(1, reached) : steps + 1)
  const fitting = computed(() => (isWanted() ? moment?.() : undefined))
  const step = computed(() => {
    const fits = moment === undefined || fitting.value === at.value
    return !isCoached && isWanted() && fits && at.value <= steps ? at.value : undefined
  })
  const text = computed(() =>
    step.value === undefined ? undefined : t(`${words}.step${String(step.value)}`),
  )
  function skip(): void {
    at.value = steps + 1
    localStorage.setItem(done, '1')
    forget()
  }
  watch(
    fitting,
    (fits = 0) => {
      if (at.value < fits) at.value = fits
    },
    { immediate: true },
  )
  let said = reached
  watch(
    step,
    (now = 0) => {
      // A step that comes back after the others have played has been heard.
      if (now <= said) return
      said = now
      keep(now)
      if (text.value) speech.say(text.value)
    },
    { immediate: true },
  )
  return {
    title: computed(() => t(`${words}.title`)),
    step,
    text,
    skip,
    next: () => {
      if (at.value >= steps) skip()
      else at.value += 1
    },
  }
}
