import type { DesktopApi } from '../ipc/ipc'

declare global {
  /** The app's version, filled in by the build. */
  const APP_VERSION: string
  interface Window {
    /** Only in the desktop app. */
    readonly stammtisch?: DesktopApi
  }
}
