/** Lists of cards or pieces, as numbers, that stay sorted: their order says nothing. */

/** Puts one into a sorted list. */
export function addSorted(list: number[], item: number): void {
  let index = list.length
  list.push(item)
  while (index > 0) {
    const before = list[index - 1]
    if (before === undefined || before <= item) break
    list[index] = before
    index -= 1
  }
  list[index] = item
}

/** Takes one of this kind out of a list; nothing happens if there is none. */
export function removeOne(list: number[], item: number): void {
  const index = list.indexOf(item)
  if (index < 0) return
  for (let at = index + 1; at < list.length; at++) {
    const moved = list[at]
    if (moved !== undefined) list[at - 1] = moved
  }
  list.pop()
}

/** Whether all of `part` are found in `whole`, equal ones as often as they are named. */
export function isPartOf(part: readonly number[], whole: readonly number[]): boolean {
  const left = [...whole]
  return part.every((item) => {
    const index = left.indexOf(item)
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
}

/** Whether a list is sorted; equal neighbours are. */
export function isSorted(list: readonly number[]): boolean {
  return list.every((item, index) => index === 0 || item >= (list[index - 1] ?? item))
}
