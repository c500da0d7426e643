/** The desktop app: a table of contents of its parts. */
import { join } from 'node:path'
import { app, protocol, session, type BrowserWindow } from 'electron'
import { dataFolders } from '../system/dataFolder'
import { HOST_FLAGS, readHostWish, type HostWish } from '../system/hostFlags'
import { parseArguments } from '../system/parseArguments'
import { superviseServer, type ServerSupervisor } from './serverSupervisor'
import { registerAppScheme, setupAppProtocol } from './setupAppProtocol'
import { setupIpc } from './setupIpc'
import { bringToFront, createMainWindow } from './setupMainWindow'
import { setupMenu } from './setupMenu'
import { setupNavigationGuards } from './setupNavigationGuards'
import { setupPermissions } from './setupPermissions'
import { tellFailure } from './tellFailure'
import { tellStarter } from './tellStarter'

const OUT = join(import.meta.dirname, '..')
const EXIT_FAILED = 1
const EXIT_USAGE = 2

let server: ServerSupervisor | undefined
let window: BrowserWindow | undefined
let isSaved = false
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

function start(wish: HostWish): void {
  const folders = dataFolders(process.platform, process.env)
  const { dataFolder = folders.current, ...rest } = wish
  setupAppProtocol(protocol, join(OUT, 'renderer'))
  setupPermissions(session.defaultSession)
  setupMenu(app.getLocale())
  const programFolder = join(OUT, 'node')
  server = superviseServer(
    {
      server: join(programFolder, 'serverProcess.js'),
      discovery: join(programFolder, 'discoveryProcess.js'),
    },
    {
      ...rest,
      kind: 'setup',
      dataFolder,
      ...(wish.dataFolder === undefined ? { formerFolder: folders.former } : {}),
      windowFolder: join(OUT, 'renderer'),
      programFolder,
      app: app.getVersion(),
    },
    (why) => {
      exitCode = EXIT_FAILED
      tellFailure(why, dataFolder)
    },
  )
  setupIpc(server)
  openWindow()
}

/** What was said on the command line; words for Chromium stand there too. */
function readWords(): ReturnType<typeof readHostWish> {
  const flags = parseArguments(process.argv.slice(1), HOST_FLAGS, 'passed over')
  return flags.ok ? readHostWish(flags.value) : flags
}

// It would take the switch away again, without which root can start nothing; every window is sandboxed by itself as well.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
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
  app.on('second-instance', () => {
    if (window) bringToFront(window)
  })
  app.on('activate', () => {
    if (!window) openWindow()
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app.on('before-quit', (event) => {
    if (isSaved || !server) return
    event.preventDefault()
    void server.end().then(() => {
      isSaved = true
      if (exitCode === 0) app.quit()
      else app.exit(exitCode)
    })
  })
  // Not awaited here: Electron becomes ready only after this module has been evaluated.
  void app.whenReady().then(() => {
    start(wish.value)
  })
}
