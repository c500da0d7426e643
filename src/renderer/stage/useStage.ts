/** The stage of one match: plays what happens, one event after the other, for the board and for all that lies on top of it. */
import {
  computed,
  inject,
  onScopeDispose,
  provide,
  ref,
  shallowRef,
  watch,
  type Component,
  type ComputedRef,
  type InjectionKey,
  type Ref,
} from 'vue'
import type { Json } from '../../engine/json'
import {
  advance,
  hear,
  isPlaying,
  nextChange,
  settle,
  skip,
  startPlaying,
  type Playing,
} from './playing'
import type { Scene } from './scene'
import type { GuardedScenery, SealedScenery } from './sealScenery'
import type { Pace } from './timing'

/** What the stage follows. */
export interface StageSource {
  readonly scenery: SealedScenery
  /** The view of the latest message. */
  readonly view: () => Json
  /** The events of the latest message. */
  readonly events: () => readonly Json[]
  /** Counts the messages. */
  readonly version: () => number
  /** Whether the viewer is asked something. */
  readonly isAsked: () => boolean
  readonly pace: () => Pace
  /** Whether something else is being read: what happens meanwhile is not played, but there at once. */
  readonly isCovered: () => boolean
}

/** The scene that is being shown. */
export interface ShownScene {
  /** Another one for every step. */
  readonly number: number
  readonly scene: Scene
  /** Milliseconds of what moves, and of what is held after it; hurried where there is little time. */
  readonly moves: number
  readonly holds: number
  readonly hasArrived: boolean
}

/** The stage. */
export interface Stage {
  /** What the board draws; undefined as long as there is no view of this game. */
  readonly shown: ComputedRef<unknown>
  readonly isPlaying: ComputedRef<boolean>
  readonly scene: ComputedRef<ShownScene | undefined>
  /** The events that were begun or passed over by the latest change. */
  readonly begun: ComputedRef<readonly Json[]>
  /** Counts the changes that began something. */
  readonly count: ComputedRef<number>
  /** How many events were not played because something else was being read; 0 once something is played again. */
  readonly missed: Readonly<Ref<number>>
  /** Ends what is being shown. */
  skip(): void
}

/** What lies on the stage knows this much of it. */
export interface StageAround {
  readonly stage: Stage
  /** Draws a thing in the air; takes its `face`. */
  readonly face: Component
  /** What is happening, in words. */
  readonly caption: ComputedRef<string>
}

const AROUND: InjectionKey<StageAround> = Symbol('stage')

/** Hands the stage to all that lies on it. */
export function provideStage(around: StageAround): void {
  provide(AROUND, around)
}

/** The stage that one lies on; undefined where a board stands alone. */
export function useStageAround(): StageAround | undefined {
  return inject(AROUND, undefined)
}

function sceneOf<View, Event>({ running, count }: Playing<View, Event>): ShownScene | undefined {
  if (!running) return undefined
  const { scene, moves, holds, hasArrived } = running
  return { number: count, scene, moves, holds, hasArrived }
}

function whenHidden(task: () => void): void {
  const look = (): void => {
    if (document.visibilityState === 'hidden') task()
  }
  document.addEventListener('visibilitychange', look)
  onScopeDispose(() => {
    document.removeEventListener('visibilitychange', look)
  })
}

function runStage<View, Event>(scenery: GuardedScenery<View, Event>, source: StageSource): Stage {
  const playing = shallowRef<Playing<View, Event & Json>>()
  const missed = ref(0)
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: Playing<View, Event & Json>): void {
    playing.value = next
    clearTimeout(timer)
    const at = nextChange(next)
    if (at === undefined) return
    const goOn = (): void => {
      if (playing.value) change(advance(playing.value, performance.now()))
    }
    timer = setTimeout(goOn, Math.max(0, at - performance.now()))
  }
  function isHidden(): boolean {
    return source.isCovered() || document.visibilityState === 'hidden'
  }
  function settleAll(): void {
    if (!playing.value || !isPlaying(playing.value)) return
    missed.value += playing.value.waiting.length
    change(settle(playing.value))
  }
  /** Takes in how things stand; the same message again tells no events. */
  function take(isNews: boolean): void {
    const view: unknown = source.view()
    if (!scenery.isView(view)) return
    if (!playing.value) {
      change(startPlaying<View, Event & Json>(view))
      return
    }
    const told = isNews ? source.events() : []
    const events = told.filter((event): event is Event & Json => scenery.isSeen(event))
    const message = { events, view, isAsked: source.isAsked() }
    if (!isHidden()) missed.value = 0
    const now = performance.now()
    change(hear<View, Event & Json>(playing.value, message, { scenery, pace: source.pace(), now }))
    if (!isHidden()) return
    missed.value += events.length > 0 ? 1 : 0
    change(settle(playing.value))
  }

  watch([source.version, source.view], ([now], [before]) => take(now !== before), {
    immediate: true,
  })
  watch(source.isCovered, (covered) => {
    if (covered) settleAll()
  })
  whenHidden(settleAll)
  onScopeDispose(() => clearTimeout(timer))
  return {
    shown: computed(() => playing.value?.shown),
    isPlaying: computed(() => playing.value !== undefined && isPlaying(playing.value)),
    scene: computed(() => playing.value && sceneOf(playing.value)),
    begun: computed(() => playing.value?.begun ?? []),
    count: computed(() => playing.value?.count ?? 0),
    missed,
    skip: () => {
      if (playing.value) change(skip(playing.value, performance.now()))
    },
  }
}

/** Plays what happens as long as the component lives. */
export function useStage(source: StageSource): Stage {
  return source.scenery.open((scenery) => runStage(scenery, source))
}
