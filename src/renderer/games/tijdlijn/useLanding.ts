/** Where the latest card has come to lie, so that it is in sight and stands out. */
import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type {
  CardHandle,
  TijdlijnSeen,
  TijdlijnView,
} from '../../../games/tijdlijn/outside/contract'
import { isTijdlijnSeen } from '../../../games/tijdlijn/outside/guards'
import type { BoardProps } from '../gameTable'
import { cardsOfLine } from './names'
import { tijdlijnScene } from './scenery/scenes'

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

/** Follows the cards that come into the line. */
export function useLanding(options: LandingOptions): LatestCard {
  const { view, told, toldCount } = options
  const latest = shallowRef(latestTold(options))
  watch(toldCount, () => {
    for (const event of told()) {
      if (event.kind === 'stuck' && latest.value) latest.value = { ...latest.value, isPast: true }
      if (event.kind !== 'played' && event.kind !== 'laid') continue
      const { flights, verdict } = tijdlijnScene(event, view())
      const [spot] = flights?.[0]?.to ?? verdict?.at ?? []
      latest.value = { card: event.card.card, spot }
    }
  })
  return {
    fresh: computed(() => latest.value?.card),
    landing: computed(() => latest.value?.spot),
    newest: computed(() => (latest.value?.isPast ? undefined : latest.value?.card)),
  }
}
