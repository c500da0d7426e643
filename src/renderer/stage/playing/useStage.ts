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
  type ShallowRef,
} from 'vue'
import { toJson, type Json } from '../../../engine/basics/json'
import type { Caption } from '../captions/useCaptions'
import {
  advance,
  hear,
  isPlaying,
  nextChange,
  settle,
  skip,
  startPlaying,
  unseenEvents,
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
  /** The number of the latest message: another one for each. */
  readonly version: () => number
  /** Whether the viewer is asked something. */
  readonly isAsked: () => boolean
  readonly pace: () => Pace
  /** Whether something else is being read: what happens meanwhile is not played, but there at once. */
  readonly isCovered: () => boolean
  /** Whether the match has only been dealt. */
  readonly isBeginning: () => boolean
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

/** What a board is given of the stage: what it draws, and what is being played. */
export interface Stage {
  /** What the board draws; undefined as long as there is no view of this game. */
  readonly shown: ComputedRef<unknown>
  readonly isPlaying: ComputedRef<boolean>
  /** The viewer is asked something, and waits for the pictures. */
  readonly isAwaited: ComputedRef<boolean>
  readonly scene: ComputedRef<ShownScene | undefined>
  /** The events that were begun or passed over by the latest change. */
  readonly begun: ComputedRef<readonly Json[]>
  /** Counts the changes that began something. */
  readonly count: ComputedRef<number>
  /** How many events have not been seen yet. */
  readonly unseen: ComputedRef<number>
  /** How many events were not played because something else was being read; 0 once something is played again. */
  readonly missed: Readonly<Ref<number>>
  /** The table is there: the deal of a match that begins is played. */
  open(): void
  /** Ends what is being shown. */
  skip(): void
}

/** What lies on the stage knows this much of it. */
export interface StageAround {
  /** What is played on it, for the ear; absent: it is not said. */
  readonly game?: string
  readonly stage: Stage
  /** Draws a thing in the air; takes its `face`. */
  readonly face: Component
  /** What has just happened, in words that are still to be read. */
  readonly captions: Readonly<ShallowRef<readonly Caption[]>>
  /** The name of what the viewer is asked, as soon as the host asks it; empty: nothing. */
  readonly asked: () => string
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

/** Events, and how things stand after them. */
interface Told<View, Event> {
  readonly view: View
  readonly events: readonly Event[]
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

/** What is being played, moved on by the clock. */
function usePlaying<View, Event>(): {
  readonly playing: ShallowRef<Playing<View, Event> | undefined>
  change(next: Playing<View, Event>): void
} {
  const playing = shallowRef<Playing<View, Event>>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: Playing<View, Event>): void {
    playing.value = next
    clearTimeout(timer)
    const at = nextChange(next)
    if (at === undefined) return
    const goOn = (): void => {
      if (playing.value) change(advance(playing.value, performance.now()))
    }
    timer = setTimeout(goOn, Math.max(0, at - performance.now()))
  }
  onScopeDispose(() => clearTimeout(timer))
  return { playing, change }
}

function eventsIn<View, Event>(
  { isSeen }: GuardedScenery<View, Event>,
  told: readonly Json[],
): (Event & Json)[] {
  return told.filter((event): event is Event & Json => isSeen(event))
}

function runStage<View, Event>(scenery: GuardedScenery<View, Event>, source: StageSource): Stage {
  const { playing, change } = usePlaying<View, Event & Json>()
  const missed = ref(0)
  /** The deal that is played once the table is there to be dealt on. */
  const opening = shallowRef<Told<View, Event & Json>>()

  function isHidden(): boolean {
    return source.isCovered() || document.visibilityState === 'hidden'
  }
  function settleAll(): void {
    if (!playing.value || !isPlaying(playing.value)) return
    missed.value += playing.value.waiting.length
    change(settle(playing.value))
  }
  function play(before: Playing<View, Event & Json>, told: Told<View, Event & Json>): void {
    const message = { ...told, isAsked: source.isAsked() }
    const how = { scenery, pace: source.pace(), now: performance.now() }
    const next = hear<View, Event & Json>(before, message, how)
    change(isHidden() ? settle(next) : next)
  }
  function begin(view: View): void {
    const deal = source.isBeginning() ? scenery.opening?.(view) : undefined
    if (deal) opening.value = { view, events: eventsIn(scenery, deal.events.map(toJson)) }
    change(startPlaying<View, Event & Json>(deal?.before ?? view))
  }
  function open(): void {
    const deal = opening.value
    opening.value = undefined
    if (playing.value && deal) play(playing.value, deal)
  }
  /** Takes in how things stand; the same message again tells no events. */
  function take(isNews: boolean): void {
    const view: unknown = source.view()
    if (!scenery.isView(view)) return
    // Something has happened before the table was there: the deal comes first.
    open()
    if (!playing.value) {
      begin(view)
      return
    }
    const events = isNews ? eventsIn(scenery, source.events()) : []
    const unseen = events.length > 0 ? 1 : 0
    missed.value = isHidden() ? missed.value + unseen : 0
    play(playing.value, { events, view })
  }

  watch([source.version, source.view], ([now], [before]) => take(now !== before), {
    immediate: true,
  })
  watch(source.isCovered, (covered) => {
    if (covered) settleAll()
  })
  whenHidden(settleAll)
  return {
    ...readPlaying(playing, () => opening.value?.events.length),
    missed,
    open,
    skip: () => {
      if (playing.value) change(skip(playing.value, performance.now()))
    },
  }
}

/** What is seen of it; `due`: so many events will be played as soon as the table is there; undefined: nothing is. */
function readPlaying<View, Event extends Json>(
  playing: Readonly<ShallowRef<Playing<View, Event> | undefined>>,
  due: () => number | undefined,
): Omit<Stage, 'missed' | 'open' | 'skip'> {
  return {
    shown: computed(() => playing.value?.shown),
    isPlaying: computed(
      () => due() !== undefined || (playing.value !== undefined && isPlaying(playing.value)),
    ),
    isAwaited: computed(() => playing.value?.isAsked ?? false),
    scene: computed(() => playing.value && sceneOf(playing.value)),
    begun: computed(() => playing.value?.begun ?? []),
    count: computed(() => playing.value?.count ?? 0),
    unseen: computed(() => (due() ?? 0) + (playing.value ? unseenEvents(playing.value) : 0)),
  }
}

/** Plays what happens as long as the component lives. */
export function useStage(source: StageSource): Stage {
  return source.scenery.open((scenery) => runStage(scenery, source))
}
