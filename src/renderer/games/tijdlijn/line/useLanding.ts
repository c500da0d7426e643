/** Where the latest card has come to lie, so that it is in sight and stands out. */
import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { OfKind } from '../../../../engine/basics/kinds'
import type { Seat } from '../../../../engine/basics/seat'
import type {
  CardHandle,
  TijdlijnSeen,
  TijdlijnView,
} from '../../../../games/tijdlijn/outside/contract'
import { isTijdlijnSeen } from '../../../../games/tijdlijn/outside/guards'
import type { BoardProps } from '../../gameTable'
import { cardsOfLine } from '../voice/names'
import { tijdlijnScene } from '../scenery/scenes'

/** What tells whether a card that was tried has found a place. */
const TRIES: ReadonlySet<TijdlijnSeen['kind']> = new Set(['played', 'laid', 'stuck', 'stuckBefore'])

type Failure = OfKind<TijdlijnSeen, 'stuck' | 'stuckBefore' | 'laid'>
function isFailure(event: TijdlijnSeen): event is Failure {
  if (event.kind === 'laid') return !event.isRight
  return event.kind === 'stuck' || event.kind === 'stuckBefore'
}

interface LandingOptions {
  readonly view: () => TijdlijnView
  readonly told: () => readonly TijdlijnSeen[]
  readonly toldCount: () => number
  readonly story: () => BoardProps['story']
}

/** The latest card of the line. */
export interface LatestCard {
  readonly fresh: ComputedRef<CardHandle | undefined>
  /** The spot where it lands. */
  readonly landing: ComputedRef<string | undefined>
  /** The card that came there last, unless another one was tried in vain since. */
  readonly newest: ComputedRef<CardHandle | undefined>
  /** Who tried a card last, if it found no place. */
  readonly failed: ComputedRef<Seat | undefined>
}

interface Latest {
  readonly card: CardHandle
  readonly spot?: string | undefined
  /** Another card was tried since. */
  readonly isPast?: true
}

/** The card that came last into the line as it lies, from what was told before this board was made. */
function latestTold({ view, story }: LandingOptions): Latest | undefined {
  const { before = [], events = [] } = story() ?? {}
  const lying = new Set(cardsOfLine(view()).map(({ card }) => card))
  const placed = [...before, ...events].flatMap((event: unknown) => {
    const isPlacing = isTijdlijnSeen(event) && (event.kind === 'played' || event.kind === 'laid')
    return isPlacing && lying.has(event.card.card) ? [event.card.card] : []
  })
  const card = placed.at(-1)
  return card === undefined ? undefined : { card }
}

/** Whose card found no place, where this was the latest try. */
function failedIn(events: readonly unknown[]): Seat | undefined {
  const last = events.findLast((event) => isTijdlijnSeen(event) && TRIES.has(event.kind))
  return isTijdlijnSeen(last) && isFailure(last) ? last.seat : undefined
}

/** Follows the cards that come into the line. */
export function useLanding(options: LandingOptions): LatestCard {
  const { view, told, toldCount } = options
  const latest = shallowRef(latestTold(options))
  const { before = [], events = [] } = options.story() ?? {}
  const failed = shallowRef(failedIn([...before, ...events]))
  watch(toldCount, () => {
    if (told().some(({ kind }) => TRIES.has(kind))) failed.value = failedIn(told())
  })
  watch(toldCount, () => {
    for (const event of told()) {
      if (event.kind === 'stuck' && latest.value) latest.value = { ...latest.value, isPast: true }
      if (event.kind !== 'played' && event.kind !== 'laid') continue
      const { flights, verdict } = tijdlijnScene(event, view())
      // A card that is wrong flies on, out of the line.
      const [spot] = verdict?.at ?? flights?.[0]?.to ?? []
      latest.value = { card: event.card.card, spot }
    }
  })
  return {
    fresh: computed(() => latest.value?.card),
    landing: computed(() => latest.value?.spot),
    failed: computed(() => failed.value),
    newest: computed(() => (latest.value?.isPast ? undefined : latest.value?.card)),
  }
}
