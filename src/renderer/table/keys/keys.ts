/** What single keys mean while somebody sits at a table. */

/** Whether a key press is meant for a text field. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
    !(target instanceof HTMLInputElement && ['radio', 'checkbox', 'range'].includes(target.type))
  )
}

/** Whether a dialog lies over the table: keys are its own then, wherever the focus is. */
function isCovered(): boolean {
  return document.querySelector('dialog[open]') !== null
}

/** The key that was pressed, in small letters; undefined where a modifier is held, where it is typed into a field, and while a dialog is open. */
export function plainKey(event: KeyboardEvent): string | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  if (isTyping(event) || isCovered()) return undefined
  return event.key.toLowerCase()
}

/** Whether a key would mean something at the table if no dialog lay over it, and means nothing in that. */
export function coveredKey(event: KeyboardEvent): boolean {
  const isHeld = event.altKey || event.ctrlKey || event.metaKey
  return (
    !isHeld && !event.defaultPrevented && !isTyping(event) && /^[\p{L}\p{N}?]$/u.test(event.key)
  )
}

/** What the keys of a table do; each tells whether it did anything. */
export interface TableKeys {
  /** A digit chooses a place: 0 for the first. */
  choose(place: number): boolean
  /** Escape takes back. */
  undo(): boolean
}

/** Answers digits and Escape, and leaves all others alone. */
export function pressTableKey(event: KeyboardEvent, keys: TableKeys): void {
  const key = plainKey(event)
  if (key === undefined) return
  const isDone = /^[1-9]$/u.test(key)
    ? keys.choose(Number(key) - 1)
    : key === 'escape' && keys.undo()
  if (isDone) event.preventDefault()
}
