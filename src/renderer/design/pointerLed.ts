/** Whether somebody plays with mouse or finger just now: where the focus is led then without having been asked for, no ring is drawn. */

/** Letters, and what ends them, are written on a phone too: nobody walks by keys there. */
function isWriting({ target, key }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('input, textarea') && key !== 'Tab'
}

/** Follows on the root of the page what is pressed; a touch screen begins with fingers. */
export function followPointer(): void {
  const tell = (isPointer: boolean): void => {
    document.documentElement.toggleAttribute('data-pointer-led', isPointer)
  }
  tell(matchMedia('(pointer: coarse)').matches)
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
      if (!isWriting(event)) tell(false)
    },
    options,
  )
}
