/** The menu of the window: only what the system expects, in the system's language. */
import { Menu, type MenuItemConstructorOptions } from 'electron'
import { systemLanguage } from './systemLanguage'

const WORDS = {
  de: {
    app: 'Stammtisch',
    edit: 'Bearbeiten',
    view: 'Ansicht',
    quit: 'Beenden',
    larger: 'Größer',
    smaller: 'Kleiner',
    normal: 'Normale Größe',
    full: 'Vollbild',
    undo: 'Rückgängig',
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    paste: 'Einfügen',
    all: 'Alles auswählen',
  },
  nl: {
    app: 'Stammtisch',
    edit: 'Bewerken',
    view: 'Beeld',
    quit: 'Afsluiten',
    larger: 'Groter',
    smaller: 'Kleiner',
    normal: 'Normale grootte',
    full: 'Volledig scherm',
    undo: 'Ongedaan maken',
    cut: 'Knippen',
    copy: 'Kopiëren',
    paste: 'Plakken',
    all: 'Alles selecteren',
  },
  en: {
    app: 'Stammtisch',
    edit: 'Edit',
    view: 'View',
    quit: 'Quit',
    larger: 'Larger',
    smaller: 'Smaller',
    normal: 'Normal size',
    full: 'Full screen',
    undo: 'Undo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    all: 'Select all',
  },
} as const

/** The menu's entries for a locale such as `de-DE`; unknown locales read English. */
export function menuTemplate(locale: string): MenuItemConstructorOptions[] {
  const words = WORDS[systemLanguage(locale)]
  return [
    { label: words.app, submenu: [{ role: 'quit', label: words.quit }] },
    {
      label: words.edit,
      submenu: [
        { role: 'undo', label: words.undo },
        { type: 'separator' },
        { role: 'cut', label: words.cut },
        { role: 'copy', label: words.copy },
        { role: 'paste', label: words.paste },
        { role: 'selectAll', label: words.all },
      ],
    },
    {
      label: words.view,
      submenu: [
        { role: 'zoomIn', label: words.larger },
        { role: 'zoomOut', label: words.smaller },
        { role: 'resetZoom', label: words.normal },
        { type: 'separator' },
        { role: 'togglefullscreen', label: words.full },
      ],
    },
  ]
}

/** Puts the menu in place; the app must be ready. */
export function setupMenu(locale: string): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(locale)))
}
