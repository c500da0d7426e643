/** The order in which one holds one's tiles: sorted, shuffled, or as one has carried them. */
import { computed, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import { arrangeTiles, moveKey, shuffleKeys, type HandOrder, type Tile } from './tiles'

/** What is held. */
export interface HandOrderOptions {
  readonly tiles: () => readonly Tile[]
  /** By face. */
  readonly values: () => readonly number[]
}

/** A hand in an order. */
export interface OrderedHand {
  readonly order: Readonly<Ref<HandOrder>>
  readonly tiles: ComputedRef<readonly Tile[]>
  sort(order: HandOrder): void
  shuffle(): void
  /** Moves a tile to where another one lies. */
  move(key: string, to: string): void
}

/** Holds tiles in an order. */
export function useHandOrder(options: HandOrderOptions): OrderedHand {
  const order = ref<HandOrder>('letter')
  const own = shallowRef<readonly string[]>([])
  const tiles = computed(() =>
    arrangeTiles(options.tiles(), {
      order: order.value,
      own: own.value,
      values: options.values(),
    }),
  )
  const keys = (): string[] => tiles.value.map(({ key }) => key)
  function hold(next: readonly string[]): void {
    own.value = next
    order.value = 'own'
  }
  return {
    order,
    tiles,
    sort: (next) => {
      order.value = next
    },
    shuffle: () => {
      hold(shuffleKeys(keys(), Math.random))
    },
    move: (key, to) => {
      hold(moveKey(keys(), key, to))
    },
  }
}
