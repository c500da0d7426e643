// Whether a window could be shown at all.

/** Whether this computer has a screen that a window may come to; systems other than those with X11 or Wayland always have one. */
export function hasScreen() {
  const asksForOne = process.platform === 'linux' || process.platform === 'freebsd'
  return !asksForOne || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}
