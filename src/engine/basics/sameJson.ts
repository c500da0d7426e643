/** Whether two values of plain data say the same, without making text of them. */

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isSameList(one: readonly unknown[], other: readonly unknown[], but?: string): boolean {
  if (one.length !== other.length) return false
  for (let place = 0; place < one.length; place++) {
    if (!isSameJson(one[place], other[place], but)) return false
  }
  return true
}

function areSameFields(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  but?: string,
): boolean {
  let more = 0
  for (const name in one) {
    const value = one[name]
    if (value === undefined || name === but) continue
    if (!isSameJson(value, other[name], but)) return false
    more += 1
  }
  for (const name in other) if (other[name] !== undefined && name !== but) more -= 1
  return more === 0
}

/** Whether two values have the same JSON but for the order of fields; fields called `but` are not looked at. */
export function isSameJson(one: unknown, other: unknown, but?: string): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Array.isArray(one) && Array.isArray(other)) return isSameList(one, other, but)
  return !Array.isArray(one) && !Array.isArray(other) && areSameFields(one, other, but)
}
