/** Tells whether a click is stray: the later one of a double click that meets another question than the first. */
export type IsStray = (click: Pick<MouseEvent, 'detail'>) => boolean

/** Follows the clicks on a table where `seen` names the question that can be seen; empty: none. */
export function createStrayClicks(seen: () => string): IsStray {
  let first = ''
  return ({ detail }) => {
    if (detail > 1) return seen() !== first
    first = seen()
    return false
  }
}
