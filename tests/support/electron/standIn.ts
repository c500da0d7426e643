/**
 * A stand-in for the `electron` module: the real main script runs in plain Node, every window is a page of Chromium, the real
 * preload script runs in it, utility processes are processes. It does not prove context isolation, menus on screen or packaging.
 */
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Frame, Page, Route } from '@playwright/test'
import { isRecord } from '../../../src/engine/basics/json'
import { MessageChannelMain, type StandInPort } from './ports'
import { StandInUtilityProcess } from './utilityProcess'

const PRELUDE = readFileSync('tests/support/electron/pagePrelude.js', 'utf8')
const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 }
/** One more, as a television beside it. */
const SECOND_SCREEN = { x: 1920, y: 0, width: 1280, height: 720 }

const DISPLAYS = [SCREEN, SECOND_SCREEN].map((bounds, id) => ({ id, bounds, workArea: bounds }))

type Handler = (event: unknown, ...values: unknown[]) => unknown
type ProtocolHandler = (request: Request) => Promise<Response>

/** Members that the stand-in lacks fail with their name instead of being undefined. */
function strict<T extends object>(name: string, object: T): T {
  return new Proxy(object, {
    get(target, key, receiver) {
      const isKnown = key in target || typeof key === 'symbol' || key === 'then' || key === 'toJSON'
      if (!isKnown) throw new Error(`the stand-in has no ${name}.${key}`)
      const value: unknown = Reflect.get(target, key, receiver)
      return value
    },
  })
}

/** The web preferences of a window. */
export type Preferences = Readonly<Record<string, unknown>>

/** What the stand-in saw the app do. */
export interface Seen {
  readonly preferences: Preferences[]
  readonly errorBoxes: { readonly title: string; readonly text: string }[]
  readonly openedPaths: string[]
  readonly openedAddresses: string[]
  readonly switches: string[]
  readonly menus: unknown[]
  readonly schemes: unknown[]
  readonly crashReports: unknown[]
  readonly flashes: boolean[]
  /** Of every window, whether it fills its screen. */
  readonly fullScreens: boolean[]
  readonly messageBoxes: MessageBox[]
  readonly trays: StandInTray[]
  /** What keeps the system awake at the moment, by number. */
  readonly awake: Map<number, string>
  copied: string
  isSandboxed: boolean
}

/** A question of the shell; it waits until a test answers it. */
export interface MessageBox {
  readonly message: string
  readonly detail: string
  readonly buttons: readonly string[]
  /** Whether it was asked before a window. */
  readonly hasWindow: boolean
  /** Presses a button by its place. */
  answer(button: number): void
}

/** A sign in the system's tray. */
export class StandInTray extends EventEmitter {
  menu: unknown
  isGone = false

  setToolTip(): void {
    this.emit('tip')
  }

  setContextMenu(menu: unknown): void {
    this.menu = menu
  }

  destroy(): void {
    this.isGone = true
  }
}

/** What surrounds the app. */
export interface StandInOptions {
  readonly locale: string
  readonly environment: NodeJS.ProcessEnv
  /** Words of its command line. */
  readonly words: readonly string[]
}

/** Electron's addresses and the ones that Chromium can be asked for: `app://bundle/x` is `http://bundle.app.localhost/x`. */
export function toPageAddress(address: string): string {
  return address.replace(/^app:\/\/([^/]*)/u, 'http://$1.app.localhost')
}

function toAppAddress(address: string): string {
  return address.replace(/^http:\/\/([^/]*)\.app\.localhost/u, 'app://$1')
}

class StandInFrame {
  constructor(private readonly frame: Frame) {}

  get url(): string {
    return toAppAddress(this.frame.url())
  }
}

/** Milliseconds; a page that never comes to rest is closed all the same. */
const LOADING = 3000

/** What a page is to the shell. */
export class StandInWebContents extends EventEmitter {
  openHandler: ((details: { url: string }) => { action: string }) | undefined
  mainFrame: StandInFrame | undefined
  private readonly ports = new Map<number, StandInPort>()
  private nextPort = 1
  private page: Page | undefined
  private order: Promise<unknown> = Promise.resolve()

  show(page: Page): void {
    this.page = page
    this.mainFrame = new StandInFrame(page.mainFrame())
  }

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler
  }

  send(channel: string): void {
    this.evaluate('__standInEmit', [channel, [], []])
  }

  postMessage(channel: string, value: unknown, ports: readonly StandInPort[] = []): void {
    const numbers = ports.map((port) => this.handOver(port))
    this.evaluate('__standInEmit', [channel, [structuredClone(value)], numbers])
  }

  /** A message or the end of a port that a page holds. */
  fromPage(kind: 'port' | 'closed', number: number, data: unknown): void {
    const port = this.ports.get(number)
    if (kind === 'port') port?.postMessage(data)
    else port?.close()
  }

  /** Asks the guards as Electron would; true if the navigation was stopped. */
  asksToLeave(
    event: 'will-navigate' | 'will-frame-navigate' | 'will-redirect',
    url: string,
  ): boolean {
    let isStopped = false
    const preventDefault = (): void => {
      isStopped = true
    }
    this.emit(event, { url, preventDefault })
    return isStopped
  }

  reload(): void {
    void this.page?.reload()
  }

  /** Ends the page's process as Electron would: the shell is told, and nobody else. */
  forcefullyCrashRenderer(): void {
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 })
  }

  closePorts(): void {
    for (const port of this.ports.values()) port.close()
  }

  private handOver(port: StandInPort): number {
    const number = this.nextPort
    this.nextPort += 1
    this.ports.set(number, port)
    port.handTo({
      take: (data) => {
        this.evaluate('__standInPort', [number, data])
      },
      closed: () => {
        this.evaluate('__standInClose', [number])
      },
    })
    return number
  }

  private evaluate(name: string, values: readonly unknown[]): void {
    this.order = this.order
      .then(() =>
        this.page?.evaluate(
          ([method, args]) => {
            const call: unknown = Reflect.get(window, method)
            if (typeof call === 'function') Reflect.apply(call, undefined, args)
          },
          [name, values] as const,
        ),
      )
      // The page was closed meanwhile.
      .catch(() => undefined)
  }
}

/** Everything the app's main script may ask of Electron, over one browser context. */
export class StandIn {
  readonly seen: Seen = {
    preferences: [],
    errorBoxes: [],
    openedPaths: [],
    openedAddresses: [],
    switches: [],
    menus: [],
    schemes: [],
    crashReports: [],
    flashes: [],
    fullScreens: [],
    messageBoxes: [],
    trays: [],
    awake: new Map(),
    copied: '',
    isSandboxed: false,
  }
  readonly handlers = new Map<string, Handler>()
  readonly protocols = new Map<string, ProtocolHandler>()
  readonly contents: StandInWebContents[] = []
  readonly children: StandInUtilityProcess[] = []
  readonly session: Record<string, unknown> = {}
  readonly electron: Readonly<Record<string, unknown>>
  readonly app: EventEmitter & { quit(): void }
  private readonly windows = new Set<StandInWindow>()
  private readonly pages: Page[] = []
  private readonly closing: Promise<void>[] = []
  private becomeReady: () => void = () => undefined
  private ended: (code: number) => void = () => undefined
  /** Done when the app has quit; its exit code. */
  readonly end = new Promise<number>((done) => {
    this.ended = done
  })

  constructor(
    readonly context: BrowserContext,
    readonly userData: string,
    private readonly options: StandInOptions,
  ) {
    this.app = this.createApp()
    this.electron = this.createModule()
  }

  /** Electron becomes ready only after the main script was evaluated. */
  start(): void {
    this.becomeReady()
    this.app.emit('ready')
  }

  /** The page of the newest window. */
  async page(): Promise<Page> {
    for (let wait = 0; wait < 200 && this.pages.length === 0; wait++) {
      await new Promise((done) => setTimeout(done, 50))
    }
    const page = this.pages.at(-1)
    if (!page) throw new Error('the app opened no window')
    return page
  }

  /** Presses the cross of the newest window. */
  closeWindow(): void {
    ;[...this.windows].at(-1)?.close()
  }

  windowCount(): number {
    return this.windows.size
  }

  /** Lets the newest window tell the app of something that happens to it. */
  emitOnWindow(event: 'unresponsive' | 'responsive'): void {
    ;[...this.windows].at(-1)?.emit(event)
  }

  /** Presses the entry of the menu with this label. */
  pressInMenu(label: string): void {
    const press = (entries: unknown): void => {
      for (const entry of Array.isArray(entries) ? entries : []) {
        if (!isRecord(entry)) continue
        if (entry.label === label && typeof entry.click === 'function')
          Reflect.apply(entry.click, undefined, [])
        press(entry.submenu)
      }
    }
    press(this.seen.menus.at(-1))
  }

  noteWindow(window: StandInWindow, preferences: Preferences): void {
    this.windows.add(window)
    this.seen.preferences.push(preferences)
    this.contents.push(window.webContents)
    this.app.emit('web-contents-created', {}, window.webContents)
  }

  notePage(page: Page): void {
    this.pages.push(page)
  }

  forgetWindow(window: StandInWindow, closed: Promise<void>): void {
    this.windows.delete(window)
    this.closing.push(closed)
    if (this.windows.size === 0) this.app.emit('window-all-closed')
  }

  async invoke(
    contents: StandInWebContents,
    frame: Frame,
    channel: string,
    values: unknown[],
  ): Promise<object> {
    const isMain = frame === frame.page().mainFrame()
    const senderFrame = isMain ? contents.mainFrame : new StandInFrame(frame)
    try {
      const handler = this.handlers.get(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      return { value: structuredClone(await handler({ sender: contents, senderFrame }, ...values)) }
    } catch (error) {
      return { error: String(error) }
    }
  }

  /** Every request of every page: the app's own scheme is answered, navigation elsewhere asks the guards, the rest fails. */
  async route(contents: StandInWebContents, route: Route): Promise<void> {
    const request = route.request()
    const address = toAppAddress(request.url())
    const handler = this.protocols.get(new URL(address).protocol.slice(0, -1))
    if (handler) {
      const answer = await handler(new Request(address, { method: request.method() }))
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      })
      return
    }
    const isStopped =
      request.isNavigationRequest() && contents.asksToLeave('will-navigate', address)
    // An answer without content leaves the page where it is.
    if (isStopped) await route.fulfill({ status: 204 })
    else await route.abort()
  }

  private showMessageBox(wish: unknown, hasWindow: boolean): Promise<{ response: number }> {
    const { message, detail, buttons, signal, cancelId } = isRecord(wish) ? wish : {}
    // On macOS it would stand there until somebody answers.
    if (signal !== undefined && !hasWindow) throw new Error('a signal needs a window')
    return new Promise((done) => {
      const answer = (response: number): void => {
        done({ response })
      }
      if (signal instanceof AbortSignal) {
        signal.addEventListener('abort', () => {
          answer(Number(cancelId))
        })
      }
      this.seen.messageBoxes.push({
        message: String(message),
        detail: String(detail),
        buttons: Array.isArray(buttons) ? buttons.map(String) : [],
        hasWindow,
        answer,
      })
    })
  }

  private createApp(): EventEmitter & { quit(): void } {
    const ready = new Promise<void>((done) => {
      this.becomeReady = done
    })
    let hasQuit = false
    const app = Object.assign(new EventEmitter(), {
      whenReady: () => ready,
      getVersion: () => '0.0.0-test',
      getLocale: () => this.options.locale,
      getPath: (name: string) => (name === 'userData' ? this.userData : join(this.userData, name)),
      requestSingleInstanceLock: () => true,
      commandLine: {
        hasSwitch: (name: string) => this.options.words.includes(`--${name}`),
        appendSwitch: (name: string) => this.seen.switches.push(name),
      },
      isPackaged: false,
      setAppUserModelId: () => undefined,
      // As Electron's own does: it takes --no-sandbox away, and root can start no process any more.
      enableSandbox: () => {
        this.seen.isSandboxed = true
      },
      exit: (code: number) => {
        hasQuit = true
        for (const window of this.windows) window.close()
        void Promise.all(this.closing).then(() => {
          this.ended(code)
        })
      },
      quit: () => {
        if (hasQuit) return
        let isPrevented = false
        app.emit('before-quit', {
          preventDefault: () => {
            isPrevented = true
          },
        })
        if (isPrevented) return
        hasQuit = true
        for (const window of this.windows) window.close()
        app.emit('will-quit', {})
        void Promise.all(this.closing).then(() => {
          this.ended(0)
        })
      },
    })
    return app
  }

  private createModule(): Readonly<Record<string, unknown>> {
    const { seen, handlers, protocols, children, session, options } = this
    for (const name of [
      'setPermissionRequestHandler',
      'setPermissionCheckHandler',
      'setDevicePermissionHandler',
      'setDisplayMediaRequestHandler',
    ]) {
      session[name] = (handler: unknown) => {
        session[name.slice(3)] = handler
      }
    }
    return {
      app: strict('app', this.app),
      BrowserWindow: windowClass(this),
      MessageChannelMain,
      Menu: strict('Menu', {
        buildFromTemplate: (template: unknown) => template,
        setApplicationMenu: (menu: unknown) => seen.menus.push(menu),
      }),
      dialog: strict('dialog', {
        showErrorBox: (title: string, text: string) => seen.errorBoxes.push({ title, text }),
        showMessageBox: (...words: unknown[]) =>
          this.showMessageBox(words.at(-1), words.length > 1),
      }),
      Tray: trayClass(seen),
      nativeImage: strict('nativeImage', {
        createFromPath: (path: string) => ({ resize: () => readFileSync(path) }),
      }),
      powerSaveBlocker: strict('powerSaveBlocker', {
        start: (kind: string) => {
          const number = seen.awake.size + 1
          seen.awake.set(number, kind)
          return number
        },
        stop: (number: number) => seen.awake.delete(number),
      }),
      clipboard: strict('clipboard', {
        writeText: (text: string) => {
          seen.copied = text
        },
      }),
      crashReporter: strict('crashReporter', {
        start: (wish: unknown) => {
          seen.crashReports.push(wish)
        },
      }),
      ipcMain: strict('ipcMain', {
        handle: (channel: string, handler: Handler) => handlers.set(channel, handler),
      }),
      protocol: strict('protocol', {
        registerSchemesAsPrivileged: (schemes: unknown) => seen.schemes.push(schemes),
        handle: (scheme: string, handler: ProtocolHandler) => protocols.set(scheme, handler),
      }),
      screen: strict('screen', {
        getAllDisplays: () => DISPLAYS,
        getDisplayMatching: ({ x }: { x: number }) =>
          DISPLAYS.find(({ bounds }) => x >= bounds.x && x < bounds.x + bounds.width),
      }),
      session: strict('session', { defaultSession: strict('session', session) }),
      shell: strict('shell', {
        openExternal: (address: string) => {
          seen.openedAddresses.push(address)
          return Promise.resolve()
        },
        openPath: (path: string) => {
          seen.openedPaths.push(path)
          return Promise.resolve('')
        },
      }),
      utilityProcess: strict('utilityProcess', {
        fork: (script: string, _words: unknown, wish: { serviceName: string }) => {
          const child = new StandInUtilityProcess(script, wish.serviceName, {
            ...process.env,
            ...options.environment,
          })
          children.push(child)
          return child
        },
      }),
    }
  }
}

/** A window of the stand-in. */
export class StandInWindow extends EventEmitter {
  readonly webContents = new StandInWebContents()
  isMaximizedNow = false
  private readonly ready: Promise<Page>
  private bounds = SCREEN
  private isGone = false

  constructor(
    private readonly standIn: StandIn,
    wish: Readonly<Record<string, unknown>>,
  ) {
    super()
    const preferences = isRecord(wish.webPreferences) ? wish.webPreferences : {}
    const { x = 0, y = 0, width, height } = wish
    // On macOS that would take the button for it away.
    if (wish.fullscreen === false) throw new Error('full screen was forbidden, not left open')
    this.standIn.seen.fullScreens.push(wish.fullscreen === true)
    this.bounds = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) }
    this.ready = this.open(String(preferences.preload))
    standIn.noteWindow(this, preferences)
  }

  async loadURL(address: string): Promise<void> {
    const page = await this.ready
    await page.goto(toPageAddress(address))
    this.emit('ready-to-show')
    this.standIn.notePage(page)
  }

  getBounds(): object {
    return this.bounds
  }

  getNormalBounds(): object {
    return this.bounds
  }

  maximize(): void {
    this.isMaximizedNow = true
  }

  isMaximized(): boolean {
    return this.isMaximizedNow
  }

  show(): void {
    this.emit('show')
  }

  focus(): void {
    this.emit('focus')
  }

  isDestroyed(): boolean {
    return this.isGone
  }

  isFocused(): boolean {
    return false
  }

  isMinimized(): boolean {
    return false
  }

  flashFrame(isOn: boolean): void {
    this.standIn.seen.flashes.push(isOn)
  }

  close(): void {
    if (this.isGone) return
    let isPrevented = false
    this.emit('close', {
      preventDefault: () => {
        isPrevented = true
      },
    })
    if (isPrevented) return
    this.isGone = true
    this.webContents.closePorts()
    this.emit('closed')
    this.standIn.forgetWindow(this, this.closePage())
  }

  /** A page that is closed while it still loads confuses the tests' connection to the browser. */
  private async closePage(): Promise<void> {
    const page = await this.ready
    await page.waitForLoadState('networkidle', { timeout: LOADING }).catch(() => undefined)
    await page.close()
  }

  private async open(preload: string): Promise<Page> {
    const { webContents, standIn } = this
    const page = await standIn.context.newPage()
    webContents.show(page)
    await page.setViewportSize({ width: this.bounds.width, height: this.bounds.height })
    await page.route('**/*', (route) => standIn.route(webContents, route))
    await page.exposeBinding('__standIn', ({ frame }, kind: unknown, ...rest: unknown[]) => {
      if (kind === 'invoke') {
        const [channel, values] = rest
        return standIn.invoke(
          webContents,
          frame,
          String(channel),
          Array.isArray(values) ? values : [],
        )
      }
      const [number, data] = rest
      webContents.fromPage(kind === 'port' ? 'port' : 'closed', Number(number), data)
      return undefined
    })
    const script = readFileSync(preload, 'utf8')
    await page.addInitScript(`${PRELUDE};__runPreload((require, module, exports) => {${script}\n})`)
    page.on('popup', (popup) => {
      const answer = webContents.openHandler?.({ url: popup.url() })
      if (answer?.action === 'deny') void popup.close()
    })
    page.once('close', () => {
      this.close()
    })
    return page
  }
}

function trayClass(seen: Seen): unknown {
  return class extends StandInTray {
    constructor() {
      super()
      seen.trays.push(this)
    }
  }
}

function windowClass(standIn: StandIn): unknown {
  const windows = new Map<StandInWebContents, StandInWindow>()
  return class extends StandInWindow {
    constructor(wish: Readonly<Record<string, unknown>>) {
      super(standIn, wish)
      windows.set(this.webContents, this)
    }

    static getFocusedWindow(): StandInWindow | null {
      return [...windows.values()].find((window) => !window.isDestroyed()) ?? null
    }

    static fromWebContents(contents: StandInWebContents): StandInWindow | null {
      return windows.get(contents) ?? null
    }
  }
}
