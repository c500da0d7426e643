/** Lets an element, or every one that a selector finds in it, lie somewhere: happy-dom lays nothing out. Throws where there is none. */
export function placeAt(rect: DOMRect, one: Element | null, selector?: string): void {
  const all = selector === undefined ? [one] : [...(one?.querySelectorAll(selector) ?? [])]
  if (all.length === 0) throw new Error(`nothing is ${String(selector)}`)
  for (const each of all) {
    if (!each) throw new Error('what is placed is there')
    each.getBoundingClientRect = () => rect
  }
}
