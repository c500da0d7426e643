/** When the app opens a window again, and how it ends. */
import type { App, BrowserWindow } from 'electron'
import { bringToFront } from './setupMainWindow'

/** What lives as long as the app. */
export interface Living {
  window(): BrowserWindow | undefined
  openWindow(): void
  /** Saves everything and ends what runs beside the app; never waits without limit. */
  end(): Promise<void>
  /** The exit code of the app. */
  exitCode(): number
}

/** Answers a second start, a click on the app's icon and the wish to quit; the app must be ready. */
export function setupLifetime(app: App, living: Living): void {
  let state: 'open' | 'ending' | 'ended' = 'open'
  const show = (): void => {
    const window = living.window()
    if (window) bringToFront(window)
    else if (state === 'open') living.openWindow()
  }
  app.on('second-instance', show)
  app.on('activate', show)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app.on('before-quit', (event) => {
    if (state === 'ended') return
    event.preventDefault()
    if (state === 'ending') return
    state = 'ending'
    void living.end().then(() => {
      state = 'ended'
      const code = living.exitCode()
      if (code === 0) app.quit()
      else app.exit(code)
    })
  })
}
