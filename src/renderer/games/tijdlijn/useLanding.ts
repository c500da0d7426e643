/** Where the latest card has come to lie, so that it is in sight and stands out. */
import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type {
  CardHandle,
  TijdlijnSeen,
  TijdlijnView,
} from '../../../games/tijdlijn/outside/contract'
import { tijdlijnScene } from './scenery/scenes'

interface LandingOptions {
  readonly view: () => TijdlijnView
  readonly told: () => readonly TijdlijnSeen[]
  readonly toldCount: () => number
}

/** The latest card of the line. */
export interface LatestCard {
  readonly fresh: ComputedRef<CardHandle | undefined>
  /** The spot where it lands. */
  readonly landing: ComputedRef<string | undefined>
}

interface Latest {
  readonly card: CardHandle
  readonly spot: string | undefined
}

/** Follows the cards that come into the line. */
export function useLanding({ view, told, toldCount }: LandingOptions): LatestCard {
  const latest = shallowRef<Latest>()
  watch(toldCount, () => {
    for (const event of told()) {
      if (event.kind !== 'played' && event.kind !== 'laid') continue
      const { flights, verdict } = tijdlijnScene(event, view())
      const [spot] = flights?.[0]?.to ?? verdict?.at ?? []
      latest.value = { card: event.card.card, spot }
    }
  })
  return {
    fresh: computed(() => latest.value?.card),
    landing: computed(() => latest.value?.spot),
  }
}
