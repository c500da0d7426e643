/** Choosing by several things, one after the other. */

/** Smaller comes first, compared from left to right. */
export type Order = readonly number[]

function compareOrders(one: Order, other: Order): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The item with the smallest order; among equal ones the first. */
export function firstBy<Item>(
  items: readonly Item[],
  orderOf: (item: Item) => Order,
): Item | undefined {
  let best: { readonly item: Item; readonly order: Order } | undefined
  for (const item of items) {
    const order = orderOf(item)
    if (!best || compareOrders(order, best.order) < 0) best = { item, order }
  }
  return best?.item
}
