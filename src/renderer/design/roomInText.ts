/** How much room the window has, in the size of its text. */

/** Width and height of the window in `rem` as the reader has set it; conditions of media know only the browser's own. */
export function roomInText(): { readonly width: number; readonly height: number } {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return { width: window.innerWidth / size, height: window.innerHeight / size }
}
