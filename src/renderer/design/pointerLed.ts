/** Whether somebody plays with mouse or finger just now: where the focus is led then without having been asked for, no ring is drawn. */

/** Letters, and what ends them, are written on a phone too: nobody walks by keys there. */
function isWriting({ target, key }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('input, textarea') && key !== 'Tab'
}

/** Commands to the window, loading it anew among them, are given by whoever plays with a mouse, too. */
function isCommand({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || ['F5', 'Control', 'Meta'].includes(key)
}

/** What it is kept by, for a page that is loaded anew. */
const KEY = 'stammtisch.pointer-led'

/** Follows on the root of the page what is pressed; a touch screen begins with fingers, and a page that is loaded anew with what led before. */
export function followPointer(kept: Pick<Storage, 'getItem' | 'setItem'>): void {
  const tell = (isPointer: boolean): void => {
    document.documentElement.toggleAttribute('data-pointer-led', isPointer)
    kept.setItem(KEY, String(isPointer))
  }
  const before = kept.getItem(KEY)
  tell(before === null ? matchMedia('(pointer: coarse)').matches : before === 'true')
  const options = { capture: true, passive: true }
  addEventListener(
    'pointerdown',
    () => {
      tell(true)
    },
    options,
  )
  addEventListener(
    'keydown',
    (event) => {
      if (!isWriting(event) && !isCommand(event)) tell(false)
    },
    options,
  )
}
