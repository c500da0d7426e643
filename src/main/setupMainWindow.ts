/** The one window: its place on the screen, its locks, and coming to the front. */
import { BrowserWindow, screen } from 'electron'
import { APP_START } from './appAddress'
import { readJsonFile, writeJsonFile } from './jsonFile'
import { tellStarter } from './tellStarter'
import { type Bounds, DEFAULT_SIZE, parseWindowState, SMALLEST_SIZE } from './windowState'

/** What a window needs. */
export interface MainWindowWish {
  /** The preload script. */
  readonly preload: string
  /** Where the window's place is kept. */
  readonly state: string
  /** A screen that it is to fill; absent: it stands where it stood last time. */
  readonly fullOn?: Bounds
  /** What follows the address of the first page; absent: nothing. */
  readonly path?: string
}

const BACKGROUND = '#1d2a23'

function saveState(window: BrowserWindow, file: string): void {
  writeJsonFile(file, { bounds: window.getNormalBounds(), maximized: window.isMaximized() })
}

/** Opens the window where it stood last time. */
export function createMainWindow(files: MainWindowWish): BrowserWindow {
  const screens = screen.getAllDisplays().map((display) => display.workArea)
  const state = parseWindowState(readJsonFile(files.state), screens)
  const { fullOn } = files
  const window = new BrowserWindow({
    ...DEFAULT_SIZE,
    // Never `fullscreen: false`: on macOS that takes the button for it away.
    ...(fullOn ? { ...fullOn, fullscreen: true } : state.bounds),
    minWidth: SMALLEST_SIZE.width,
    minHeight: SMALLEST_SIZE.height,
    show: false,
    backgroundColor: BACKGROUND,
    autoHideMenuBar: true,
    webPreferences: {
      preload: files.preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      spellcheck: false,
    },
  })
  if (state.maximized && !fullOn) window.maximize()
  window.once('ready-to-show', () => {
    window.show()
    tellStarter('window')
  })
  // Some desktops go on flashing for ever.
  window.on('focus', () => {
    window.flashFrame(false)
  })
  window.on('close', () => {
    if (!fullOn) saveState(window, files.state)
  })
  // Rejected when the window is closed before the page is there.
  window.loadURL(`${APP_START}${files.path ?? ''}`).catch(() => undefined)
  return window
}

/** Brings a window back in front of the player. */
export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
