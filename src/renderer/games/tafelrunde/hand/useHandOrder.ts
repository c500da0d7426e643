/** The order in which one holds one's hand, remembered by the device. */
import { ref, type Ref } from 'vue'
import { keptByDevice } from '../../../stores/kept'
import { HAND_ORDERS, nextOrder, type HandOrder } from './handOrder'

/** Where it is remembered. */
const KEY = 'stammtisch.order.tafelrunde'

/** An order that can be changed. */
export interface ChosenOrder {
  readonly order: Readonly<Ref<HandOrder>>
  /** Goes on to the next order. */
  turn(): void
}

/** The order of the last time; by colour at first. */
export function useHandOrder(): ChosenOrder {
  const kept = keptByDevice.getItem(KEY)
  const order = ref<HandOrder>(HAND_ORDERS.find((one) => one === kept) ?? HAND_ORDERS[0])
  return {
    order,
    turn: () => {
      order.value = nextOrder(order.value)
      keptByDevice.setItem(KEY, order.value)
    },
  }
}
