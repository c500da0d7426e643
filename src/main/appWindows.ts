/** The windows of the app: each is a player of its own, as another tab of a browser would be. */
import { join } from 'node:path'
import { screen, type BrowserWindow } from 'electron'
import { bringToFront, createMainWindow, type MainWindowWish } from './setupMainWindow'

/** What every window is made of, and who looks after it. */
export interface AppWindowsSetup {
  /** The preload script. */
  readonly preload: string
  /** Folder in which the places of the windows are kept. */
  readonly stateFolder: string
  /** Is given every window that opens. */
  opened(window: BrowserWindow): void
}

/** All open windows. */
export class AppWindows {
  private readonly open = new Map<number, BrowserWindow>()

  constructor(private readonly setup: AppWindowsSetup) {}

  /** Opens one more window. */
  openWindow(wish: Pick<MainWindowWish, 'fullOn' | 'path'> = {}): BrowserWindow {
    let place = 1
    while (this.open.has(place)) place += 1
    const file = place === 1 ? 'window.json' : `window-${String(place)}.json`
    const window = createMainWindow({
      preload: this.setup.preload,
      state: join(this.setup.stateFolder, file),
      ...wish,
    })
    this.open.set(place, window)
    window.on('closed', () => {
      this.open.delete(place)
    })
    this.setup.opened(window)
    return window
  }

  /** Opens a window for a whole room: full screen, on a screen that has none of ours if there is one. */
  openOnBigScreen(path = ''): BrowserWindow {
    const taken = new Set(
      [...this.open.values()].map((window) => screen.getDisplayMatching(window.getBounds()).id),
    )
    const displays = screen.getAllDisplays()
    const free = displays.find(({ id }) => !taken.has(id)) ?? displays[0]
    return this.openWindow(free ? { fullOn: free.bounds, path } : { path })
  }

  /** How many there are. */
  count(): number {
    return this.open.size
  }

  /** Tells the page of the first window that something has happened. */
  tell(channel: string): void {
    const [window] = this.open.values()
    window?.webContents.send(channel)
  }

  /** Brings the first of them to the front; undefined if there is none. */
  bringToFront(): BrowserWindow | undefined {
    const [window] = this.open.values()
    if (window) bringToFront(window)
    return window
  }
}
