/** Hidden chests for an imagined world: who may have secured which, and what is left in the stack (TR-31). */
import { present } from '../../../engine/basics/invariant'
import { drawByWeight, shuffle, type Random } from '../../../engine/chance/random'
import type { Chest, TafelrundeView } from '../outside/contract'
import { allChests, chestGems } from '../outside/faces'
import { addSorted, removeOne } from '../../../engine/kit/sorted'

/** How many chests hold 2, 3 and 4 gems. */
type Sizes = readonly [number, number, number]

/** What is known of a player's secured chests: the gems only with `openGems` and at the end. */
interface Wanted {
  readonly count: number
  readonly gems?: number | undefined
}

/** In how many ways `few` of `many` can be taken. */
function waysToTake(few: number, many: number): number {
  let ways = 1
  for (let taken = 0; taken < few; taken++) ways = (ways * (many - taken)) / (taken + 1)
  return ways
}

/** The numbers of chests of each size that add up to what is known. */
function splitsOf({ count, gems = 0 }: Wanted, [twos, threes, fours]: Sizes): Sizes[] {
  const splits: Sizes[] = []
  for (let four = 0; four <= Math.min(fours, count); four++) {
    const three = gems - 2 * count - 2 * four
    const two = count - three - four
    if (three >= 0 && three <= threes && two >= 0 && two <= twos) splits.push([two, three, four])
  }
  return splits
}

function without(left: Sizes, taken: Sizes): Sizes {
  return [left[0] - taken[0], left[1] - taken[1], left[2] - taken[2]]
}

/** In how many ways a player can have got this split, all that come after him included. */
function waysOf(split: Sizes, left: Sizes, later: readonly Wanted[]): number {
  const own =
    waysToTake(split[0], left[0]) * waysToTake(split[1], left[1]) * waysToTake(split[2], left[2])
  const [next, ...rest] = later
  if (!next) return own
  const remaining = without(left, split)
  return splitsOf(next, remaining).reduce(
    (sum, following) => sum + own * waysOf(following, remaining, rest),
    0,
  )
}

/** A split for each player, every distribution of the single chests equally likely. */
function pickSplits(wanted: readonly Wanted[], left: Sizes, random: Random): Sizes[] {
  const [first, ...later] = wanted
  if (!first) return []
  const splits = splitsOf(first, left)
  const ways = splits.map((split) => waysOf(split, left, later))
  const drawn = present(drawByWeight(ways, random), 'the sums of a view can be reached')
  const split = present(splits[drawn], 'each split was weighed')
  return [split, ...pickSplits(later, without(left, split), random)]
}

function takeSize(pool: Chest[], gems: number): Chest {
  const index = pool.findIndex((chest) => chestGems(chest) === gems)
  const [chest] = pool.splice(index, 1)
  return present(chest, 'the sizes were counted in the pool')
}

function countSize(pool: readonly Chest[], gems: number): number {
  return pool.filter((chest) => chestGems(chest) === gems).length
}

function takeBySums(pool: Chest[], wanted: readonly Wanted[], random: Random): Chest[][] {
  const left: Sizes = [countSize(pool, 2), countSize(pool, 3), countSize(pool, 4)]
  return pickSplits(wanted, left, random).map((split) => {
    const chests: Chest[] = []
    split.forEach((count, size) => {
      for (let taken = 0; taken < count; taken++) addSorted(chests, takeSize(pool, size + 2))
    })
    return chests
  })
}

function takeAny(pool: Chest[], wanted: readonly Wanted[]): Chest[][] {
  return wanted.map(({ count }) => {
    const chests: Chest[] = []
    for (const chest of pool.splice(0, count)) addSorted(chests, chest)
    return chests
  })
}

/** The secured chests of every seat and the stack, drawn at random from what the view leaves open. */
export function imagineChests(
  view: TafelrundeView,
  random: Random,
): { secured: Chest[][]; stack: Chest[] } {
  const { players, middle, you, secured: own = [] } = view
  const pool = allChests()
  for (const chest of [...middle, ...own, ...players.flatMap(({ open }) => open)]) {
    removeOne(pool, chest)
  }
  shuffle(pool, random)
  const others = players.filter((_, seat) => seat !== you)
  const wanted = others.map(({ secured, gems }): Wanted => ({ count: secured, gems }))
  const areSumsKnown = wanted.every(({ gems }) => gems !== undefined)
  const taken = areSumsKnown ? takeBySums(pool, wanted, random) : takeAny(pool, wanted)
  if (you !== undefined) taken.splice(you, 0, [...own])
  return { secured: taken, stack: pool }
}
