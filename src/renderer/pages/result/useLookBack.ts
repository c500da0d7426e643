/** Where one is in a match that is looked at once more, with whose eyes, and what is told of it there. */
import { computed, nextTick, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Json } from '../../../engine/basics/json'
import type { Viewer } from '../../../engine/basics/seat'
import type { MatchView, TableView } from '../../../protocol/tableViews'
import type { GameWindow } from '../../games/gameTable'
import type { LookBack, LookBackStep } from '../../replay/lookBack'
import { useListener } from '../../speech/listener/useListener'
import type { Listener } from '../../speech/listener/listener'
import type { SpokenTable } from '../../speech/spokenTable'
import { useSettings } from '../../stores/settings'

/** What is looked at, and where. */
export interface LookBackSource {
  readonly past: LookBack
  readonly game: GameWindow
  /** With those who played on its seats. */
  readonly table: TableView
  /** With whose eyes one begins. */
  readonly own: Viewer
}

/** A place in a match. */
interface Place {
  /** Entries that have been played. */
  readonly at: number
  readonly eyes: Viewer
  /** Another one for each step. */
  readonly version: number
  /** Another board for each jump: nothing of a later step is left on it. */
  readonly board: number
  /** One has come here by a single step forward, which is shown in pictures. */
  readonly isPlayed: boolean
}

/** The way through a match. */
export interface LookedAt {
  readonly place: Readonly<Ref<Place>>
  readonly step: ComputedRef<LookBackStep>
  /** What the step is told in, for the eye and for the ear. */
  readonly told: ComputedRef<{ readonly text: string; readonly said: string }>
  readonly listener: ComputedRef<Listener>
  /** For the keys that read out. */
  readonly spoken: SpokenTable
  /** Pictures are shown. */
  readonly isPlaying: Ref<boolean>
  /** For a moment, so that what is shown is ended. */
  readonly isCut: Readonly<Ref<boolean>>
  /** One step on, in pictures; what is still shown of the step before is ended. */
  forward(): Promise<void>
  /** To any place, as it stands there. */
  goTo(at: number): void
  lookWith(eyes: Viewer): void
}

/** Nobody is asked anything any more. */
const NOBODY = { kind: 'names', seats: [] } as const

/** The table as it is spoken of there. */
function spokenOf(
  { table }: LookBackSource,
  place: Readonly<Ref<Place>>,
  step: ComputedRef<LookBackStep>,
): SpokenTable {
  const match = computed<MatchView>(() => ({
    number: 1,
    game: table.game,
    view: step.value.view,
    own: [],
    awaited: NOBODY,
    entries: place.value.at,
    commitment: '',
  }))
  return {
    table,
    get match() {
      return match.value
    },
    get you() {
      return place.value.eyes === 'spectator' ? undefined : place.value.eyes
    },
    state: { history: [] },
    listen: () => () => undefined,
  }
}

/** What a step is told in. */
function useToldStep(
  { game }: LookBackSource,
  { at, step, listener }: { at: () => number; step: () => LookBackStep; listener: () => Listener },
): LookedAt['told'] {
  const { t } = useI18n()
  const linesOf = (event: Json): string[] => {
    const row = game.voice.inRow?.([event], listener())
    return row ? [row.text] : game.voice.announce(event, listener())
  }
  return computed(() => {
    const { events, seat } = step()
    if (at() === 0 || seat === undefined) {
      const text = t('app.lookBack.dealt')
      return { text, said: text }
    }
    const text = events.flatMap(linesOf).join(' ')
    const heard = events.flatMap((event) => game.voice.said?.(event, listener()) ?? linesOf(event))
    const { you, names } = listener()
    const unseen =
      seat === you
        ? t('app.lookBack.unseenYou')
        : t('app.lookBack.unseen', { name: names[seat] ?? '' })
    return { text: text || unseen, said: heard.join(' ') || unseen }
  })
}

/** Goes through a match that is over, as long as the component lives. */
export function useLookBack(source: LookBackSource): LookedAt {
  const { past, own } = source
  const { settings } = useSettings()
  const place = shallowRef<Place>({ at: 0, eyes: own, version: 1, board: 0, isPlayed: false })
  const [isPlaying, isCut] = [ref(false), ref(false)]
  const step = computed(() => past.step(place.value.at, place.value.eyes, settings.language))
  const spoken = spokenOf(source, place, step)
  const listener = useListener(spoken)
  const told = useToldStep(source, {
    at: () => place.value.at,
    step: () => step.value,
    listener: () => listener.value,
  })

  function jump(to: Partial<Pick<Place, 'at' | 'eyes'>>): void {
    const { version, board, ...now } = place.value
    // The board goes, and its pictures with it.
    isPlaying.value = false
    place.value = { ...now, ...to, version: version + 1, board: board + 1, isPlayed: false }
  }
  async function endPictures(): Promise<void> {
    isCut.value = true
    await nextTick()
    isCut.value = false
  }
  async function forward(): Promise<void> {
    if (place.value.at >= past.entries) return
    if (isPlaying.value) await endPictures()
    const { at, version } = place.value
    place.value = { ...place.value, at: at + 1, version: version + 1, isPlayed: true }
  }
  return {
    ...{ place, step, told, listener, spoken, isPlaying, isCut, forward },
    goTo: (at) => {
      const next = Math.min(Math.max(at, 0), past.entries)
      if (next !== place.value.at) jump({ at: next })
    },
    lookWith: (eyes) => {
      jump({ eyes })
    },
  }
}
