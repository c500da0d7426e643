/** The desktop app: a table of contents of its parts. */
import { join } from 'node:path'
import { app, protocol, session, shell, type BrowserWindow } from 'electron'
import { dataFolders } from '../system/dataFolder'
import { HOST_FLAGS, readHostWish, type HostWish } from '../system/hostFlags'
import { parseArguments } from '../system/parseArguments'
import type { ServerSetup } from '../server/serverMessages'
import { createFileLog } from '../system/fileLog'
import { isHostHere } from './appAddress'
import { superviseServer } from './serverSupervisor'
import { registerAppScheme, setupAppProtocol } from './setupAppProtocol'
import { setupIpc } from './setupIpc'
import { setupLifetime } from './setupLifetime'
import { createMainWindow } from './setupMainWindow'
import { setupMenu } from './setupMenu'
import { setupNavigationGuards } from './setupNavigationGuards'
import { setupPermissions } from './setupPermissions'
import { tellFailure, type Failure } from './tellFailure'
import { tellStarter } from './tellStarter'

const OUT = join(import.meta.dirname, '..')
const EXIT_FAILED = 1
const EXIT_USAGE = 2

let window: BrowserWindow | undefined
let exitCode = 0

function openWindow(): void {
  window = createMainWindow({
    preload: join(OUT, 'preload/index.cjs'),
    state: join(app.getPath('userData'), 'window.json'),
  })
  window.on('closed', () => {
    window = undefined
  })
}

/** Says what has failed, with the place to look, and ends the app. */
function fail(what: Failure, place: string): void {
  exitCode = EXIT_FAILED
  tellFailure(what, place)
  app.quit()
}

/** Leads whoever starts the app a second time to the tables that are open already, and ends it. */
function goTo(address: string): void {
  tellStarter('open in the browser')
  void shell.openExternal(address).finally(() => {
    app.quit()
  })
}

function setupOf(wish: HostWish): ServerSetup {
  const folders = dataFolders(process.platform, process.env)
  return {
    ...wish,
    kind: 'setup',
    ...(wish.dataFolder === undefined ? { formerFolder: folders.former } : {}),
    dataFolder: wish.dataFolder ?? folders.current,
    windowFolder: join(OUT, 'renderer'),
    programFolder: join(OUT, 'node'),
    app: app.getVersion(),
  }
}

function startServer(setup: ServerSetup): () => Promise<void> {
  const logFile = join(setup.dataFolder, 'shell.log')
  const server = superviseServer(
    {
      server: join(setup.programFolder, 'serverProcess.js'),
      discovery: join(setup.programFolder, 'discoveryProcess.js'),
    },
    setup,
    {
      failed: (why, address) => {
        if (address !== undefined && isHostHere(address)) goTo(address)
        else fail(why, setup.dataFolder)
      },
      gaveUp: (which) => {
        if (which === 'server') fail('server-keeps-ending', logFile)
        else tellFailure('discovery-keeps-ending', logFile)
      },
    },
    createFileLog(logFile),
  )
  setupIpc(server, setup.dataFolder)
  return async () => {
    if (!(await server.end())) tellFailure('server-hung', logFile)
  }
}

function start(wish: HostWish): void {
  setupAppProtocol(protocol, join(OUT, 'renderer'))
  setupPermissions(session.defaultSession)
  setupMenu(app.getLocale())
  const end = startServer(setupOf(wish))
  setupLifetime(app, { window: () => window, openWindow, end, exitCode: () => exitCode })
  openWindow()
}

/** What was said on the command line; words for Chromium stand there too. */
function readWords(): ReturnType<typeof readHostWish> {
  const flags = parseArguments(process.argv.slice(1), HOST_FLAGS, 'passed over')
  return flags.ok ? readHostWish(flags.value) : flags
}

// Whoever started the app and read along may be gone.
process.stderr.on('error', () => undefined)
// It would take the switch away again, without which root can start nothing; every window is sandboxed by itself as well.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
// Where the others may not be sandboxed, neither may the graphics process: it would keep ending.
else app.commandLine.appendSwitch('disable-gpu-sandbox')
registerAppScheme(protocol)
setupNavigationGuards(app)
const wish = readWords()
if (!wish.ok) {
  tellStarter('sentence')
  process.stderr.write(`${wish.error}\n`)
  app.exit(EXIT_USAGE)
} else if (!app.requestSingleInstanceLock()) {
  tellStarter('open already')
  app.quit()
} else {
  // Not awaited here: Electron becomes ready only after this module has been evaluated.
  void app.whenReady().then(() => {
    start(wish.value)
  })
}
