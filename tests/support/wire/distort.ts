/** Damages data in one place, as a host might that wants the window to fail. */
import { isRecord, toJson, type Json } from '../../../src/engine/basics/json'
import { pick, type Random } from '../../../src/engine/chance/random'

const ODD: readonly Json[] = [
  null,
  true,
  -1,
  1.5,
  7,
  99,
  1e15,
  '',
  'x',
  'constructor',
  '\u202e',
  [],
  [null],
  [[]],
  {},
  { kind: 'x' },
]

function nodesIn(value: Json): number {
  if (Array.isArray(value))
    return 1 + value.reduce((sum: number, item: Json) => sum + nodesIn(item), 0)
  if (!isRecord(value)) return 1
  return 1 + Object.values(value).reduce((sum: number, item) => sum + nodesIn(toJson(item)), 0)
}

function damageList(list: readonly Json[], random: Random): Json {
  const at = random.below(list.length + 1)
  switch (random.below(3)) {
    case 0:
      return list.toSpliced(at, 1)
    case 1:
      return [...list, ...list, ...list]
    default:
      return list.toSpliced(at, 0, pick(ODD, random) ?? null)
  }
}

function damageRecord(record: Readonly<Record<string, unknown>>, random: Random): Json {
  const gone = pick(Object.keys(record), random)
  const rest = Object.entries(record).filter(([key]) => key !== gone)
  return toJson(Object.fromEntries(rest))
}

function damage(value: Json, random: Random): Json {
  if (random.below(2) === 0) return pick(ODD, random) ?? null
  if (Array.isArray(value)) return damageList(value, random)
  return isRecord(value) ? damageRecord(value, random) : (pick(ODD, random) ?? null)
}

function distortAt(value: Json, counter: { left: number }, random: Random): Json {
  counter.left -= 1
  if (counter.left === -1) return damage(value, random)
  if (Array.isArray(value)) return value.map((item: Json) => distortAt(item, counter, random))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, distortAt(toJson(item), counter, random)]),
  )
}

/** The same data with one number, text, list or object in it replaced, shortened, lengthened or gone. */
export function distort(value: Json, random: Random): Json {
  return distortAt(value, { left: random.below(nodesIn(value)) }, random)
}
