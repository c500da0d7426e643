/** The desktop app: a table of contents of its parts. */
import { join } from 'node:path'
import { app, protocol, session, type BrowserWindow } from 'electron'
import { superviseServer, type ServerSupervisor } from './serverSupervisor'
import { registerAppScheme, setupAppProtocol } from './setupAppProtocol'
import { setupIpc } from './setupIpc'
import { bringToFront, createMainWindow } from './setupMainWindow'
import { setupMenu } from './setupMenu'
import { setupNavigationGuards } from './setupNavigationGuards'
import { setupPermissions } from './setupPermissions'
import { tellFailure } from './tellFailure'

const OUT = join(import.meta.dirname, '..')

let server: ServerSupervisor | undefined
let window: BrowserWindow | undefined
let isSaved = false

function openWindow(): void {
  window = createMainWindow({
    preload: join(OUT, 'preload/index.cjs'),
    state: join(app.getPath('userData'), 'window.json'),
  })
  window.on('closed', () => {
    window = undefined
  })
}

function start(): void {
  setupAppProtocol(protocol, join(OUT, 'renderer'))
  setupPermissions(session.defaultSession)
  setupMenu(app.getLocale())
  const dataFolder = join(app.getPath('userData'), 'tables')
  const programFolder = join(OUT, 'node')
  server = superviseServer(
    {
      server: join(programFolder, 'serverProcess.js'),
      discovery: join(programFolder, 'discoveryProcess.js'),
    },
    {
      kind: 'setup',
      dataFolder,
      windowFolder: join(OUT, 'renderer'),
      programFolder,
      app: app.getVersion(),
    },
    (why) => {
      tellFailure(why, dataFolder)
    },
  )
  setupIpc(server)
  openWindow()
}

app.enableSandbox()
registerAppScheme(protocol)
setupNavigationGuards(app)
if (app.requestSingleInstanceLock()) {
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
      app.quit()
    })
  })
  // Not awaited here: Electron becomes ready only after this module has been evaluated.
  void app.whenReady().then(start)
} else app.quit()
