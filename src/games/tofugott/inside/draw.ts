/** Taking things at random. */
import { present } from '../../../engine/basics/invariant'
import type { Random } from '../../../engine/chance/random'

/** Takes any `count` of a list whose order does not matter, each equally likely; they are in it no more. */
export function takeAny<Item>(items: Item[], count: number, random: Random): Item[] {
  const taken: Item[] = []
  for (let left = count; left > 0; left--) {
    const index = random.below(items.length)
    const item = present(items[index], 'nobody takes more than there are')
    const last = present(items.pop(), 'the list is not empty')
    if (index < items.length) items[index] = last
    taken.push(item)
  }
  return taken
}
