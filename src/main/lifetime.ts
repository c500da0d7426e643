/** When the app opens a window again, and how it ends. */
import type { App, BrowserWindow } from 'electron'
import type { AppWindows } from './appWindows'
import type { Hosting } from './hosting'

/** What lives as long as the app. */
export interface Living {
  readonly windows: AppWindows
  readonly hosting: Hosting
  /** Saves everything and ends what runs beside the app; never waits without limit. */
  end(): Promise<void>
  /** The exit code of the app. */
  exitCode(): number
}

/** The app from its start to its end. */
export class Lifetime {
  private state: 'open' | 'ending' | 'ended' = 'open'
  private isAsking = false

  constructor(
    private readonly app: App,
    private readonly living: Living,
  ) {
    const show = (): void => {
      this.showWindow()
    }
    app.on('second-instance', show)
    app.on('activate', show)
    app.on('window-all-closed', () => {
      if (process.platform !== 'darwin' && !living.hosting.isInBackground()) app.quit()
    })
    app.on('before-quit', (event) => {
      if (this.state !== 'ended') event.preventDefault()
      if (this.state === 'open') void this.end()
    })
  }

  /** Brings a window to the front, a new one if there is none. */
  showWindow(): void {
    const { windows, hosting } = this.living
    if (!windows.bringToFront() && this.state === 'open') windows.openWindow()
    if (this.state === 'open') hosting.setInBackground(false)
  }

  /** Ends the app, but asks before if guests would be cut off. Whoever ends it otherwise, the system or a signal, is not asked. */
  async quit(): Promise<void> {
    if ((await this.askOnce('quit')) === 'end') this.app.quit()
  }

  /** Looks after a window: whoever closes the last one while guests play is asked what is to become of them. */
  guard(window: BrowserWindow): void {
    let isDecided = false
    window.on('close', (event) => {
      if (isDecided || !this.wouldCut()) return
      event.preventDefault()
      void this.askOnce('close', window).then((parting) => {
        if (parting === 'stay' || parting === undefined) return
        this.living.hosting.setInBackground(parting === 'keep')
        isDecided = true
        window.close()
      })
    })
  }

  /** On macOS the app outlives its windows anyway. */
  private wouldCut(): boolean {
    const { windows, hosting } = this.living
    const isLast = windows.count() === 1 && process.platform !== 'darwin'
    return this.state === 'open' && isLast && hosting.hasGuests()
  }

  /** One question at a time; undefined: it is being asked already. */
  private async askOnce(
    what: 'close' | 'quit',
    window?: BrowserWindow,
  ): Promise<'keep' | 'end' | 'stay' | undefined> {
    if (this.isAsking) return undefined
    if (!this.living.hosting.hasGuests()) return 'end'
    this.isAsking = true
    const before = window ?? this.living.windows.bringToFront()
    const parting = await this.living.hosting.ask(what, before)
    this.isAsking = false
    return parting
  }

  private async end(): Promise<void> {
    this.state = 'ending'
    const { living } = this
    await living.end()
    living.hosting.end()
    this.state = 'ended'
    const code = living.exitCode()
    if (code === 0) this.app.quit()
    else this.app.exit(code)
  }
}
