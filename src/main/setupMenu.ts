/** The menu of the windows: what the system expects, one more window, and help, in the system's language. */
import { Menu, type MenuItemConstructorOptions } from 'electron'
import { MENU_WORDS, type MenuWords } from './menuWords'
import { systemLanguage } from './systemLanguage'

type Items = MenuItemConstructorOptions[]

/** What the menu's own entries do. */
export interface MenuDeeds {
  newWindow(): void
  bigScreen(): void
  quit(): void
  openDataFolder(): void
  openLog(): void
  openLicences(): void
  copyDiagnosis(): void
}

const LINE = { type: 'separator' } as const

function appItems(words: MenuWords, deeds: MenuDeeds, isApple: boolean): Items {
  const quit = { label: words.quit, accelerator: 'CmdOrCtrl+Q', click: deeds.quit }
  const open = { label: words.newWindow, accelerator: 'CmdOrCtrl+N', click: deeds.newWindow }
  const big = { label: words.bigScreen, click: deeds.bigScreen }
  if (!isApple) return [open, big, LINE, quit]
  return [
    { role: 'about', label: words.about },
    LINE,
    open,
    big,
    LINE,
    { role: 'services', label: words.services },
    LINE,
    { role: 'hide', label: words.hide },
    { role: 'hideOthers', label: words.hideOthers },
    { role: 'unhide', label: words.unhide },
    LINE,
    quit,
  ]
}

function editItems(words: MenuWords): Items {
  return [
    { role: 'undo', label: words.undo },
    { role: 'redo', label: words.redo },
    LINE,
    { role: 'cut', label: words.cut },
    { role: 'copy', label: words.copy },
    { role: 'paste', label: words.paste },
    { role: 'selectAll', label: words.all },
  ]
}

function viewItems(words: MenuWords): Items {
  return [
    { role: 'zoomIn', label: words.larger },
    { role: 'zoomOut', label: words.smaller },
    { role: 'resetZoom', label: words.normal },
    LINE,
    { role: 'togglefullscreen', label: words.full },
  ]
}

function windowItems(words: MenuWords, isApple: boolean): Items {
  return [
    { role: 'minimize', label: words.minimize },
    ...(isApple ? [{ role: 'zoom', label: words.zoom } as const] : []),
    { role: 'close', label: words.close },
    ...(isApple ? [LINE, { role: 'front', label: words.front } as const] : []),
  ]
}

function helpItems(words: MenuWords, deeds: MenuDeeds): Items {
  return [
    { label: words.dataFolder, click: deeds.openDataFolder },
    { label: words.log, click: deeds.openLog },
    { label: words.diagnosis, click: deeds.copyDiagnosis },
    LINE,
    { label: words.licences, click: deeds.openLicences },
  ]
}

/** The menu's entries for a locale such as `de-DE`; unknown locales read English. */
export function menuTemplate(locale: string, deeds: MenuDeeds, platform: NodeJS.Platform): Items {
  const words = MENU_WORDS[systemLanguage(locale)]
  const isApple = platform === 'darwin'
  return [
    { label: words.app, submenu: appItems(words, deeds, isApple) },
    { label: words.edit, submenu: editItems(words) },
    { label: words.view, submenu: viewItems(words) },
    { role: 'windowMenu', label: words.window, submenu: windowItems(words, isApple) },
    { role: 'help', label: words.help, submenu: helpItems(words, deeds) },
  ]
}

/** Puts the menu in place; the app must be ready. */
export function setupMenu(locale: string, deeds: MenuDeeds): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(locale, deeds, process.platform)))
}
