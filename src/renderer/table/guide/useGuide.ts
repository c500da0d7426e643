/** A guide through somebody's first match of a game: shown and told once on a computer, skippable at any step. */
import type { Json } from '../../../engine/basics/json'
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
import { useSpeech } from '../../speech/useSpeech'
import { readingTime } from '../../stage/captions/useCaptions'
import { useStageAround } from '../../stage/playing/useStage'
import { keptByDevice, keptByTab } from '../../stores/kept'

/** A step is longer than a caption, and read beside all that happens: slower than one until its reader has acted, and milliseconds at most. */
const STEP = { slower: 1.6, most: 16_000 }

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
  /** What stands behind `step` in the name of a step's words, where it is told in several ways. Absent: its number. */
  readonly stepName?: (step: number) => string
  /** Whether this is a moment for it. */
  readonly isWanted: () => boolean
  /** The only step that fits what happens now, from 1; undefined: none does. A step waits for its moment, and is passed over when a later one has come. Absent: every moment fits, until the player has answered something. */
  readonly moment?: () => number | undefined
  /** Whether the moment of the last step has come, which waits for it and then takes the place of all before; those come one after another. */
  readonly lastMoment?: () => boolean
  /** Moments come in any order: each step is shown in its own, whatever came before. Absent: a later one passes over those before it. */
  readonly inAnyOrder?: boolean
}

/** The guide. */
export interface Guide {
  readonly title: ComputedRef<string>
  /** What is shown, from 1: it stays until it can have been read, however quickly its moment goes by, and then goes with its moment; undefined when nothing is to be known. */
  readonly step: Readonly<ShallowRef<number | undefined>>
  /** What is to be known now, in a sentence or two. */
  readonly text: ComputedRef<string | undefined>
  /** Something was still to be known when the table was opened. */
  readonly isFirst: boolean
  /** Nothing is to be known any more. */
  readonly isDone: ComputedRef<boolean>
  next(): void
  skip(): void
}

/** The steps that were said in this window, in that order: who looks at another page meanwhile goes on from there, and hears nothing twice. */
function saidSteps(key: string) {
  const kept = (keptByTab.getItem(key) ?? '').split(',').map(Number)
  let said: readonly number[] = kept.filter((step) => Number.isInteger(step) && step > 0)
  return {
    all: () => said,
    add: (step: number) => {
      said = [...said, step]
      keptByTab.setItem(key, said.join(','))
    },
    forget: () => {
      keptByTab.removeItem(key)
    },
  }
}
type SaidSteps = ReturnType<typeof saidSteps>

/** Which steps one is through with. */
function useReadSteps(
  { name, steps, inAnyOrder = false }: Pick<GuideOptions, 'name' | 'steps' | 'inAnyOrder'>,
  said: SaidSteps,
) {
  const done = `stammtisch.guide.${name}`
  const order = Array.from({ length: steps }, (_, index) => index + 1)
  const upTo = (step: number): readonly number[] => order.filter((one) => one <= step)
  function readBefore(): readonly number[] {
    if (keptByDevice.getItem(done) !== null) return order
    return inAnyOrder ? said.all().slice(0, -1) : upTo((said.all().at(-1) ?? 1) - 1)
  }
  const read = ref<readonly number[]>(readBefore())
  function end(): void {
    read.value = order
    keptByDevice.setItem(done, '1')
    said.forget()
  }
  function add(more: readonly number[]): void {
    read.value = order.filter((step) => read.value.includes(step) || more.includes(step))
    if (read.value.length === steps) end()
  }
  return {
    end,
    /** The first that is not read; undefined: all are. */
    next: () => order.find((step) => !read.value.includes(step)),
    isRead: (step: number) => read.value.includes(step),
    pass: (step: number) => {
      add(inAnyOrder ? [step] : upTo(step))
    },
    /** The moment of a step has come: those before it have gone by. */
    reach: (step: number) => {
      if (!inAnyOrder) add(upTo(step - 1))
    },
  }
}

/** What decides on a step that is shown. */
interface HeldStep {
  readonly shown: ShallowRef<number | undefined>
  /** The step that belongs there now. */
  readonly fitting: () => number | undefined
  /** Milliseconds in which a step can be read. */
  readonly readingOf: (step: number) => number
  /** Whether the player has acted since it came: then it was read, and no more time is due. */
  readonly hasAnswered: () => boolean
  /** It could be read, and its moment is over. */
  readonly passed: (step: number) => void
}

/** Shows steps that come and go, each for its least time unless the returned `update` is called before. */
function useHeldStep({ shown, fitting, readingOf, hasAnswered, passed }: HeldStep): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** It could be read; slower readers are waited for. */
  const isSpare = ref(false)
  function update(): void {
    clearTimeout(timer)
    timer = undefined
    isSpare.value = false
    shown.value = fitting()
    if (shown.value !== undefined) timer = setTimeout(spare, readingOf(shown.value))
  }
  function spare(): void {
    isSpare.value = true
    const step = shown.value
    if (hasAnswered() || step === undefined) end()
    else timer = setTimeout(end, (STEP.slower - 1) * readingOf(step))
  }
  function end(): void {
    clearTimeout(timer)
    timer = undefined
    goOn()
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
  watch([hasAnswered, isSpare], ([answered, spares]) => {
    if (answered && spares && timer !== undefined) end()
  })
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

/** Says each step once, after all that has led to it: one that comes back after the others have played has been heard, and once no tips are wanted any more nothing is said of them. */
function useSaidSteps(
  step: ShallowRef<number | undefined>,
  textOf: (step: number) => string,
  {
    said,
    isWanted,
    fitting,
    hasMoments,
  }: Pick<GuideOptions, 'isWanted'> & {
    readonly said: SaidSteps
    readonly fitting: ComputedRef<number | undefined>
    readonly hasMoments: boolean
  },
): void {
  const speech = useSpeech()
  const around = useStageAround()
  /** What has no moment of its own speaks of the player's turn: it is seen before, and heard when that begins. */
  const isTime = computed(() => hasMoments || around?.asked() !== '')
  watch(isWanted, (wanted) => {
    if (!wanted) speech.dropHints()
  })
  // What another moment has followed is heard all the same, but not in a rush: after the question, and one at a time.
  watch(fitting, (fits) => {
    if (fits !== undefined) speech.delayHints()
  })
  watch(
    [step, isTime],
    ([shown, time]) => {
      if (!time || shown === undefined || said.all().includes(shown)) return
      said.add(shown)
      speech.tellHint(textOf(shown))
    },
    { immediate: true },
  )
}

/** Guides who plays a game for the first time; says each step aloud. */
export function useGuide(options: GuideOptions): Guide {
  const { name, words, steps, isWanted, moment, lastMoment } = options
  const { stepName = String } = options
  const { t } = useI18n()
  const isCoached = inject(COACHED, false)
  const said = saidSteps(`stammtisch.guide.${name}`)
  const read = useReadSteps(options, said)
  const step = shallowRef<number>()
  const hasAnswered = useAnsweredSince(step)
  const fitting = computed(() => (isWanted() ? moment?.() : undefined))
  const isLastDue = computed(() => isWanted() && lastMoment?.() === true)
  const now = computed(() => {
    if (isCoached || !isWanted()) return undefined
    const next = moment === undefined ? read.next() : fitting.value
    if (next === steps && lastMoment !== undefined && !isLastDue.value) return undefined
    if (next === undefined || read.isRead(next)) return undefined
    return moment === undefined && step.value === next && hasAnswered() ? undefined : next
  })
  const textOf = (step: number): string => t(`${words}.step${stepName(step)}`)
  watch(
    fitting,
    (fits) => {
      if (fits !== undefined) read.reach(fits)
    },
    { immediate: true },
  )
  const update = useHeldStep({
    shown: step,
    fitting: () => now.value,
    readingOf: (shown) => readingTime(textOf(shown), STEP.most / STEP.slower),
    hasAnswered,
    passed: read.pass,
  })
  watch(
    isLastDue,
    (due) => {
      if (!due) return
      read.reach(steps)
      update()
    },
    { immediate: true },
  )
  useSaidSteps(step, textOf, { said, isWanted, fitting, hasMoments: moment !== undefined })
  return {
    isFirst: !isCoached && read.next() !== undefined,
    isDone: computed(() => read.next() === undefined),
    title: computed(() => t(`${words}.title`)),
    step,
    text: computed(() => (step.value === undefined ? undefined : textOf(step.value))),
    skip: () => {
      read.end()
      update()
    },
    next: () => {
      const shown = step.value ?? read.next()
      if (shown !== undefined) read.pass(shown)
      update()
    },
  }
}
