/** Boxes of the shell: before the window that they speak of, where there is one. */
import {
  dialog,
  type BrowserWindow,
  type MessageBoxOptions,
  type MessageBoxReturnValue,
} from 'electron'

/** Shows a box. Without a window macOS stops the whole app until it is answered, and no `signal` takes it back. */
export function showBox(
  box: MessageBoxOptions,
  window: BrowserWindow | null | undefined,
): Promise<MessageBoxReturnValue> {
  return window ? dialog.showMessageBox(window, box) : dialog.showMessageBox(box)
}
