/** The desktop app: a table of contents of its parts. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { app, crashReporter, protocol, session, shell, type BrowserWindow } from 'electron'
import { dataFolders, portableFolder } from '../system/dataFolder'
import { HOST_FLAGS, readHostWish, type HostWish } from '../system/hostFlags'
import { parseArguments } from '../system/parseArguments'
import { JOIN_ASKED } from '../ipc/ipc'
import type { ServerSetup } from '../server/serverMessages'
import { createFileLog, type FileLog } from '../system/fileLog'
import { makeFolder } from '../system/makeFolder'
import { isHostHere } from './appAddress'
import { askForLocalNetwork } from './askForLocalNetwork'
import { AppWindows } from './appWindows'
import { readHostSettings, withHostSettings } from './hostSettings'
import { Hosting } from './hosting'
import { JoinLinks } from './joinLinks'
import { Lifetime } from './lifetime'
import { superviseServer, type ServerSupervisor } from './serverSupervisor'
import { registerAppScheme, setupAppProtocol } from './setupAppProtocol'
import { hostFile, setupIpc } from './setupIpc'
import { setupHelp } from './setupHelp'
import { setupMenu } from './setupMenu'
import { setupNavigationGuards } from './setupNavigationGuards'
import { setupPermissions } from './setupPermissions'
import { systemLanguage } from './systemLanguage'
import { tellFailure, type Failure } from './tellFailure'
import { tellStarter } from './tellStarter'
import { watchProcesses } from './watchProcesses'
import { whenRead } from './whenRead'
import { watchWindow } from './windowFaults'

const OUT = join(import.meta.dirname, '..')
const EXIT_FAILED = 1
const EXIT_USAGE = 2

let exitCode = 0
const isUnpacked = app.isPackaged && process.platform === 'win32'
/** Where it keeps everything that is carried along with it. */
const portable = isUnpacked ? portableFolder(process.execPath) : undefined
// Before anything asks where it is: settings, places of windows and what pages keep.
if (portable !== undefined) keepWindowIn(join(portable, 'window'))
/** From the first moment on: macOS hands over a link before the app is ready. */
const links = new JoinLinks(app, process.argv, portable !== undefined)

/** Electron takes only a folder that is there. */
function keepWindowIn(folder: string): void {
  try {
    makeFolder(folder)
    app.setPath('userData', folder)
  } catch {
    // Nothing can be written there: the server finds that too, and it is told.
  }
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

function setupOf(said: HostWish): ServerSetup {
  const settings = readHostSettings(hostFile())
  const wish = withHostSettings(said, settings)
  const folders = dataFolders(process.platform, process.env)
  const dataFolder = wish.dataFolder ?? portable
  return {
    ...wish,
    kind: 'setup',
    ...(dataFolder === undefined ? { formerFolder: folders.former } : {}),
    dataFolder: dataFolder ?? folders.current,
    windowFolder: join(OUT, 'renderer'),
    programFolder: join(OUT, 'node'),
    app: app.getVersion(),
    opensNetwork: settings.opens,
  }
}

function superviseFor(setup: ServerSetup, log: FileLog, hosting: Hosting): ServerSupervisor {
  const logFile = logOf(setup)
  return superviseServer(
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
      company: (company) => {
        hosting.note(company)
      },
      gaveUp: (which) => {
        if (which === 'server') fail('server-keeps-ending', logFile)
        else tellFailure('discovery-keeps-ending', logFile)
      },
    },
    log,
  )
}

function logOf({ dataFolder }: ServerSetup): string {
  return join(dataFolder, 'shell.log')
}

/** Puts the app together; what fails over it is told, and nothing stays behind that would keep the next start out. */
function start(wish: HostWish): void {
  const setup = setupOf(wish)
  const log = createFileLog(logOf(setup))
  // Also so that there is a log to open while nothing has failed.
  log.write({ event: 'started', version: setup.app })
  try {
    putTogether(setup, log)
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
    log.write({ event: 'fault of the shell', why })
    if (existsSync(join(setup.windowFolder, 'index.html')))
      tellFailure('shell-failed', logOf(setup))
    else tellFailure('window-missing', setup.dataFolder)
    app.exit(EXIT_FAILED)
  }
}

function putTogether(setup: ServerSetup, log: FileLog): void {
  const logFile = logOf(setup)
  watchProcesses(log)
  setupAppProtocol(protocol, setup.windowFolder)
  setupPermissions(session.defaultSession)
  const windows = new AppWindows({
    preload: join(OUT, 'preload/index.cjs'),
    stateFolder: app.getPath('userData'),
    opened: (window) => {
      watchWindow(window, log, logFile)
      lifetime.guard(window)
    },
  })
  const hosting = new Hosting(
    {
      showWindow: () => {
        lifetime.showWindow()
      },
      quit: () => {
        void lifetime.quit()
      },
    },
    join(setup.windowFolder, 'icon.png'),
    systemLanguage(app.getLocale()),
  )
  const server = superviseFor(setup, log, hosting)
  const lifetime = new Lifetime(app, {
    windows,
    hosting,
    async end() {
      if (!(await server.end())) tellFailure('server-hung', logFile)
    },
    exitCode: () => exitCode,
  })
  setupIpc(server, setup.dataFolder, links, windows)
  links.onLink(() => {
    lifetime.showWindow()
    windows.tell(JOIN_ASKED)
  })
  setupMenu(app.getLocale(), {
    ...setupHelp({
      dataFolder: setup.dataFolder,
      logFile,
      // Within the archive no other program could read it.
      licences: join(app.isPackaged ? process.resourcesPath : setup.windowFolder, 'licences.txt'),
    }),
    newWindow: () => {
      windows.openWindow()
    },
    bigScreen: () => {
      windows.openOnBigScreen()
    },
    quit: () => {
      void lifetime.quit()
    },
  })
  startDiscoveryWith(windows.openWindow(), setup, server)
}

function startDiscoveryWith(
  window: BrowserWindow,
  { hasDiscovery }: ServerSetup,
  server: ServerSupervisor,
): void {
  if (!hasDiscovery) return
  whenRead(window, () => {
    askForLocalNetwork()
    server.startDiscovery()
  })
}

/** What was said on the command line; words for Chromium stand there too. */
function readWords(): ReturnType<typeof readHostWish> {
  const flags = parseArguments(process.argv.slice(1), HOST_FLAGS, 'passed over')
  return flags.ok ? readHostWish(flags.value) : flags
}

// Whoever started the app and read along may be gone.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
// It would take the switch away again, without which root can start nothing; every window is sandboxed by itself as well.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
// Where the others may not be sandboxed, neither may the graphics process: it would keep ending.
else app.commandLine.appendSwitch('disable-gpu-sandbox')
// Reports stay on this computer; the Help menu says how many there are.
crashReporter.start({ uploadToServer: false })
// The name by which Windows knows windows and shortcuts as one program.
app.setAppUserModelId('org.stammtisch.app')
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
