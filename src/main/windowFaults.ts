/** A window whose page dies, hangs or never comes: loaded anew by itself, and if that does not help, said. */
import { app, type BrowserWindow, type MessageBoxOptions } from 'electron'
import type { FileLog } from '../system/fileLog'
import { showBox } from './showBox'
import { systemLanguage, type SystemLanguage } from './systemLanguage'

/** After so many faults (a number) within so much time (seconds) loading once more would help nobody. */
const MOST_FAULTS = 3
const FAULTS_WITHIN = 60
/** Chromium's code of a page that was left before it was there. */
const LEFT = -3

interface Words {
  readonly dead: string
  readonly deadDetail: string
  readonly hung: string
  readonly hungDetail: string
  readonly again: string
  readonly wait: string
  readonly close: string
}

const WORDS: Readonly<Record<SystemLanguage, Words>> = {
  de: {
    dead: 'Das Fenster geht immer wieder aus',
    deadDetail: 'Die Tische laufen weiter, und jeder angenommene Zug ist gespeichert. Protokoll: ',
    hung: 'Das Fenster antwortet nicht',
    hungDetail: 'Die Tische laufen weiter. Neu geladen steht es da, wo es war. Protokoll: ',
    again: 'Neu laden',
    wait: 'Warten',
    close: 'Fenster schließen',
  },
  nl: {
    dead: 'Het venster valt steeds weer uit',
    deadDetail: 'De tafels draaien door en elke aangenomen zet is opgeslagen. Logboek: ',
    hung: 'Het venster reageert niet',
    hungDetail: 'De tafels draaien door. Opnieuw geladen staat het waar het was. Logboek: ',
    again: 'Opnieuw laden',
    wait: 'Wachten',
    close: 'Venster sluiten',
  },
  en: {
    dead: 'The window keeps ending',
    deadDetail: 'The tables go on, and every accepted move is saved. Log: ',
    hung: 'The window does not answer',
    hungDetail: 'The tables go on. Loaded again it is where it was. Log: ',
    again: 'Load again',
    wait: 'Wait',
    close: 'Close the window',
  },
}

/** Watches over one window. */
class WindowWatch {
  private faults: readonly number[] = []
  /** Ends the question whether to wait. */
  private asking: AbortController | undefined
  private readonly words = WORDS[systemLanguage(app.getLocale())]

  constructor(
    private readonly window: BrowserWindow,
    private readonly log: FileLog,
    private readonly logFile: string,
  ) {
    const { webContents } = window
    webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
      if (reason !== 'clean-exit') this.recover({ event: 'page gone', reason, code: exitCode })
    })
    webContents.on('did-fail-load', (...[, code, why, , isMainFrame]) => {
      if (isMainFrame && code !== LEFT) this.recover({ event: 'page not loaded', code, why })
    })
    window.on('unresponsive', () => {
      void this.askToWait()
    })
    window.on('responsive', () => {
      this.asking?.abort()
    })
  }

  private recover(fault: Parameters<FileLog['write']>[0]): void {
    this.log.write(fault)
    this.asking?.abort()
    if (this.window.isDestroyed()) return
    const now = process.uptime()
    this.faults = [...this.faults.filter((at) => now - at < FAULTS_WITHIN), now]
    if (this.faults.length < MOST_FAULTS) this.load()
    else void this.tellDead()
  }

  private load(): void {
    this.window.webContents.reload()
  }

  private async tellDead(): Promise<void> {
    const { words } = this
    this.faults = []
    const box: MessageBoxOptions = {
      type: 'error',
      title: 'Stammtisch',
      message: words.dead,
      detail: words.deadDetail + this.logFile,
      buttons: [words.again, words.close],
      cancelId: 1,
    }
    const { response } = await showBox(box, this.window)
    if (this.window.isDestroyed()) return
    if (response === 0) this.load()
    else this.window.close()
  }

  private async askToWait(): Promise<void> {
    if (this.asking) return
    const { words } = this
    this.log.write({ event: 'page hangs' })
    this.asking = new AbortController()
    const box: MessageBoxOptions = {
      type: 'warning',
      title: 'Stammtisch',
      message: words.hung,
      detail: words.hungDetail + this.logFile,
      buttons: [words.wait, words.again],
      cancelId: 0,
      signal: this.asking.signal,
    }
    const { response } = await showBox(box, this.window)
    const isStillHung = !this.asking.signal.aborted
    this.asking = undefined
    // What hangs hears nothing: its end is the way to load it anew.
    if (response === 1 && isStillHung && !this.window.isDestroyed())
      this.window.webContents.forcefullyCrashRenderer()
  }
}

/** Looks after a window's page; what happens goes into `log`, whose file is told to the player. */
export function watchWindow(window: BrowserWindow, log: FileLog, logFile: string): void {
  new WindowWatch(window, log, logFile)
}
