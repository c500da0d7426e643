/** Changes one single thing in data whose shape is unknown. */
import { isRecord, toJson, type Json } from '../../../src/engine/basics/json'
import { pick, type Random } from '../../../src/engine/chance/random'

interface Place {
  readonly list: unknown[]
  readonly at: number
}

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (Array.isArray(value)) {
    const list: unknown[] = value
    for (const [at, item] of list.entries()) {
      if (typeof item === 'number' || typeof item === 'string') found.push({ list, at })
      else placesIn(item, found)
    }
  } else if (isRecord(value)) for (const item of Object.values(value)) placesIn(item, found)
  return found
}

/** Exchanges two different cards of a dealt state, in place. */
export function exchangeTwo(state: object, random: Random): void {
  const places = placesIn(state)
  for (let tries = 0; tries < 100; tries++) {
    const [one, other] = [pick(places, random), pick(places, random)]
    if (!one || !other) return
    const [a, b] = [one.list[one.at], other.list[other.at]]
    if (typeof a !== typeof b || a === b) continue
    one.list[one.at] = b
    other.list[other.at] = a
    return
  }
}

function leavesOf(value: Json): number {
  if (Array.isArray(value))
    return value.reduce((sum: number, item: Json) => sum + leavesOf(item), 0)
  if (isRecord(value)) {
    return Object.values(value).reduce((sum: number, item) => sum + leavesOf(toJson(item)), 0)
  }
  return 1
}

function otherLeaf(value: Json): Json {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return typeof value === 'string' ? `${value}'` : 0
}

function exchangeAt(value: Json, counter: { left: number }): Json {
  if (Array.isArray(value)) return value.map((item: Json) => exchangeAt(item, counter))
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, exchangeAt(toJson(item), counter)]),
    )
  }
  counter.left -= 1
  return counter.left === -1 ? otherLeaf(value) : value
}

/** The same data with one of its numbers, texts or switches changed. */
export function exchangeLeaf(value: Json, random: Random): Json {
  return exchangeAt(value, { left: random.below(Math.max(1, leavesOf(value))) })
}
