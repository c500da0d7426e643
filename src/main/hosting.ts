/** Guests at the tables of this computer: a question before they are cut off, a sign in the tray, and a system that stays awake. */
import {
  Menu,
  nativeImage,
  powerSaveBlocker,
  Tray,
  type BrowserWindow,
  type MessageBoxOptions,
} from 'electron'
import type { Company } from '../server/serverMessages'
import { GUEST_WORDS, type GuestWords } from './guestWords'
import { showBox } from './showBox'
import type { SystemLanguage } from './systemLanguage'

/** Pixels of the picture in the tray. */
const TRAY_SIZE = 22

/** What somebody wants who closes the last window, or the app. */
export type Parting = 'keep' | 'end' | 'stay'

/** What the tray can ask for. */
export interface HostingPorts {
  showWindow(): void
  quit(): void
}

/** What lasts while there are guests. */
export class Hosting {
  private company: Company = { guests: [], isPlaying: false }
  private tray: Tray | undefined
  private awake: number | undefined
  private isBehind = false
  private readonly words: GuestWords

  constructor(
    private readonly ports: HostingPorts,
    private readonly picture: string,
    language: SystemLanguage,
  ) {
    this.words = GUEST_WORDS[language]
  }

  /** The guests are these now. */
  note(company: Company): void {
    this.company = company
    this.stayAwake(company.isPlaying)
    this.refreshTray()
  }

  /** Whether closing or ending would cut somebody off. */
  hasGuests(): boolean {
    return this.company.guests.length > 0
  }

  /** Whether the app goes on without a window. */
  isInBackground(): boolean {
    return this.isBehind
  }

  /** From now on the app has no window and goes on, or has one again. */
  setInBackground(isBehind: boolean): void {
    this.isBehind = isBehind
    this.refreshTray()
  }

  /** Asks what is to become of the guests; whoever only closes the window may also let the app go on. */
  async ask(what: 'close' | 'quit', window?: BrowserWindow): Promise<Parting> {
    const { words } = this
    const partings: readonly Parting[] =
      what === 'close' ? ['keep', 'end', 'stay'] : ['end', 'stay']
    const box: MessageBoxOptions = {
      type: 'question',
      title: 'Stammtisch',
      message: `${words.question}. ${words.guests(this.company.guests)}`,
      detail: what === 'close' ? words.detail : words.quitDetail,
      buttons: partings.map((parting) => words[parting]),
      defaultId: 0,
      cancelId: partings.length - 1,
    }
    const { response } = await showBox(box, window)
    return partings[response] ?? 'stay'
  }

  /** Takes the sign in the tray away and lets the computer sleep again. */
  end(): void {
    this.stayAwake(false)
    this.tray?.destroy()
    this.tray = undefined
  }

  private stayAwake(isWanted: boolean): void {
    if (isWanted === (this.awake !== undefined)) return
    if (isWanted) this.awake = powerSaveBlocker.start('prevent-app-suspension')
    else if (this.awake !== undefined) {
      powerSaveBlocker.stop(this.awake)
      this.awake = undefined
    }
  }

  private refreshTray(): void {
    if (!this.isBehind && !this.hasGuests()) {
      this.tray?.destroy()
      this.tray = undefined
      return
    }
    this.tray ??= this.createTray()
    const { words, ports } = this
    this.tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: words.guests(this.company.guests), enabled: false },
        { type: 'separator' },
        { label: words.show, click: ports.showWindow },
        { label: words.end, click: ports.quit },
      ]),
    )
  }

  private createTray(): Tray {
    const picture = nativeImage.createFromPath(this.picture)
    const tray = new Tray(picture.resize({ width: TRAY_SIZE, height: TRAY_SIZE }))
    tray.setToolTip('Stammtisch')
    tray.on('click', this.ports.showWindow)
    return tray
  }
}
