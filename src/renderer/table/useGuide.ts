/** A guide through somebody's first match of a game: shown and told once on a computer, skippable at any step. */
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

/** A step is longer than a caption, and is read beside a table that is new: milliseconds at most, and how much slower. */
const STEP = { most: 12_000, slower: 1.5 }

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
  /** What is shown, from 1: it stays until it can have been read, however quickly its moment goes by; undefined when nothing is to be known. */
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

/** What is shown of steps that come and go: each for its least time, unless `update` is called before. */
function useHeldStep(
  fitting: () => number | undefined,
  leastOf: (step: number) => number,
): { readonly shown: ShallowRef<number | undefined>; update(): void } {
  const shown = shallowRef<number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  function update(): void {
    clearTimeout(timer)
    timer = undefined
    shown.value = fitting()
    if (shown.value === undefined) return
    timer = setTimeout(() => {
      timer = undefined
      if (fitting() !== shown.value) update()
    }, leastOf(shown.value))
  }
  watch(
    fitting,
    () => {
      if (timer === undefined) update()
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  return { shown, update }
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
  const now = computed(() => {
    const fits = moment === undefined || fitting.value === at.value
    return !isCoached && isWanted() && fits && at.value <= steps ? at.value : undefined
  })
  function textOf(step: number): string {
    return t(`${words}.step${String(step)}`)
  }
  function skip(): void {
    at.value = steps + 1
    localStorage.setItem(done, '1')
    forget()
    update()
  }
  watch(
    fitting,
    (fits = 0) => {
      if (at.value < fits) at.value = fits
    },
    { immediate: true },
  )
  const { shown: step, update } = useHeldStep(
    () => now.value,
    (shown) => STEP.slower * readingTime(textOf(shown), STEP.most / STEP.slower),
  )
  let said = reached
  watch(
    step,
    (shown = 0) => {
      // A step that comes back after the others have played has been heard.
      if (shown <= said) return
      said = shown
      keep(shown)
      speech.say(textOf(shown))
    },
    { immediate: true },
  )
  return {
    title: computed(() => t(`${words}.title`)),
    step,
    text: computed(() => (step.value === undefined ? undefined : textOf(step.value))),
    skip,
    next: () => {
      if (at.value >= steps) skip()
      // A later one may wait already for this one to be read.
      else if (at.value <= (step.value ?? at.value)) at.value += 1
      update()
    },
  }
}
