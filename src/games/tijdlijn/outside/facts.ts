/** What one person can report to a deal: the keys of events seen before (TL-33). */
import { listOf } from '../../../engine/basics/shapes'

/** Keys at most; together, as JSON, they have to fit into one message to a host. */
export const FACT_LIMITS = { keys: 1000, key: 160, letters: 48_000 } as const

function isKey(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= FACT_LIMITS.key
}

const isKeys = listOf(isKey, FACT_LIMITS.keys)

/** Whether a deal takes this for the keys of events that a person has seen. */
export function isFacts(value: unknown): value is readonly string[] {
  return isKeys(value) && JSON.stringify(value).length <= FACT_LIMITS.letters
}

/** The latest of these keys, as many as a deal takes. */
export function latestFacts(keys: readonly string[]): string[] {
  const sound = keys.filter(isKey).slice(-FACT_LIMITS.keys)
  let letters = 1
  const from = sound.findLastIndex((key) => {
    letters += JSON.stringify(key).length + 1
    return letters > FACT_LIMITS.letters
  })
  return sound.slice(from + 1)
}
