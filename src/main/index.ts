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
  server = superviseServer(join(OUT, 'node/serverProcess.js'), {
    kind: 'setup',
    dataFolder: join(app.getPath('userData'), 'tables'),
    windowFolder: join(OUT, 'renderer'),
    programFolder: join(OUT, 'node'),
    app: app.getVersion(),
  })
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
