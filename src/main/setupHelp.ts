/** What the Help menu does. */
import { app, BrowserWindow, clipboard, type MessageBoxOptions } from 'electron'
import { makeFolder } from '../system/makeFolder'
import { formatDiagnosis } from './diagnosis'
import { MENU_WORDS } from './menuWords'
import { openPlace } from './openPlace'
import type { MenuDeeds } from './setupMenu'
import { showBox } from './showBox'
import { systemLanguage } from './systemLanguage'

/** Where things lie. */
export interface HelpPlaces {
  readonly dataFolder: string
  readonly logFile: string
  readonly licences: string
}

/** The deeds of the Help menu. */
export function setupHelp(
  places: HelpPlaces,
): Pick<MenuDeeds, 'openDataFolder' | 'openLog' | 'openLicences' | 'copyDiagnosis'> {
  return {
    openDataFolder() {
      try {
        makeFolder(places.dataFolder)
      } catch {
        // The system says that there is none.
      }
      openPlace(places.dataFolder)
    },
    openLog() {
      openPlace(places.logFile)
    },
    openLicences() {
      openPlace(places.licences)
    },
    copyDiagnosis() {
      const locale = app.getLocale()
      const crashFolder = app.getPath('crashDumps')
      const { logFile } = places
      void clipboard.writeText(
        formatDiagnosis({ logFile, crashFolder, version: app.getVersion(), locale }),
      )
      const words = MENU_WORDS[systemLanguage(locale)]
      const box: MessageBoxOptions = {
        type: 'info',
        title: 'Stammtisch',
        message: words.copied,
        detail: words.copiedDetail,
      }
      void showBox(box, BrowserWindow.getFocusedWindow())
    },
  }
}
