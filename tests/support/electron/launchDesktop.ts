/** The built desktop app on the stand-in, or on a real Electron where one is found. */
import { mkdtempSync } from 'node:fs'
import { register } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { leaveUnpainted } from '../browser/unpainted'
import { StandIn } from './standIn'

const NAMES = [
  'app',
  'BrowserWindow',
  'MessageChannelMain',
  'Menu',
  'dialog',
  'ipcMain',
  'protocol',
  'Tray',
  'clipboard',
  'crashReporter',
  'nativeImage',
  'powerSaveBlocker',
  'screen',
  'session',
  'shell',
  'utilityProcess',
]

/** `electron`, imported by a script whose address ends in ?electron=N, is the stand-in with that number. */
const HOOK = `export async function resolve(name, context, next) {
  if (name !== 'electron') return next(name, context)
  const number = new URL(context.parentURL).searchParams.get('electron')
  const names = ${JSON.stringify(NAMES)}
  const lines = names.map((one) => 'export const ' + one + ' = globalThis.standIns.get(' + number + ').' + one)
  return { url: 'data:text/javascript,' + encodeURIComponent(lines.join(';')), shortCircuit: true, format: 'module' }
}`

const standIns = new Map<number, unknown>()
let count = 0

/** A running desktop app, real or on the stand-in. */
export interface PlayedDesktop {
  /** The page of its window. */
  page(): Promise<Page>
  /** Numbers of the running processes of this name. */
  processes(name: string): Promise<number[]>
  /** Lets this many seconds pass for the app's own counting; on the stand-in without waiting. */
  passTime(seconds: number): Promise<void>
  /** Quits as a player does; done when everything is saved and ended. */
  quit(): Promise<void>
}

/** A running desktop app on the stand-in. */
export interface Desktop extends PlayedDesktop {
  readonly standIn: StandIn
}

/** How to start the app. */
export interface DesktopWish {
  readonly userData?: string
  readonly locale?: string
  /** Environment of its processes, beside that of the tests. */
  readonly environment?: NodeJS.ProcessEnv
  /** Words of its command line. */
  readonly words?: readonly string[]
  /** Folder of the program, for one that was packed; absent: what is built here. */
  readonly program?: string
}

/** The folder of the tables below the folder of all its data. */
export function tablesIn(userData: string): string {
  return join(userData, 'tables')
}

/** Starts the app in a browser context that holds its storage; the context stays open when the app quits. */
export async function launchDesktopIn(
  context: BrowserContext,
  wish: DesktopWish = {},
): Promise<Desktop> {
  if (count === 0) {
    Object.defineProperty(globalThis, 'standIns', { value: standIns })
    register(`data:text/javascript,${encodeURIComponent(HOOK)}`)
  }
  count += 1
  await leaveUnpainted(context)
  const userData = wish.userData ?? mkdtempSync(join(tmpdir(), 'stammtisch-desktop-'))
  const words = ['--data', tablesIn(userData), ...(wish.words ?? [])]
  const standIn = new StandIn(context, userData, {
    locale: wish.locale ?? 'de-DE',
    environment: wish.environment ?? {},
    words,
  })
  standIns.set(count, standIn.electron)
  const own = process.argv
  // Read while the main script is evaluated, as the whole command line of Electron would be.
  process.argv = [process.execPath, '.', ...words]
  const main = pathToFileURL(resolve(wish.program ?? '.', 'out/main/index.js')).href
  await import(`${main}?electron=${String(count)}`)
  process.argv = own
  standIn.start()
  return {
    standIn,
    page: () => standIn.page(),
    processes: (name) =>
      Promise.resolve(
        standIn.children.flatMap((child) =>
          child.name === name && child.isRunning() && child.pid !== undefined ? [child.pid] : [],
        ),
      ),
    passTime(seconds) {
      const uptime = process.uptime.bind(process)
      process.uptime = () => uptime() + seconds
      return Promise.resolve()
    },
    async quit() {
      standIn.app.quit()
      await standIn.end
    },
  }
}

/** Starts the app in a browser context of its own. */
export async function launchDesktop(browser: Browser, wish: DesktopWish = {}): Promise<Desktop> {
  const locale = wish.locale ?? 'de-DE'
  return launchDesktopIn(await browser.newContext({ locale }), wish)
}
