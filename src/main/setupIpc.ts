/** What the shell does for its pages. */
import { join } from 'node:path'
import { app, BrowserWindow, clipboard } from 'electron'
import { LINK_PORT } from '../ipc/ipc'
import { CONTENT_FOLDER } from '../system/dataFolder'
import { makeFolder } from '../system/makeFolder'
import { formatWatchPath } from './appAddress'
import type { AppWindows } from './appWindows'
import { handleIpc } from './handleIpc'
import type { JoinLinks } from './joinLinks'
import { readHostSettings, writeHostSettings } from './hostSettings'
import { readJsonFile, writeJsonFile } from './jsonFile'
import { openPlace } from './openPlace'
import type { ServerSupervisor } from './serverSupervisor'

/** Where host settings are kept. */
export function hostFile(): string {
  return join(app.getPath('userData'), 'host.json')
}

/** Answers the pages' calls; the app must be ready. */
export function setupIpc(
  server: Pick<ServerSupervisor, 'openLink'>,
  dataFolder: string,
  links: Pick<JoinLinks, 'take'>,
  windows: Pick<AppWindows, 'openOnBigScreen'>,
): void {
  const settingsFile = join(app.getPath('userData'), 'settings.json')
  handleIpc({
    appInfo: () => ({
      version: app.getVersion(),
      platform: process.platform,
      locale: app.getLocale(),
    }),
    openLink: (event, link, target) => {
      event.sender.postMessage(LINK_PORT, link, [server.openLink(target)])
      return true
    },
    readSettings: () => {
      const saved = readJsonFile(settingsFile)
      return saved === undefined ? '' : JSON.stringify(saved)
    },
    writeSettings: (_event, text) => {
      try {
        return writeJsonFile(settingsFile, JSON.parse(text))
      } catch {
        return false
      }
    },
    readHostSettings: () => readHostSettings(hostFile()),
    writeHostSettings: (_event, settings) => writeHostSettings(hostFile(), settings),
    openContentFolder: () => {
      const folder = join(dataFolder, CONTENT_FOLDER)
      try {
        makeFolder(folder)
      } catch {
        return false
      }
      openPlace(folder)
      return true
    },
    copyAddress: (_event, address) => {
      void clipboard.writeText(address)
      return true
    },
    takeJoinAddress: () => links.take(),
    showOnBigScreen: (_event, table, target) => {
      windows.openOnBigScreen(formatWatchPath(table, target))
      return true
    },
    askAttention: (event) => {
      const window = BrowserWindow.fromWebContents(event.sender)
      if (window && !window.isFocused()) window.flashFrame(true)
      return window !== null
    },
  })
}
