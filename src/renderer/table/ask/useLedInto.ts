/** Who is led into a field when it appears: whoever plays with the mouse. Keys and fingers would lose their letters to it, or half the screen. */
import { onScopeDispose, watch, type Ref } from 'vue'

/** Something that takes the focus. */
interface Field {
  focus(): void
}

/** Follows what is pressed; tells whether the mouse was the last. */
function useMouseLed(): () => boolean {
  let isMouse = false
  function onPress({ pointerType }: PointerEvent): void {
    isMouse = pointerType === 'mouse'
  }
  function onKey(): void {
    isMouse = false
  }
  window.addEventListener('pointerdown', onPress, { capture: true })
  window.addEventListener('keydown', onKey, { capture: true })
  onScopeDispose(() => {
    window.removeEventListener('pointerdown', onPress, { capture: true })
    window.removeEventListener('keydown', onKey, { capture: true })
  })
  return () => isMouse
}

/** Whether somebody is writing something else just now, or reads in a dialog. */
function isBusy(): boolean {
  const busy = document.activeElement?.closest('input, textarea, dialog, [contenteditable]')
  return busy !== null && busy !== undefined
}

/** Leads into the field whenever it appears, as long as the component lives. */
export function useLedInto(field: Readonly<Ref<Field | null>>): void {
  const isMouseLed = useMouseLed()
  watch(
    field,
    (appeared) => {
      if (appeared && isMouseLed() && !isBusy()) appeared.focus()
    },
    { flush: 'post' },
  )
}
