/** From a deck of one's own to a table that is played with it. */
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import { useRouter } from 'vue-router'
import { OFFERED } from '../games/offered'
import { useSettings } from '../stores/settings'
import { useTable } from '../stores/table'
import type { DeckNeed } from './deckNeeds'

/** The way there, and whether it is open. */
export interface DeckPlay {
  /** What the page of own decks tells. */
  readonly told: Ref<string>
  /** The deck that has just been saved, for as long as this is what is told. */
  readonly fresh: Ref<string | undefined>
  /** Whoever sits at a table chooses among decks there. */
  readonly canPlay: ComputedRef<boolean>
  /** Opens the form of a new table, this deck chosen, in a way for which its cards are enough. */
  play(deck: string): void
}

/** Leads from own decks of a game to a new table. */
export function usePlayDeck(
  game: () => string | undefined,
  needs: Readonly<Ref<readonly DeckNeed[]>>,
): DeckPlay {
  const store = useTable()
  const router = useRouter()
  const { settings } = useSettings()
  const told = ref('')
  const fresh = ref<string>()
  /** Whether its cards are enough for one of the ways of its game. */
  function isEnoughFor(way: string, deck: string): boolean {
    const entry = Object.values(store.state.catalogues)
      .flat()
      .find(({ id }) => id === deck)
    const need = needs.value.find((one) => one.way === way)
    return !entry || !need || need.least <= entry.count
  }
  watch([told, game], () => (fresh.value = undefined), { flush: 'sync' })
  return {
    told,
    fresh,
    canPlay: computed(() => store.table === undefined),
    play(deck) {
      const offered = OFFERED.filter((one) => one.game.id === game()).map(({ key }) => key)
      const ways = offered.filter((way) => isEnoughFor(way, deck))
      // In the way in which it was played last, if it was the last.
      const way = ways.includes(settings.offer) ? settings.offer : ways[0]
      if (way === undefined) return
      settings.offer = way
      void router.push({ path: '/', query: { alone: way, deck } })
    },
  }
}
